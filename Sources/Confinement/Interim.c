#define _GNU_SOURCE
#include "Confinement.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
static void limit(int r, unsigned long long v) { struct rlimit l = {v, v}; if (v) setrlimit(r, &l); }
int confined_start(const struct confinement *c, struct confined *o) {
  int p[2]; if (pipe(p)) return errno; fcntl(p[1], F_SETFD, FD_CLOEXEC); fcntl(p[0], F_SETFD, FD_CLOEXEC);
  pid_t pid = fork(); if (pid < 0) return errno;
  if (pid == 0) {
    setpgid(0, 0); int fds[5] = {c->input, c->output, c->error, c->questions, c->answers}; int null = open("/dev/null", O_RDWR);
    for (int i = 0; i < 5; i++) { if (fds[i] >= 0) dup2(fds[i], i); else if (i < 3) dup2(null, i); else close(i); }
    if (null > 4) close(null);
    limit(RLIMIT_CPU, c->cpu_seconds); limit(RLIMIT_DATA, c->memory_bytes); limit(RLIMIT_FSIZE, c->file_bytes); limit(RLIMIT_NOFILE, c->open_files); limit(RLIMIT_STACK, c->stack_bytes);
    if (chdir(c->folder) == 0) execve(c->program, c->arguments, c->environment);
    int e = errno; if (write(p[1], &e, sizeof e)) {} _exit(127);
  }
  setpgid(pid, pid); close(p[1]); int e = 0; if (read(p[0], &e, sizeof e) == sizeof e) { close(p[0]); waitpid(pid, 0, 0); return e; }
  close(p[0]); o->process = pid; o->status_descriptor = -1; o->protections = CONFINED_LIMITS; return 0;
}
int confined_wait(struct confined *c, int ms, struct confined_end *e) {
  int s; struct rusage u; if (wait4(c->process, &s, ms ? 0 : WNOHANG, &u) != c->process) return ETIMEDOUT;
  e->status = WIFEXITED(s) ? WEXITSTATUS(s) : 0; e->signal = WIFSIGNALED(s) ? WTERMSIG(s) : 0;
  e->user_microseconds = u.ru_utime.tv_sec * 1000000 + u.ru_utime.tv_usec; e->system_microseconds = 0; e->peak_bytes = (unsigned long long)u.ru_maxrss * 1024; return 0;
}
void confined_kill(const struct confined *c) { kill(-c->process, SIGKILL); }
