/* SPDX-License-Identifier: MIT */
/* As java does and says it, on stdout. */
#include "vm/report/out_of_memory.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vm/model/upcalls.h"
#include "vm/model/vm.h"
#include "vm/report/heap_file.h"
#include "vm/threads/transition.h"

enum { CODE_OF_EXIT = 3, LONGEST_COMMAND = 4096 };

/* "%p" is the process, "%%" a percent sign. */
static void expand(const char *from, size_t length, char *out, size_t size) {
    size_t used = 0;
    for (size_t i = 0; i < length && used + 16 < size; i++) {
        if (from[i] == '%' && i + 1 < length && (from[i + 1] == 'p' || from[i + 1] == '%'))
            used += from[++i] == 'p' ? (size_t)sprintf(out + used, "%d", (int)getpid())
                                     : (size_t)sprintf(out + used, "%%");
        else
            out[used++] = from[i];
    }
    out[used] = 0;
}

static void execute(Thread *t, char *command) {
    extern char **environ;
    char shell[] = "sh", option[] = "-c", *words[] = {shell, option, command, NULL};
    pid_t child;
    printf("#   Executing /bin/sh -c \"%s\"...\n", command);
    fflush(stdout);
    /* The thread may block what ends a program, which is for its own process alone. */
    posix_spawnattr_t attributes;
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    int error = posix_spawn(&child, "/bin/sh", NULL, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
    if (error != 0) {
        fprintf(stderr, "minijvm: /bin/sh: %s\n", strerror(error));
        return;
    }
    thread_leave_vm(t, THREAD_BLOCKED);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
    thread_enter_vm(t);
}

/* Semicolons divide commands. */
static void execute_all(Thread *t, const char *commands, const char *message) {
    char command[LONGEST_COMMAND];
    printf("#\n# java.lang.OutOfMemoryError: %s\n# -XX:OnOutOfMemoryError=\"%s\"\n", message,
           commands);
    while (*commands != 0) {
        commands += strspn(commands, " ;");
        size_t length = strcspn(commands, ";");
        expand(commands, length, command, sizeof command);
        if (command[0] != 0) execute(t, command);
        commands += length;
    }
}

void out_of_memory_react(Thread *t, const char *message) {
    VM *vm = t->vm;
    const Options *options = &vm->options;
    if (atomic_exchange(&vm->met_out_of_memory, true)) return;
    if (options->heap_dump_on_error) heap_file_on_out_of_memory(t, message);
    if (options->out_of_memory_command != NULL)
        execute_all(t, options->out_of_memory_command, message);
    if (options->out_of_memory_aborts) {
        printf("Aborting due to java.lang.OutOfMemoryError: %s\n", message);
        fflush(stdout);
        vm_fatal(vm, "OutOfMemoryError");
    }
    if (options->out_of_memory_exits) {
        printf("Terminating due to java.lang.OutOfMemoryError: %s\n", message);
        upcalls.halt(vm, CODE_OF_EXIT, true);
    }
}
