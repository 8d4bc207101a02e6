/* SPDX-License-Identifier: MIT */
/* java.io.FileDescriptor, FileInputStream, FileOutputStream, RandomAccessFile. Bytes travel
 * through a buffer outside the heap, because the thread is NATIVE during the system call and
 * arrays may move. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/model/resources.h"
#include "vm/system/pipe_signal.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

enum { BUFFER_BYTES = 8192, LARGEST_BUFFER = 1 << 20 };

/* ---- Descriptors ---- */

static int32_t *descriptor_slot(Object *descriptor) { return native_field(descriptor, "fd"); }

/* The open file of a stream (args[0]). -1: thrown, it is closed. */
static int stream_file(Thread *t, Value *args) {
    Object *descriptor = native_get_ref(args[0].l, "fd");
    int file = descriptor != NULL ? *descriptor_slot(descriptor) : -1;
    if (file < 0) exception_throw(t, "java/io/IOException", "Stream Closed");
    return file;
}

static void throw_errno(Thread *t, const char *class_name, int error) {
    char text[256];
    exception_throw(t, class_name, "%s", strerror_r(error, text, sizeof text));
}

NATIVE_METHOD(java_io_FileDescriptor_sync) {
    int file = *descriptor_slot(args[0].l);
    thread_leave_vm(t, THREAD_NATIVE);
    int failed = fsync(file);
    thread_enter_vm(t);
    if (failed != 0) exception_throw(t, "java/io/SyncFailedException", "sync failed");
}

NATIVE_METHOD(java_io_FileDescriptor_close0) {
    int file = args[0].i, failed = 0, error = 0;
    thread_leave_vm(t, THREAD_NATIVE);
    if (file <= STDERR_FILENO) {
        /* The standard files stay taken, so that no other file becomes one of them. */
        int null = open("/dev/null", O_RDWR | O_CLOEXEC);
        if (null >= 0) {
            failed = dup2(null, file) < 0;
            error = errno;
            close(null);
        }
    } else {
        failed = resources_close(t->vm, file) != 0 && errno != EINTR;
        error = errno;
    }
    thread_enter_vm(t);
    if (failed) throw_errno(t, "java/io/IOException", error);
}

/* Opens args[1] for the stream args[0]. */
static void open_stream(Thread *t, Value *args, int flags) {
    char *path = native_platform_text(t, args[1].l);
    if (path == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    struct stat status;
    int file, error = 0;
    do file = open(path, flags | O_CLOEXEC, 0666);
    while (file < 0 && errno == EINTR);
    if (file < 0) {
        error = errno;
    } else if (fstat(file, &status) == 0 && S_ISDIR(status.st_mode)) {
        close(file);
        file = -1;
        error = EISDIR;
    } else if (resources_opened(t->vm, file, DESCRIPTOR_FILE) < 0) {
        file = -1;
        error = errno;
    }
    thread_enter_vm(t);
    if (file >= 0) {
        *descriptor_slot(native_get_ref(args[0].l, "fd")) = file;
    } else {
        char text[256];
        exception_throw(t, "java/io/FileNotFoundException", "%s (%s)", path,
                        strerror_r(error, text, sizeof text));
    }
    free(path);
}

/* ---- Reading and writing ---- */

typedef struct Buffer {
    uint8_t *bytes;
    size_t size;
    uint8_t small[BUFFER_BYTES];
} Buffer;

static void buffer_open(Buffer *buffer, int32_t wanted) {
    buffer->bytes = buffer->small;
    buffer->size = BUFFER_BYTES;
    if (wanted <= BUFFER_BYTES) return;
    size_t size = wanted < LARGEST_BUFFER ? (size_t)wanted : LARGEST_BUFFER;
    uint8_t *large = malloc(size);
    if (large == NULL) return;
    buffer->bytes = large;
    buffer->size = size;
}

static void buffer_close(Buffer *buffer) {
    if (buffer->bytes != buffer->small) free(buffer->bytes);
}

/* Where agents may look: a thread that reads what is there already works, another one waits. */
static bool would_wait(const Thread *t, int file) {
    struct pollfd poller = {.fd = file, .events = POLLIN};
    return t->vm->keeps_symbols && poll(&poller, 1, 0) == 0;
}

static ssize_t read_file(Thread *t, int file, void *bytes, size_t count) {
    ssize_t got;
    if (would_wait(t, file)) thread_set_wait_kind(t, WAIT_INTERNAL);
    thread_leave_vm(t, THREAD_NATIVE);
    do got = read(file, bytes, count);
    while (got < 0 && errno == EINTR);
    int error = errno;
    native_wait_end(t);
    if (got < 0) throw_errno(t, "java/io/IOException", error);
    return got;
}

/* False: thrown. */
static bool write_file(Thread *t, int file, const uint8_t *bytes, size_t count) {
    int error = 0;
    thread_leave_vm(t, THREAD_NATIVE);
    while (count > 0 && error == 0) {
        ssize_t put = quiet_write(file, bytes, count);
        if (put < 0) {
            if (errno != EINTR) error = errno;
            continue;
        }
        bytes += put;
        count -= (size_t)put;
    }
    thread_enter_vm(t);
    if (error != 0) throw_errno(t, "java/io/IOException", error);
    return error == 0;
}

static void read_one(Thread *t, Value *args, Value *result) {
    uint8_t byte;
    int file = stream_file(t, args);
    if (file < 0) return;
    ssize_t got = read_file(t, file, &byte, 1);
    result->i = got == 1 ? byte : -1;
}

/* The file, for a range of bytes that holds some; -1: none, or an exception. The arguments:
 * this, bytes, offset, count. */
static int range_file(Thread *t, Value *args) {
    if (args[1].l == NULL) {
        native_null(t);
        return -1;
    }
    int32_t offset = args[2].i, count = args[3].i;
    if (!native_check_range(t, offset, count, array_length(args[1].l)) || count == 0) return -1;
    return stream_file(t, args);
}

static void read_many(Thread *t, Value *args, Value *result) {
    int32_t offset = args[2].i, count = args[3].i;
    int file = range_file(t, args);
    if (file < 0) return;
    Buffer buffer;
    buffer_open(&buffer, count);
    size_t wanted = (size_t)count < buffer.size ? (size_t)count : buffer.size;
    ssize_t got = read_file(t, file, buffer.bytes, wanted);
    if (got > 0)
        memcpy((uint8_t *)array_elements(args[1].l) + offset, buffer.bytes, (size_t)got);
    buffer_close(&buffer);
    result->i = got > 0 ? (int32_t)got : -1;
}

static void write_one(Thread *t, Value *args) {
    uint8_t byte = (uint8_t)args[1].i;
    int file = stream_file(t, args);
    if (file >= 0) write_file(t, file, &byte, 1);
}

static void write_many(Thread *t, Value *args) {
    int32_t offset = args[2].i, count = args[3].i;
    int file = range_file(t, args);
    if (file < 0) return;
    Buffer buffer;
    buffer_open(&buffer, count);
    while (count > 0) {
        size_t part = (size_t)count < buffer.size ? (size_t)count : buffer.size;
        memcpy(buffer.bytes, (uint8_t *)array_elements(args[1].l) + offset, part);
        if (!write_file(t, file, buffer.bytes, part)) break;
        offset += (int32_t)part;
        count -= (int32_t)part;
    }
    buffer_close(&buffer);
}

static bool seek_file(Thread *t, int file, int64_t offset, int from, int64_t *position) {
    *position = lseek(file, offset, from);
    if (*position < 0) throw_errno(t, "java/io/IOException", errno);
    return *position >= 0;
}

static void file_length(Thread *t, Value *args, Value *result) {
    struct stat status;
    int file = stream_file(t, args);
    if (file < 0) return;
    if (fstat(file, &status) != 0)
        throw_errno(t, "java/io/IOException", errno);
    else
        result->j = status.st_size;
}

static void file_position(Thread *t, Value *args, Value *result) {
    int64_t position;
    int file = stream_file(t, args);
    if (file >= 0 && seek_file(t, file, 0, SEEK_CUR, &position)) result->j = position;
}

/* ---- FileInputStream ---- */

NATIVE_METHOD(java_io_FileInputStream_open0) { open_stream(t, args, O_RDONLY); }
NATIVE_METHOD(java_io_FileInputStream_read0) { read_one(t, args, result); }
NATIVE_METHOD(java_io_FileInputStream_readBytes) { read_many(t, args, result); }
NATIVE_METHOD(java_io_FileInputStream_length0) { file_length(t, args, result); }
NATIVE_METHOD(java_io_FileInputStream_position0) { file_position(t, args, result); }

NATIVE_METHOD(java_io_FileInputStream_skip0) {
    int64_t before, after;
    int file = stream_file(t, args);
    if (file < 0 || !seek_file(t, file, 0, SEEK_CUR, &before)) return;
    if (seek_file(t, file, args[1].j, SEEK_CUR, &after)) result->j = after - before;
}

NATIVE_METHOD(java_io_FileInputStream_available0) {
    struct stat status;
    int file = stream_file(t, args), count = 0;
    if (file < 0) return;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
        int64_t position = lseek(file, 0, SEEK_CUR);
        int64_t rest = position >= 0 ? status.st_size - position : 0;
        result->i = rest < 0 ? 0 : rest > INT32_MAX ? INT32_MAX : (int32_t)rest;
    } else if (ioctl(file, FIONREAD, &count) == 0) {
        result->i = count;
    }
}

/* ---- FileOutputStream ---- */

NATIVE_METHOD(java_io_FileOutputStream_open0) {
    open_stream(t, args, O_WRONLY | O_CREAT | (args[2].i ? O_APPEND : O_TRUNC));
}
NATIVE_METHOD(java_io_FileOutputStream_write) { write_one(t, args); }
NATIVE_METHOD(java_io_FileOutputStream_writeBytes) { write_many(t, args); }

/* ---- RandomAccessFile ---- */

NATIVE_METHOD(java_io_RandomAccessFile_open0) {
    enum { READ = 1, WRITE = 2, SYNC = 4, DATA_SYNC = 8 };
    int mode = args[2].i, flags = O_RDONLY;
    if (mode & WRITE) {
        flags = O_RDWR | O_CREAT;
        if (mode & SYNC)
            flags |= O_SYNC;
        else if (mode & DATA_SYNC)
            flags |= O_DSYNC;
    }
    open_stream(t, args, flags);
}
NATIVE_METHOD(java_io_RandomAccessFile_read0) { read_one(t, args, result); }
NATIVE_METHOD(java_io_RandomAccessFile_readBytes) { read_many(t, args, result); }
NATIVE_METHOD(java_io_RandomAccessFile_write0) { write_one(t, args); }
NATIVE_METHOD(java_io_RandomAccessFile_writeBytes) { write_many(t, args); }
NATIVE_METHOD(java_io_RandomAccessFile_getFilePointer) { file_position(t, args, result); }
NATIVE_METHOD(java_io_RandomAccessFile_length) { file_length(t, args, result); }

NATIVE_METHOD(java_io_RandomAccessFile_seek0) {
    int64_t position;
    int file = stream_file(t, args);
    if (file >= 0) seek_file(t, file, args[1].j, SEEK_SET, &position);
}

NATIVE_METHOD(java_io_RandomAccessFile_setLength) {
    int64_t position, length = args[1].j, ignored;
    int file = stream_file(t, args);
    if (file < 0 || !seek_file(t, file, 0, SEEK_CUR, &position)) return;
    if (ftruncate(file, length) != 0)
        throw_errno(t, "java/io/IOException", errno);
    else if (position > length)
        seek_file(t, file, length, SEEK_SET, &ignored);
}
