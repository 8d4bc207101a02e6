/* SPDX-License-Identifier: MIT */
/* measure OUTPUT COMMAND...: runs a command with its standard output in a file and prints what
 * it used: CPU seconds (user and system, all threads), peak resident memory in KiB, exit
 * status, seconds from start to end. Used by bench/run and bench/warmup/run. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: measure OUTPUT COMMAND...\n");
        return 2;
    }
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    pid_t child = fork();
    if (child == 0) {
        int output = open(argv[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (output < 0 || dup2(output, STDOUT_FILENO) < 0) _exit(126);
        execvp(argv[2], argv + 2);
        perror(argv[2]);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child) {
        perror("measure");
        return 2;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.6f %ld %d %.6f\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
           usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
           (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) / 1e9);
    return 0;
}
