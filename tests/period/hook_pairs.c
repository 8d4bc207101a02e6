/* SPDX-License-Identifier: MIT */
/* Pairs CLASS_LOAD_HOOK and CLASS_LOAD by the class's name: coverage tools read the class file
 * in the hook, kept what they found under its name, and looked it up when the class was loaded;
 * a class without a hook was a warning ("early classes"). Array classes have no class file.
 * Option `hidden`: hidden classes must have had their hook, too. */
#include "period.h"

enum { NAMES = 1 << 14 };
typedef struct Name {
    struct Name *next;
    char *text;
    int hooks, loads;
} Name;

static Name *names[NAMES];
static JVMPI_RawMonitor lock;
static long hooks, loads, arrays, hidden;
static int with_hidden;

static Name *name_find(const char *text) {
    unsigned long hash = 5381;
    for (const char *c = text; *c != 0; c++) hash = hash * 33 + (unsigned char)*c;
    Name **slot = &names[hash % NAMES];
    for (Name *name = *slot; name != NULL; name = name->next)
        if (strcmp(name->text, text) == 0) return name;
    Name *name = calloc(1, sizeof *name);
    name->text = strdup(text);
    name->next = *slot;
    return *slot = name;
}

static unsigned u2(const unsigned char *at) { return (unsigned)at[0] << 8 | at[1]; }

/* this_class's name, with dots, from a class file that the VM has not checked yet. */
static int name_of(const unsigned char *data, long length, char *out, size_t size) {
    if (length < 10) return 0;
    unsigned count = u2(data + 8);
    const unsigned char *at = data + 10, *end = data + length, *constants[65536] = {0};
    for (unsigned i = 1; i < count && at + 3 < end; i++) {
        constants[i] = at;
        switch (*at) {
        case 1: at += 3 + u2(at + 1); break;
        case 5:
        case 6:
            at += 9;
            i++;
            break;
        case 7:
        case 8:
        case 16:
        case 19:
        case 20: at += 3; break;
        case 15: at += 4; break;
        default: at += 5; break;
        }
    }
    if (at + 4 > end) return 0;
    const unsigned char *this_class = constants[u2(at + 2)],
                        *text = this_class != NULL ? constants[u2(this_class + 1)] : NULL;
    if (text == NULL || *text != 1) return 0;
    size_t bytes = u2(text + 1) < size - 1 ? u2(text + 1) : size - 1;
    for (size_t i = 0; i < bytes; i++) out[i] = (char)(text[3 + i] == '/' ? '.' : text[3 + i]);
    out[bytes] = 0;
    return 1;
}

static void on_hook(JVMPI_Event *event) {
    char name[1024];
    event->u.class_load_hook.new_class_data = event->u.class_load_hook.class_data;
    event->u.class_load_hook.new_class_data_len = event->u.class_load_hook.class_data_len;
    hooks++;
    if (!name_of(event->u.class_load_hook.class_data, event->u.class_load_hook.class_data_len,
                 name, sizeof name))
        wrong("a hook's class file has no name");
    else
        name_find(name)->hooks++;
}
static void on_load(JVMPI_Event *event) {
    const char *name = event->u.class_load.class_name;
    loads++;
    if (name[0] == '[') {
        arrays++;
        return;
    }
    char plain[1024]; /* a hidden class: the number that the VM added to the file's name goes */
    snprintf(plain, sizeof plain, "%s", name);
    char *number = strrchr(plain, '/');
    if (number == NULL) number = strrchr(plain, '+');
    if (number != NULL) {
        *number = 0;
        hidden++;
        if (!with_hidden) return;
    }
    Name *known = name_find(plain);
    known->loads++;
    EXPECT(known->hooks >= known->loads, "%s: %d loads after %d hooks", name, known->loads,
           known->hooks);
}

static void notify(JVMPI_Event *event) {
    jvmpi->RawMonitorEnter(lock);
    switch (event->event_type) {
    case JVMPI_EVENT_CLASS_LOAD_HOOK: on_hook(event); break;
    case JVMPI_EVENT_CLASS_LOAD: on_load(event); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        EXPECT(hooks >= loads - arrays - (with_hidden ? 0 : hidden),
               "%ld hooks, %ld loads, %ld of arrays", hooks, loads, arrays);
        period_end("%ld hooks, %ld classes, %ld of arrays, %ld hidden", hooks, loads, arrays,
                   hidden);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (!period_load(vm, "hook_pairs", notify)) return JNI_ERR;
    with_hidden = options != NULL && strcmp(options, "hidden") == 0;
    lock = period_monitor("_hook_pairs");
    ENABLE(JVMPI_EVENT_CLASS_LOAD_HOOK, JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
