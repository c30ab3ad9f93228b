// What the files of this target share.
//
// "In the child" marks what runs between fork and exec, in the copy of a process that may have had
// many threads: it may make system calls, but nothing that allocates or locks.

#ifndef PARTS_H
#define PARTS_H

#include "Confinement.h"

struct rusage;

/// The start of a program, as the caller prepares it.
struct preparation {
  const struct confinement *confinement;
  /// NULL without isolation.
  const struct isolation *isolation;
  /// An open `/dev/null`.
  int null;
};

/// What became of a start.
struct start_report {
  /// Why the program can't be started, as in `errno`, or 0.
  int error;
  /// Whether the error is that of isolation, so that a start without may succeed.
  bool isolation_failed;
  unsigned protections;
};

// Descriptors.c

/// In the child: makes `sources` the descriptors 0, 1, …; where one is -1 there is none.
int place_descriptors(const int *sources, int count);
/// In the child: closes all descriptors from `lowest` on, now or at exec.
void close_descriptors(int lowest, bool at_exec);
/// Makes a pipe that no other program gets.
int make_pipe(int ends[2]);

// Limits.c

/// In the child: sets the limits; returns the protections that they are.
///
/// `companions` tells how many other processes the system counts as those of the program's user; -1
/// if it counts others' or none, so that their limit can't be set.
unsigned set_limits(const struct confinement *confinement, int companions);

// SystemCalls.c

/// In the child: does what `forbid_processes` says; returns the protections that this is.
unsigned forbid_system_calls(void);

// Program.c

/// In the child: becomes the program; reports before exec, and once more if that fails.
_Noreturn void become_program(const struct preparation *preparation, int reports);
/// Waits for what `become_program` reports last.
struct start_report read_reports(int reports);

// Wait.c

/// The end of a process, as `wait4` tells of it.
struct confined_end end_of_process(int status, const struct rusage *usage);

#ifdef __linux__

// Isolation.c

/// A way to get namespaces.
enum isolation_way {
  /// As root, who may have them and may become another user.
  isolation_as_root,
  /// As any user, in a user namespace, if the system lets users have these.
  isolation_in_user_namespace,
};

/// Prepares all that needs memory; returns NULL if the file system doesn't let it.
struct isolation *prepare_isolation(const struct confinement *confinement, enum isolation_way way);
void discard_isolation(struct isolation *isolation);
/// The flags for `copy_process` by which it makes the namespaces.
unsigned long isolation_flags(const struct isolation *isolation);
/// What `set_limits` needs to know.
int isolation_companions(const struct isolation *isolation);
/// In the child, the first process in the namespaces: makes them what the program is to see.
int enter_isolation(const struct isolation *isolation);
/// In the child: becomes the user that the program runs as.
int become_user(const struct isolation *isolation);

// Supervisor.c

/// Does what `fork` does, but doesn't touch what belongs to threads, such as the locks of `malloc`,
/// which in a copy of a process may be locked for ever.
pid_t copy_process(unsigned long flags);
/// In the child: starts the program, reports that on `line`, waits and tells the end on `line`.
_Noreturn void supervise(const struct preparation *preparation, int line);

#endif

#endif
