/* SPDX-License-Identifier: MIT */
/* The commands of minijvm-attach, and the pieces that the JDK's tools share with them. */
#include "attach/command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "attach/histogram.h"
#include "vm/jni/env.h"
#include "vm/model/class.h"
#include "vm/model/tools.h"
#include "vm/report/dump.h"
#include "vm/report/heap_file.h"
#include "vm/run/thread_life.h"
#include "vm/system/clock.h"
#include "vm/threads/gate.h"

/* ---- The worker as a thread of the VM ---- */

bool command_enter(Command *command, bool java) {
    if (command->thread != NULL) {
        thread_enter_vm(command->thread);
        return true;
    }
    Thread *t = java ? attach_java_thread(command->vm, "Attach Listener", NULL, true)
                     : thread_attach_self(command->vm, "Attach Listener");
    if (t == NULL) {
        fputs("no memory for a thread of the VM\n", command->out);
        return false;
    }
    command->is_java = java;
    command->thread = t;
    atomic_store(&command->seen, t);
    return true;
}

/* Back to where the worker waits for nobody: NATIVE. */
static void rest(Command *command) { thread_leave_vm(command->thread, THREAD_NATIVE); }

void command_leave(Command *command) {
    Thread *t = command->thread;
    thread_enter_vm(t);
    command->thread = NULL;
    if (command->is_java) /* runs Java, and so handlers */
        detach_java_thread(t);
    else
        thread_detach_self(t);
    atomic_store(&command->seen, NULL);
}

/* ---- Pieces ---- */

int command_threads(Command *command, bool owned) {
    if (!command_enter(command, false)) return ANSWER_REFUSED;
    char *text = dump_threads_text(command->thread, owned);
    rest(command);
    if (text == NULL) {
        fputs("no memory for the text\n", command->out);
        return ANSWER_REFUSED;
    }
    fputs(text, command->out);
    free(text);
    return ANSWER_DONE;
}

int command_histogram(Command *command, bool live, FILE *out) {
    if (!command_enter(command, false)) return ANSWER_REFUSED;
    bool good = histogram_write(command->thread, live, out);
    rest(command);
    if (good) return ANSWER_DONE;
    fputs("no memory for the table\n", command->out);
    return ANSWER_REFUSED;
}

/* A collection is refused while agents keep it off: it is tried until the listener loses
 * patience, and some more. */
int command_collect(Command *command) {
    enum { PATIENCE_SECONDS = 20 };
    VM *vm = command->vm;
    if (!command_enter(command, false)) return ANSWER_REFUSED;
    bool done = false;
    int64_t deadline = clock_nanoseconds() + PATIENCE_SECONDS * CLOCK_SECOND;
    while (!done && atomic_load(&vm->ender) == NULL && clock_nanoseconds() < deadline) {
        done = gc_collect(&command->thread->mutator, GC_EXPLICIT);
        rest(command);
        if (!done) clock_sleep(10 * CLOCK_MILLISECOND);
        thread_enter_vm(command->thread);
    }
    rest(command);
    if (done) return ANSWER_DONE;
    fprintf(command->out, "the collection was refused: %s\n",
            vm->gate.refusal[0] != 0 ? vm->gate.refusal : "an agent keeps collections off");
    return ANSWER_REFUSED;
}

int command_dump(Command *command, const char *path, bool collect) {
    char message[512];
    if (path[0] != '/') {
        fprintf(command->out, "%s: the name of the file must be absolute\n", path);
        return ANSWER_REFUSED;
    }
    int result = collect ? command_collect(command) : ANSWER_DONE;
    if (result != ANSWER_DONE) return result;
    if (!command_enter(command, false)) return ANSWER_REFUSED;
    bool good = heap_file_write(command->thread, path, message, sizeof message);
    rest(command);
    fprintf(command->out, "%s\n", message);
    return good ? ANSWER_DONE : ANSWER_REFUSED;
}

int command_refuse_compression(Command *command) {
    fputs("minijvm writes heap dumps uncompressed only\n", command->out);
    return ANSWER_REFUSED;
}

/* ---- Properties ---- */

/* In ISO 8859-1, with escapes as java.util.Properties.store writes them. */
static void put_escaped(FILE *out, const char *utf8, bool key) {
    const unsigned char *at = (const unsigned char *)utf8;
    for (bool first = true; *at != 0; first = false) {
        unsigned c = *at++;
        if (c >= 0xf0 && at[0] != 0 && at[1] != 0 &&
            at[2] != 0) { /* standard UTF-8's: two units */
            c = (c & 7) << 18 | (at[0] & 0x3fu) << 12 | (at[1] & 0x3fu) << 6 | (at[2] & 0x3fu);
            at += 3;
            fprintf(out, "\\u%04X\\u%04X", 0xd800 + ((c - 0x10000) >> 10),
                    0xdc00 + ((c - 0x10000) & 0x3ff));
            continue;
        } else if (c >= 0xe0 && at[0] != 0 && at[1] != 0) {
            c = (c & 15) << 12 | (at[0] & 0x3fu) << 6 | (at[1] & 0x3fu);
            at += 2;
        } else if (c >= 0xc0 && at[0] != 0) {
            c = (c & 31) << 6 | (*at++ & 0x3fu);
        }
        switch (c) {
        case '\t': fputs("\\t", out); break;
        case '\n': fputs("\\n", out); break;
        case '\r': fputs("\\r", out); break;
        case '\f': fputs("\\f", out); break;
        case '\\': fputs("\\\\", out); break;
        case ' ': fputs(key || first ? "\\ " : " ", out); break;
        case ':':
        case '=':
        case '#':
        case '!': fprintf(out, "\\%c", (int)c); break;
        default:
            if (c < 0x20 || c > 0x7e)
                fprintf(out, "\\u%04X", c);
            else
                fputc((int)c, out);
        }
    }
}

void command_property(FILE *out, const char *utf8_key, const char *utf8_value) {
    put_escaped(out, utf8_key, true);
    fputc('=', out);
    put_escaped(out, utf8_value, false);
    fputc('\n', out);
}

/* Through the interface that native code has: the program's own properties are a Java object.
 */
int command_properties(Command *command) {
    if (!command_enter(command, true)) return ANSWER_REFUSED;
    rest(command);
    JNIEnv *env = (JNIEnv *)(void *)command->thread;
    jclass system = (*env)->FindClass(env, "java/lang/System"),
           properties = (*env)->FindClass(env, "java/util/Properties");
    jclass collection = (*env)->FindClass(env, "java/util/Collection");
    jmethodID get = system != NULL ? (*env)->GetStaticMethodID(env, system, "getProperties",
                                                               "()Ljava/util/Properties;")
                                   : NULL;
    jmethodID names =
        properties != NULL
            ? (*env)->GetMethodID(env, properties, "stringPropertyNames", "()Ljava/util/Set;")
            : NULL;
    jmethodID value_of = names != NULL
                             ? (*env)->GetMethodID(env, properties, "getProperty",
                                                   "(Ljava/lang/String;)Ljava/lang/String;")
                             : NULL;
    jmethodID to_array = collection != NULL ? (*env)->GetMethodID(env, collection, "toArray",
                                                                  "()[Ljava/lang/Object;")
                                            : NULL;
    jobject all = get != NULL && value_of != NULL && to_array != NULL
                      ? (*env)->CallStaticObjectMethod(env, system, get)
                      : NULL;
    jobject set = all != NULL ? (*env)->CallObjectMethod(env, all, names) : NULL;
    jobjectArray array =
        set != NULL ? (jobjectArray)(*env)->CallObjectMethod(env, set, to_array) : NULL;
    jsize count = array != NULL ? (*env)->GetArrayLength(env, array) : 0;
    for (jsize i = 0; i < count && !(*env)->ExceptionCheck(env); i++) {
        jstring key = (jstring)(*env)->GetObjectArrayElement(env, array, i);
        jstring value =
            key != NULL ? (jstring)(*env)->CallObjectMethod(env, all, value_of, key) : NULL;
        const char *key_text = key != NULL ? (*env)->GetStringUTFChars(env, key, NULL) : NULL;
        const char *value_text =
            value != NULL ? (*env)->GetStringUTFChars(env, value, NULL) : NULL;
        if (key_text != NULL && value_text != NULL)
            command_property(command->out, key_text, value_text);
        if (key_text != NULL) (*env)->ReleaseStringUTFChars(env, key, key_text);
        if (value_text != NULL) (*env)->ReleaseStringUTFChars(env, value, value_text);
        (*env)->DeleteLocalRef(env, value);
        (*env)->DeleteLocalRef(env, key);
    }
    bool failed = array == NULL || (*env)->ExceptionCheck(env);
    (*env)->ExceptionClear(env);
    if (failed) fputs("the program's properties could not be read\n", command->out);
    return failed ? ANSWER_REFUSED : ANSWER_DONE;
}

char *command_arguments(const Command *command) {
    const Options *options = &command->vm->options;
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    const char *space = "";
    for (size_t i = 0; out != NULL && i < options->given_count; i++) {
        if (!option_is_of_user(options->given[i].key)) continue;
        fprintf(out, "%s%s", space, options->given[i].key);
        space = " ";
    }
    if (out != NULL && fclose(out) == 0) return text;
    free(text);
    return NULL;
}

void command_line(Command *command) {
    const char *line = options_property(&command->vm->options, "sun.java.command");
    if (line != NULL) fprintf(command->out, "%s", line);
}

/* ---- Agents ---- */

static const char *argument(const Command *command, unsigned number) {
    return number < command->request->count ? command->request->arguments[number] : NULL;
}

typedef int AgentAction(Thread *t, const char *library, const char *text, FILE *out);

/* What is not the VM's own code may take its time, and is named when it does. */
static int with_agent(Command *command, AgentAction *action, const char *library,
                      const char *text, const char *waits_for) {
    if (!command_enter(command, true)) return ANSWER_REFUSED;
    rest(command);
    atomic_store(&command->waits_for, waits_for);
    int result = action(command->thread, library, text, command->out);
    atomic_store(&command->waits_for, NULL);
    return result == 0 ? ANSWER_DONE : ANSWER_REFUSED;
}

static int without_agents(Command *command) {
    fputs("this VM has no agents\n", command->out);
    return ANSWER_REFUSED;
}

static int load_late(Thread *t, const char *library, const char *options, FILE *out) {
    return t->vm->tools.agent_tools->load(t, library, options, out, NULL);
}

static int load_agent(Command *command) {
    const AgentTools *tools = command->vm->tools.agent_tools;
    if (tools == NULL) return without_agents(command);
    return with_agent(command, load_late, argument(command, 0), argument(command, 1),
                      "the agent's JVM_OnLoad, or a handler of what it is told first");
}

static int unload(Command *command) {
    const AgentTools *tools = command->vm->tools.agent_tools;
    if (tools == NULL) return without_agents(command);
    return with_agent(command, tools->unload, argument(command, 0), NULL,
                      "the agent: its handlers, its threads or its JVM_OnUnload");
}

/* The first of the events that is none of methods, or NULL. */
static const char *not_of_methods(const char *events) {
    static const char *const names[] = {"METHOD_ENTRY", "METHOD_ENTRY2", "METHOD_EXIT"};
    for (const char *at = events;; at++) {
        size_t length = strcspn(at, ","), i = 0;
        while (i < 3 && !(strlen(names[i]) == length && strncasecmp(names[i], at, length) == 0))
            i++;
        if (i == 3) return at;
        at += length;
        if (*at == 0) return NULL;
    }
}

static int change_events(Command *command, bool on) {
    const AgentTools *tools = command->vm->tools.agent_tools;
    if (tools == NULL) return without_agents(command);
    const char *methods = argument(command, 1), *library = argument(command, 2);
    if (methods != NULL && methods[0] != 0) {
        const char *wrong = not_of_methods(argument(command, 0));
        if (wrong != NULL) {
            fprintf(
                command->out,
                "%.*s: methods are chosen for METHOD_ENTRY, METHOD_ENTRY2 and METHOD_EXIT\n",
                (int)strcspn(wrong, ","), wrong);
            return ANSWER_REFUSED;
        }
        int result = with_agent(command, on ? tools->choose : tools->exclude, library, methods,
                                "the agent's choice of methods");
        if (result != ANSWER_DONE || !on) return result;
    }
    return with_agent(command, on ? tools->enable : tools->disable, library,
                      argument(command, 0), "the agent's events");
}

static int enable(Command *command) { return change_events(command, true); }
static int disable(Command *command) { return change_events(command, false); }

int command_request_data(Command *command, bool reset) {
    if (!command_enter(command, true)) return ANSWER_REFUSED;
    atomic_store(&command->waits_for, "an agent's handler");
    if (reset)
        EMIT(command->thread, data_reset_request, .unused = 0);
    else
        EMIT(command->thread, data_dump_request, .unused = 0);
    atomic_store(&command->waits_for, NULL);
    rest(command);
    return ANSWER_DONE;
}
static int data(Command *command) { return command_request_data(command, false); }
static int reset(Command *command) { return command_request_data(command, true); }

/* ---- The others ---- */

static int threads(Command *command) { return command_threads(command, false); }
static int histogram(Command *command) {
    return command_histogram(command, true, command->out);
}
static int dump(Command *command) { return command_dump(command, argument(command, 0), false); }
static int tell_properties(Command *command) { return command_properties(command); }
static int collect_heap(Command *command) { return command_collect(command); }

static int tell_version(Command *command) {
    fprintf(command->out, "minijvm %s\n", MINIJVM_VERSION);
    if (command->vm->tools.agent_tools != NULL)
        command->vm->tools.agent_tools->list(command->vm, command->out);
    return ANSWER_DONE;
}

typedef struct CommandRow {
    const char *name;
    unsigned least, most; /* arguments */
    int (*run)(Command *command);
} CommandRow;

static const CommandRow rows[] = {
    {"load", 1, 2, load_agent},     {"unload", 0, 1, unload},
    {"enable", 1, 3, enable},       {"disable", 1, 3, disable},
    {"threads", 0, 0, threads},     {"dump", 1, 1, dump},
    {"histogram", 0, 0, histogram}, {"data", 0, 0, data},
    {"reset", 0, 0, reset},         {"properties", 0, 0, tell_properties},
    {"gc", 0, 0, collect_heap},     {"version", 0, 0, tell_version},
};

int command_run(Command *command) {
    const Request *request = command->request;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(request->command, rows[i].name) != 0) continue;
        if (request->count >= rows[i].least && request->count <= rows[i].most)
            return rows[i].run(command);
        fprintf(command->out, "%s takes %u to %u arguments\n", rows[i].name, rows[i].least,
                rows[i].most);
        return ANSWER_UNKNOWN;
    }
    fprintf(command->out, "%s is no command of this VM\n", request->command);
    return ANSWER_UNKNOWN;
}
