/* SPDX-License-Identifier: MIT */
/* java.nio.file.UnixWatchService: inotify. Static methods: slot 0 is the first parameter. Only
 * waiting and asking for a path's watch leave the VM; descriptors do not block otherwise. */
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/model/resources.h"
#include "vm/threads/transition.h"

NATIVE_METHOD(java_nio_file_UnixWatchService_open0) {
    int events =
            resources_opened(t->vm, inotify_init1(IN_CLOEXEC | IN_NONBLOCK), DESCRIPTOR_FILE),
        wake = -1;
    if (events >= 0)
        wake =
            resources_opened(t->vm, eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK), DESCRIPTOR_EVENT);
    if (wake < 0) {
        result->i = -errno;
        if (events >= 0) resources_close(t->vm, events);
        return;
    }
    int32_t *descriptors = array_elements(args[0].l);
    descriptors[0] = events;
    descriptors[1] = wake;
}

NATIVE_METHOD(java_nio_file_UnixWatchService_add0) {
    char *path = native_raw_text(t, args[1].l);
    if (path == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    int watch = inotify_add_watch(args[0].i, path, (uint32_t)args[2].i);
    if (watch < 0) watch = -errno;
    free(path);
    thread_enter_vm(t);
    result->i = watch;
}

NATIVE_METHOD(java_nio_file_UnixWatchService_remove0) {
    inotify_rm_watch(args[0].i, args[1].i);
}

NATIVE_METHOD(java_nio_file_UnixWatchService_wait0) {
    struct pollfd pollers[2] = {{.fd = args[0].i, .events = POLLIN},
                                {.fd = args[1].i, .events = POLLIN}};
    native_wait_begin(t);
    poll(pollers, 2, -1);
    native_wait_end(t);
    result->i = pollers[1].revents == 0;
}

NATIVE_METHOD(java_nio_file_UnixWatchService_read0) {
    Object *bytes = args[1].l;
    result->i = (int32_t)read(args[0].i, array_elements(bytes), (size_t)array_length(bytes));
}

NATIVE_METHOD(java_nio_file_UnixWatchService_wake0) { eventfd_write(args[0].i, 1); }

NATIVE_METHOD(java_nio_file_UnixWatchService_close0) {
    resources_close(t->vm, args[0].i);
    resources_close(t->vm, args[1].i);
}
