/* SPDX-License-Identifier: MIT */
/* sun.nio.ch.EPoll: the system's lists of descriptors to watch, and the descriptor that wakes
 * who waits. */
#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/model/resources.h"
#include "vm/threads/transition.h"

enum { MOST_AT_ONCE = 256 };

static void throw_error(Thread *t) {
    char text[256];
    exception_throw(t, "java/io/IOException", "%s", strerror_r(errno, text, sizeof text));
}

NATIVE_METHOD(sun_nio_ch_EPoll_create0) {
    result->i = resources_opened(t->vm, epoll_create1(EPOLL_CLOEXEC), DESCRIPTOR_FILE);
    if (result->i < 0) throw_error(t);
}

NATIVE_METHOD(sun_nio_ch_EPoll_event0) {
    result->i =
        resources_opened(t->vm, eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK), DESCRIPTOR_EVENT);
    if (result->i < 0) throw_error(t);
}

/* list, descriptor, events before, events from now on; none: it is not in the list. A socket
 * that has ended, though its number is still kept, has left the list by itself. */
NATIVE_METHOD(sun_nio_ch_EPoll_control0) {
    int before = args[2].i, after = args[3].i;
    if (before == after) return;
    struct epoll_event event = {.events = (uint32_t)after, .data.fd = args[1].i};
    int what = before == 0 ? EPOLL_CTL_ADD : after == 0 ? EPOLL_CTL_DEL : EPOLL_CTL_MOD;
    if (epoll_ctl(args[0].i, what, args[1].i, &event) != 0 && errno != ENOENT) throw_error(t);
}

/* descriptor, set or clear */
NATIVE_METHOD(sun_nio_ch_EPoll_signal0) {
    uint64_t count = 1;
    ssize_t done;
    do
        done = args[1].i ? write(args[0].i, &count, sizeof count)
                         : read(args[0].i, &count, sizeof count);
    while (done < 0 && errno == EINTR);
}

/* list, where descriptors and their events go in turn, milliseconds (-1: forever). How many
 * descriptors; -1 when it was disturbed. */
NATIVE_METHOD(sun_nio_ch_EPoll_wait0) {
    struct epoll_event events[MOST_AT_ONCE];
    int list = args[0].i, millis = args[2].i, room = array_length(args[1].l) / 2;
    if (room > MOST_AT_ONCE) room = MOST_AT_ONCE;
    int count;
    if (millis == 0) {
        count = epoll_wait(list, events, room, 0);
    } else {
        native_wait_begin(t);
        count = epoll_wait(list, events, room, millis);
        int error = errno;
        native_wait_end(t);
        errno = error;
    }
    int32_t *to = array_elements(args[1].l);
    for (int i = 0; i < count; i++) {
        to[2 * i] = events[i].data.fd;
        to[2 * i + 1] = (int32_t)events[i].events;
    }
    result->i = count;
    if (count < 0 && errno != EINTR) throw_error(t);
}
