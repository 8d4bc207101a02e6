/* SPDX-License-Identifier: MIT */
/* sun.nio.ch.FileChannelImpl and OpenFile: system calls of a file channel on memory outside the
 * heap. Static methods: slot 0 is the first parameter, most often the number of an open file,
 * which its caller holds; a long takes two slots. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/model/mapping.h"
#include "vm/model/resources.h"
#include "vm/system/pipe_signal.h"
#include "vm/system/process.h"
#include "vm/threads/transition.h"

static void throw_error(Thread *t, int error) {
    char text[256];
    exception_throw(t, "java/io/IOException", "%s", strerror_r(error, text, sizeof text));
}

/* The description is nobody else's: what would wait for the other end of a pipe says so. */
static void set_non_blocking(int file) {
    struct stat status;
    int flags =
        fstat(file, &status) == 0 && S_ISFIFO(status.st_mode) ? fcntl(file, F_GETFL) : -1;
    if (flags >= 0) fcntl(file, F_SETFL, flags | O_NONBLOCK);
}

/* descriptor, folder or null, path, flags, mode, is it deleted at once */
NATIVE_METHOD(sun_nio_ch_FileChannelImpl_open0) {
    char *path = native_raw_text(t, args[2].l);
    if (path == NULL) return;
    int folder = args[1].l == NULL ? AT_FDCWD : native_get_int(args[1].l, "fd");
    int flags = args[3].i, mode = args[4].i;
    bool delete = args[5].i;
    thread_leave_vm(t, THREAD_NATIVE);
    int file, error = 0;
    do file = openat(folder, path, flags | O_CLOEXEC, mode);
    while (file < 0 && errno == EINTR);
    file = resources_opened(t->vm, file, DESCRIPTOR_FILE);
    if (file < 0)
        error = errno;
    else
        set_non_blocking(file);
    if (error == 0 && delete) unlinkat(folder, path, 0);
    thread_enter_vm(t);
    free(path);
    if (error == 0) native_set_int(args[0].l, "fd", file);
    result->i = error;
}

/* ---- The calls of an open file ---- */

NATIVE_METHOD(sun_nio_ch_OpenFile_waits0) {
    struct stat status;
    mode_t mode = fstat(args[0].i, &status) == 0 ? status.st_mode : S_IFREG;
    result->i = !S_ISREG(mode) && !S_ISDIR(mode) && !S_ISBLK(mode);
}

/* number or -1, output, event or -1, milliseconds (-1: forever) */
NATIVE_METHOD(sun_nio_ch_OpenFile_await0) {
    struct pollfd both[] = {{.fd = args[0].i, .events = args[1].i ? POLLOUT : POLLIN},
                            {.fd = args[2].i, .events = POLLIN}};
    int millis = args[3].i;
    if (millis == 0) {
        poll(both, 2, 0);
    } else {
        native_wait_begin(t);
        poll(both, 2, millis);
        native_wait_end(t);
    }
    result->i = both[0].revents != 0;
}

/* number, address, count, position, is it written */
NATIVE_METHOD(sun_nio_ch_OpenFile_move0) {
    enum { WOULD_WAIT = -2 };
    int file = args[0].i;
    void *memory = (void *)(uintptr_t)args[1].j;
    size_t count = (size_t)args[3].i;
    int64_t position = args[4].j;
    bool writes = args[6].i;
    thread_leave_vm(t, THREAD_NATIVE);
    ssize_t moved;
    do {
        if (writes)
            moved = position < 0 ? quiet_write(file, memory, count)
                                 : quiet_pwrite(file, memory, count, position);
        else
            moved =
                position < 0 ? read(file, memory, count) : pread(file, memory, count, position);
    } while (moved < 0 && errno == EINTR);
    int error = errno;
    thread_enter_vm(t);
    if (moved < 0 && error == EAGAIN && position < 0)
        result->i = WOULD_WAIT;
    else if (moved < 0)
        throw_error(t, error);
    else
        result->i = moved == 0 && !writes ? -1 : (int32_t)moved;
}

NATIVE_METHOD(sun_nio_ch_OpenFile_seek0) {
    int64_t position = args[1].j;
    result->j =
        lseek(args[0].i, position < 0 ? 0 : position, position < 0 ? SEEK_CUR : SEEK_SET);
    if (result->j < 0) throw_error(t, errno);
}

NATIVE_METHOD(sun_nio_ch_OpenFile_status0) {
    struct stat status;
    if (fstat(args[0].i, &status) != 0) {
        throw_error(t, errno);
        return;
    }
    int64_t *values = array_elements(args[1].l);
    values[0] = (int64_t)status.st_dev;
    values[1] = (int64_t)status.st_ino;
    values[2] = status.st_size;
}

NATIVE_METHOD(sun_nio_ch_OpenFile_truncate0) {
    int file = args[0].i;
    int64_t size = args[1].j;
    thread_leave_vm(t, THREAD_NATIVE);
    int error = ftruncate(file, size) == 0 ? 0 : errno;
    thread_enter_vm(t);
    if (error != 0) throw_error(t, error);
}

NATIVE_METHOD(sun_nio_ch_OpenFile_force0) {
    int file = args[0].i;
    bool metadata = args[1].i;
    thread_leave_vm(t, THREAD_NATIVE);
    int error = (metadata ? fsync(file) : fdatasync(file)) == 0 ? 0 : errno;
    thread_enter_vm(t);
    /* Pipes and terminals have nothing to be written out. */
    if (error != 0 && error != EINVAL && error != EROFS) throw_error(t, error);
}

/* number, position, size, kind */
NATIVE_METHOD(sun_nio_ch_OpenFile_lock0) {
    static const short kinds[] = {F_RDLCK, F_WRLCK, F_UNLCK};
    int file = args[0].i;
    struct flock lock = {
        .l_whence = SEEK_SET, .l_start = args[1].j, .l_type = kinds[args[5].i]};
    lock.l_len = args[3].j == INT64_MAX ? 0 : args[3].j;
    thread_leave_vm(t, THREAD_NATIVE);
    int failed;
    do failed = fcntl(file, F_SETLK, &lock);
    while (failed < 0 && errno == EINTR);
    int error = failed < 0 ? errno : 0;
    thread_enter_vm(t);
    result->i = error == 0;
    if (error != 0 && error != EAGAIN && error != EACCES) throw_error(t, error);
}

/* ---- Pages ---- */

/* number, mode (0 read, 1 write, 2 private), position, size */
NATIVE_METHOD(sun_nio_ch_OpenFile_map0) {
    int file = args[0].i, mode = args[1].i;
    void *pages = mmap(NULL, (size_t)args[4].j, mode == 0 ? PROT_READ : PROT_READ | PROT_WRITE,
                       mode == 2 ? MAP_PRIVATE : MAP_SHARED, file, args[2].j);
    if (pages == MAP_FAILED) {
        if (errno != ENOMEM) throw_error(t, errno);
    } else if (process_add_mapping(t->vm, pages, (size_t)args[4].j)) {
        result->j = (int64_t)(uintptr_t)pages;
    } else {
        munmap(pages, (size_t)args[4].j);
    }
}

NATIVE_METHOD(sun_nio_ch_FileChannelImpl_unmap0) {
    process_remove_mapping((void *)(uintptr_t)args[0].j);
    munmap((void *)(uintptr_t)args[0].j, (size_t)args[2].j);
}

static int32_t all_resident(uint8_t *pages, size_t size) {
    enum { ROUND = 1024 };
    unsigned char resident[ROUND];
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    for (size_t done = 0; done < size; done += ROUND * page) {
        size_t part = size - done < ROUND * page ? size - done : ROUND * page;
        if (mincore(pages + done, part, resident) != 0) return 0;
        for (size_t i = 0; i < (part + page - 1) / page; i++)
            if ((resident[i] & 1) == 0) return 0;
    }
    return 1;
}

/* address, size, what: 0 write out, 1 bring in, 2 ask */
NATIVE_METHOD(sun_nio_ch_FileChannelImpl_pages0) {
    uint8_t *pages = (void *)(uintptr_t)args[0].j;
    size_t size = (size_t)args[2].j;
    int what = args[4].i, error = 0;
    thread_leave_vm(t, THREAD_NATIVE);
    if (what == 0) error = msync(pages, size, MS_SYNC) == 0 ? 0 : errno;
    bool is_cut = what == 1 && madvise(pages, size, MADV_POPULATE_READ) != 0 && errno == EFAULT;
    int32_t resident = what == 2 ? all_resident(pages, size) : 1;
    thread_enter_vm(t);
    if (is_cut)
        mapping_throw(t);
    else if (error != 0)
        throw_error(t, error);
    else
        result->i = resident;
}
