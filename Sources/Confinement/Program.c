// From the copy of a process to the program.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "Parts.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/// Gives the program its descriptors, and moves `reports` out of their way.
static int place_program_descriptors(const struct preparation *preparation, int *reports) {
  const struct confinement *confinement = preparation->confinement;
  int null = preparation->null;
  const int sources[] = {
      confinement->input < 0 ? null : confinement->input,
      confinement->output < 0 ? null : confinement->output,
      confinement->error < 0 ? null : confinement->error,
      confinement->questions,
      confinement->answers,
  };
  const int count = sizeof sources / sizeof *sources;
  *reports = fcntl(*reports, F_DUPFD_CLOEXEC, count);
  if (*reports < 0 || place_descriptors(sources, count) != 0) return -1;
  close_descriptors(count, true);
  return 0;
}

/// Undoes what the caller does with signals, which would outlast exec.
static void reset_signals(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number += 1) sigaction(number, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

#ifdef __linux__

/// Becomes the program's user and nobody more than that; gives the protections of isolation.
static int give_up_privileges(const struct isolation *isolation, unsigned *protections) {
  if (isolation) {
    if (become_user(isolation) != 0) return -1;
    *protections |= CONFINED_ISOLATED | CONFINED_NO_NETWORK | CONFINED_PRIVATE_FILES
        | CONFINED_PRIVATE_PROCESSES;
  }
  // Only after that, as another user's process loses it. The supervisor has no threads, whose end
  // would count as that of the parent.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

#else

static int give_up_privileges(const struct isolation *isolation, unsigned *protections) {
  (void)isolation;
  (void)protections;
  return 0;
}

#endif

/// How many other processes count as those of the program's user; -1 if that isn't known.
static int companions_in(const struct isolation *isolation) {
#ifdef __linux__
  if (isolation) return isolation_companions(isolation);
#else
  (void)isolation;
#endif
  return -1;
}

/// Does all but exec.
static int confine(const struct preparation *preparation, int *reports, unsigned *protections) {
  const struct confinement *confinement = preparation->confinement;
  if (place_program_descriptors(preparation, reports) != 0) return -1;
  // A session and not only a group, so that the caller's terminal is out of reach, too.
  if (setsid() < 0 || chdir(confinement->folder) != 0) return -1;
  *protections |= set_limits(confinement, companions_in(preparation->isolation));
  if (give_up_privileges(preparation->isolation, protections) != 0) return -1;
  if (confinement->forbid_processes) *protections |= forbid_system_calls();
  reset_signals();
  return 0;
}

_Noreturn void become_program(const struct preparation *preparation, int reports) {
  const struct confinement *confinement = preparation->confinement;
  struct start_report report = {0};
  if (confine(preparation, &reports, &report.protections) == 0
      && write(reports, &report, sizeof report) == sizeof report) {
    execve(confinement->program, confinement->arguments, confinement->environment);
  }
  report.error = errno;
  // If this fails there is no report at all, which says the same.
  (void)!write(reports, &report, sizeof report);
  _exit(127);
}

struct start_report read_reports(int reports) {
  // For a process that ends before it has reported.
  struct start_report last = {.error = EIO};
  for (;;) {
    struct start_report report;
    ssize_t size = read(reports, &report, sizeof report);
    if (size == sizeof report) {
      last = report;
    } else if (size >= 0 || errno != EINTR) {
      return last;
    }
  }
}
