// The end of a program, on the caller's side.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "Parts.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/socket.h>
#endif

static unsigned long long microseconds(struct timeval time) {
  return (unsigned long long)time.tv_sec * 1000000 + (unsigned long long)time.tv_usec;
}

struct confined_end end_of_process(int status, const struct rusage *usage) {
#ifdef __linux__
  const unsigned long long memory_unit = 1024;
#else
  const unsigned long long memory_unit = 1;
#endif
  return (struct confined_end){
      .status = WIFEXITED(status) ? WEXITSTATUS(status) : 0,
      .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0,
      .user_microseconds = microseconds(usage->ru_utime),
      .system_microseconds = microseconds(usage->ru_stime),
      .peak_bytes = (unsigned long long)usage->ru_maxrss * memory_unit,
  };
}

static long long now_in_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits until there is something to read; returns 0, ETIMEDOUT or another error.
static int await_input(int descriptor, int milliseconds) {
  struct pollfd source = {.fd = descriptor, .events = POLLIN};
  long long end = now_in_milliseconds() + milliseconds;
  int left = milliseconds;
  for (;;) {
    int count = poll(&source, 1, left);
    if (count > 0) return 0;
    if (count == 0) return ETIMEDOUT;
    if (errno != EINTR) return errno;
    if (milliseconds > 0) {
      long long rest = end - now_in_milliseconds();
      left = rest > 0 ? (int)rest : 0;
    }
  }
}

#ifdef __linux__

static int collect(const struct confined *confined, struct confined_end *end) {
  struct confined_end message;
  ssize_t size = recv(confined->status_descriptor, &message, sizeof message, 0);
  if (size < 0 && errno == EINTR) return collect(confined, end);
  // If the supervisor ends before it can tell, somebody has killed it, and so the program.
  *end = size == sizeof message ? message : (struct confined_end){.signal = SIGKILL};
  // In isolation, this is over only when all processes in the namespace are gone.
  while (waitpid(confined->process, NULL, 0) < 0 && errno == EINTR) continue;
  return 0;
}

void confined_kill(const struct confined *confined) {
  if (confined->process > 0) shutdown(confined->status_descriptor, SHUT_WR);
}

#else

static int collect(const struct confined *confined, struct confined_end *end) {
  pid_t program = confined->process;
  siginfo_t ended;
  while (waitid(P_PID, (id_t)program, &ended, WEXITED | WNOWAIT) < 0 && errno == EINTR) continue;
  // While the program can still be waited for, its number isn't that of another group.
  kill(-program, SIGKILL);
  int status = 0;
  struct rusage usage = {0};
  while (wait4(program, &status, 0, &usage) < 0) {
    if (errno != EINTR) return errno;
  }
  *end = end_of_process(status, &usage);
  return 0;
}

void confined_kill(const struct confined *confined) {
  if (confined->process <= 0) return;
  kill(-confined->process, SIGKILL);
  kill(confined->process, SIGKILL);
}

#endif

int confined_wait(struct confined *confined, int milliseconds, struct confined_end *end) {
  if (confined->process <= 0) return ECHILD;
  int error = await_input(confined->status_descriptor, milliseconds);
  if (error == 0) error = collect(confined, end);
  if (error == ETIMEDOUT) return error;
  close(confined->status_descriptor);
  confined->process = 0;
  confined->status_descriptor = -1;
  return error;
}
