/* SPDX-License-Identifier: MIT */
#include "attach/listener.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { WAITING_CLIENTS = 16 };

static struct sockaddr_un address_of(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
    return address;
}

static bool somebody_listens(const char *path) {
    struct sockaddr_un address = address_of(path);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    bool answers = fd >= 0 && (connect(fd, (struct sockaddr *)&address, sizeof address) == 0 ||
                               errno == EAGAIN);
    if (fd >= 0) close(fd);
    return answers;
}

/* A socket of an earlier process goes; anything else stays. */
static bool make_room(const char *path, char *message, size_t size) {
    struct stat status;
    if (lstat(path, &status) != 0) return true;
    if (!S_ISSOCK(status.st_mode)) {
        snprintf(message, size, "%s is there already and is no socket", path);
        return false;
    }
    if (status.st_uid != geteuid() && geteuid() != 0) {
        snprintf(message, size, "%s belongs to user %u", path, (unsigned)status.st_uid);
        return false;
    }
    if (somebody_listens(path)) {
        snprintf(message, size, "%s: another process listens there", path);
        return false;
    }
    if (unlink(path) == 0 || errno == ENOENT) return true;
    snprintf(message, size, "%s: %s", path, strerror(errno));
    return false;
}

bool listening_open(Listening *listening, const char *path, char *message, size_t size) {
    char temporary[sizeof listening->path];
    struct stat status;
    listening->fd = -1;
    if (strlen(path) + strlen(".tmp") >= sizeof temporary) {
        snprintf(message, size, "%s: the name is too long for a socket (at most %zu bytes)",
                 path, sizeof temporary - sizeof ".tmp");
        return false;
    }
    if (!make_room(path, message, size)) return false;
    snprintf(temporary, sizeof temporary, "%s.tmp", path);
    struct sockaddr_un address = address_of(temporary);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (lstat(temporary, &status) == 0 && S_ISSOCK(status.st_mode))
        unlink(temporary); /* of who ended in the middle of this */
    /* The mode before the name: nobody else connects in between. */
    if (fd < 0 || fchmod(fd, 0600) != 0 ||
        bind(fd, (struct sockaddr *)&address, sizeof address) != 0) {
        snprintf(message, size, "%s: %s", path, strerror(errno));
        if (fd >= 0) close(fd);
        return false;
    }
    if (chmod(temporary, 0600) != 0 || lchown(temporary, geteuid(), getegid()) != 0 ||
        listen(fd, WAITING_CLIENTS) != 0 || rename(temporary, path) != 0 ||
        lstat(path, &status) != 0) {
        snprintf(message, size, "%s: %s", path, strerror(errno));
        unlink(temporary);
        close(fd);
        return false;
    }
    snprintf(listening->path, sizeof listening->path, "%s", path);
    listening->device = status.st_dev;
    listening->inode = status.st_ino;
    listening->fd = fd;
    return true;
}

bool listening_is_there(const Listening *listening) {
    struct stat status;
    return listening->fd >= 0 && lstat(listening->path, &status) == 0 &&
           S_ISSOCK(status.st_mode) && status.st_dev == listening->device &&
           status.st_ino == listening->inode;
}

void listening_unlink(const Listening *listening) {
    if (listening_is_there(listening)) unlink(listening->path);
}

void listening_close(Listening *listening) {
    if (listening->fd < 0) return;
    listening_unlink(listening);
    close(listening->fd);
    listening->fd = -1;
}

int listening_accept(const Listening *listening) {
    struct ucred peer;
    socklen_t length = sizeof peer;
    int fd = accept4(listening->fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (fd < 0) return -1;
    bool known = getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0;
    if (known && (peer.uid == 0 || (peer.uid == geteuid() && peer.gid == getegid()))) return fd;
    close(fd);
    return -1;
}

/* A time of CLOCK_MONOTONIC in seconds of the clock that files have. */
static time_t wall_clock_at(int64_t nanoseconds) {
    struct timespec wall, monotonic;
    clock_gettime(CLOCK_REALTIME, &wall);
    clock_gettime(CLOCK_MONOTONIC, &monotonic);
    return wall.tv_sec - (monotonic.tv_sec - (time_t)(nanoseconds / 1000000000));
}

bool trigger_is_there(const char *path, int64_t since) {
    enum { SLACK_SECONDS = 2 }; /* the clock of files stands still between ticks */
    struct stat status;
    return lstat(path, &status) == 0 && S_ISREG(status.st_mode) &&
           (status.st_uid == geteuid() || status.st_uid == 0) &&
           status.st_mtim.tv_sec >= wall_clock_at(since) - SLACK_SECONDS;
}
