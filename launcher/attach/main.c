/* SPDX-License-Identifier: MIT */
/* minijvm-attach: asks a running VM. See man/minijvm-attach.1 and docs/attach.md.
 *
 * Whom it speaks to is looked at from this side, too: the socket is of the process's user and
 * nobody else may use it, and the process that listens is the one that was named. Names of
 * files carry the number that the process has for itself, which in a container is another one.
 */
#include "launcher/attach/handshake.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    ANSWER_UNKNOWN = 2,
    ANSWER_LATE = 5,
    ANSWER_OTHER_VERSION = 101,
    ARGUMENTS = 6,
    ARGUMENT_BYTES = 4096, /* what a request may have */
    COMMAND_BYTES = 16,
    DEFAULT_SECONDS = 10
};

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
static int read_answer(int fd, const Target *target) {
    enum { PATIENCE_SECONDS = 600, LOOK_MILLISECONDS = 1000 };
    /* The VM gives its threads ten seconds, and tells when those are over; a dump of a large
     * heap takes longer. */
    unsigned waited = 0, seconds = target->seconds + PATIENCE_SECONDS;
    char bytes[65536];
    char head[16];
    size_t head_length = 0;
    bool begun = false;
    long number = 0;
    FILE *to = stdout;
    for (;;) {
        struct pollfd ready = {.fd = fd, .events = POLLIN};
        int polled = poll(&ready, 1, LOOK_MILLISECONDS);
        if (polled < 0 && errno == EINTR) continue;
        if (polled == 0 && ++waited >= target->seconds) refuse_stopped(target);
        if (polled == 0 && waited < seconds) continue;
        if (polled <= 0)
            fail(EXIT_LATE, "the VM listens, and has not answered for %u seconds", waited);
        waited = 0;
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
        fail(EXIT_NO_VM, "the VM closed the connection without an answer: it ends, the request "
                         "was too long, or this user is none that it knows (root of outside "
                         "its user namespace)");
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

/* Names of files mean this side's directory. The arguments are the caller's to free; NULL: no
 * memory for it. */
static unsigned make_arguments(int count, char **words, char **arguments) {
    unsigned made = 0;
    if (count > 1 && strcmp(words[0], "load") == 0) {
        char *colon = strchr(words[1], ':');
        if (colon != NULL) *colon = 0;
        arguments[made++] =
            strchr(words[1], '/') != NULL ? absolute(words[1]) : strdup(words[1]);
        if (colon != NULL) arguments[made++] = strdup(colon + 1);
        if (count > 2) fail(EXIT_USAGE, "load takes one word: <library>[:<options>]");
        return made;
    }
    for (int i = 1; i < count; i++) {
        if (made == ARGUMENTS) fail(EXIT_USAGE, "%s does not take so many words", words[0]);
        bool file = (strcmp(words[0], "dump") == 0) ||
                    (strcmp(words[0], "unload") == 0 && strchr(words[i], '/') != NULL);
        arguments[made++] = file ? absolute(words[i]) : strdup(words[i]);
    }
    return made;
}

static int ask(int fd, const Target *target, int count, char **words) {
    char *arguments[ARGUMENTS], number[16];
    unsigned made = make_arguments(count, words, arguments);
    if (strlen(words[0]) > COMMAND_BYTES) fail(EXIT_USAGE, "%s is no command", words[0]);
    for (unsigned i = 0; i < made; i++)
        if (arguments[i] != NULL && strlen(arguments[i]) > ARGUMENT_BYTES)
            fail(EXIT_USAGE, "%s: a word is longer than %d bytes", words[0], ARGUMENT_BYTES);
    snprintf(number, sizeof number, "%u", made);
    send_text(fd, "m1");
    send_text(fd, words[0]);
    send_text(fd, number);
    for (unsigned i = 0; i < made; i++) {
        send_text(fd, arguments[i] != NULL ? arguments[i] : "");
        free(arguments[i]);
    }
    int status = read_answer(fd, target);
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
    Target target = {.connection = -1, .seconds = DEFAULT_SECONDS};
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
    return ask(fd, &target, argc - at, argv + at);
}
