// The process between the caller and the program.

#ifdef __linux__

#define _GNU_SOURCE

#include "Parts.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

pid_t copy_process(unsigned long flags) {
  return (pid_t)syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, NULL);
}

/// Tells the caller; if it is gone, there is nobody to tell.
static void tell(int line, const void *message, size_t size) {
  (void)!send(line, message, size, MSG_NOSIGNAL);
}

/// Starts the program; closes all descriptors but the line, which becomes another.
static struct start_report start_program(
    const struct preparation *preparation, int *line, pid_t *program) {
  int reports[2];
  if (make_pipe(reports) != 0) return (struct start_report){.error = errno};
  *program = copy_process(0);
  if (*program == 0) become_program(preparation, reports[1]);
  if (*program < 0) return (struct start_report){.error = errno};

  // Whoever reads from the program waits for all who could write, and this process is one of them.
  const int kept[] = {*line, reports[0]};
  if (place_descriptors(kept, 2) != 0) return (struct start_report){.error = errno};
  close_descriptors(2, false);
  *line = 0;
  struct start_report report = read_reports(1);
  close(1);
  return report;
}

/// Waits until the program has ended, but leaves it to be waited for; or until it is to end.
static void wait_for_end(int line, pid_t program) {
  sigset_t child_ended;
  sigemptyset(&child_ended);
  sigaddset(&child_ended, SIGCHLD);
  int signals = signalfd(-1, &child_ended, SFD_CLOEXEC);
  struct pollfd sources[] = {{.fd = line, .events = POLLIN}, {.fd = signals, .events = POLLIN}};
  for (;;) {
    // The program's orphans become children of the first process in their namespace.
    siginfo_t child = {0};
    while (waitid(P_ALL, 0, &child, WEXITED | WNOWAIT | WNOHANG) == 0 && child.si_pid != 0) {
      if (child.si_pid == program) return;
      waitpid(child.si_pid, NULL, 0);
      child.si_pid = 0;
    }
    poll(sources, 2, -1);
    // The caller never says anything: either it is gone, or it wants the program to end.
    if (sources[0].revents != 0) return;
    struct signalfd_siginfo signal;
    (void)!read(signals, &signal, sizeof signal);
  }
}

_Noreturn void supervise(const struct preparation *preparation, int line) {
  const struct isolation *isolation = preparation->isolation;
  if (isolation && enter_isolation(isolation) != 0) {
    struct start_report failure = {.error = errno, .isolation_failed = true};
    tell(line, &failure, sizeof failure);
    _exit(1);
  }
  // The memory is still that of the caller, and the program may be of the same user.
  prctl(PR_SET_DUMPABLE, 0);
  // The caller may ignore this signal, and then the end of a child goes unseen.
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigaction(SIGCHLD, &usual, NULL);

  pid_t program = -1;
  struct start_report report = start_program(preparation, &line, &program);
  tell(line, &report, sizeof report);
  if (report.error != 0) _exit(1);

  wait_for_end(line, program);
  // While the program can still be waited for, its number isn't that of another group.
  kill(-program, SIGKILL);
  int status = 0;
  struct rusage usage = {0};
  wait4(program, &status, 0, &usage);
  struct confined_end end = end_of_process(status, &usage);
  tell(line, &end, sizeof end);
  // If this is the first process of a namespace, the system now ends all others in it.
  _exit(0);
}

#endif
