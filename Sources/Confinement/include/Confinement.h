// Starts one untrusted program, with limits and, where the system allows, in isolation.
//
// On Linux a small supervisor process stands between the caller and the program. It is the first
// process of the program's namespaces if these can be had, it passes on how the program ended, and
// it ends with the caller, so that nothing outlives it. Elsewhere the program is a direct child.
//
// All functions may be called on any thread, for one program on one thread at a time.

#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include <stdbool.h>
#include <sys/types.h>

/// How a program is to be started.
///
/// Everything is copied or done with by the time `confined_start` returns.
struct confinement {
  /// The absolute path of the program.
  const char *program;
  /// What its `main` gets, NULL-terminated and with its name first.
  char *const *arguments;
  /// Its whole environment, NULL-terminated.
  char *const *environment;
  /// The absolute path of an existing folder in which it works, and in which it may write.
  const char *folder;

  /// What becomes its descriptors 0, 1 and 2; -1 stands for `/dev/null`.
  int input, output, error;
  /// What becomes its descriptors 3 and 4; -1 stands for none. All others are closed in it.
  int questions, answers;

  /// Processor time, after which it gets SIGXCPU, and on Linux SIGKILL a second later; 0 for no
  /// limit.
  unsigned cpu_seconds;
  /// The private memory that it may ask for, stacks of threads included; 0 for no limit.
  unsigned long long memory_bytes;
  /// The size of any file that it writes, beyond which it gets SIGXFSZ; 0 for no limit.
  unsigned long long file_bytes;
  /// How many descriptors it may have open; 0 for no limit.
  unsigned open_files;
  /// How many processes and threads it may have in isolation; 0 for no limit.
  ///
  /// Without isolation the system would count all that the user runs, so no limit is set.
  unsigned processes;
  /// The size of the main thread's stack, and on Linux of all threads' by default; 0 for as is.
  unsigned long long stack_bytes;

  /// Whether it can't start processes, reach into others, open sockets or change the system.
  ///
  /// On Linux such calls fail with EPERM. Elsewhere only starting processes is prevented.
  bool forbid_processes;

  /// Whether it gets namespaces of its own, which only Linux has: it sees no other processes, no
  /// network and no files but those in `readable`, in its working folder and in `/tmp`.
  bool isolate;
  /// Absolute paths of files and folders that it sees in isolation, but can't change,
  /// NULL-terminated.
  ///
  /// Folders above them need not be open to others, but when root is the caller they themselves
  /// have to be, for the program is nobody then. Paths at which nothing is are left out.
  const char *const *readable;
  /// How much fits into the working folder in isolation, and as much again into `/tmp`; 0 for no
  /// limit.
  ///
  /// Both are in memory, start out empty and vanish with the program.
  unsigned long long folder_bytes;
};

/// What a program that was started can't do, or not without end.
enum __attribute__((flag_enum, enum_extensibility(open))) confined_protections : unsigned {
  /// It is in namespaces of its own; comes with the next two, and no network.
  CONFINED_ISOLATED __attribute__((swift_name("isolated"))) = 1,
  /// It reaches no network: it has none, or no sockets.
  CONFINED_NO_NETWORK __attribute__((swift_name("noNetwork"))) = 2,
  /// It sees no files but those in `readable` and its own.
  CONFINED_PRIVATE_FILES __attribute__((swift_name("privateFiles"))) = 4,
  /// It can't start processes.
  CONFINED_NO_PROCESSES __attribute__((swift_name("noProcesses"))) = 8,
  /// The limits hold that were asked for, apart from the two that come below.
  CONFINED_LIMITS __attribute__((swift_name("limits"))) = 16,
  /// It sees no processes but its own, and these all end with it.
  CONFINED_PRIVATE_PROCESSES __attribute__((swift_name("privateProcesses"))) = 32,
  /// The limit of memory holds that was asked for, which only Linux can promise.
  CONFINED_MEMORY_LIMIT __attribute__((swift_name("memoryLimit"))) = 64,
  /// The limit of processes holds that was asked for. Root has none, so it takes a way to become
  /// another user.
  CONFINED_PROCESS_LIMIT __attribute__((swift_name("processLimit"))) = 128,
};

/// A program that was started.
struct confined {
  /// The caller's child: on Linux the supervisor, elsewhere the program; 0 after its end.
  pid_t process;
  /// Can be read from once the program has ended, for `poll` and its like; -1 after
  /// `confined_wait` has said so.
  int status_descriptor;
  enum confined_protections protections;
};

/// How a program ended, and what it used.
struct confined_end {
  /// Its exit status, if it exited.
  int status;
  /// The signal that ended it; 0 if it exited.
  int signal;
  /// The processor time of it and of those of its processes that it waited for.
  unsigned long long user_microseconds, system_microseconds;
  /// The most memory that was resident at once.
  ///
  /// It can't be told apart from less than what the caller itself had when it started the program.
  unsigned long long peak_bytes;
};

/// Starts a program; returns once its file is being executed.
///
/// If isolation is asked for but not to be had, starts it without; `protections` says so. Returns 0
/// or, if the program can't be started, a number as in `errno`.
int confined_start(const struct confinement *confinement, struct confined *confined);

/// Waits for the end of a program, at most for a time; -1 waits without end and 0 not at all.
///
/// Returns 0 when it has ended, and everything with it that can be found; ETIMEDOUT if it is still
/// running; another number as in `errno` if there is nothing to wait for.
int confined_wait(struct confined *confined, int milliseconds, struct confined_end *end);

/// Ends a program and everything that it started; `confined_wait` then tells what it used.
///
/// Without isolation this misses processes that have left its session.
void confined_kill(const struct confined *confined);

#endif
