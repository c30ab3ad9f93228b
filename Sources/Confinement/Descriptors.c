// Which descriptors a program gets.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "Parts.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

int place_descriptors(const int *sources, int count) {
  // One source may have the number that another is to get, so all first move out of the way.
  int moved[count];
  for (int i = 0; i < count; i += 1) {
    moved[i] = sources[i] < 0 ? -1 : fcntl(sources[i], F_DUPFD_CLOEXEC, count);
    if (sources[i] >= 0 && moved[i] < 0) return -1;
  }
  for (int i = 0; i < count; i += 1) {
    if (moved[i] < 0) {
      close(i);
    } else if (dup2(moved[i], i) < 0) {
      return -1;
    }
  }
  return 0;
}

void close_descriptors(int lowest, bool at_exec) {
#ifdef __linux__
  // Newer than some systems' headers.
  const long close_range = 436;
  const unsigned close_at_exec = 4;
  if (syscall(close_range, (unsigned)lowest, ~0U, at_exec ? close_at_exec : 0) == 0) return;
#endif
  struct rlimit limit;
  int end = 1 << 16;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)end) {
    end = (int)limit.rlim_cur;
  }
  for (int descriptor = lowest; descriptor < end; descriptor += 1) {
    if (at_exec) {
      fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    } else {
      close(descriptor);
    }
  }
}

int make_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}
