/* SPDX-License-Identifier: MIT */
/* java.nio.file.ExtendedAttributes: the system's calls for them. Static methods: slot 0 is the
 * first parameter. They answer the negated number of an error. Names are arrays that end with a
 * zero, which the class has seen to. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/model/resources.h"
#include "vm/model/resources.h"
#include "vm/threads/transition.h"

/* The system takes neither longer names (255 bytes, XATTR_NAME_MAX) nor longer values
 * (XATTR_SIZE_MAX). */
enum { NAME_ROOM = 256, LONGEST_VALUE = 65536 };

static int32_t answer_of(ssize_t result) { return result < 0 ? -errno : (int32_t)result; }

static void read_name(Object *array, char name[NAME_ROOM]) {
    size_t length = (size_t)array_length(array);
    if (length > NAME_ROOM) length = NAME_ROOM;
    memcpy(name, array_elements(array), length);
    name[length > 0 ? length - 1 : 0] = 0;
}

NATIVE_METHOD(java_nio_file_ExtendedAttributes_open) {
    char *path = native_raw_text(t, args[0].l);
    if (path == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    int32_t fd = answer_of(resources_opened(
        t->vm, open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (args[1].i ? 0 : O_NOFOLLOW)),
        DESCRIPTOR_FILE));
    free(path);
    thread_enter_vm(t);
    result->i = fd;
}

NATIVE_METHOD(java_nio_file_ExtendedAttributes_close) {
    (void)t;
    (void)result;
    resources_close(t->vm, args[0].i);
}

/* Both calls that fill an array: of a value, and without a name of the list of names. */
static int32_t fill(Thread *t, int fd, const char *name, Value *array) {
    size_t room = (size_t)array_length(array->l);
    if (room > LONGEST_VALUE) room = LONGEST_VALUE;
    char *bytes = malloc(room + 1);
    if (bytes == NULL) return -ENOMEM;
    thread_leave_vm(t, THREAD_NATIVE);
    int32_t n = answer_of(name != NULL ? fgetxattr(fd, name, bytes, room)
                                       : flistxattr(fd, bytes, room));
    thread_enter_vm(t);
    if (n > 0 && (size_t)n <= room) memcpy(array_elements(array->l), bytes, (size_t)n);
    free(bytes);
    return n;
}

NATIVE_METHOD(java_nio_file_ExtendedAttributes_get) {
    char name[NAME_ROOM];
    read_name(args[1].l, name);
    result->i = fill(t, args[0].i, name, &args[2]);
}

NATIVE_METHOD(java_nio_file_ExtendedAttributes_list) {
    result->i = fill(t, args[0].i, NULL, &args[1]);
}

NATIVE_METHOD(java_nio_file_ExtendedAttributes_set) {
    char name[NAME_ROOM];
    read_name(args[1].l, name);
    size_t length = (size_t)array_length(args[2].l);
    char *bytes = malloc(length + 1);
    if (bytes == NULL) {
        result->i = -ENOMEM;
        return;
    }
    memcpy(bytes, array_elements(args[2].l), length);
    thread_leave_vm(t, THREAD_NATIVE);
    int32_t error = answer_of(fsetxattr(args[0].i, name, bytes, length, 0));
    free(bytes);
    thread_enter_vm(t);
    result->i = error;
}

NATIVE_METHOD(java_nio_file_ExtendedAttributes_remove) {
    char name[NAME_ROOM];
    (void)t;
    read_name(args[1].l, name);
    result->i = answer_of(fremovexattr(args[0].i, name));
}
