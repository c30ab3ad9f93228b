// The namespaces in which a program is alone, and the few files that it sees there.

#ifdef __linux__

#define _GNU_SOURCE

#include "Parts.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The folder of all the files of the system, while the program's view of them is being made.
#define WHOLE ".whole"

/// Something that the program sees.
struct place {
  enum { folder_place, file_place, device_place, fresh_place } kind;
  /// Where it sees it.
  char *path;
  /// Where it comes from, in `WHOLE`; NULL for a fresh folder.
  char *source;
};

struct isolation {
  enum isolation_way way;
  /// Who the program is, and how many other processes are of that user; -1 if they don't count.
  uid_t user;
  int companions;
  /// How the program's user and group appear outside, for the user namespace.
  char user_map[48], group_map[48];
  /// What a fresh folder is like, for `mount`.
  char fresh_options[96];
  /// An existing folder, on which the program's view is built up.
  const char *site;
  struct place *places;
  int place_count;
};

// Preparing, by the caller.

/// A user that nobody else is, so that the limit of processes counts those of one program.
static uid_t unused_user(void) {
  static _Atomic unsigned count;
  unsigned next = atomic_fetch_add(&count, 1);
  return 0x40000000U + ((unsigned)getpid() << 8 & 0x3FFFFF00U) + (next & 0xFF);
}

static const uid_t nobody = 65534;

/// Adds a place, if something is there; returns whether there was memory for it.
static bool add_existing(struct isolation *isolation, const char *path, bool is_device) {
  // Links are followed now, as they lead elsewhere once the root is another.
  char real_path[PATH_MAX];
  struct stat status;
  if (!realpath(path, real_path) || stat(real_path, &status) != 0) return true;
  struct place place = {
      .kind = is_device ? device_place : S_ISDIR(status.st_mode) ? folder_place : file_place,
      .path = strdup(path),
      .source = malloc(sizeof "/" WHOLE + strlen(real_path)),
  };
  if (place.source) strcat(strcpy(place.source, "/" WHOLE), real_path);
  isolation->places[isolation->place_count++] = place;
  return place.path && place.source;
}

static bool add_fresh(struct isolation *isolation, const char *path) {
  struct place place = {.kind = fresh_place, .path = strdup(path)};
  isolation->places[isolation->place_count++] = place;
  return place.path;
}

static int by_length_of_path(const void *one, const void *other) {
  size_t length = strlen(((const struct place *)one)->path);
  size_t other_length = strlen(((const struct place *)other)->path);
  return (length > other_length) - (length < other_length);
}

static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"};
enum { device_count = sizeof devices / sizeof *devices, fresh_count = 2 };

static bool add_places(struct isolation *isolation, const struct confinement *confinement) {
  int readable_count = 0;
  const char *const *readable = confinement->readable;
  while (readable && readable[readable_count]) readable_count += 1;

  size_t count = (size_t)(readable_count + device_count + fresh_count);
  isolation->places = calloc(count, sizeof *isolation->places);
  if (!isolation->places) return false;
  for (int i = 0; i < readable_count; i += 1) {
    if (!add_existing(isolation, readable[i], false)) return false;
  }
  for (int i = 0; i < device_count; i += 1) {
    if (!add_existing(isolation, devices[i], true)) return false;
  }
  if (!add_fresh(isolation, "/tmp") || !add_fresh(isolation, confinement->folder)) return false;
  // What lies in another place comes after it, on top of it.
  qsort(isolation->places, (size_t)isolation->place_count, sizeof *isolation->places,
        by_length_of_path);
  return true;
}

struct isolation *prepare_isolation(const struct confinement *confinement, enum isolation_way way) {
  struct isolation *isolation = calloc(1, sizeof *isolation);
  if (!isolation) return NULL;
  isolation->way = way;
  if (way == isolation_as_root) {
    isolation->user = unused_user();
  } else {
    isolation->user = nobody;
    // The supervisor is of the same user. The system counts none of those who are root outside.
    isolation->companions = geteuid() == 0 ? -1 : 1;
  }
  isolation->site = confinement->folder;
  snprintf(isolation->user_map, sizeof isolation->user_map, "%u %u 1", nobody, geteuid());
  snprintf(isolation->group_map, sizeof isolation->group_map, "%u %u 1", nobody, getegid());
  // Even an empty file takes memory, so their number has a limit, too.
  snprintf(isolation->fresh_options, sizeof isolation->fresh_options,
           "size=%llu,nr_inodes=4096,mode=700,uid=%u,gid=%u", confinement->folder_bytes,
           isolation->user, isolation->user);
  if (!add_places(isolation, confinement)) {
    discard_isolation(isolation);
    return NULL;
  }
  return isolation;
}

void discard_isolation(struct isolation *isolation) {
  for (int i = 0; i < isolation->place_count; i += 1) {
    free(isolation->places[i].path);
    free(isolation->places[i].source);
  }
  free(isolation->places);
  free(isolation);
}

unsigned long isolation_flags(const struct isolation *isolation) {
  return CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS
      | (isolation->way == isolation_in_user_namespace ? CLONE_NEWUSER : 0);
}

int isolation_companions(const struct isolation *isolation) { return isolation->companions; }

// Entering, in the child.

/// Changes how something is mounted, and with `AT_RECURSIVE` what is mounted in it.
static int set_attributes(const char *path, unsigned flags, uint64_t attributes) {
  // Libraries know this call only since recently, and the system's own header for it can't be
  // included together with theirs.
  struct {
    uint64_t set, clear, propagation, user_namespace;
  } change = {.set = attributes};
  const long number = 442;
  return (int)syscall(number, AT_FDCWD, path, flags, &change, sizeof change);
}

enum { read_only = 1, no_set_user_id = 2, no_devices = 4, no_programs = 8 };

static int write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t size = (ssize_t)strlen(text);
  ssize_t written = write(file, text, (size_t)size);
  close(file);
  return written == size ? 0 : -1;
}

/// Makes the only user and group of the namespace stand for those of the caller.
static int map_user(const struct isolation *isolation) {
  if (write_file("/proc/self/setgroups", "deny") != 0) return -1;
  if (write_file("/proc/self/uid_map", isolation->user_map) != 0) return -1;
  return write_file("/proc/self/gid_map", isolation->group_map);
}

/// Replaces the root by an empty folder in which the old root is in `WHOLE`.
static int make_root(const char *site) {
  // From here on, nothing that is mounted or unmounted is so for others.
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return -1;
  if (mount("none", site, "tmpfs", MS_NOSUID | MS_NODEV, "mode=755") != 0) return -1;
  if (chdir(site) != 0 || mkdir(WHOLE, 0700) != 0) return -1;
  if (syscall(SYS_pivot_root, ".", WHOLE) != 0) return -1;
  return chdir("/");
}

/// Makes the folders above a place.
static int make_folders_above(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    int result = mkdir(path, 0755);
    *slash = '/';
    if (result != 0 && errno != EEXIST && errno != EROFS) return -1;
  }
  return 0;
}

/// Makes what a place is mounted on. If that is in a folder that is mounted, it may exist already.
static int make_mount_point(const struct place *place) {
  if (make_folders_above(place->path) != 0) return -1;
  if (access(place->path, F_OK) == 0) return 0;
  if (place->kind == folder_place || place->kind == fresh_place) return mkdir(place->path, 0755);
  int file = open(place->path, O_RDONLY | O_CREAT | O_CLOEXEC, 0444);
  return file < 0 ? -1 : close(file);
}

static int show(const struct place *place, const char *fresh_options) {
  if (make_mount_point(place) != 0) return -1;
  if (place->kind == fresh_place) {
    return mount("none", place->path, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, fresh_options);
  }
  if (mount(place->source, place->path, NULL, MS_BIND | MS_REC, NULL) != 0) return -1;
  unsigned attributes =
      read_only | no_set_user_id | (place->kind == device_place ? no_programs : no_devices);
  return set_attributes(place->path, AT_RECURSIVE, attributes);
}

int enter_isolation(const struct isolation *isolation) {
  if (isolation->way == isolation_in_user_namespace && map_user(isolation) != 0) return -1;
  // The program is another user, for whom the new folders have to be open.
  umask(022);
  if (make_root(isolation->site) != 0) return -1;
  for (int i = 0; i < isolation->place_count; i += 1) {
    if (show(&isolation->places[i], isolation->fresh_options) != 0) return -1;
  }
  // A program can do without. In a container that hides parts of it, the system refuses.
  if (mkdir("/proc", 0755) == 0) {
    (void)!mount("none", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL);
  }
  if (umount2("/" WHOLE, MNT_DETACH) != 0 || rmdir("/" WHOLE) != 0) return -1;
  return set_attributes("/", 0, read_only);
}

int become_user(const struct isolation *isolation) {
  // In its namespace it is that user already, and exec takes the rights to change the namespace.
  if (isolation->way == isolation_in_user_namespace) return 0;
  // The functions of libc would do the same in each thread that the caller had.
  uid_t user = isolation->user;
  if (syscall(SYS_setgroups, 0, NULL) != 0) return -1;
  if (syscall(SYS_setresgid, user, user, user) != 0) return -1;
  return (int)syscall(SYS_setresuid, user, user, user);
}

#endif
