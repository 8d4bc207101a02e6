/* SPDX-License-Identifier: MIT */
/*
 * Where the profile is written: a stream over a file or a socket. A child that the program's
 * native code forks has a copy of what the stream has not written yet, and exit() in it would
 * write that into the file of its parent: so what another process writes is dropped. Numbers
 * and dates are those of the C locale, whatever language the process has chosen.
 */
#include "hprof.h"

#include <errno.h>
#include <locale.h>
#include <stdio_ext.h>
#include <sys/socket.h>
#include <unistd.h>

typedef struct {
    int file;
    bool is_socket;
    pid_t owner;
} Target;

static Target target;

/* A reader that goes away must not end the program by a signal, so a socket is written by send.
 */
static ssize_t write_some(const char *bytes, size_t size) {
    ssize_t written;
    do
        written = target.is_socket ? send(target.file, bytes, size, MSG_NOSIGNAL)
                                   : write(target.file, bytes, size);
    while (written < 0 && errno == EINTR);
    return written;
}

/* What is less than all is how such a stream hears of an error. */
static ssize_t stream_write(void *cookie, const char *bytes, size_t size) {
    (void)cookie;
    if (getpid() != target.owner) return (ssize_t)size;
    size_t done = 0;
    while (done < size) {
        ssize_t written = write_some(bytes + done, size - done);
        if (written <= 0) break;
        done += (size_t)written;
    }
    return (ssize_t)done;
}

static int stream_close(void *cookie) {
    (void)cookie;
    return close(target.file);
}

FILE *stream_open(int file, bool is_socket) {
    enum { BUFFER = 1 << 16 };
    target = (Target){file, is_socket, getpid()};
    FILE *stream = fopencookie(
        &target, "w", (cookie_io_functions_t){.write = stream_write, .close = stream_close});
    if (stream == NULL) return NULL;
    setvbuf(stream, NULL, _IOFBF, BUFFER);
    __fsetlocking(stream, FSETLOCKING_BYCALLER); /* who writes holds hprof.data */
    return stream;
}

locale_t stream_language(void) {
    static locale_t plain; /* made once: the C locale is there always */
    locale_t made = __atomic_load_n(&plain, __ATOMIC_ACQUIRE);
    if (made == (locale_t)0) {
        made = newlocale(LC_ALL_MASK, "C", (locale_t)0);
        __atomic_store_n(&plain, made, __ATOMIC_RELEASE);
    }
    return uselocale(made);
}
