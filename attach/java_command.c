/* SPDX-License-Identifier: MIT */
/* What the tools of a JDK 17 ask (docs/attach.md has what each sends). An argument that is not
 * given is "". */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attach/command.h"
#include "vm/jni/env.h"
#include "vm/model/thread_list.h"
#include "vm/model/tools.h"

/* Their protocol knows failed and done; 1: not to be had here. */
static int failed(int answer) { return answer == ANSWER_DONE ? ANSWER_DONE : ANSWER_FAILED; }

/* "-all" is their default; anything but the two is refused. */
static bool live_only(const Command *command, const char *word, bool *live) {
    *live = strcmp(word, "-live") == 0;
    if (*live || word[0] == 0 || strcmp(word, "-all") == 0) return true;
    fprintf(command->out, "Invalid argument to %s operation: %s\n", command->request->command,
            word);
    return false;
}

static int inspect_heap(Command *command) {
    const char *const *arguments = command->request->arguments;
    bool live;
    if (!live_only(command, arguments[0], &live)) return ANSWER_FAILED;
    if (live && command_collect(command) != ANSWER_DONE) return ANSWER_FAILED;
    if (arguments[1][0] == 0) return failed(command_histogram(command, live, command->out));
    int fd = open(arguments[1], O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    FILE *file = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (file == NULL) {
        fprintf(command->out, "Unable to create %s: %s\n", arguments[1], strerror(errno));
        if (fd >= 0) close(fd);
        return ANSWER_FAILED;
    }
    int answer = failed(command_histogram(command, live, file));
    if (fclose(file) != 0) {
        fprintf(command->out, "%s: %s\n", arguments[1], strerror(errno));
        return ANSWER_FAILED;
    }
    if (answer == ANSWER_DONE)
        fprintf(command->out, "Heap inspection file created: %s\n", arguments[1]);
    return answer;
}

static int dump_heap(Command *command) {
    const char *const *arguments = command->request->arguments;
    bool live;
    if (!live_only(command, arguments[1], &live)) return ANSWER_FAILED;
    if (arguments[2][0] != 0) return command_refuse_compression(command);
    return failed(command_dump(command, arguments[0], live));
}

/* The line that their client reads is the agent's own answer. */
static int java_load(Command *command) {
    const Request *request = command->request;
    const AgentTools *tools = command->vm->tools.agent_tools;
    const char *library = request->arguments[0], *options = request->arguments[2];
    if (strcmp(library, "instrument") == 0) { /* what loads an agent that is a jar */
        fputs("Java agents (java.lang.instrument) are not supported by minijvm\n",
              command->out);
        return ANSWER_DONE;
    }
    if (tools == NULL || !command_enter(command, true)) return ANSWER_FAILED;
    thread_leave_vm(command->thread, THREAD_NATIVE);
    char *why = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&why, &size);
    if (out == NULL) return ANSWER_FAILED;
    atomic_store(&command->waits_for,
                 "the agent's JVM_OnLoad, or a handler of what it is told first");
    bool answered = false;
    int result =
        tools->load(command->thread, library, options[0] != 0 ? options : NULL, out, &answered);
    atomic_store(&command->waits_for, NULL);
    if (fclose(out) != 0) return ANSWER_FAILED;
    if (!answered)
        fputs(why, command->out); /* it is not there, or no agent */
    else
        fprintf(command->out, "return code: %d\n%s", result, why);
    free(why);
    return ANSWER_DONE;
}

static int java_request_data(Command *command) {
    return failed(command_request_data(command, false));
}

static int agent_properties(Command *command) {
    const char *line = options_property(&command->vm->options, "sun.java.command");
    char *arguments = command_arguments(command);
    command_property(command->out, "sun.jvm.args", arguments != NULL ? arguments : "");
    free(arguments);
    command_property(command->out, "sun.jvm.flags", "");
    command_property(command->out, "sun.java.command", line != NULL ? line : "");
    return ANSWER_DONE;
}

/* The names that jinfo may ask for, and what they are here. */
static int print_flag(Command *command) {
    const Options *options = &command->vm->options;
    const char *name = command->request->arguments[0];
    if (strcmp(name, "MaxHeapSize") == 0)
        fprintf(command->out, "-XX:MaxHeapSize=%zu\n", options->gc.maximum_bytes);
    else if (strcmp(name, "InitialHeapSize") == 0)
        fprintf(command->out, "-XX:InitialHeapSize=%zu\n", options->gc.initial_bytes);
    else if (strcmp(name, "ThreadStackSize") == 0)
        fprintf(command->out, "-XX:ThreadStackSize=%zu\n", options->stack_bytes >> 10);
    else if (strcmp(name, "HeapDumpOnOutOfMemoryError") == 0)
        fprintf(command->out, "-XX:%cHeapDumpOnOutOfMemoryError\n",
                options->heap_dump_on_error ? '+' : '-');
    else if (strcmp(name, "HeapDumpPath") == 0)
        fprintf(command->out, "-XX:HeapDumpPath=%s\n",
                options->heap_dump_path != NULL ? options->heap_dump_path : "");
    else {
        fprintf(command->out, "no such flag '%s'\n", name);
        return ANSWER_FAILED;
    }
    return ANSWER_DONE;
}

static int set_flag(Command *command) {
    fprintf(command->out,
            "flag '%s' cannot be changed: minijvm's options are fixed when it starts\n",
            command->request->arguments[0]);
    return ANSWER_REFUSED;
}

/* A set of letters: l asks for the locks, the others mean nothing here. */
static int thread_dump(Command *command) {
    return failed(
        command_threads(command, strchr(command->request->arguments[0], 'l') != NULL));
}
static int java_properties(Command *command) { return failed(command_properties(command)); }
static int line(Command *command) {
    return diagnostic_run(command, command->request->arguments[0]);
}

typedef struct JavaRow {
    const char *name;
    int (*run)(Command *command);
} JavaRow;

static const JavaRow rows[] = {
    {"threaddump", thread_dump},
    {"inspectheap", inspect_heap},
    {"dumpheap", dump_heap},
    {"load", java_load},
    {"datadump", java_request_data},
    {"properties", java_properties},
    {"agentProperties", agent_properties},
    {"printflag", print_flag},
    {"setflag", set_flag},
    {"jcmd", line},
};

int java_command_run(Command *command) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(command->request->command, rows[i].name) == 0) return rows[i].run(command);
    fprintf(command->out, "Operation %s not recognized!\n", command->request->command);
    return ANSWER_FAILED;
}
