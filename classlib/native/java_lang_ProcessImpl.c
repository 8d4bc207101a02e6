/* SPDX-License-Identifier: MIT */
/* java.lang.ProcessImpl: starting processes and waiting for them. posix_spawn stops the calling
 * thread until the new program runs, so that nothing of this process is copied and no other
 * thread notices; all files but the three given are closed in the child. Waiting is done in
 * short rounds, because the thread that waits is a daemon and has to see the end of its VM. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/model/resources.h"
#include "vm/threads/transition.h"

enum {
    STANDARD_FILES = 3,
    ROUND_MILLISECONDS = 250,
    POLL_MILLISECONDS = 5,
    RUNNING = -2,
    UNKNOWN = -1
};

extern char **environ;

/* ---- Words ---- */

/* The NUL-terminated texts of a byte[] as an array of two more elements than texts: a free one
 * before them, NULL behind them. Owned by the caller (free). NULL: memory is short. */
static char **words_of(Object *array) {
    size_t length = (size_t)array_length(array), count = 0;
    const char *bytes = (const char *)array_elements(array);
    for (size_t i = 0; i < length; i++) count += bytes[i] == 0;
    char **words = malloc((count + 2) * sizeof *words + length + 1);
    if (words == NULL) return NULL;
    char *at = (char *)(words + count + 2);
    memcpy(at, bytes, length);
    at[length] = 0;
    words[0] = NULL;
    for (size_t i = 1; i <= count; i++) {
        words[i] = at;
        at += strlen(at) + 1;
    }
    words[count + 1] = NULL;
    return words;
}

/* ---- Pipes ---- */

typedef struct Launch {
    char **words, **variables,
        **directory;            /* as words_of makes them; the last two may be NULL */
    bool merge;                 /* errors go where the output goes */
    int files[STANDARD_FILES];  /* the child's; -1: a pipe is to be made */
    int ours[STANDARD_FILES];   /* our ends of the pipes, recorded, or -1 */
    int theirs[STANDARD_FILES]; /* the child's ends, or -1 */
} Launch;

/* A pipe none of whose ends is a standard file: those are being replaced in the child. ->
 * errno, or 0. */
static int make_pipe(int *ends) {
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
    for (int i = 0; i < 2; i++) {
        if (ends[i] >= STANDARD_FILES) continue;
        int moved = fcntl(ends[i], F_DUPFD_CLOEXEC, STANDARD_FILES), error = errno;
        close(ends[i]);
        ends[i] = moved;
        if (moved >= 0) continue;
        close(ends[1 - i]);
        return error;
    }
    return 0;
}

static int make_pipes(VM *vm, Launch *launch) {
    for (int i = 0; i < STANDARD_FILES; i++) {
        if (launch->files[i] >= 0 || (i == STDERR_FILENO && launch->merge)) continue;
        int ends[2], error = make_pipe(ends);
        if (error != 0) return error;
        launch->theirs[i] = ends[i == STDIN_FILENO ? 0 : 1];
        launch->ours[i] =
            resources_opened(vm, ends[i == STDIN_FILENO ? 1 : 0], DESCRIPTOR_FILE);
        if (launch->ours[i] < 0) return errno;
        launch->files[i] = launch->theirs[i];
    }
    return 0;
}

/* ---- Starting ---- */

static int spawn_file(const Launch *launch, const char *path, char **words, pid_t *pid) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t pipe_signal, blocked;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) return error;
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    /* The launcher ignores SIGPIPE; a program expects that it ends those that write to nobody.
     */
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &pipe_signal);
    /* Nor does it expect that our thread's blocked signals stay blocked. */
    sigemptyset(&blocked);
    posix_spawnattr_setsigmask(&attributes, &blocked);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    for (int i = 0; i < STANDARD_FILES && error == 0; i++) {
        int file = i == STDERR_FILENO && launch->merge ? STDOUT_FILENO : launch->files[i];
        error = posix_spawn_file_actions_adddup2(&actions, file, i);
    }
    if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(&actions, STANDARD_FILES);
    if (error == 0 && launch->directory != NULL)
        error = posix_spawn_file_actions_addchdir_np(&actions, launch->directory[1]);
    char **variables = launch->variables != NULL ? launch->variables + 1 : environ;
    if (error == 0) error = posix_spawn(pid, path, &actions, &attributes, words, variables);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* A file that is executable but no program is a script for the shell. */
static int spawn_path(const Launch *launch, const char *path, pid_t *pid) {
    int error = spawn_file(launch, path, launch->words + 1, pid);
    if (error != ENOEXEC) return error;
    char shell[] = "/bin/sh", **words = launch->words, *name = words[1];
    words[0] = shell;
    words[1] = (char *)path;
    error = spawn_file(launch, shell, words, pid);
    words[1] = name;
    return error;
}

/* What is wrong with the folder to start in: errno, or 0. */
static int directory_error(const Launch *launch) {
    struct stat status;
    if (launch->directory == NULL) return 0;
    if (stat(launch->directory[1], &status) != 0) return errno;
    return S_ISDIR(status.st_mode) ? 0 : ENOTDIR;
}

/* -> errno, or 0. Names without a slash are searched for in PATH. */
static int spawn_program(const Launch *launch, pid_t *pid) {
    const char *name = launch->words[1];
    int wrong = directory_error(launch);
    if (wrong != 0) return wrong;
    if (strchr(name, '/') != NULL) return spawn_path(launch, name, pid);
    if (name[0] == 0) return ENOENT;
    const char *path = getenv("PATH");
    if (path == NULL) path = "/usr/bin:/bin";
    bool denied = false;
    for (;;) {
        char file[4096];
        size_t length = strcspn(path, ":");
        const char *slash = length > 0 ? "/" : "./";
        int size = snprintf(file, sizeof file, "%.*s%s%s", (int)length, path, slash, name);
        int error = size < (int)sizeof file ? spawn_path(launch, file, pid) : ENAMETOOLONG;
        if (error == EACCES)
            denied = true;
        else if (error != ENOENT && error != ENOTDIR && error != ENAMETOOLONG)
            return error;
        if (path[length] == 0) return denied ? EACCES : ENOENT;
        path += length + 1;
    }
}

static int file_of(Object *descriptors, int index) {
    Object *descriptor = array_get_ref(descriptors, index);
    return descriptor != NULL ? native_get_int(descriptor, "fd") : -1;
}

/* words, variables, directory, files, ends, merge */
NATIVE_METHOD(java_lang_ProcessImpl_spawn0) {
    Launch launch = {.merge = args[5].i != 0};
    for (int i = 0; i < STANDARD_FILES; i++) {
        launch.files[i] = file_of(args[3].l, i);
        launch.ours[i] = launch.theirs[i] = -1;
    }
    bool has_variables = args[1].l != NULL, has_directory = args[2].l != NULL;
    launch.words = words_of(args[0].l);
    if (has_variables) launch.variables = words_of(args[1].l);
    if (has_directory) launch.directory = words_of(args[2].l);
    int error = ENOMEM;
    pid_t pid = -1;
    if (launch.words != NULL && (launch.variables != NULL) == has_variables &&
        (launch.directory != NULL) == has_directory) {
        thread_leave_vm(t, THREAD_NATIVE);
        error = make_pipes(t->vm, &launch);
        if (error == 0) error = spawn_program(&launch, &pid);
        for (int i = 0; i < STANDARD_FILES; i++) {
            if (launch.theirs[i] >= 0) close(launch.theirs[i]);
            if (error != 0 && launch.ours[i] >= 0) resources_close(t->vm, launch.ours[i]);
        }
        thread_enter_vm(t);
    }
    free(launch.words);
    free(launch.variables);
    free(launch.directory);
    if (error != 0) {
        char text[256];
        exception_throw(t, "java/io/IOException", "error=%d, %s", error,
                        strerror_r(error, text, sizeof text));
        return;
    }
    for (int i = 0; i < STANDARD_FILES; i++)
        if (launch.ours[i] >= 0)
            native_set_int(array_get_ref(args[4].l, i), "fd", launch.ours[i]);
    result->i = pid;
}

/* ---- Ends ---- */

static int exit_value(int status) {
    return WIFSIGNALED(status) ? 0x80 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* A process that waitpid does not know is another one's child: nobody tells us its value. */
static int reap(pid_t pid) {
    int status;
    pid_t got;
    do got = waitpid(pid, &status, WNOHANG);
    while (got < 0 && errno == EINTR);
    return got == pid ? exit_value(status) : got == 0 ? RUNNING : UNKNOWN;
}

static int wait_a_moment(pid_t pid) {
    struct pollfd ended = {.fd = (int)syscall(SYS_pidfd_open, pid, 0), .events = POLLIN};
    if (ended.fd < 0) {
        int value = reap(pid);
        bool others = value == UNKNOWN && (kill(pid, 0) == 0 || errno == EPERM);
        if (value != RUNNING && !others) return value;
        poll(NULL, 0, POLL_MILLISECONDS);
        return RUNNING;
    }
    int ready = poll(&ended, 1, ROUND_MILLISECONDS);
    close(ended.fd);
    return ready > 0 ? reap(pid) : RUNNING;
}

NATIVE_METHOD(java_lang_ProcessImpl_waitForEnd0) {
    pid_t pid = args[0].i;
    native_wait_begin(t);
    int value = wait_a_moment(pid);
    native_wait_end(t);
    result->i = value;
}

NATIVE_METHOD(java_lang_ProcessImpl_destroy0) {
    result->i = kill(args[0].i, args[1].i ? SIGKILL : SIGTERM) == 0;
}

NATIVE_METHOD(java_lang_ProcessImpl_currentPid0) { result->i = getpid(); }
