/* SPDX-License-Identifier: MIT */
/* java.io.UnixFileSystem: what java.io.File asks. Slots: 0 this, 1 a File or a path. Failures
 * are answers, not exceptions, except where IOException is declared. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

enum { EXISTS = 1, REGULAR = 2, DIRECTORY = 4 };

/* The path of a File, malloc'ed; the thread is NATIVE when this returns true. */
static bool path_begin(Thread *t, Object *file, char **path) {
    if (file != NULL && object_class(file) != t->vm->known.String)
        file = native_get_ref(file, "path");
    *path = native_platform_text(t, file);
    if (*path == NULL) return false;
    thread_leave_vm(t, THREAD_NATIVE);
    return true;
}

static void path_end(Thread *t, char *path) {
    free(path);
    thread_enter_vm(t);
}

static void throw_io(Thread *t, int error) {
    char text[256];
    exception_throw(t, "java/io/IOException", "%s", strerror_r(error, text, sizeof text));
}

/* ---- Names ---- */

/* Resolves links as far as the path exists; what does not exist is only cleaned of "." and
 * "..". */
static bool canonical_path(const char *path, char *out) {
    char head[PATH_MAX], rest[PATH_MAX] = "";
    if (realpath(path, out) != NULL) return true;
    if (snprintf(head, sizeof head, "%s", path) >= (int)sizeof head) return false;
    for (;;) {
        char *slash = strrchr(head, '/'), joined[PATH_MAX];
        if (slash == NULL) return false;
        if (snprintf(joined, sizeof joined, "%s%s", slash, rest) >= (int)sizeof joined)
            return false;
        memcpy(rest, joined, strlen(joined) + 1);
        *slash = 0;
        if (realpath(head[0] != 0 ? head : "/", out) != NULL) break;
        if (errno == ELOOP) return false;
    }
    char *mark = NULL;
    size_t length = strlen(out);
    if (strcmp(out, "/") == 0) length = 0;
    for (char *part = strtok_r(rest, "/", &mark); part != NULL;
         part = strtok_r(NULL, "/", &mark)) {
        if (strcmp(part, ".") == 0) continue;
        if (strcmp(part, "..") == 0) {
            while (length > 0 && out[--length] != '/') continue;
            continue;
        }
        if (length + strlen(part) + 2 > PATH_MAX) return false;
        length += (size_t)sprintf(out + length, "/%s", part);
    }
    if (length == 0) out[length++] = '/';
    out[length] = 0;
    return true;
}

NATIVE_METHOD(java_io_UnixFileSystem_canonicalize0) {
    char *path, canonical[PATH_MAX];
    if (!path_begin(t, args[1].l, &path)) return;
    bool good = canonical_path(path, canonical);
    int error = errno;
    path_end(t, path);
    if (good)
        result->l = string_from_platform(t, canonical);
    else
        throw_io(t, error);
}

/* ---- Attributes ---- */

static bool file_status(Thread *t, Value *args, struct stat *status) {
    char *path;
    if (!path_begin(t, args[1].l, &path)) return false;
    bool good = stat(path, status) == 0;
    path_end(t, path);
    return good;
}

NATIVE_METHOD(java_io_UnixFileSystem_getBooleanAttributes0) {
    struct stat status;
    if (!file_status(t, args, &status)) return;
    result->i = EXISTS | (S_ISREG(status.st_mode) ? REGULAR : 0) |
                (S_ISDIR(status.st_mode) ? DIRECTORY : 0);
}

NATIVE_METHOD(java_io_UnixFileSystem_getLastModifiedTime0) {
    struct stat status;
    if (file_status(t, args, &status))
        result->j = (int64_t)status.st_mtim.tv_sec * 1000 + status.st_mtim.tv_nsec / 1000000;
}

NATIVE_METHOD(java_io_UnixFileSystem_getLength0) {
    struct stat status;
    if (file_status(t, args, &status)) result->j = status.st_size;
}

/* The access bits are those of access(2). */
NATIVE_METHOD(java_io_UnixFileSystem_checkAccess0) {
    char *path;
    int mode = args[2].i;
    if (!path_begin(t, args[1].l, &path)) return;
    result->i = access(path, mode & (R_OK | W_OK | X_OK)) == 0;
    path_end(t, path);
}

NATIVE_METHOD(java_io_UnixFileSystem_setPermission0) {
    char *path;
    mode_t bits = (mode_t)(args[2].i & 7);
    bool enable = args[3].i, owner_only = args[4].i;
    struct stat status;
    if (!path_begin(t, args[1].l, &path)) return;
    bits = owner_only ? bits << 6 : bits << 6 | bits << 3 | bits;
    if (stat(path, &status) == 0) {
        mode_t mode = enable ? status.st_mode | bits : status.st_mode & ~bits;
        result->i = chmod(path, mode & 07777) == 0;
    }
    path_end(t, path);
}

NATIVE_METHOD(java_io_UnixFileSystem_setReadOnly0) {
    char *path;
    struct stat status;
    if (!path_begin(t, args[1].l, &path)) return;
    if (stat(path, &status) == 0)
        result->i =
            chmod(path, status.st_mode & 07777 & ~(mode_t)(S_IWUSR | S_IWGRP | S_IWOTH)) == 0;
    path_end(t, path);
}

NATIVE_METHOD(java_io_UnixFileSystem_setLastModifiedTime0) {
    char *path;
    int64_t time = args[2].j;
    struct stat status;
    if (!path_begin(t, args[1].l, &path)) return;
    if (stat(path, &status) == 0) {
        struct timespec times[2] = {status.st_atim,
                                    {.tv_sec = time / 1000, .tv_nsec = time % 1000 * 1000000}};
        result->i = utimensat(AT_FDCWD, path, times, 0) == 0;
    }
    path_end(t, path);
}

NATIVE_METHOD(java_io_UnixFileSystem_getSpace0) {
    enum { TOTAL, FREE, USABLE };
    char *path;
    int which = args[2].i;
    struct statvfs figures;
    if (!path_begin(t, args[1].l, &path)) return;
    if (statvfs(path, &figures) == 0) {
        fsblkcnt_t blocks = which == TOTAL  ? figures.f_blocks
                            : which == FREE ? figures.f_bfree
                                            : figures.f_bavail;
        result->j = (int64_t)(figures.f_frsize * blocks);
    }
    path_end(t, path);
}

/* ---- Changes ---- */

NATIVE_METHOD(java_io_UnixFileSystem_createFileExclusively0) {
    char *path;
    if (!path_begin(t, args[1].l, &path)) return;
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666), error = errno;
    if (file >= 0) close(file);
    path_end(t, path);
    if (file >= 0)
        result->i = 1;
    else if (error != EEXIST)
        throw_io(t, error);
}

NATIVE_METHOD(java_io_UnixFileSystem_delete0) {
    char *path;
    if (!path_begin(t, args[1].l, &path)) return;
    result->i = remove(path) == 0;
    path_end(t, path);
}

NATIVE_METHOD(java_io_UnixFileSystem_createDirectory0) {
    char *path;
    if (!path_begin(t, args[1].l, &path)) return;
    result->i = mkdir(path, 0777) == 0;
    path_end(t, path);
}

NATIVE_METHOD(java_io_UnixFileSystem_rename0) {
    char *to, *from;
    if (args[2].l == NULL) {
        native_null(t);
        return;
    }
    if ((to = native_platform_text(t, native_get_ref(args[2].l, "path"))) == NULL) return;
    if (path_begin(t, args[1].l, &from)) {
        result->i = rename(from, to) == 0;
        path_end(t, from);
    }
    free(to);
}

/* ---- Directories ---- */

NATIVE_METHOD(java_io_UnixFileSystem_list0) {
    char *path, **names;
    size_t count;
    if (!path_begin(t, args[1].l, &path)) return;
    bool good = native_directory_names(path, &names, &count);
    int error = errno;
    path_end(t, path);
    if (good) {
        result->l = native_strings(t, (const char *const *)names, count);
        native_free_names(names, count);
    } else if (error == ENOMEM) {
        exception_out_of_memory(t, "C heap");
    }
}
