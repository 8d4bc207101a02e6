/* SPDX-License-Identifier: MIT */
/* java.nio.file.UnixFiles: attributes, links, users. Static methods: slot 0 is the first
 * parameter. They answer 0 or the number of an error. */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/objects/string.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

enum { NAME_BUFFER = 4096 };

static int error_of(int result) { return result == 0 ? 0 : errno; }

static int64_t nanoseconds(struct timespec time) {
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static struct timespec moment(int64_t nanos) {
    int64_t rest = nanos % 1000000000;
    if (rest < 0) rest += 1000000000;
    return (struct timespec){.tv_sec = (nanos - rest) / 1000000000, .tv_nsec = rest};
}

/* Where the way of a path begins: in the folder, and without one in the working directory. */
static int folder_of(Object *descriptor) {
    return descriptor == NULL ? AT_FDCWD : native_get_int(descriptor, "fd");
}

/* A file by its folder and path, or without a path the open file itself. */
typedef struct File {
    int folder;
    char *path;
} File;

/* Of a descriptor and a text. False: thrown. The path is to be freed. **Safepoint.** */
static bool file_read(Thread *t, const Value *args, File *file) {
    *file = (File){.folder = folder_of(args[0].l)};
    if (args[1].l == NULL) return true;
    return (file->path = native_raw_text(t, args[1].l)) != NULL;
}

/* The arguments of the system's calls. */
static const char *file_path(const File *file) { return file->path != NULL ? file->path : ""; }

static int file_flags(const File *file, bool follow) {
    return (follow ? 0 : AT_SYMLINK_NOFOLLOW) | (file->path != NULL ? 0 : AT_EMPTY_PATH);
}

/* When the file was made, where the file system remembers it; else when it was modified. */
static int64_t creation_time(const File *file, int flags, const struct stat *s) {
    struct statx x;
    if (statx(file->folder, file_path(file), flags, STATX_BTIME, &x) != 0 ||
        !(x.stx_mask & STATX_BTIME))
        return nanoseconds(s->st_mtim);
    return nanoseconds(
        (struct timespec){.tv_sec = x.stx_btime.tv_sec, .tv_nsec = x.stx_btime.tv_nsec});
}

/* descriptor, path, follow, values */
NATIVE_METHOD(java_nio_file_UnixFiles_status) {
    File file;
    struct stat s;
    if (!file_read(t, args, &file)) return;
    int flags = file_flags(&file, args[2].i);
    thread_leave_vm(t, THREAD_NATIVE);
    int error = error_of(fstatat(file.folder, file_path(&file), &s, flags));
    int64_t created = error == 0 ? creation_time(&file, flags, &s) : 0;
    free(file.path);
    thread_enter_vm(t);
    result->i = error;
    if (error != 0) return;
    int64_t *values = array_elements(args[3].l);
    const int64_t found[] = {s.st_mode,
                             s.st_size,
                             nanoseconds(s.st_mtim),
                             nanoseconds(s.st_atim),
                             nanoseconds(s.st_ctim),
                             s.st_uid,
                             s.st_gid,
                             (int64_t)s.st_dev,
                             (int64_t)s.st_ino,
                             (int64_t)s.st_nlink,
                             created,
                             (int64_t)s.st_rdev};
    memcpy(values, found, sizeof found);
}

/* descriptor, path, follow, mode */
NATIVE_METHOD(java_nio_file_UnixFiles_changeMode) {
    File file;
    if (!file_read(t, args, &file)) return;
    mode_t mode = (mode_t)args[3].i & 07777;
    int flags = file_flags(&file, args[2].i);
    thread_leave_vm(t, THREAD_NATIVE);
    int error = error_of(file.path == NULL ? fchmod(file.folder, mode)
                                           : fchmodat(file.folder, file.path, mode, flags));
    free(file.path);
    thread_enter_vm(t);
    result->i = error == EOPNOTSUPP ? ELOOP : error; /* links have no mode */
}

/* descriptor, path, follow, user, group */
NATIVE_METHOD(java_nio_file_UnixFiles_changeOwner) {
    File file;
    if (!file_read(t, args, &file)) return;
    uid_t user = (uid_t)args[3].i;
    gid_t group = (gid_t)args[4].i;
    int flags = file_flags(&file, args[2].i);
    thread_leave_vm(t, THREAD_NATIVE);
    int error = error_of(fchownat(file.folder, file_path(&file), user, group, flags));
    free(file.path);
    thread_enter_vm(t);
    result->i = error;
}

/* descriptor, path, follow, modified, accessed */
NATIVE_METHOD(java_nio_file_UnixFiles_changeTimes) {
    File file;
    if (!file_read(t, args, &file)) return;
    struct timespec times[2] = {moment(args[5].j), moment(args[3].j)};
    int flags = file_flags(&file, args[2].i);
    thread_leave_vm(t, THREAD_NATIVE);
    int error = error_of(file.path == NULL ? futimens(file.folder, times)
                                           : utimensat(file.folder, file.path, times, flags));
    free(file.path);
    thread_enter_vm(t);
    result->i = error;
}

NATIVE_METHOD(java_nio_file_UnixFiles_link) {
    char *target = native_raw_text(t, args[0].l);
    if (target == NULL) return;
    char *path = native_raw_text(t, args[1].l);
    if (path != NULL)
        result->i = error_of(args[2].i ? symlink(target, path) : link(target, path));
    free(path);
    free(target);
}

/* descriptor, path, is it a directory */
NATIVE_METHOD(java_nio_file_UnixFiles_remove) {
    File file;
    if (!file_read(t, args, &file)) return;
    int flags = args[2].i ? AT_REMOVEDIR : 0;
    thread_leave_vm(t, THREAD_NATIVE);
    int error = error_of(unlinkat(file.folder, file_path(&file), flags));
    free(file.path);
    thread_enter_vm(t);
    result->i = error;
}

/* descriptor and path, twice */
NATIVE_METHOD(java_nio_file_UnixFiles_rename) {
    File from, to;
    if (!file_read(t, args, &from)) return;
    if (file_read(t, args + 2, &to)) {
        thread_leave_vm(t, THREAD_NATIVE);
        int error =
            error_of(renameat(from.folder, file_path(&from), to.folder, file_path(&to)));
        free(to.path);
        thread_enter_vm(t);
        result->i = error;
    }
    free(from.path);
}

NATIVE_METHOD(java_nio_file_UnixFiles_makeDirectory) {
    char *path = native_raw_text(t, args[0].l);
    if (path == NULL) return;
    result->i = error_of(mkdir(path, (mode_t)args[1].i));
    free(path);
}

NATIVE_METHOD(java_nio_file_UnixFiles_readLink) {
    char *path = native_raw_text(t, args[0].l), target[PATH_MAX];
    if (path == NULL) return;
    ssize_t length = readlink(path, target, sizeof target - 1);
    free(path);
    if (length < 0) return;
    target[length] = 0;
    result->l = native_raw_string(t, target);
}

/* The texts, which are freed; NULL and the error where they are none. **Safepoint. Throws.** */
static Object *give_names(Thread *t, char **names, size_t count, int error) {
    if (error == ENOMEM) return exception_out_of_memory(t, "C heap");
    if (error != 0) return NULL;
    Object *texts = native_raw_strings(t, (const char *const *)names, count);
    native_free_names(names, count);
    return texts;
}

NATIVE_METHOD(java_nio_file_UnixFiles_names) {
    char *path = native_raw_text(t, args[0].l), **names;
    size_t count;
    if (path == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    int error = native_directory_names(path, &names, &count) ? 0 : errno;
    free(path);
    thread_enter_vm(t);
    result->l = give_names(t, names, count, error);
}

/* descriptor, where to put an error */
NATIVE_METHOD(java_nio_file_UnixFiles_namesIn) {
    int folder = folder_of(args[0].l);
    char **names;
    size_t count;
    thread_leave_vm(t, THREAD_NATIVE);
    int error = native_folder_names(folder, &names, &count) ? 0 : errno;
    thread_enter_vm(t);
    *(int32_t *)array_elements(args[1].l) = error;
    result->l = give_names(t, names, count, error);
}

NATIVE_METHOD(java_nio_file_UnixFiles_realPath) {
    char *path = native_raw_text(t, args[0].l), real[PATH_MAX];
    if (path == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    bool good = realpath(path, real) != NULL;
    free(path);
    thread_enter_vm(t);
    if (good) result->l = native_raw_string(t, real);
}

NATIVE_METHOD(java_nio_file_UnixFiles_access) {
    char *path = native_raw_text(t, args[0].l);
    if (path == NULL) return;
    result->i = error_of(access(path, args[1].i));
    free(path);
}

/* ---- Text as the platform has it, of which each character is a byte ---- */

NATIVE_METHOD(java_nio_file_UnixPath_encode) {
    char *text = native_text(t, args[0].l);
    bool exact = true;
    if (text == NULL) return;
    char *bytes = platform_from_utf8(&t->vm->platform, text, &exact);
    free(text);
    if (bytes == NULL)
        exception_out_of_memory(t, "C heap");
    else if (exact || !args[1].i)
        result->l = native_raw_string(t, bytes);
    free(bytes);
}

NATIVE_METHOD(java_nio_file_UnixPath_decode) {
    char *bytes = native_raw_text(t, args[0].l);
    if (bytes == NULL) return;
    result->l = string_from_platform(t, bytes);
    free(bytes);
}

/* ---- Users and groups ---- */

NATIVE_METHOD(java_nio_file_UnixFiles_nameOf) {
    char buffer[NAME_BUFFER], name[NAME_BUFFER] = "";
    struct passwd user, *found_user = NULL;
    struct group group, *found_group = NULL;
    thread_leave_vm(t, THREAD_NATIVE);
    if (args[1].i)
        getgrgid_r((gid_t)args[0].i, &group, buffer, sizeof buffer, &found_group);
    else
        getpwuid_r((uid_t)args[0].i, &user, buffer, sizeof buffer, &found_user);
    if (found_group != NULL) snprintf(name, sizeof name, "%s", group.gr_name);
    if (found_user != NULL) snprintf(name, sizeof name, "%s", user.pw_name);
    thread_enter_vm(t);
    if (name[0] != 0) result->l = string_from_platform(t, name);
}

NATIVE_METHOD(java_nio_file_UnixFiles_idOf) {
    char *name = native_platform_text(t, args[0].l), buffer[NAME_BUFFER];
    struct passwd user, *found_user = NULL;
    struct group group, *found_group = NULL;
    if (name == NULL) return;
    bool is_group = args[1].i;
    thread_leave_vm(t, THREAD_NATIVE);
    if (is_group)
        getgrnam_r(name, &group, buffer, sizeof buffer, &found_group);
    else
        getpwnam_r(name, &user, buffer, sizeof buffer, &found_user);
    int32_t id = -1;
    if (found_group != NULL)
        id = (int32_t)group.gr_gid;
    else if (found_user != NULL)
        id = (int32_t)user.pw_uid;
    free(name);
    thread_enter_vm(t);
    result->i = id;
}

NATIVE_METHOD(java_nio_file_UnixFiles_errorText) {
    char text[256];
    result->l = string_from_c(t, strerror_r(args[0].i, text, sizeof text));
}
