/* SPDX-License-Identifier: MIT */
/* Class files and classes: hooks that look, replace and break; what CLASS_LOAD tells of a
 * class. */
#include "conformance.h"

static jobjectID replaced_class;
static int described, hooks, hooked_described, hooked_before_load = 1, loads, array_loads,
                                               box_load, first_hook_class;
static int hidden_loads;
static char requested_name[256];
static jint requested_counts[4];

/* The class file names its class in a constant; ours can be found as text. */
static int names_class(JVMPI_Event *event, const char *name) {
    const unsigned char *bytes = event->u.class_load_hook.class_data;
    size_t length = (size_t)event->u.class_load_hook.class_data_len, size = strlen(name);
    unsigned this_index = 0;
    for (size_t i = 10; i + size + 3 <= length && this_index == 0; i++)
        if (bytes[i] == 1 && (size_t)(bytes[i + 1] << 8 | bytes[i + 2]) == size &&
            memcmp(bytes + i + 3, name, size) == 0)
            this_index = 1;
    return this_index != 0;
}

/* The name in a class file's this_class, with dots; empty: it cannot be read. */
static void this_class_name(const unsigned char *file, size_t length, char *out, size_t size) {
    unsigned wanted = 0;
    out[0] = 0;
    for (int pass = 0; pass < 3;
         pass++) { /* to the end, then to the class's entry, then to its text's */
        const unsigned char *at = file + 10, *end = file + length;
        unsigned count = (unsigned)(file[8] << 8 | file[9]);
        for (unsigned i = 1; i < count && at + 3 <= end; i++) {
            size_t skip = 3;
            unsigned value = (unsigned)(at[1] << 8 | at[2]);
            switch (*at) {
            case 1: skip = 3 + value; break;
            case 3:
            case 4:
            case 9:
            case 10:
            case 11:
            case 12:
            case 17:
            case 18: skip = 5; break;
            case 5:
            case 6: skip = 9; break;
            case 15: skip = 4; break;
            default: break;
            }
            if (pass == 1 && i == wanted) {
                wanted = value;
                break;
            }
            if (pass == 2 && i == wanted && at + skip <= end && value < size) {
                for (unsigned k = 0; k < value; k++)
                    out[k] = at[3 + k] == '/' ? '.' : (char)at[3 + k];
                out[value] = 0;
                return;
            }
            i += *at == 5 || *at == 6;
            at += skip;
        }
        if (pass == 0) {
            if (at + 4 > end) return;
            wanted = (unsigned)(at[2] << 8 | at[3]);
        }
    }
}

/* Names of classes whose files were offered. */
enum { HOOKED = 1 << 13 };
static char *hooked[HOOKED];
static int hooked_count;
static pthread_mutex_t hooked_lock = PTHREAD_MUTEX_INITIALIZER;

static int is_hooked(const char *name) {
    int found = 0;
    pthread_mutex_lock(&hooked_lock);
    for (int i = hooked_count - 1; i >= 0 && !found; i--) found = strcmp(hooked[i], name) == 0;
    pthread_mutex_unlock(&hooked_lock);
    return found;
}

static void replace_text(unsigned char *bytes, size_t length, const char *from,
                         const char *to) {
    size_t size = strlen(from);
    for (size_t i = 0; i + size <= length; i++)
        if (memcmp(bytes + i, from, size) == 0) memcpy(bytes + i, to, size);
}

static void on_hook(JVMPI_Event *event) {
    unsigned char *old = event->u.class_load_hook.class_data;
    jint length = event->u.class_load_hook.class_data_len;
    hooks++;
    CHECK("R107",
          length > 10 && old[0] == 0xca && old[1] == 0xfe && old[2] == 0xba && old[3] == 0xbe,
          "the hook sees the bytes of a class file");
    char class_name[256];
    this_class_name(old, (size_t)length, class_name, sizeof class_name);
    pthread_mutex_lock(&hooked_lock);
    if (hooked_count < HOOKED) hooked[hooked_count++] = strdup(class_name);
    pthread_mutex_unlock(&hooked_lock);
    if (names_class(event, "java/lang/Object") && names_class(event, "wait") && loads == 0)
        first_hook_class = 1;
    event->u.class_load_hook.new_class_data = old;
    event->u.class_load_hook.new_class_data_len = length;
    int is_inner = names_class(event, "Classes$Described") && names_class(event, "foreign");
    if (is_inner) {
        hooked_described = 1;
        if (described) hooked_before_load = 0;
    }
    int replaced = names_class(event, "old text"),
        broken = names_class(event, "Classes$Broken") && !names_class(event, "main");
    int kept = names_class(event, "Classes$Kept") && !names_class(event, "main");
    if (!replaced && !broken && !kept && hooks % 3 != 0) return;
    unsigned char *new = event->u.class_load_hook.malloc_f((unsigned)length);
    if (new == NULL) return;
    memcpy(new, old, (size_t)length);
    if (replaced) replace_text(new, (size_t)length, "old text", "new text");
    if (broken) memset(new + 8, 0xff, (size_t)length - 8);
    event->u.class_load_hook.new_class_data = new;
    event->u.class_load_hook.new_class_data_len = length;
}

static int has_field(JVMPI_Field *fields, jint count, const char *name, const char *type) {
    for (jint i = 0; i < count; i++)
        if (strcmp(fields[i].field_name, name) == 0)
            return strcmp(fields[i].field_signature, type) == 0;
    return 0;
}

/* R195: the bytes of the event, where agents of then look for them. */
static void check_layout(const JVMPI_Event *event) {
    const char *bytes = (const char *)event;
    const char *name, *source, *methods, *statics, *instances;
    jint numbers[4];
    jobjectID id;
    if (sizeof(void *) != 8) return;
    memcpy(&name, bytes + 16, 8);
    memcpy(&source, bytes + 24, 8);
    memcpy(&numbers[0], bytes + 32, 4);
    memcpy(&numbers[1], bytes + 36, 4);
    memcpy(&methods, bytes + 40, 8);
    memcpy(&numbers[2], bytes + 48, 4);
    memcpy(&statics, bytes + 56, 8);
    memcpy(&numbers[3], bytes + 64, 4);
    memcpy(&instances, bytes + 72, 8);
    memcpy(&id, bytes + 80, 8);
    CHECK("R195",
          strcmp(name, "Classes$Described") == 0 && strcmp(source, "Classes.java") == 0 &&
              numbers[0] == 2 && numbers[1] == 3 && numbers[2] == 2 && numbers[3] == 3 &&
              id == event->u.class_load.class_id,
          "CLASS_LOAD's members lie where they lay");
    int named = 0, signed_right = 0, lines = 0;
    for (int i = 0; i < 3; i++) {
        const char *method = methods + 32 * i, *text, *type;
        jint first, last;
        memcpy(&text, method, 8);
        memcpy(&type, method + 8, 8);
        memcpy(&first, method + 16, 4);
        memcpy(&last, method + 20, 4);
        named += strcmp(text, "<init>") == 0 || strcmp(text, "foreign") == 0;
        signed_right +=
            strcmp(type, "()V") == 0 || strcmp(type, "()I") == 0 || strcmp(type, "(I)I") == 0;
        lines += first <= last && first >= -1;
    }
    CHECK("R195", named == 2 && signed_right == 3 && lines == 3, "and those of its methods");
    const char *field, *type;
    memcpy(&field, statics, 8);
    memcpy(&type, statics + 8, 8);
    CHECK("R195",
          (strcmp(field, "first") == 0 && strcmp(type, "I") == 0) ||
              (strcmp(field, "SECOND") == 0 && type[0] == 'L'),
          "and of its fields");
    memcpy(&field, instances + 16, 8);
    CHECK("R195", strlen(field) == 1 && field[0] >= 'a' && field[0] <= 'c',
          "one behind the other");
}

static void check_described(JVMPI_Event *event) {
    int constructors = 0, natives = 0, sizes = 0;
    described++;
    check_layout(event);
    CHECK("R103", event->u.class_load.num_methods == 3, "the methods of the class itself");
    for (jint i = 0; i < event->u.class_load.num_methods; i++) {
        JVMPI_Method *m = &event->u.class_load.methods[i];
        constructors +=
            strcmp(m->method_name, "<init>") == 0 && strcmp(m->method_signature, "()V") == 0;
        if (strcmp(m->method_name, "foreign") == 0)
            natives += m->start_lineno == -1 && m->end_lineno == -1;
        if (strcmp(m->method_name, "gr\xc3\xb6\xc3\x9f"
                                   "e") == 0)
            sizes += m->start_lineno > 0 && m->end_lineno == m->start_lineno + 1 &&
                     strcmp(m->method_signature, "(I)I") == 0;
        CHECK("R103", m->method_id != NULL, "each method has an id");
    }
    CHECK("R103", constructors == 1, "names and signatures");
    CHECK("R196", natives == 1, "a native method has lines -1");
    CHECK("R47 R196", sizes == 1, "names are UTF-8; a method has a first and a last line");
    CHECK("R103",
          event->u.class_load.num_static_fields == 2 &&
              has_field(event->u.class_load.statics, 2, "first", "I") &&
              has_field(event->u.class_load.statics, 2, "SECOND", "Ljava/lang/String;"),
          "its static fields");
    CHECK("R103",
          event->u.class_load.num_instance_fields == 3 &&
              has_field(event->u.class_load.instances, 3, "a", "I") &&
              has_field(event->u.class_load.instances, 3, "b", "J") &&
              has_field(event->u.class_load.instances, 3, "c", "Ljava/lang/Object;"),
          "its instance fields");
    CHECK("R104", event->u.class_load.num_interfaces == 2, "the interfaces it implements");
    CHECK("R103 R221", strcmp(event->u.class_load.source_name, "Classes.java") == 0,
          "its source file");
}

static void on_class_load(JVMPI_Event *event) {
    const char *name = event->u.class_load.class_name;
    if (REQUESTED(event)) {
        snprintf(requested_name, sizeof requested_name, "%s", name);
        requested_counts[0] = event->u.class_load.num_methods;
        requested_counts[1] = event->u.class_load.num_static_fields;
        requested_counts[2] = event->u.class_load.num_instance_fields;
        requested_counts[3] = event->u.class_load.num_interfaces;
        return;
    }
    loads++;
    if (name[0] == '[') {
        CHECK("R221", strchr(name, '/') == NULL,
              "an array class's name is its descriptor, with dots");
        CHECK("R221",
              event->u.class_load.source_name != NULL &&
                  event->u.class_load.source_name[0] == 0,
              "it has no source file");
    } else if (strchr(name, '/') != NULL ||
               strchr(name, '+') != NULL) { /* no class file could have such a name */
        hidden_loads++;
        char in_file[256];
        snprintf(in_file, sizeof in_file, "%s", name);
        in_file[strcspn(in_file, "/+")] = 0;
        CHECK("R215", !is_hooked(name) && !is_hooked(in_file), "a hidden class has no hook");
    } else {
        CHECK("R215 R149 R107", is_hooked(name),
              "the hook that precedes a CLASS_LOAD was offered a class of that name");
        CHECK("R221", name[0] != 'L' && name[strlen(name) - 1] != ';',
              "a class's name is no descriptor");
    }
    CHECK("R106", strcmp(name, "int") != 0 && strcmp(name, "void") != 0,
          "primitive classes are not told");
    if (strcmp(name, "Classes$Described") == 0) {
        CHECK("R107 R149", hooked_described && hooked_before_load,
              "a class's hook precedes its CLASS_LOAD");
        check_described(event);
        replaced_class = event->u.class_load.class_id;
    }
    if (name[0] == '[') {
        array_loads++;
        CHECK("R106",
              event->u.class_load.num_methods == 0 &&
                  event->u.class_load.num_static_fields == 0 &&
                  event->u.class_load.num_instance_fields == 0 &&
                  event->u.class_load.num_interfaces == 0,
              "an array class's counts are 0");
        if (strstr(name, "Classes$Box;") != NULL) box_load++;
    }
}

static void object(JNIEnv *env, int number, jobject reference) {
    jvmpi->DisableGC();
    jobjectID id = jvmpi->jobject2jobjectID(reference);
    switch (number) {
    case 1:
        CHECK("R30 R105", described == 1 && id == replaced_class,
              "a class's id is that of its Class object");
        CHECK("R205", first_hook_class, "the hook sees the very first classes");
        CHECK("R28", loads > 100, "classes from before the program are told as well");
        break;
    case 5:
        CHECK("R87 R215",
              jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id) == JVMPI_SUCCESS &&
                  !is_hooked(requested_name),
              "the class of a lambda was not offered to the hook");
        break;
    case 2:
        CHECK("R106", box_load == 1 && array_loads > 1,
              "array classes are told, with names in descriptor form");
        break;
    case 3:
        CHECK("R106 R87",
              jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id) == JVMPI_SUCCESS &&
                  strcmp(requested_name, "int") == 0 && requested_counts[0] == 0 &&
                  requested_counts[1] == 0 && requested_counts[2] == 0 &&
                  requested_counts[3] == 0,
              "a primitive class can be asked for, with counts 0");
        break;
    default: {
        const char *text = (*env)->GetStringUTFChars(env, reference, NULL);
        CHECK("R108 R109 R110", strcmp(text, "new text") == 0,
              "a class is built from what the hook answers");
        (*env)->ReleaseStringUTFChars(env, reference, text);
    }
    }
    jvmpi->EnableGC();
}

static void step(JNIEnv *env, int number) {
    (void)env;
    if (number == 4) return;
    if (number == 3)
        CHECK("R108 R109", 1, "a copy of the bytes is as good as the bytes");
    else
        CHECK("R110", number == -1, "new bytes are checked like any class file");
}

static void notify(JVMPI_Event *event) {
    switch (KIND(event)) {
    case JVMPI_EVENT_CLASS_LOAD_HOOK: on_hook(event); break;
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(event); break;
    case JVMPI_EVENT_JVM_INIT_DONE: conf_driver(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: conf_end(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "classes", notify, JVMPI_VERSION_1_1)) return JNI_ERR;
    on_step = step;
    on_object = object;
    ENABLE(JVMPI_EVENT_CLASS_LOAD_HOOK, JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_JVM_INIT_DONE,
           JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
