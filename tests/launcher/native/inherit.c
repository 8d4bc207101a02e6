/* SPDX-License-Identifier: MIT */
/* inherit <stream|listening|packets|path|paths> program arguments...: runs the program with a
 * socket for its standard input, is the other end of it, and says what it heard there when the
 * program has ended. Its status is the program's. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static int failed(const char *what) {
    perror(what);
    return 125;
}

static int local_socket(int type, struct sockaddr_in *address) {
    int file = socket(AF_INET, type | SOCK_CLOEXEC, 0);
    socklen_t size = sizeof *address;
    *address =
        (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (bind(file, (struct sockaddr *)address, size) != 0) return -1;
    return getsockname(file, (struct sockaddr *)address, &size) == 0 ? file : -1;
}

static int path_socket(struct sockaddr_un *address) {
    int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    *address = (struct sockaddr_un){.sun_family = AF_UNIX, .sun_path = "inherited"};
    unlink(address->sun_path);
    return bind(file, (struct sockaddr *)address, sizeof *address) == 0 && listen(file, 5) == 0
               ? file
               : -1;
}

static int connected(int family, const void *address, socklen_t size) {
    int file = socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    return connect(file, address, size) == 0 ? file : -1;
}

int main(int count, char **words) {
    struct sockaddr_in address;
    struct sockaddr_un path;
    const char *kind = count > 2 ? words[1] : "";
    int theirs, ours;
    if (strcmp(kind, "packets") == 0) {
        theirs = local_socket(SOCK_DGRAM, &address);
        ours = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        if (connect(ours, (struct sockaddr *)&address, sizeof address) != 0)
            return failed("connect");
    } else if (strncmp(kind, "path", 4) == 0) {
        theirs = path_socket(&path);
        ours = connected(AF_UNIX, &path, sizeof path);
        if (strcmp(kind, "path") == 0) theirs = accept4(theirs, NULL, NULL, SOCK_CLOEXEC);
    } else {
        theirs = local_socket(SOCK_STREAM, &address);
        if (listen(theirs, 5) != 0) return failed("listen");
        ours = connected(AF_INET, &address, sizeof address);
        if (strcmp(kind, "stream") == 0) theirs = accept4(theirs, NULL, NULL, SOCK_CLOEXEC);
    }
    if (theirs < 0 || ours < 0) return failed(kind);
    pid_t pid = fork();
    if (pid == 0) {
        dup2(theirs, STDIN_FILENO);
        execvp(words[2], words + 2);
        _exit(failed(words[2]));
    }
    close(theirs);
    char heard[100];
    int status;
    if (send(ours, "hello\n", 6, MSG_NOSIGNAL) != 6) return failed("send");
    ssize_t size = recv(ours, heard, sizeof heard, 0);
    if (waitpid(pid, &status, 0) != pid) return failed("waitpid");
    printf("heard %.*s\n", size < 0 ? 0 : (int)size, heard);
    return WEXITSTATUS(status);
}
