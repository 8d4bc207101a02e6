/* SPDX-License-Identifier: MIT */
#include "launcher/attach/handshake.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

/* The file that asks for the listener. It is reached by its directory: the way through /proc
 * ends with the process. However this program ends, unless by SIGKILL, it leaves none. Of
 * several clients that come at once one has the file locked until it has taken it away: a
 * signal that came later would find none, and be a wish for stacks on the program's output. */
typedef struct Trigger {
    int directory; /* -1: none is made */
    int file;
    char name[40];
} Trigger;

static void trigger_remove(Trigger *trigger) {
    if (trigger->directory < 0) return;
    unlinkat(trigger->directory, trigger->name, 0);
    close(trigger->file);
    close(trigger->directory);
    trigger->directory = -1;
}

static void trigger_at_exit(int status, void *trigger) {
    (void)status;
    trigger_remove(trigger);
}

static Trigger *made_trigger; /* for the handler; written once */

static void trigger_at_signal(int number) {
    trigger_remove(made_trigger);
    signal(number, SIG_DFL);
    raise(number);
}

typedef enum TriggerMade { TRIGGER_MADE, TRIGGER_OF_OTHERS, TRIGGER_NOT_MADE } TriggerMade;

/* The file has this client's lock, and is in its directory still. What somebody left behind
 * comes to be of now: the VM takes no older one than itself. */
static bool trigger_take(const Trigger *trigger, int fd) {
    struct stat status, named;
    if (flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
    if (fstat(fd, &status) != 0 || futimens(fd, NULL) != 0 ||
        fstatat(trigger->directory, trigger->name, &named, AT_SYMLINK_NOFOLLOW) != 0)
        return false;
    return status.st_dev == named.st_dev && status.st_ino == named.st_ino;
}

static TriggerMade trigger_make_in(Trigger *trigger, const char *path) {
    struct stat status;
    int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int fd = directory >= 0 ? openat(directory, trigger->name,
                                     O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600)
                            : -1;
    TriggerMade made = TRIGGER_NOT_MADE;
    if (fd >= 0 && fstat(fd, &status) == 0 && S_ISREG(status.st_mode) &&
        (status.st_uid == geteuid() || status.st_uid == 0)) {
        trigger->directory = directory;
        trigger->file = fd;
        if (trigger_take(trigger, fd)) return TRIGGER_MADE;
        trigger->directory = -1;
        made = TRIGGER_OF_OTHERS;
    }
    if (fd >= 0) close(fd);
    if (directory >= 0) close(directory);
    return made;
}

/* In the directory where the process works, else in its /tmp. */
static TriggerMade trigger_make(const Target *target) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/cwd", (int)target->process);
    TriggerMade made = trigger_make_in(target->trigger, path);
    return made != TRIGGER_NOT_MADE ? made
                                    : trigger_make_in(target->trigger, target->temporary);
}

static bool trigger_prepare(Target *target) {
    static const int ends[] = {SIGHUP, SIGINT, SIGTERM};
    Trigger *trigger = target->trigger = made_trigger = calloc(1, sizeof *trigger);
    if (trigger == NULL) return false;
    trigger->directory = -1;
    snprintf(trigger->name, sizeof trigger->name, ".minijvm_attach%d", (int)target->inner);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        struct sigaction action;
        if (sigaction(ends[i], NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
        action = (struct sigaction){.sa_handler = trigger_at_signal};
        sigaction(ends[i], &action, NULL);
    }
    return on_exit(trigger_at_exit, trigger) == 0;
}

static bool socket_is_there(const Target *target) {
    struct stat status;
    return lstat(target->socket, &status) == 0;
}

void socket_check(const Target *target) {
    struct stat status;
    if (lstat(target->socket, &status) != 0)
        fail(EXIT_NO_VM, "%s: %s", target->socket, strerror(errno));
    if (!S_ISSOCK(status.st_mode)) fail(EXIT_NOT_PERMITTED, "%s is no socket", target->socket);
    if (status.st_uid != target->user || (geteuid() != 0 && status.st_gid != target->group))
        fail(EXIT_NOT_PERMITTED, "%s is not the VM's: it belongs to user %u, group %u",
             target->socket, (unsigned)status.st_uid, (unsigned)status.st_gid);
    if ((status.st_mode & 066) != 0)
        fail(EXIT_NOT_PERMITTED, "%s: others may use it (mode %03o)", target->socket,
             status.st_mode & 0777);
}

int connect_to(Target *target) {
    struct timeval limit = {.tv_sec = target->seconds};
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (strlen(target->socket) >= sizeof address.sun_path)
        fail(EXIT_USAGE, "%s: the name is too long for a socket", target->socket);
    strcpy(address.sun_path, target->socket);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) fail(EXIT_REFUSED, "socket: %s", strerror(errno));
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (connect(fd, (struct sockaddr *)&address, sizeof address) != 0) {
        int error = errno;
        close(fd);
        if (error == EACCES || error == EPERM)
            fail(EXIT_NOT_PERMITTED, "%s: %s", target->socket, strerror(error));
        if (error == EAGAIN) {
            refuse_stopped(target);
            fail(EXIT_LATE, "%s: as many as may wait to be answered have waited for %u seconds",
                 target->socket, target->seconds);
        }
        return -1;
    }
    if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0)
        fail(EXIT_REFUSED, "SO_PEERCRED: %s", strerror(errno));
    if (peer.uid != geteuid() && geteuid() != 0)
        fail(EXIT_NOT_PERMITTED, "%s: user %u listens there", target->socket,
             (unsigned)peer.uid);
    if (target->process != 0 && (peer.pid != target->process || peer.uid != target->user))
        fail(EXIT_NOT_PERMITTED, "%s: process %d listens there, not %d", target->socket,
             (int)peer.pid, (int)target->process);
    target->process = peer.pid;
    return fd;
}

static void pause_for(unsigned milliseconds) {
    struct timespec time = {.tv_sec = milliseconds / 1000,
                            .tv_nsec = milliseconds % 1000 * 1000000L};
    while (nanosleep(&time, &time) != 0 && errno == EINTR) continue;
}

static void __attribute__((noreturn)) fail_to_attach(const Target *target, int error) {
    if (error == ESRCH)
        fail(EXIT_NO_VM, "process %d has ended meanwhile", (int)target->process);
    if (error != 0)
        fail(EXIT_NOT_PERMITTED, "process %d: %s", (int)target->process, strerror(error));
    refuse_stopped(target);
    fail(EXIT_LATE,
         "process %d has not begun to listen at %s within %u seconds: it is no VM, its VM "
         "was started with -Xattach:off, or it has not got so far",
         (int)target->process, target->socket, target->seconds);
}

/* Makes sure that the listener is asked for, once more at half of the time, by this client or
 * by another one. 0, or an error. */
static int ask_for_listener(Target *target, unsigned *asked, bool late) {
    TriggerMade made = *asked > 0 ? TRIGGER_MADE : trigger_make(target);
    if (made == TRIGGER_NOT_MADE)
        fail(EXIT_NOT_PERMITTED,
             "no file can be made in the directory of process %d, nor in %s",
             (int)target->process, target->temporary);
    if (made == TRIGGER_OF_OTHERS || *asked > late) return 0;
    /* Who had the file before may have been answered meanwhile. */
    if (*asked == 0 && socket_is_there(target) &&
        (target->connection = connect_to(target)) >= 0)
        return 0;
    ++*asked;
    return kill(target->process, SIGQUIT) == 0 ? 0 : errno;
}

static int await_listener(Target *target) {
    enum { FIRST_PAUSE = 20, PAUSE_STEP = 40, LONGEST_PAUSE = 500 };
    unsigned waited = 0, limit = target->seconds * 1000, asked = 0;
    int error = 0;
    for (unsigned pause = FIRST_PAUSE; waited < limit;
         pause = pause < LONGEST_PAUSE ? pause + PAUSE_STEP : LONGEST_PAUSE) {
        error = ask_for_listener(target, &asked, waited >= limit / 2);
        if (error != 0 || target->connection >= 0) break;
        pause_for(pause);
        waited += pause;
        if (is_gone(target)) error = ESRCH;
        if (error != 0) break;
        if (socket_is_there(target) && (target->connection = connect_to(target)) >= 0) break;
    }
    trigger_remove(target->trigger);
    if (target->connection < 0) fail_to_attach(target, error);
    return target->connection;
}

int attach_to(Target *target) {
    if (!look_at(target)) fail(EXIT_NO_VM, "there is no process %d", (int)target->process);
    if (state_of(target->process) == 'Z')
        fail(EXIT_NO_VM, "process %d has ended", (int)target->process);
    if (geteuid() != 0 && target->user != geteuid())
        fail(EXIT_NOT_PERMITTED, "process %d belongs to user %u, not to this one (%u)",
             (int)target->process, (unsigned)target->user, (unsigned)geteuid());
    choose_vm(target);
    if (socket_is_there(target)) {
        socket_check(target);
        int fd = connect_to(target);
        if (fd >= 0) return fd;
    }
    if (!takes_signal(target))
        fail(EXIT_NO_VM,
             "process %d does not listen, and takes no SIGQUIT: it is no VM that can be "
             "attached to",
             (int)target->process);
    if (!trigger_prepare(target)) fail(EXIT_REFUSED, "out of memory");
    int fd = await_listener(target);
    socket_check(target);
    return fd;
}
