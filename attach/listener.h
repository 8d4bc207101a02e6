/* SPDX-License-Identifier: MIT */
/* Sockets of the file system: who may make them, and who may speak through them. No VM, no
 * threads. */
#ifndef MINIJVM_ATTACH_LISTENER_H
#define MINIJVM_ATTACH_LISTENER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct Listening {
    int fd; /* -1: not */
    char path[108];
    dev_t device; /* of the file, to know it again */
    ino_t inode;
} Listening;

/* The file appears when the socket is ready, for its owner alone. What is there already goes if
 * it is a socket of this user that nobody listens to. False and a message. */
bool listening_open(Listening *listening, const char *path, char *message, size_t size);
/* Is the file still there, and ours? */
bool listening_is_there(const Listening *listening);
/* The file goes if it is ours. */
void listening_unlink(const Listening *listening);
void listening_close(Listening *listening);
/* The next connection, -1: none, or one of another user (closed). */
int listening_accept(const Listening *listening);

/* Is there a regular file of this name whose owner is this user or root, and which was made
 * `since` then (nanoseconds of CLOCK_MONOTONIC)? Not through a symbolic link. One that is older
 * was meant for an earlier process of the same number. */
bool trigger_is_there(const char *path, int64_t since);

#endif
