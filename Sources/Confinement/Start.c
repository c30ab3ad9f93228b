// The start of a program, on the caller's side.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "Parts.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/socket.h>
#else
#include <sys/event.h>
#endif

/// Holds back all signals, whose handlers mustn't run in a child; returns what was held back.
static sigset_t block_signals(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  return before;
}

/// Waits for a child that couldn't start the program.
static void forget(pid_t process) {
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) continue;
}

#ifdef __linux__

static struct start_report report_on(int line) {
  struct start_report report;
  for (;;) {
    ssize_t size = recv(line, &report, sizeof report, 0);
    if (size == sizeof report) return report;
    if (size >= 0 || errno != EINTR) return (struct start_report){.error = EIO};
  }
}

/// Starts the program under a supervisor.
static struct start_report start_supervised(
    const struct preparation *preparation, struct confined *confined) {
  // By packets, so that what is read is one message or none.
  int line[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, line) != 0) {
    return (struct start_report){.error = errno};
  }
  const struct isolation *isolation = preparation->isolation;
  sigset_t before = block_signals();
  pid_t supervisor = copy_process(isolation ? isolation_flags(isolation) : 0);
  if (supervisor == 0) supervise(preparation, line[1]);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(line[1]);

  struct start_report report = {.error = error, .isolation_failed = isolation};
  if (supervisor > 0) report = report_on(line[0]);
  if (report.error == 0) {
    *confined = (struct confined){supervisor, line[0], report.protections};
  } else {
    close(line[0]);
    if (supervisor > 0) forget(supervisor);
  }
  return report;
}

static int start(struct preparation *preparation, struct confined *confined) {
  static const enum isolation_way ways[] = {isolation_as_root, isolation_in_user_namespace};
  for (int i = geteuid() == 0 ? 0 : 1; preparation->confinement->isolate && i < 2; i += 1) {
    struct isolation *isolation = prepare_isolation(preparation->confinement, ways[i]);
    if (!isolation) break;
    preparation->isolation = isolation;
    struct start_report report = start_supervised(preparation, confined);
    preparation->isolation = NULL;
    discard_isolation(isolation);
    if (!report.isolation_failed) return report.error;
  }
  return start_supervised(preparation, confined).error;
}

#else

/// What can be read from once a process has ended; -1 if it has ended already.
static int watch(pid_t process) {
  int queue = kqueue();
  struct kevent change;
  EV_SET(&change, process, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, NULL);
  if (queue < 0) return -1;
  if (kevent(queue, &change, 1, NULL, 0, NULL) == 0) {
    fcntl(queue, F_SETFD, FD_CLOEXEC);
    return queue;
  }
  close(queue);
  return -1;
}

static int start(struct preparation *preparation, struct confined *confined) {
  int reports[2];
  if (make_pipe(reports) != 0) return errno;
  sigset_t before = block_signals();
  pid_t program = fork();
  if (program == 0) become_program(preparation, reports[1]);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(reports[1]);

  struct start_report report = {.error = error};
  if (program > 0) report = read_reports(reports[0]);
  if (report.error != 0) {
    close(reports[0]);
    if (program > 0) forget(program);
    return report.error;
  }
  int status_descriptor = watch(program);
  if (status_descriptor < 0) {
    // The pipe is at its end, and so can be read from as well.
    status_descriptor = reports[0];
  } else {
    close(reports[0]);
  }
  *confined = (struct confined){program, status_descriptor, report.protections};
  return 0;
}

#endif

int confined_start(const struct confinement *confinement, struct confined *confined) {
  struct preparation preparation = {
      .confinement = confinement,
      .null = open("/dev/null", O_RDWR | O_CLOEXEC),
  };
  if (preparation.null < 0) return errno;
  int error = start(&preparation, confined);
  close(preparation.null);
  return error;
}
