/* SPDX-License-Identifier: MIT */
/* A client that behaves as no client should: raw SOCKET WAY [TEXT...]. The answer goes to the
 * output.
 *
 *   texts        each with a zero, in one piece        bytewise   each byte by itself
 *   half         no last zero; waits for the end       unread     leaves without reading
 *   empty        connects and leaves, 100 times        garbage    a megabyte of anything
 *   many         a request 10000 times over, each on its connection; how many got 0 */
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static int begin(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    for (int tries = 0;
         fd >= 0 && connect(fd, (struct sockaddr *)&address, sizeof address) != 0; tries++) {
        if (tries == 2000) {
            perror(path);
            exit(1);
        }
        usleep(1000);
    }
    return fd;
}

static size_t read_all(int fd, char *to, size_t size) {
    size_t all = 0;
    for (ssize_t got; all < size && (got = recv(fd, to + all, size - all, 0)) > 0;)
        all += (size_t)got;
    return all;
}

int main(int argc, char **argv) {
    static char bytes[1 << 20], answer[1 << 22];
    const char *way = argv[2];
    size_t length = 0, got;
    for (int i = 3; i < argc; i++) {
        memcpy(bytes + length, argv[i], strlen(argv[i]) + 1);
        length += strlen(argv[i]) + 1;
    }
    if (strcmp(way, "empty") == 0) {
        for (int i = 0; i < 100; i++) close(begin(argv[1]));
        return 0;
    }
    if (strcmp(way, "many") == 0) {
        int good = 0;
        for (int i = 0; i < 10000; i++) {
            int fd = begin(argv[1]);
            if (send(fd, bytes, length, MSG_NOSIGNAL) == (ssize_t)length &&
                (got = read_all(fd, answer, sizeof answer)) > 2)
                good += memcmp(answer, "0\n", 2) == 0;
            close(fd);
        }
        printf("%d\n", good);
        return 0;
    }
    int fd = begin(argv[1]);
    if (strcmp(way, "garbage") == 0) {
        unsigned state = 1;
        for (length = 0; length < sizeof bytes; length++)
            bytes[length] = (char)((state = state * 1103515245 + 12345) >> 16);
    }
    if (strcmp(way, "half") == 0) length--;
    bool bytewise = strcmp(way, "bytewise") == 0;
    for (size_t at = 0; at < length;) {
        ssize_t sent = send(fd, bytes + at, bytewise ? 1 : length - at, MSG_NOSIGNAL);
        if (sent <= 0) break;
        at += (size_t)sent;
    }
    if (strcmp(way, "unread") != 0) {
        got = read_all(fd, answer, sizeof answer);
        fwrite(answer, 1, got, stdout);
    }
    close(fd);
    return 0;
}
