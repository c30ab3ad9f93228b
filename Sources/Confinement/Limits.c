// How much a program may use.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "Parts.h"

#include <sys/resource.h>

/// Sets a limit, or as much of it as the caller's own allows.
static bool set_limit(int resource, unsigned long long soft, unsigned long long hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return false;
  if (hard < limit.rlim_max) limit.rlim_max = (rlim_t)hard;
  limit.rlim_cur = soft < limit.rlim_max ? (rlim_t)soft : limit.rlim_max;
  return setrlimit(resource, &limit) == 0;
}

/// Sets a limit, unless it is 0.
static bool set_if_any(int resource, unsigned long long size) {
  return size == 0 || set_limit(resource, size, size);
}

#ifdef __linux__

/// Sets the limit of memory.
static bool limit_memory(unsigned long long size) {
  // The first counts private memory that can be written, but neither what is shared nor files that
  // are mapped. The second counts these, too, and addresses that are only reserved, so it leaves
  // room for libraries and for the 64 MiB that glibc reserves for each thread's heap.
  static const unsigned long long room = 1ULL << 30;
  return set_if_any(RLIMIT_DATA, size) && (size == 0 || set_if_any(RLIMIT_AS, size + room));
}

#else

/// Does nothing: macOS takes such limits, but doesn't keep them.
static bool limit_memory(unsigned long long size) { return size == 0; }

#endif

/// Sets the limit of processes.
static bool limit_processes(unsigned count, int companions) {
  if (count == 0) return true;
  if (companions < 0) return false;
  unsigned long long all = count + (unsigned long long)companions;
  return set_limit(RLIMIT_NPROC, all, all);
}

unsigned set_limits(const struct confinement *confinement, int companions) {
  unsigned seconds = confinement->cpu_seconds;
  bool limited = seconds == 0 || set_limit(RLIMIT_CPU, seconds, seconds + 1ULL);
  limited &= set_if_any(RLIMIT_FSIZE, confinement->file_bytes);
  limited &= set_if_any(RLIMIT_NOFILE, confinement->open_files);
  limited &= set_if_any(RLIMIT_STACK, confinement->stack_bytes);
  // A crash is for the caller to explain; a core file would only fill the folder.
  limited &= set_limit(RLIMIT_CORE, 0, 0);
  bool memory = limit_memory(confinement->memory_bytes);
  bool processes = limit_processes(confinement->processes, companions);
  return (limited ? CONFINED_LIMITS : 0) | (memory ? CONFINED_MEMORY_LIMIT : 0)
      | (processes ? CONFINED_PROCESS_LIMIT : 0);
}
