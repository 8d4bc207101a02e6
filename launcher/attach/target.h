/* SPDX-License-Identifier: MIT */
/* The process that is to be asked: what the kernel says of it, and which VMs it has. All of
 * minijvm-attach ends the program with `fail` when it cannot go on. */
#ifndef MINIJVM_LAUNCHER_ATTACH_TARGET_H
#define MINIJVM_LAUNCHER_ATTACH_TARGET_H

#include <dirent.h>
#include <limits.h>
#include <stdbool.h>
#include <sys/types.h>

enum { EXIT_DONE, EXIT_REFUSED, EXIT_USAGE, EXIT_NO_VM, EXIT_NOT_PERMITTED, EXIT_LATE };

struct Trigger;

typedef struct Target {
    pid_t process; /* as this side knows it; 0: not yet, a socket was named */
    pid_t inner;   /* as it knows itself */
    int vm;        /* 0: not said */
    uid_t user;
    gid_t group;
    unsigned long long start;
    char temporary[64]; /* its /tmp, as this side reaches it */
    char socket[PATH_MAX];
    struct Trigger *trigger;
    int connection; /* -1: none */
    unsigned seconds;
} Target;

void fail(int status, const char *format, ...) __attribute__((noreturn, format(printf, 2, 3)));

/* False: there is no such process. */
bool look_at(Target *target);
/* It has a handler for SIGQUIT, so that it does not end of one. */
bool takes_signal(const Target *target);
/* When it began, in the kernel's ticks; 0: there is no such process. */
unsigned long long start_of(pid_t process);
/* 'T' and 't': stopped; 'Z': it has ended, and its parent has not asked how; 0: there is none.
 */
char state_of(pid_t process);
bool is_gone(const Target *target);
/* Ends where the process is stopped: it can neither listen nor answer. */
void refuse_stopped(const Target *target);

/* ---- Entries of VMs that can be attached to ---- */

typedef struct Entry {
    int vm;
    char socket[PATH_MAX];
} Entry;

/* The entry of the file, unless it is of an earlier process, or no entry of that user. */
bool entry_read(const char *path, uid_t user, unsigned long long start, Entry *entry);
/* The directory, if it is that user's alone. */
DIR *entries_open(const char *temporary, uid_t user, char *directory, size_t size);
/* "<process>.<vm>" */
bool parse_name(const char *name, int *process, int *vm);
/* Which VM of the process: the one that was named, or the only one. */
void choose_vm(Target *target);

#endif
