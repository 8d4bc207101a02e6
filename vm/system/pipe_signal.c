/* SPDX-License-Identifier: MIT */
/* See pipe_signal.h. */
#include "vm/system/pipe_signal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <unistd.h>

typedef struct Guard {
    bool is_needed, was_pending;
    sigset_t signal, before;
} Guard;

static Guard guard_begin(void) {
    Guard guard = {0};
    struct sigaction now;
    if (sigaction(SIGPIPE, NULL, &now) == 0 && now.sa_handler == SIG_IGN) return guard;
    sigset_t pending;
    sigemptyset(&guard.signal);
    sigaddset(&guard.signal, SIGPIPE);
    guard.is_needed = pthread_sigmask(SIG_BLOCK, &guard.signal, &guard.before) == 0;
    guard.was_pending = sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1;
    return guard;
}

/* What was pending before is the host's own and stays so. errno stays. */
static void guard_end(const Guard *guard, bool was_raised) {
    if (!guard->is_needed) return;
    int error = errno;
    const struct timespec at_once = {0};
    if (was_raised && !guard->was_pending)
        while (sigtimedwait(&guard->signal, NULL, &at_once) < 0 && errno == EINTR) continue;
    pthread_sigmask(SIG_SETMASK, &guard->before, NULL);
    errno = error;
}

ssize_t quiet_write(int file, const void *bytes, size_t count) {
    Guard guard = guard_begin();
    ssize_t put = write(file, bytes, count);
    guard_end(&guard, put < 0 && errno == EPIPE);
    return put;
}

ssize_t quiet_pwrite(int file, const void *bytes, size_t count, off_t position) {
    Guard guard = guard_begin();
    ssize_t put = pwrite(file, bytes, count, position);
    guard_end(&guard, put < 0 && errno == EPIPE);
    return put;
}
