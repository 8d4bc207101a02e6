/* SPDX-License-Identifier: MIT */
/* The lines of jcmd: a command and its words. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "attach/command.h"
#include "vm/jni/env.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/engine.h"
#include "vm/model/thread_list.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/threads/gate.h"

enum { WORDS = 16, COLUMN = 32 };

typedef struct Line {
    char *text;
    const char *words[WORDS]; /* the command first */
    unsigned count;
} Line;

static bool has_word(const Line *line, const char *word) {
    for (unsigned i = 1; i < line->count; i++)
        if (strcmp(line->words[i], word) == 0) return true;
    return false;
}

/* The only word that is no option; NULL: none, or several. */
static const char *plain_word(const Line *line) {
    const char *found = NULL;
    for (unsigned i = 1; i < line->count; i++) {
        if (line->words[i][0] == '-') continue;
        if (found != NULL) return NULL;
        found = line->words[i];
    }
    return found;
}

static int diagnostic_answer(int answer) {
    return answer == ANSWER_DONE ? ANSWER_DONE : ANSWER_FAILED;
}

/* ---- What is done ---- */

static int print_threads(Command *command, const Line *line) {
    return diagnostic_answer(command_threads(command, has_word(line, "-l")));
}

static int class_histogram(Command *command, const Line *line) {
    bool live = !has_word(line, "-all");
    if (live && command_collect(command) != ANSWER_DONE) return ANSWER_FAILED;
    return diagnostic_answer(command_histogram(command, live, command->out));
}

static int heap_dump(Command *command, const Line *line) {
    const char *path = plain_word(line);
    if (path == NULL) {
        fputs("java.lang.IllegalArgumentException: The argument 'filename' is mandatory.\n",
              command->out);
        return ANSWER_FAILED;
    }
    for (unsigned i = 1; i < line->count; i++)
        if (strncmp(line->words[i], "-gz", 3) == 0) return command_refuse_compression(command);
    return diagnostic_answer(command_dump(command, path, !has_word(line, "-all")));
}

static int heap_info(Command *command, const Line *line) {
    const GcOptions *options = &command->vm->options.gc;
    (void)line;
    GcFigures figures = gc_figures(command->vm->heap);
    fprintf(command->out,
            " %s heap: total %zuK, used %zuK, maximum %zuK; %" PRIu64
            " collections in %.3f s\n",
            options->plan, figures.total_bytes >> 10, figures.used_bytes >> 10,
            figures.maximum_bytes >> 10, figures.collections,
            (double)figures.collection_nanoseconds / 1e9);
    return ANSWER_DONE;
}

static int collect_heap(Command *command, const Line *line) {
    (void)line;
    return diagnostic_answer(command_collect(command));
}

static int run_java(Command *command, const char *class_name, const char *method) {
    if (!command_enter(command, true)) return ANSWER_FAILED;
    thread_leave_vm(command->thread, THREAD_NATIVE);
    JNIEnv *env = (JNIEnv *)(void *)command->thread;
    jclass of = (*env)->FindClass(env, class_name);
    jmethodID id = of != NULL ? (*env)->GetStaticMethodID(env, of, method, "()V") : NULL;
    if (id != NULL) (*env)->CallStaticVoidMethod(env, of, id);
    bool good = id != NULL && !(*env)->ExceptionCheck(env);
    (*env)->ExceptionClear(env);
    return good ? ANSWER_DONE : ANSWER_FAILED;
}

static int run_finalization(Command *command, const Line *line) {
    (void)line;
    return run_java(command, "java/lang/System", "runFinalization");
}

/* Who waits to be finalized is in a list of the collector's that is emptied at once. */
static int finalizer_info(Command *command, const Line *line) {
    (void)line;
    fputs(gc_has_pending_references(command->vm->heap)
              ? "References wait for the Reference Handler.\n"
              : "No instances waiting for finalization found\n",
          command->out);
    return ANSWER_DONE;
}

typedef struct CodeListing {
    Listener listener; /* first */
    FILE *out;
} CodeListing;

static void list_code(Listener *listener, Thread *t, Event *event) {
    char name[512];
    const Method *method = event->compiled_method_load.method;
    (void)t;
    fprintf(((CodeListing *)(void *)listener)->out,
            "%s.%s%s [0x%016" PRIxPTR ", 0x%016" PRIxPTR "]\n",
            class_external_name(method->holder, name, sizeof name), method->name,
            method->descriptor, (uintptr_t)event->compiled_method_load.code,
            (uintptr_t)event->compiled_method_load.code + event->compiled_method_load.bytes);
}

static int code_list(Command *command, const Line *line) {
    CodeListing listing = {.listener.notify = list_code, .out = command->out};
    (void)line;
    const Engine *engine = command->vm->engine;
    if (engine->visit_code == NULL) return ANSWER_DONE; /* everything is interpreted */
    if (!command_enter(command, false)) return ANSWER_FAILED;
    engine->visit_code(command->thread, &listing.listener);
    thread_leave_vm(command->thread, THREAD_NATIVE);
    return ANSWER_DONE;
}

static int dump_data(Command *command, const Line *line) {
    (void)line;
    return command_request_data(command, false) == ANSWER_DONE ? ANSWER_DONE : ANSWER_FAILED;
}

static int print_version(Command *command, const Line *line) {
    (void)line;
    fputs("minijvm version " MINIJVM_VERSION "\nJDK 17\n", command->out);
    return ANSWER_DONE;
}

static int print_command_line(Command *command, const Line *line) {
    const Options *options = &command->vm->options;
    char *arguments = command_arguments(command);
    (void)line;
    fputs("VM Arguments:\n", command->out);
    if (arguments != NULL && arguments[0] != 0)
        fprintf(command->out, "jvm_args: %s\n", arguments);
    free(arguments);
    fputs("java_command: ", command->out);
    command_line(command);
    const char *path = options_property(options, "java.class.path");
    fprintf(command->out, "\njava_class_path (initial): %s\nLauncher Type: generic\n",
            path != NULL ? path : "");
    return ANSWER_DONE;
}

static int flags(Command *command, const Line *line) {
    const Options *options = &command->vm->options;
    (void)line;
    fprintf(command->out,
            "-XX:InitialHeapSize=%zu -XX:MaxHeapSize=%zu -XX:ThreadStackSize=%zu%s\n",
            options->gc.initial_bytes, options->gc.maximum_bytes, options->stack_bytes >> 10,
            options->heap_dump_on_error ? " -XX:+HeapDumpOnOutOfMemoryError" : "");
    return ANSWER_DONE;
}

static int system_properties(Command *command, const Line *line) {
    time_t now = time(NULL);
    char date[64];
    struct tm local;
    (void)line;
    strftime(date, sizeof date, "%a %b %d %H:%M:%S %Z %Y", localtime_r(&now, &local));
    fprintf(command->out, "#%s\n", date);
    return diagnostic_answer(command_properties(command));
}

static int uptime(Command *command, const Line *line) {
    (void)line;
    fprintf(command->out, "%.3f s\n",
            (double)(clock_nanoseconds() - command->vm->created_at) / CLOCK_SECOND);
    return ANSWER_DONE;
}

typedef struct LoaderFigures {
    size_t boot, others, loaders;
} LoaderFigures;

static void count_of_loader(void *data, Class *c) {
    LoaderFigures *figures = data;
    if (c->is_primitive) return;
    if (c->loader == NULL)
        figures->boot++;
    else
        figures->others++;
}

static int classloader_stats(Command *command, const Line *line) {
    LoaderFigures figures = {0};
    (void)line;
    loader_visit_classes(command->vm, count_of_loader, &figures);
    fprintf(command->out, "Classes   Loaders\n%7zu   the library's\n%7zu   all others'\n",
            figures.boot, figures.others);
    return ANSWER_DONE;
}

static int info(Command *command, const Line *line) {
    print_version(command, line);
    print_command_line(command, line);
    heap_info(command, line);
    return classloader_stats(command, line);
}

/* ---- The table ---- */

typedef struct Diagnostic {
    const char *name, *help;
    int (*run)(Command *command, const Line *line);
} Diagnostic;

static const Diagnostic rows[] = {
    {"Compiler.codelist", "Compiled methods, with their addresses.", code_list},
    {"GC.class_histogram", "Objects by class. -all: not only reachable ones.", class_histogram},
    {"GC.finalizer_info", "What waits for finalization.", finalizer_info},
    {"GC.heap_dump",
     "Reachable objects to a file (binary HPROF). -all: without a collection before. FILE.",
     heap_dump},
    {"GC.heap_info", "Size of the heap, and collections so far.", heap_info},
    {"GC.run", "Collects.", collect_heap},
    {"GC.run_finalization", "System.runFinalization().", run_finalization},
    {"JVMTI.data_dump", "Asks agents for their data.", dump_data},
    {"Thread.print",
     "Every thread with its stack. -l: with the locks of java.util.concurrent that it has. -e: "
     "no more than without.",
     print_threads},
    {"VM.classloader_stats", "Numbers of classes.", classloader_stats},
    {"VM.command_line", "The command line.", print_command_line},
    {"VM.flags", "Options in force.", flags},
    {"VM.info", "Version, command line, heap and classes.", info},
    {"VM.system_properties", "System properties.", system_properties},
    {"VM.uptime", "Seconds since the VM was made.", uptime},
    {"VM.version", "Version.", print_version},
};

/* Of JDK 17, and not of minijvm. */
static const char *const missing[] = {
    "Compiler.codecache",
    "Compiler.queue",
    "Compiler.directives_add",
    "Compiler.directives_clear",
    "Compiler.directives_print",
    "Compiler.directives_remove",
    "Compiler.CodeHeap_Analytics",
    "Compiler.perfmap",
    "JFR.check",
    "JFR.configure",
    "JFR.dump",
    "JFR.start",
    "JFR.stop",
    "JVMTI.agent_load",
    "ManagementAgent.start",
    "ManagementAgent.start_local",
    "ManagementAgent.status",
    "ManagementAgent.stop",
    "VM.cds",
    "VM.classloaders",
    "VM.class_hierarchy",
    "VM.dynlibs",
    "VM.events",
    "VM.log",
    "VM.metaspace",
    "VM.native_memory",
    "VM.print_touched_methods",
    "VM.set_flag",
    "VM.stringtable",
    "VM.symboltable",
    "VM.systemdictionary",
};

static const Diagnostic *find(const char *name) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(name, rows[i].name) == 0) return &rows[i];
    return NULL;
}

static int unknown(Command *command, const char *name) {
    for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) {
        if (strcmp(name, missing[i]) != 0) continue;
        fprintf(command->out, "%s is not supported by minijvm\n", name);
        return ANSWER_REFUSED;
    }
    fputs("java.lang.IllegalArgumentException: Unknown diagnostic command\n", command->out);
    return ANSWER_FAILED;
}

static int help(Command *command, const Line *line) {
    bool all = has_word(line, "-all");
    const char *name = plain_word(line);
    if (name != NULL) {
        const Diagnostic *row = find(name);
        if (row == NULL) return unknown(command, name);
        fprintf(command->out, "%s\n%s\n", row->name, row->help);
        return ANSWER_DONE;
    }
    fputs("The following commands are available:\n", command->out);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (all)
            fprintf(command->out, "%-*s%s\n", COLUMN, rows[i].name, rows[i].help);
        else
            fprintf(command->out, "%s\n", rows[i].name);
    fputs("help\n\nFor more information about a specific command use 'help <command>'.\n",
          command->out);
    return ANSWER_DONE;
}

/* Words between white space; quotes of either kind keep it. */
static void split(Line *line) {
    char *from = line->text, *to = line->text;
    while (line->count < WORDS) {
        while (*from == ' ' || *from == '\t' || *from == '\n') from++;
        if (*from == 0) return;
        char quote = 0;
        line->words[line->count++] = to;
        for (; *from != 0 && (quote != 0 || (*from != ' ' && *from != '\t' && *from != '\n'));
             from++) {
            if (quote == 0 && (*from == '"' || *from == '\''))
                quote = *from;
            else if (*from == quote)
                quote = 0;
            else
                *to++ = *from;
        }
        if (*from != 0) from++;
        *to++ = 0;
    }
}

int diagnostic_run(Command *command, const char *text) {
    Line line = {.text = malloc(strlen(text) + 2)};
    if (line.text == NULL) return ANSWER_FAILED;
    strcpy(line.text, text);
    split(&line);
    const Diagnostic *row = line.count > 0 ? find(line.words[0]) : NULL;
    int answer;
    if (row != NULL)
        answer = row->run(command, &line);
    else if (line.count == 0 || strcmp(line.words[0], "help") == 0)
        answer = help(command, &line);
    else
        answer = unknown(command, line.words[0]);
    free(line.text);
    return answer;
}
