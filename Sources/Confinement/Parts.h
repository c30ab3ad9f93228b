// What the files of this target share.
//
// Functions marked "in the child" run between fork and exec in the copy of a process that may have
// had many threads: there only system calls are safe, and nothing that allocates or locks.

#ifndef PARTS_H
#define PARTS_H

#include "Confinement.h"

/// What a process tells of a start, before the program runs.
struct start_report {
  /// Why the program can't be started, as in `errno`, or 0.
  int error;
  /// Whether it was isolation that failed, and not the program.
  bool isolation_failed;
  unsigned protections;
};

// Descriptors.c

/// In the child: makes `sources` the descriptors 0, 1, …; where one is -1 there is none.
int place_descriptors(const int *sources, int count);
/// In the child: closes all descriptors from `lowest` on, either now or at exec.
void close_descriptors(int lowest, bool at_exec);
/// Makes a pipe that isn't inherited.
int make_pipe(int ends[2]);
/// Closes a descriptor, unless it is -1.
void close_if_open(int descriptor);

// Limits.c

/// In the child: sets the limits; returns the protections that this gives.
///
/// `companions` is how many processes besides the program count as its user's; -1 if this isn't
/// known, and so no limit possible.
unsigned set_limits(const struct confinement *confinement, int companions);

// SystemCalls.c

/// In the child: forbids what `forbid_processes` tells; returns the protections that this gives.
unsigned forbid_system_calls(void);

// Program.c

/// The start of a program, as prepared by the caller.
struct preparation {
  const struct confinement *confinement;
  /// An open `/dev/null`.
  int null;
  /// `NULL` without isolation.
  const struct isolation *isolation;
};

/// In the child: becomes the program; writes one report before exec, and another if that fails.
_Noreturn void become_program(const struct preparation *preparation, int reports);
/// Reads the reports of `become_program` to their end; returns the last.
struct start_report read_reports(int reports);

#ifdef __linux__

// Isolation.c

/// Namespaces and what the program sees in them, prepared so that entering needs system calls only.
struct isolation;

/// A way to get namespaces.
enum isolation_way {
  /// As root, with a user of its own for the program.
  isolation_by_root,
  /// As any user, in a user namespace.
  isolation_by_user_namespace,
};

/// Prepares isolation; returns `NULL` if something is missing.
///
/// `number` is one that no other running program has.
struct isolation *prepare_isolation(
    const struct confinement *confinement, enum isolation_way way, unsigned number);
void discard_isolation(struct isolation *isolation);
/// The flags for `clone`.
unsigned long isolation_flags(const struct isolation *isolation);
/// In the child, as the first process of the namespaces: sets them up.
int enter_isolation(const struct isolation *isolation);
/// In the child, as the program's process: gives up what only setting up needed.
int drop_privileges(const struct isolation *isolation);
/// How many processes besides the program count as its user's.
int isolation_companions(const struct isolation *isolation);

// Supervisor.c

/// Copies the calling process as `fork` does, but without what that does for threads, which may be
/// in any state in the copy of a copy.
pid_t copy_process(unsigned long flags);
/// In the child: sets up isolation, starts the program and tells how it ends on `line`.
_Noreturn void supervise(const struct preparation *preparation, int line);
/// What the supervisor or the caller of `wait4` knows of an end, in this target's terms.

#endif

struct rusage;
/// The end of a process that was waited for.
struct confined_end end_of_process(int status, const struct rusage *usage);

#endif
