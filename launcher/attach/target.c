/* SPDX-License-Identifier: MIT */
#include "launcher/attach/target.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void fail(int status, const char *format, ...) {
    va_list list;
    va_start(list, format);
    fputs("minijvm-attach: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    exit(status);
}

/* ---- What the kernel says of the process ---- */

static bool read_file(const char *path, char *text, size_t size) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t got = 0, all = 0;
    if (fd < 0) return false;
    while ((size_t)all + 1 < size && (got = read(fd, text + all, size - 1 - (size_t)all)) > 0)
        all += got;
    close(fd);
    text[all] = 0;
    return got >= 0;
}

/* The value behind "\nName:" of /proc/<pid>/status. */
static const char *status_line(const char *status, const char *name) {
    const char *at = strstr(status, name);
    return at != NULL ? at + strlen(name) : NULL;
}

unsigned long long start_of(pid_t process) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    if (!read_file(path, text, sizeof text)) return 0;
    const char *at = strrchr(text, ')');
    for (int field = 2; at != NULL && field < 22; field++) at = strchr(at + 1, ' ');
    return at != NULL ? strtoull(at, NULL, 10) : 0;
}

char state_of(pid_t process) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    const char *at = read_file(path, text, sizeof text) ? strrchr(text, ')') : NULL;
    return at != NULL && at[1] == ' ' ? at[2] : 0;
}

bool look_at(Target *target) {
    char path[64], status[8192];
    snprintf(path, sizeof path, "/proc/%d/status", (int)target->process);
    if (!read_file(path, status, sizeof status)) return false;
    const char *user = status_line(status, "\nUid:"), *group = status_line(status, "\nGid:"),
               *numbers = status_line(status, "\nNSpid:");
    unsigned real, effective;
    if (user == NULL || sscanf(user, "%u %u", &real, &effective) != 2) return false;
    target->user = effective;
    if (group == NULL || sscanf(group, "%u %u", &real, &effective) != 2) return false;
    target->group = effective;
    target->inner = target->process;
    for (const char *at = numbers; at != NULL && *at != '\n' && *at != 0;) {
        char *end;
        long number = strtol(at, &end, 10);
        if (end == at) break;
        target->inner = (pid_t)number;
        at = end;
        while (*at == '\t' || *at == ' ') at++;
    }
    if (target->inner != target->process)
        snprintf(target->temporary, sizeof target->temporary, "/proc/%d/root/tmp",
                 (int)target->process);
    else
        snprintf(target->temporary, sizeof target->temporary, "/tmp");
    target->start = start_of(target->process);
    return true;
}

bool takes_signal(const Target *target) {
    char path[64], status[8192];
    snprintf(path, sizeof path, "/proc/%d/status", (int)target->process);
    if (!read_file(path, status, sizeof status)) return false;
    const char *caught = status_line(status, "\nSigCgt:"),
               *ignored = status_line(status, "\nSigIgn:");
    unsigned long long bit = 1ull << (SIGQUIT - 1);
    return caught != NULL && ignored != NULL && (strtoull(caught, NULL, 16) & bit) != 0 &&
           (strtoull(ignored, NULL, 16) & bit) == 0;
}

bool is_gone(const Target *target) {
    return start_of(target->process) != target->start || state_of(target->process) == 'Z';
}

void refuse_stopped(const Target *target) {
    char state = state_of(target->process);
    if (state == 'T' || state == 't')
        fail(EXIT_LATE,
             "process %d is stopped (by SIGSTOP, a terminal or a debugger): it answers when it "
             "goes on",
             (int)target->process);
}

/* ---- Entries of VMs that can be attached to ---- */

bool entry_read(const char *path, uid_t user, unsigned long long start, Entry *entry) {
    char text[PATH_MAX + 64];
    struct stat status;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd < 0) return false;
    bool good = fstat(fd, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == user &&
                (status.st_mode & 077) == 0;
    ssize_t got = good ? read(fd, text, sizeof text - 1) : -1;
    close(fd);
    if (got <= 0) return false;
    text[got] = 0;
    char *line = strchr(text, '\n');
    if (line == NULL || strtoull(text, NULL, 10) != start) return false;
    char *end = strchr(++line, '\n');
    if (end == NULL || end - line >= PATH_MAX) return false;
    memcpy(entry->socket, line, (size_t)(end - line));
    entry->socket[end - line] = 0;
    return true;
}

DIR *entries_open(const char *temporary, uid_t user, char *directory, size_t size) {
    struct stat status;
    snprintf(directory, size, "%s/minijvm_%u", temporary, (unsigned)user);
    if (lstat(directory, &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != user ||
        (status.st_mode & 077) != 0)
        return NULL;
    return opendir(directory);
}

bool parse_name(const char *name, int *process, int *vm) {
    char *end;
    long first = strtol(name, &end, 10);
    if (!isdigit((unsigned char)*name) || *end != '.' || !isdigit((unsigned char)end[1]) ||
        first <= 0 || first > INT_MAX)
        return false;
    long second = strtol(end + 1, &end, 10);
    if (*end != 0 || second <= 0 || second > INT_MAX) return false;
    *process = (int)first;
    *vm = (int)second;
    return true;
}

void choose_vm(Target *target) {
    char directory[128], path[512], which[256] = "";
    int process, vm, found = 0, first = 0;
    Entry entry, chosen;
    DIR *entries = entries_open(target->temporary, target->user, directory, sizeof directory);
    for (struct dirent *at; entries != NULL && (at = readdir(entries)) != NULL;) {
        if (!parse_name(at->d_name, &process, &vm) || process != target->inner) continue;
        snprintf(path, sizeof path, "%s/%s", directory, at->d_name);
        if (!entry_read(path, target->user, target->start, &entry)) continue;
        if (target->vm != 0 && vm != target->vm) continue;
        chosen = entry;
        first = vm;
        if (found++ < 20)
            snprintf(which + strlen(which), sizeof which - strlen(which), " %d.%d",
                     (int)target->process, vm);
    }
    if (entries != NULL) closedir(entries);
    if (found > 1)
        fail(EXIT_USAGE, "process %d has several VMs, say which:%s", (int)target->process,
             which);
    if (found == 1) {
        target->vm = first;
        if (target->inner != target->process)
            snprintf(target->socket, sizeof target->socket, "/proc/%d/root%.3900s",
                     (int)target->process, chosen.socket);
        else
            snprintf(target->socket, sizeof target->socket, "%s", chosen.socket);
        return;
    }
    if (target->vm == 0) target->vm = 1;
    snprintf(target->socket, sizeof target->socket, "%s/.minijvm_pid%d.%d", target->temporary,
             (int)target->inner, target->vm);
}
