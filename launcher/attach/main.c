/* SPDX-License-Identifier: MIT */
/* minijvm-attach: asks a running VM. See man/minijvm-attach.1 and docs/attach.md.
 *
 * Whom it speaks to is looked at from this side, too: the socket is of the process's user and
 * nobody else may use it, and the process that listens is the one that was named. Names of
 * files carry the number that the process has for itself, which in a container is another one.
 */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { EXIT_DONE, EXIT_REFUSED, EXIT_USAGE, EXIT_NO_VM, EXIT_NOT_PERMITTED, EXIT_LATE };
enum {
    ANSWER_UNKNOWN = 2,
    ANSWER_LATE = 5,
    ANSWER_OTHER_VERSION = 101,
    ARGUMENTS = 6,
    DEFAULT_SECONDS = 10
};

typedef struct Target {
    pid_t process; /* as this side knows it */
    pid_t inner;   /* as it knows itself */
    int vm;        /* 0: not said */
    uid_t user;
    gid_t group;
    unsigned long long start;
    char temporary[64]; /* its /tmp, as this side reaches it */
    char socket[PATH_MAX];
    struct Trigger *trigger;
    unsigned seconds;
} Target;

static void __attribute__((noreturn, format(printf, 2, 3)))
fail(int status, const char *format, ...) {
    va_list list;
    va_start(list, format);
    fputs("minijvm-attach: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    exit(status);
}

static const char usage[] =
    "Usage: minijvm-attach [-timeout <seconds>] <pid>[.<vm>] <command>\n"
    "   or  minijvm-attach [-timeout <seconds>] -path <socket> <command>\n"
    "   or  minijvm-attach list\n\n"
    "    load <library>[:<options>]     load a JVMPI agent, by name or path, and tell it what "
    "it has missed\n"
    "    unload [<library>]             silence the agent and unload it\n"
    "    enable|disable <event>[,...] [<methods> [<library>]]\n"
    "                                   change what an agent is told of (METHOD_ENTRY, ...)\n"
    "    threads                        every thread with its stack\n"
    "    dump <file>                    write the reachable objects, for heap viewers\n"
    "    histogram                      reachable objects by class\n"
    "    data, reset                    ask agents to write, or to clear, what they have\n"
    "    properties                     system properties\n"
    "    gc                             collect\n"
    "    version                        the VM's version and its agents\n"
    "    list                           the VMs that can be attached to (without a pid)\n";

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

static unsigned long long start_of(pid_t process) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    if (!read_file(path, text, sizeof text)) return 0;
    const char *at = strrchr(text, ')');
    for (int field = 2; at != NULL && field < 22; field++) at = strchr(at + 1, ' ');
    return at != NULL ? strtoull(at, NULL, 10) : 0;
}

/* False: there is no such process. */
static bool look_at(Target *target) {
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

/* It has a handler for SIGQUIT, so that it does not end of one. */
static bool takes_signal(const Target *target) {
    char path[64], status[8192];
    snprintf(path, sizeof path, "/proc/%d/status", (int)target->process);
    if (!read_file(path, status, sizeof status)) return false;
    const char *caught = status_line(status, "\nSigCgt:"),
               *ignored = status_line(status, "\nSigIgn:");
    unsigned long long bit = 1ull << (SIGQUIT - 1);
    return caught != NULL && ignored != NULL && (strtoull(caught, NULL, 16) & bit) != 0 &&
           (strtoull(ignored, NULL, 16) & bit) == 0;
}

static bool is_gone(const Target *target) { return start_of(target->process) != target->start; }

/* ---- Entries of VMs that can be attached to ---- */

typedef struct Entry {
    int vm;
    char socket[PATH_MAX];
} Entry;

/* The entry of the file, unless it is of an earlier process, or no entry of that user. */
static bool entry_read(const char *path, uid_t user, unsigned long long start, Entry *entry) {
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

/* The directory, if it is that user's alone. */
static DIR *entries_open(const char *temporary, uid_t user, char *directory, size_t size) {
    struct stat status;
    snprintf(directory, size, "%s/minijvm_%u", temporary, (unsigned)user);
    if (lstat(directory, &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != user ||
        (status.st_mode & 077) != 0)
        return NULL;
    return opendir(directory);
}

/* "<process>.<vm>" */
static bool parse_name(const char *name, int *process, int *vm) {
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

static int list_vms(void) {
    char directory[128], path[512], command[4096];
    int process, vm;
    DIR *entries = entries_open("/tmp", geteuid(), directory, sizeof directory);
    if (entries == NULL) return EXIT_DONE;
    for (struct dirent *at; (at = readdir(entries)) != NULL;) {
        Entry entry;
        if (!parse_name(at->d_name, &process, &vm)) continue;
        snprintf(path, sizeof path, "%s/%s", directory, at->d_name);
        unsigned long long start = start_of(process);
        if (start == 0 || !entry_read(path, geteuid(), start, &entry)) {
            unlink(path); /* of a process that was killed */
            continue;
        }
        snprintf(path, sizeof path, "/proc/%d/cmdline", process);
        int fd = open(path, O_RDONLY | O_CLOEXEC);
        ssize_t got = fd >= 0 ? read(fd, command, sizeof command - 1) : 0;
        if (fd >= 0) close(fd);
        for (ssize_t i = 0; i + 1 < got; i++)
            if ((unsigned char)command[i] < ' ' || command[i] == 0x7f) command[i] = ' ';
        command[got > 0 ? got : 0] = 0;
        printf("%d.%d %s\n", process, vm, command);
    }
    closedir(entries);
    return EXIT_DONE;
}

/* Which VM of the process: the one that was named, or the only one. */
static void choose_vm(Target *target) {
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

/* ---- The handshake ---- */

/* The file that asks for the listener. It is reached by its directory: the way through /proc
 * ends with the process. However this program ends, it leaves none. */
typedef struct Trigger {
    int directory; /* -1: none is made */
    char name[40];
} Trigger;

static void trigger_remove(Trigger *trigger) {
    if (trigger->directory < 0) return;
    unlinkat(trigger->directory, trigger->name, 0);
    close(trigger->directory);
    trigger->directory = -1;
}

static void trigger_at_exit(int status, void *trigger) {
    (void)status;
    trigger_remove(trigger);
}

static bool trigger_make_in(Trigger *trigger, const char *path) {
    struct stat status;
    int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int fd = directory >= 0 ? openat(directory, trigger->name,
                                     O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600)
                            : -1;
    bool ours = fd >= 0 && fstat(fd, &status) == 0 && S_ISREG(status.st_mode) &&
                (status.st_uid == geteuid() || status.st_uid == 0);
    if (fd >= 0) close(fd);
    if (ours)
        trigger->directory = directory;
    else if (directory >= 0)
        close(directory);
    return ours;
}

/* In the directory where the process works, else in its /tmp. */
static bool trigger_make(Target *target) {
    char path[64];
    Trigger *trigger = target->trigger = calloc(1, sizeof *trigger);
    if (trigger == NULL) return false;
    trigger->directory = -1;
    snprintf(trigger->name, sizeof trigger->name, ".minijvm_attach%d", (int)target->inner);
    snprintf(path, sizeof path, "/proc/%d/cwd", (int)target->process);
    on_exit(trigger_at_exit, trigger);
    return trigger_make_in(trigger, path) || trigger_make_in(trigger, target->temporary);
}

static bool socket_is_there(const Target *target) {
    struct stat status;
    return lstat(target->socket, &status) == 0;
}

/* Nobody but its user may have made or use it. */
static void socket_check(const Target *target) {
    struct stat status;
    if (lstat(target->socket, &status) != 0)
        fail(EXIT_NO_VM, "%s: %s", target->socket, strerror(errno));
    if (!S_ISSOCK(status.st_mode)) fail(EXIT_NOT_PERMITTED, "%s is no socket", target->socket);
    if (target->inner == target->process &&
        (status.st_uid != target->user || (geteuid() != 0 && status.st_gid != target->group)))
        fail(EXIT_NOT_PERMITTED, "%s is not the VM's: it belongs to user %u, group %u",
             target->socket, (unsigned)status.st_uid, (unsigned)status.st_gid);
    if ((status.st_mode & 066) != 0)
        fail(EXIT_NOT_PERMITTED, "%s: others may use it (mode %03o)", target->socket,
             status.st_mode & 0777);
}

/* -1: nobody listens there. */
static int connect_to(const Target *target) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (strlen(target->socket) >= sizeof address.sun_path)
        fail(EXIT_USAGE, "%s: the name is too long for a socket", target->socket);
    strcpy(address.sun_path, target->socket);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) fail(EXIT_REFUSED, "socket: %s", strerror(errno));
    if (connect(fd, (struct sockaddr *)&address, sizeof address) != 0) {
        int error = errno;
        close(fd);
        if (error == EACCES || error == EPERM)
            fail(EXIT_NOT_PERMITTED, "%s: %s", target->socket, strerror(error));
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
    return fd;
}

static void pause_for(unsigned milliseconds) {
    struct timespec time = {.tv_sec = milliseconds / 1000,
                            .tv_nsec = milliseconds % 1000 * 1000000L};
    while (nanosleep(&time, &time) != 0 && errno == EINTR) continue;
}

/* Has the VM start its listener, and connects. */
static int attach_to(Target *target) {
    enum { FIRST_PAUSE = 20, PAUSE_STEP = 40, LONGEST_PAUSE = 500 };
    if (!look_at(target)) fail(EXIT_NO_VM, "there is no process %d", (int)target->process);
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
    if (!trigger_make(target))
        fail(EXIT_NOT_PERMITTED,
             "no file can be made in the directory of process %d, nor in %s",
             (int)target->process, target->temporary);
    unsigned waited = 0, limit = target->seconds * 1000;
    bool again = false;
    int fd = -1, error = kill(target->process, SIGQUIT) == 0 ? 0 : errno;
    for (unsigned pause = FIRST_PAUSE; error == 0 && fd < 0 && waited < limit;
         pause = pause < LONGEST_PAUSE ? pause + PAUSE_STEP : LONGEST_PAUSE) {
        pause_for(pause);
        waited += pause;
        if (is_gone(target))
            error = ESRCH;
        else if (socket_is_there(target))
            fd = connect_to(target);
        if (error == 0 && fd < 0 && waited >= limit / 2 && !again) {
            again = true;
            error = kill(target->process, SIGQUIT) == 0 ? 0 : errno;
        }
    }
    trigger_remove(target->trigger);
    if (error == ESRCH)
        fail(EXIT_NO_VM, "process %d has ended meanwhile", (int)target->process);
    if (error != 0)
        fail(EXIT_NOT_PERMITTED, "process %d: %s", (int)target->process, strerror(error));
    if (fd < 0)
        fail(EXIT_LATE,
             "process %d has not begun to listen at %s within %u seconds: it is no VM, its VM "
             "was started with -Xattach:off, or it has not got so far",
             (int)target->process, target->socket, target->seconds);
    socket_check(target);
    return fd;
}

/* ---- A request ---- */

static void send_all(int fd, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t sent = send(fd, bytes, length, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return; /* the answer, or its lack, says why */
        bytes += sent;
        length -= (size_t)sent;
    }
}

static void send_text(int fd, const char *text) { send_all(fd, text, strlen(text) + 1); }

/* Copies the answer to the output, or to the error stream when it is a refusal. */
static int read_answer(int fd, unsigned seconds) {
    char bytes[65536];
    char head[16];
    size_t head_length = 0;
    bool begun = false;
    long number = 0;
    FILE *to = stdout;
    for (;;) {
        struct pollfd ready = {.fd = fd, .events = POLLIN};
        /* The VM gives its threads ten seconds, and tells when those are over; a dump of a
         * large heap takes longer. */
        int polled = poll(&ready, 1, (int)(seconds + 600) * 1000);
        if (polled < 0 && errno == EINTR) continue;
        if (polled <= 0) fail(EXIT_LATE, "the VM listens and does not answer");
        ssize_t got = recv(fd, bytes, sizeof bytes, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        char *at = bytes;
        for (; !begun && at < bytes + got; at++) {
            if (*at != '\n') {
                if (head_length + 1 >= sizeof head) fail(EXIT_REFUSED, "what answers is no VM");
                head[head_length++] = *at;
                continue;
            }
            char *end;
            head[head_length] = 0;
            number = strtol(head, &end, 10);
            if (head_length == 0 || *end != 0) fail(EXIT_REFUSED, "what answers is no VM");
            begun = true;
            if (number != 0) to = stderr;
        }
        if (begun) fwrite(at, 1, (size_t)(bytes + got - at), to);
    }
    if (!begun)
        fail(EXIT_NO_VM, "the VM closed the connection without an answer: it ends, or the "
                         "request was too long");
    if (fflush(to) != 0)
        fail(EXIT_REFUSED, "the answer cannot be written: %s", strerror(errno));
    switch (number) {
    case 0: return EXIT_DONE;
    case ANSWER_UNKNOWN: return EXIT_USAGE;
    case ANSWER_LATE: return EXIT_LATE;
    case ANSWER_OTHER_VERSION:
        fail(EXIT_REFUSED, "the VM speaks another version of the protocol");
    default: return EXIT_REFUSED;
    }
}

static char *absolute(const char *path) {
    char directory[PATH_MAX];
    char *result = NULL;
    if (path[0] == '/') return strdup(path);
    if (getcwd(directory, sizeof directory) == NULL)
        fail(EXIT_REFUSED, "the current directory: %s", strerror(errno));
    return asprintf(&result, "%s/%s", directory, path) < 0 ? NULL : result;
}

/* Names of files mean this side's directory. */
static unsigned make_arguments(int count, char **words, char **arguments) {
    unsigned made = 0;
    if (count > 1 && strcmp(words[0], "load") == 0) {
        char *colon = strchr(words[1], ':');
        if (colon != NULL) *colon = 0;
        arguments[made++] = strchr(words[1], '/') != NULL ? absolute(words[1]) : words[1];
        if (colon != NULL) arguments[made++] = colon + 1;
        if (count > 2) fail(EXIT_USAGE, "load takes one word: <library>[:<options>]");
        return made;
    }
    for (int i = 1; i < count; i++) {
        if (made == ARGUMENTS) fail(EXIT_USAGE, "%s does not take so many words", words[0]);
        bool file = (strcmp(words[0], "dump") == 0) ||
                    (strcmp(words[0], "unload") == 0 && strchr(words[i], '/') != NULL);
        arguments[made++] = file ? absolute(words[i]) : words[i];
    }
    return made;
}

static int ask(int fd, unsigned seconds, int count, char **words) {
    char *arguments[ARGUMENTS], number[16];
    unsigned made = make_arguments(count, words, arguments);
    snprintf(number, sizeof number, "%u", made);
    send_text(fd, "m1");
    send_text(fd, words[0]);
    send_text(fd, number);
    for (unsigned i = 0; i < made; i++) send_text(fd, arguments[i] != NULL ? arguments[i] : "");
    int status = read_answer(fd, seconds);
    close(fd);
    return status;
}

static void parse_target(const char *word, Target *target) {
    char *end;
    long process = strtol(word, &end, 10), vm = 0;
    if (*end == '.' && isdigit((unsigned char)end[1])) vm = strtol(end + 1, &end, 10);
    if (!isdigit((unsigned char)*word) || *end != 0 || process <= 0 || process > INT_MAX ||
        vm < 0 || vm > INT_MAX)
        fail(EXIT_USAGE, "%s is no number of a process", word);
    target->process = (pid_t)process;
    target->vm = (int)vm;
}

int main(int argc, char **argv) {
    Target target = {.seconds = DEFAULT_SECONDS};
    const char *path = NULL;
    int at = 1;
    while (at + 1 < argc && argv[at][0] == '-') {
        if (strcmp(argv[at], "-path") == 0)
            path = argv[at + 1];
        else if (strcmp(argv[at], "-timeout") == 0) {
            char *end;
            long seconds = strtol(argv[at + 1], &end, 10);
            if (*argv[at + 1] == 0 || *end != 0 || seconds < 1 || seconds > 3600)
                fail(EXIT_USAGE, "-timeout takes 1 to 3600 seconds");
            target.seconds = (unsigned)seconds;
        } else
            break;
        at += 2;
    }
    if (at < argc && (strcmp(argv[at], "-help") == 0 || strcmp(argv[at], "--help") == 0 ||
                      strcmp(argv[at], "-h") == 0)) {
        fputs(usage, stdout);
        return EXIT_DONE;
    }
    if (path == NULL && at + 1 == argc && strcmp(argv[at], "list") == 0) return list_vms();
    if (path == NULL && at < argc) parse_target(argv[at++], &target);
    if (at >= argc) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    int fd;
    if (path != NULL) {
        struct stat status;
        snprintf(target.socket, sizeof target.socket, "%s", path);
        if (lstat(path, &status) != 0) fail(EXIT_NO_VM, "%s: %s", path, strerror(errno));
        target.user = geteuid() == 0 ? status.st_uid : geteuid();
        target.group = geteuid() == 0 ? status.st_gid : getegid();
        socket_check(&target);
        fd = connect_to(&target);
        if (fd < 0) fail(EXIT_NO_VM, "nobody listens at %s", path);
    } else {
        fd = attach_to(&target);
    }
    return ask(fd, target.seconds, argc - at, argv + at);
}
