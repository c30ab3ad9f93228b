// What a program may not ask of the system.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "Parts.h"

#ifdef __linux__

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

// A filter is a program that the system runs at each system call, on its number and arguments.
// Each of the following is one or more of its instructions; a jump tells how many to skip if the
// comparison holds, and if not.

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define IF_EQUAL(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (yes), (no))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define FAIL(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))

/// The call always fails.
#define FORBID(number) IF_EQUAL(number, 0, 1), FAIL(EPERM)
/// The call fails as if the system didn't know it.
#define UNKNOWN(number) IF_EQUAL(number, 0, 1), FAIL(ENOSYS)
/// The call fails unless it is about the program itself, whose number or 0 comes first.
#define ONLY_FOR(process, number)                                                                  \
  IF_EQUAL(number, 0, 5), LOAD(args[0]), IF_EQUAL(0, 1, 0), IF_EQUAL(process, 0, 1), ALLOW,         \
      FAIL(EPERM)
/// The call fails if all of these bits are set in an argument; both kinds of systems here have the
/// lower half of it first.
#define FORBID_BITS(number, argument, bits)                                                        \
  IF_EQUAL(number, 0, 5), LOAD(args[argument]), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, (bits)),        \
      IF_EQUAL(bits, 0, 1), FAIL(EPERM), ALLOW
/// The call fails if one of these bits isn't set in an argument.
#define REQUIRE_BITS(number, argument, bits)                                                       \
  IF_EQUAL(number, 0, 5), LOAD(args[argument]), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, (bits)),        \
      IF_EQUAL(bits, 0, 1), ALLOW, FAIL(EPERM)

// Newer than some systems' headers, but the same everywhere.
#define CALL_PIDFD_SEND_SIGNAL 424
#define CALL_IO_URING_SETUP 425
#define CALL_IO_URING_ENTER 426
#define CALL_IO_URING_REGISTER 427
#define CALL_OPEN_TREE 428
#define CALL_MOVE_MOUNT 429
#define CALL_FSOPEN 430
#define CALL_FSCONFIG 431
#define CALL_FSMOUNT 432
#define CALL_FSPICK 433
#define CALL_CLONE3 435
#define CALL_PIDFD_GETFD 438
#define CALL_MOUNT_SETATTR 442
#define CALL_MEMFD_SECRET 447

unsigned forbid_system_calls(void) {
  const unsigned self = (unsigned)getpid();
  struct sock_filter filter[] = {
      LOAD(arch),
      IF_EQUAL(ARCHITECTURE, 1, 0),
      KILL,
      LOAD(nr),
#ifdef __x86_64__
      // The same calls under other numbers, for programs with short pointers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      FAIL(ENOSYS),
#endif

      // New processes, while threads are welcome. The filter can't see what clone3 is asked for;
      // without it, libc uses clone.
      REQUIRE_BITS(SYS_clone, 0, CLONE_THREAD),
      UNKNOWN(CALL_CLONE3),
#ifdef __x86_64__
      FORBID(SYS_fork),
      FORBID(SYS_vfork),
#endif

      // Other processes, such as the supervisor and the caller where nothing hides them.
      ONLY_FOR(self, SYS_kill),
      ONLY_FOR(self, SYS_tkill),
      ONLY_FOR(self, SYS_tgkill),
      ONLY_FOR(self, SYS_rt_sigqueueinfo),
      ONLY_FOR(self, SYS_rt_tgsigqueueinfo),
      ONLY_FOR(self, SYS_prlimit64),
      FORBID(CALL_PIDFD_SEND_SIGNAL),
      FORBID(CALL_PIDFD_GETFD),
      FORBID(SYS_ptrace),
      FORBID(SYS_process_vm_readv),
      FORBID(SYS_process_vm_writev),
      FORBID(SYS_kcmp),

      // The network.
      FORBID(SYS_socket),
      FORBID(SYS_socketpair),

      // Memory that the limit doesn't count.
      FORBID_BITS(SYS_mmap, 3, MAP_SHARED | MAP_ANONYMOUS),
      FORBID(SYS_memfd_create),
      FORBID(CALL_MEMFD_SECRET),
      FORBID(SYS_shmget),
      FORBID(SYS_msgget),
      FORBID(SYS_semget),
      FORBID(SYS_mq_open),

      // The system, and what widely opens it.
      FORBID(SYS_unshare),
      FORBID(SYS_setns),
      FORBID(SYS_mount),
      FORBID(SYS_umount2),
      FORBID(SYS_pivot_root),
      FORBID(SYS_chroot),
      FORBID(CALL_OPEN_TREE),
      FORBID(CALL_MOVE_MOUNT),
      FORBID(CALL_FSOPEN),
      FORBID(CALL_FSCONFIG),
      FORBID(CALL_FSMOUNT),
      FORBID(CALL_FSPICK),
      FORBID(CALL_MOUNT_SETATTR),
      FORBID(SYS_name_to_handle_at),
      FORBID(SYS_open_by_handle_at),
      FORBID(SYS_add_key),
      FORBID(SYS_request_key),
      FORBID(SYS_keyctl),
      FORBID(SYS_bpf),
      FORBID(SYS_perf_event_open),
      FORBID(SYS_userfaultfd),
      FORBID(CALL_IO_URING_SETUP),
      FORBID(CALL_IO_URING_ENTER),
      FORBID(CALL_IO_URING_REGISTER),
      FORBID(SYS_init_module),
      FORBID(SYS_finit_module),
      FORBID(SYS_delete_module),
      FORBID(SYS_kexec_load),
      FORBID(SYS_swapon),
      FORBID(SYS_swapoff),
      FORBID(SYS_quotactl),
      FORBID(SYS_acct),
      FORBID(SYS_syslog),
      FORBID(SYS_reboot),
      FORBID(SYS_settimeofday),
      FORBID(SYS_clock_settime),
      FORBID(SYS_sethostname),
      FORBID(SYS_setdomainname),
#ifdef __x86_64__
      FORBID(SYS_iopl),
      FORBID(SYS_ioperm),
#endif
      ALLOW,
  };
  const struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) return 0;
  return CONFINED_NO_PROCESSES | CONFINED_NO_NETWORK;
}

#else

unsigned forbid_system_calls(void) { return 0; }

#endif

#else

#include <sys/resource.h>
#include <unistd.h>

unsigned forbid_system_calls(void) {
  // macOS counts the processes of the user, who has some already; threads don't count. Root has no
  // such limit.
  const struct rlimit none = {0, 0};
  return geteuid() != 0 && setrlimit(RLIMIT_NPROC, &none) == 0 ? CONFINED_NO_PROCESSES : 0;
}

#endif
