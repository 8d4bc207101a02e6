/* SPDX-License-Identifier: MIT */
/* The launcher: minijvm [options] Class | Class.class | -jar file.jar [arguments]. A client of include/
 * alone. It owns what the library leaves to its host: the command line, the signals, the exit status.
 * Everything Java happens on a second thread with a stack of known size; the first waits for it. */
#include <ctype.h>
#include <errno.h>
#include <jni.h>
#include <minijvm.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { C_STACK_BYTES = 8 << 20, PUBLIC = 1 };

typedef struct Words {
    char **items;
    size_t count, capacity;
} Words;

typedef enum VersionWish { VERSION_NONE, VERSION_ONLY, VERSION_ONLY_STDOUT, VERSION_TOO, VERSION_TOO_STDOUT } VersionWish;

typedef struct Launch {
    Words vm_options;
    const char *class_path; /* NULL: not given */
    const char *jar;
    char *main_class; /* with dots */
    char **arguments;
    size_t argument_count;
    VersionWish version;
    bool leave_signals; /* -Xrs */
    _Atomic(JavaVM *) vm;
    sigset_t signals;
    int status;
} Launch;

static _Noreturn void out_of_memory(void) {
    fputs("Error: out of memory\n", stderr);
    exit(1);
}

static void *allocate(size_t bytes) {
    void *memory = calloc(1, bytes != 0 ? bytes : 1);
    if (memory == NULL) out_of_memory();
    return memory;
}

static char *copy(const char *text, size_t length) {
    char *result = allocate(length + 1);
    memcpy(result, text, length);
    return result;
}

static char *join(const char *a, const char *b, const char *c) {
    size_t size = strlen(a) + strlen(b) + strlen(c) + 1;
    char *result = allocate(size);
    snprintf(result, size, "%s%s%s", a, b, c);
    return result;
}

static void words_add(Words *words, char *item) {
    if (words->count + 1 >= words->capacity) {
        words->capacity = words->capacity != 0 ? words->capacity * 2 : 16;
        words->items = realloc(words->items, words->capacity * sizeof *words->items);
        if (words->items == NULL) out_of_memory();
    }
    words->items[words->count++] = item;
    words->items[words->count] = NULL;
}

/* A whole file; NULL: cannot be read. */
static char *file_read(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *bytes = NULL;
    size_t size = 0, capacity = 0;
    if (file == NULL) return NULL;
    for (;;) {
        if (size + 1 >= capacity) {
            capacity = capacity != 0 ? capacity * 2 : 65536;
            bytes = realloc(bytes, capacity);
            if (bytes == NULL) out_of_memory();
        }
        size_t got = fread(bytes + size, 1, capacity - size - 1, file);
        if (got == 0) break;
        size += got;
    }
    bool failed = ferror(file);
    fclose(file);
    if (failed) {
        free(bytes);
        return NULL;
    }
    bytes[size] = 0;
    *length = size;
    return bytes;
}

/* ---- Argument files ----
 * Words between white space; # starts a comment where a word could start; quotes of either kind keep
 * white space, and inside them a backslash escapes (\n \r \t \f, or the character itself) and joins
 * lines. */

static char quoted_escape(char c) {
    switch (c) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'f': return '\f';
    default: return c;
    }
}

static void argument_file_split(const char *text, Words *words) {
    const char *at = text;
    for (;;) {
        while (*at != 0 && isspace((unsigned char)*at)) at++;
        if (*at == 0) return;
        if (*at == '#') {
            while (*at != 0 && *at != '\n' && *at != '\r') at++;
            continue;
        }
        char *word = allocate(strlen(at) + 1), quote = 0;
        size_t length = 0;
        for (; *at != 0; at++) {
            if (quote == 0 && isspace((unsigned char)*at)) break;
            if (quote != 0 && (*at == '\n' || *at == '\r')) break;
            if (quote == 0 && (*at == '"' || *at == '\'')) {
                quote = *at;
            } else if (*at == quote) {
                quote = 0;
            } else if (quote != 0 && *at == '\\' && at[1] != 0) {
                at++;
                if (*at != '\n' && *at != '\r') {
                    word[length++] = quoted_escape(*at);
                    continue;
                }
                if (*at == '\r' && at[1] == '\n') at++;
                while (at[1] == ' ' || at[1] == '\t' || at[1] == '\f') at++;
            } else {
                word[length++] = *at;
            }
        }
        word[length] = 0;
        words_add(words, word);
    }
}

static void argument_file_read(const char *path, Words *words) {
    struct stat status;
    size_t length = 0;
    char *text = stat(path, &status) == 0 && !S_ISDIR(status.st_mode) ? file_read(path, &length) : NULL;
    if (text == NULL) {
        fprintf(stderr, "Error: could not open `%s'\n", path);
        exit(1);
    }
    argument_file_split(text, words);
    free(text);
}

static bool takes_value(const char *option) {
    return strcmp(option, "-cp") == 0 || strcmp(option, "-classpath") == 0 ||
           strcmp(option, "--class-path") == 0;
}

/* Replaces @file by what is in the file, up to the name of the class or jar to run. */
static Words command_line(int argc, char **argv) {
    Words words = {0};
    bool expand = true, value = false;
    for (int i = 1; i < argc; i++) {
        size_t before = words.count;
        if (expand && argv[i][0] == '@' && argv[i][1] != 0 && argv[i][1] != '@')
            argument_file_read(argv[i] + 1, &words);
        else
            words_add(&words, expand && argv[i][0] == '@' && argv[i][1] == '@' ? argv[i] + 1 : argv[i]);
        for (size_t k = before; k < words.count && expand; k++) {
            const char *word = words.items[k];
            if (value) value = false;
            else if (takes_value(word)) value = true;
            else if (word[0] != '-' || strcmp(word, "-jar") == 0 || strcmp(word, "--disable-@files") == 0)
                expand = false;
        }
    }
    return words;
}

/* ---- Texts ---- */

static void print_version(FILE *to) {
    fprintf(to, "minijvm version \"%s\"\n", minijvm_version());
    fprintf(to, "minijvm class library (Java 17)\n");
}

static void print_usage(FILE *to) {
    fputs("Usage: minijvm [options] <mainclass> [args...]\n"
          "           (to execute a class)\n"
          "   or  minijvm [options] <file>.class [args...]\n"
          "           (to execute a class by the path of its file)\n"
          "   or  minijvm [options] -jar <jarfile> [args...]\n"
          "           (to execute a jar file)\n\n"
          " Arguments following the main class, the class file or -jar <jarfile>\n"
          " are passed as the arguments to the main class.\n\n"
          " where options include:\n\n"
          "    -cp <class search path of directories and zip/jar files>\n"
          "    -classpath <class search path of directories and zip/jar files>\n"
          "    --class-path <class search path of directories and zip/jar files>\n"
          "                  Directories and jar files, separated by \":\".\n"
          "    -D<name>=<value>\n"
          "                  set a system property\n"
          "    -verbose[:class|gc|jni]\n"
          "                  tell what happens\n"
          "    -version      print the version to the error stream and exit\n"
          "    --version     print the version to the output stream and exit\n"
          "    -showversion  print the version to the error stream and continue\n"
          "    --show-version\n"
          "                  print the version to the output stream and continue\n"
          "    -? -h -help   print this help to the error stream\n"
          "    --help        print this help to the output stream\n"
          "    -X            print help on extra options to the error stream\n"
          "    --help-extra  print help on extra options to the output stream\n"
          "    -ea[:<packagename>...|:<classname>]\n"
          "    -enableassertions[:<packagename>...|:<classname>]\n"
          "                  enable assertions with specified granularity\n"
          "    -da[:<packagename>...|:<classname>]\n"
          "    -disableassertions[:<packagename>...|:<classname>]\n"
          "                  disable assertions with specified granularity\n"
          "    -esa | -enablesystemassertions\n"
          "                  enable system assertions\n"
          "    -dsa | -disablesystemassertions\n"
          "                  disable system assertions\n"
          "    -Xrun<library>[:<options>]\n"
          "                  load an agent\n"
          "    @argument files\n"
          "                  files that contain options\n"
          "    --disable-@files\n"
          "                  do not expand argument files from here on\n",
          to);
}

static void print_extra(FILE *to) {
    fputs("    -Xmx<size>        maximum heap size (512m)\n"
          "    -Xms<size>        initial heap size (8m)\n"
          "    -Xss<size>        stack size of Java threads (1m)\n"
          "    -Xint             interpret only\n"
          "    -Xjit:<option>[,<option>...]\n"
          "                      threshold=<n>: calls and loops before a method is\n"
          "                      compiled (500); verbose; print=<pattern>; cache=<size>\n"
          "                      (64m); events=test|patch|recompile; perfmap;\n"
          "                      deopt=<seed>\n"
          "    -Xgc:<plan>[,stress[=<n>]][,guard][,log=<file>]\n"
          "                      collector: generational, semispace, marksweep or\n"
          "                      none; collect at every n-th\n"
          "                      allocation; make what was left inaccessible\n"
          "    -Xcheck:jni       check what native code does\n"
          "    -Xcheck:jvmpi[:abort][,slow=<ms>]\n"
          "                      report what agents do against the rules\n"
          "    -Xrs              leave the signals alone\n"
          "    -Xrun<library>[:<options>]\n"
          "                      load an agent\n",
          to);
}

static _Noreturn void fail(const char *format, const char *detail) {
    fprintf(stderr, format, detail);
    exit(1);
}

/* ---- Class files named by path ---- */

typedef struct Bytes {
    const unsigned char *at, *end;
} Bytes;

static unsigned take(Bytes *bytes, unsigned count) {
    unsigned value = 0;
    if ((size_t)(bytes->end - bytes->at) < count) {
        bytes->at = bytes->end;
        return 0;
    }
    while (count-- > 0) value = value << 8 | *bytes->at++;
    return value;
}

/* The name of the class in a class file, internal form, malloc'ed; NULL: it is no class file. */
static char *class_file_name(const char *path) {
    size_t length = 0;
    char *file = file_read(path, &length), *name = NULL;
    if (file == NULL) return NULL;
    Bytes bytes = {(unsigned char *)file, (unsigned char *)file + length};
    if (take(&bytes, 4) == 0xCAFEBABE) {
        take(&bytes, 4);
        unsigned count = take(&bytes, 2);
        const unsigned char **entries = allocate((count + 1) * sizeof *entries);
        for (unsigned i = 1; i < count && bytes.at < bytes.end; i++) {
            entries[i] = bytes.at;
            switch (take(&bytes, 1)) {
            case 1: {
                unsigned size = take(&bytes, 2);
                if ((size_t)(bytes.end - bytes.at) < size) bytes.at = bytes.end;
                else bytes.at += size;
                break;
            }
            case 3: case 4: case 9: case 10: case 11: case 12: case 17: case 18: take(&bytes, 4); break;
            case 5: case 6: take(&bytes, 4); take(&bytes, 4); i++; break;
            case 7: case 8: case 16: case 19: case 20: take(&bytes, 2); break;
            case 15: take(&bytes, 3); break;
            default: bytes.at = bytes.end; break;
            }
        }
        take(&bytes, 2);
        unsigned this_class = take(&bytes, 2);
        if (bytes.at < bytes.end && this_class > 0 && this_class < count && entries[this_class] != NULL &&
            entries[this_class][0] == 7) {
            unsigned utf8 = entries[this_class][1] * 256u + entries[this_class][2];
            if (utf8 > 0 && utf8 < count && entries[utf8] != NULL && entries[utf8][0] == 1)
                name = copy((const char *)entries[utf8] + 3, entries[utf8][1] * 256u + entries[utf8][2]);
        }
        free(entries);
    }
    free(file);
    return name;
}

static void dots(char *name) {
    for (; *name != 0; name++)
        if (*name == '/') *name = '.';
}

/* "dir/a/b/Foo.class" of class a.b.Foo: runs a.b.Foo with "dir" on the class path. */
static bool main_from_path(Launch *launch, const char *path) {
    size_t length = strlen(path);
    struct stat status;
    if (length < 7 || strcmp(path + length - 6, ".class") != 0 || stat(path, &status) != 0 ||
        !S_ISREG(status.st_mode))
        return false;
    char *name = class_file_name(path);
    if (name == NULL) fail("Error: %s is not a class file\n", path);
    char *real = realpath(path, NULL);
    char *expected = join("/", name, ".class");
    size_t tail = strlen(expected), real_length = real != NULL ? strlen(real) : 0;
    if (real == NULL || real_length < tail || strcmp(real + real_length - tail, expected) != 0) {
        char *directory = copy(name, strlen(name));
        char *slash = strrchr(directory, '/');
        dots(name);
        fprintf(stderr, "Error: Could not find or load main class %s\n", path);
        if (slash != NULL) *slash = 0;
        if (slash != NULL)
            fprintf(stderr, "The file declares class %s: it must lie in a directory %s\n", name, directory);
        else
            fprintf(stderr, "The file declares class %s: it must be named %s.class\n", name, name);
        exit(1);
    }
    real[real_length - tail] = 0;
    const char *root = real[0] != 0 ? real : "/", *rest = launch->class_path;
    if (rest == NULL) rest = getenv("CLASSPATH");
    launch->class_path = rest != NULL && *rest != 0 ? join(root, ":", rest) : root;
    dots(name);
    launch->main_class = name;
    free(expected);
    return true;
}

/* ---- The command line ---- */

static void main_from_jar(Launch *launch) {
    int readable = 1;
    if (access(launch->jar, R_OK) != 0) fail("Error: Unable to access jarfile %s\n", launch->jar);
    launch->main_class = minijvm_jar_attribute(launch->jar, "Main-Class", &readable);
    if (!readable) fail("Error: Invalid or corrupt jarfile %s\n", launch->jar);
    if (launch->main_class == NULL) fail("no main manifest attribute, in %s\n", launch->jar);
    char *end = launch->main_class + strlen(launch->main_class);
    while (end > launch->main_class && isspace((unsigned char)end[-1])) *--end = 0;
    launch->class_path = launch->jar;
}

/* True when the option was the launcher's own. */
static bool launcher_option(Launch *launch, const Words *words, size_t *index) {
    const char *word = words->items[*index];
    if (takes_value(word)) {
        if (*index + 1 >= words->count) fail("Error: %s requires class path specification\n", word);
        launch->class_path = words->items[++*index];
    } else if (strncmp(word, "--class-path=", 13) == 0) {
        launch->class_path = word + 13;
    } else if (strcmp(word, "-version") == 0) {
        launch->version = VERSION_ONLY;
    } else if (strcmp(word, "--version") == 0) {
        launch->version = VERSION_ONLY_STDOUT;
    } else if (strcmp(word, "-showversion") == 0) {
        launch->version = VERSION_TOO;
    } else if (strcmp(word, "--show-version") == 0) {
        launch->version = VERSION_TOO_STDOUT;
    } else if (strcmp(word, "-help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "-?") == 0) {
        print_usage(stderr);
        exit(0);
    } else if (strcmp(word, "--help") == 0) {
        print_usage(stdout);
        exit(0);
    } else if (strcmp(word, "-X") == 0) {
        print_extra(stderr);
        exit(0);
    } else if (strcmp(word, "--help-extra") == 0) {
        print_extra(stdout);
        exit(0);
    } else if (strcmp(word, "-Xrs") == 0) {
        launch->leave_signals = true;
    } else if (strcmp(word, "-server") != 0 && strcmp(word, "-client") != 0 &&
               strcmp(word, "--disable-@files") != 0) {
        return false;
    }
    return true;
}

static void parse_command_line(Launch *launch, const Words *words) {
    size_t i = 0;
    for (; i < words->count; i++) {
        char *word = words->items[i];
        if (strcmp(word, "-jar") == 0) {
            if (i + 1 >= words->count) {
                fputs("Error: -jar requires jar file specification\n", stderr);
                print_usage(stderr);
                exit(1);
            }
            launch->jar = words->items[++i];
            i++;
            break;
        }
        if (word[0] != '-') break;
        if (!launcher_option(launch, words, &i)) words_add(&launch->vm_options, word);
        if (launch->version == VERSION_ONLY || launch->version == VERSION_ONLY_STDOUT) return;
    }
    const char *command = launch->jar;
    if (launch->jar != NULL) {
        main_from_jar(launch);
    } else if (i >= words->count) {
        /* An agent is asked first: `-Xrunhprof:help` needs no program. */
        bool agent = false;
        for (size_t k = 0; k < launch->vm_options.count; k++) agent |= strncmp(launch->vm_options.items[k], "-Xrun", 5) == 0;
        if (!agent) {
            print_usage(stderr);
            exit(1);
        }
        command = "";
    } else {
        command = words->items[i];
        if (!main_from_path(launch, command)) {
            launch->main_class = copy(command, strlen(command));
            dots(launch->main_class);
        }
        i++;
    }
    launch->arguments = words->items + i;
    launch->argument_count = words->count - i;
    if (launch->class_path == NULL) launch->class_path = getenv("CLASSPATH");
    if (launch->class_path == NULL || *launch->class_path == 0) launch->class_path = ".";
    words_add(&launch->vm_options, join("-Djava.class.path=", launch->class_path, ""));
    char *line = join("-Dsun.java.command=", command, "");
    for (size_t k = 0; k < launch->argument_count; k++) line = join(line, " ", launch->arguments[k]);
    words_add(&launch->vm_options, line);
}

/* ---- Signals ----
 * Blocked in every thread and taken by one, which may therefore do what a handler may not. One that was
 * ignored when the launcher was started (nohup) stays ignored, but for SIGQUIT: a shell ignores that
 * for what it runs in the background, and asking for a dump ends nothing. SIGUSR2 asks agents to reset
 * their data, and is taken only where there are agents. */

static bool has_agents(const Launch *launch) {
    for (size_t i = 0; i < launch->vm_options.count; i++)
        if (strncmp(launch->vm_options.items[i], "-Xrun", 5) == 0) return true;
    return false;
}

static void signals_block(Launch *launch) {
    static const int taken[] = {SIGQUIT, SIGHUP, SIGINT, SIGTERM};
    struct sigaction action;
    sigemptyset(&launch->signals);
    signal(SIGPIPE, SIG_IGN);
    if (launch->leave_signals) return;
    signal(SIGQUIT, SIG_DFL);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (sigaction(taken[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&launch->signals, taken[i]);
    if (has_agents(launch)) sigaddset(&launch->signals, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &launch->signals, NULL);
}

static void exit_through_java(JavaVM *vm, int status) {
    JavaVMAttachArgs args = {JNI_VERSION_1_8, (char *)(uintptr_t)"signal handler", NULL};
    void *attached = NULL;
    if ((*vm)->AttachCurrentThreadAsDaemon(vm, &attached, &args) != JNI_OK) _exit(status);
    JNIEnv *env = attached;
    jclass runtime = (*env)->FindClass(env, "java/lang/Runtime");
    jmethodID get = runtime != NULL ? (*env)->GetStaticMethodID(env, runtime, "getRuntime",
                                                                "()Ljava/lang/Runtime;") : NULL;
    jmethodID leave = get != NULL ? (*env)->GetMethodID(env, runtime, "exit", "(I)V") : NULL;
    jobject object = leave != NULL ? (*env)->CallStaticObjectMethod(env, runtime, get) : NULL;
    if (object != NULL) (*env)->CallVoidMethod(env, object, leave, (jint)status);
    _exit(status);
}

static void *signals_run(void *data) {
    Launch *launch = data;
    for (;;) {
        int number;
        if (sigwait(&launch->signals, &number) != 0) continue;
        JavaVM *vm = launch->vm;
        if (number == SIGQUIT) {
            if (vm == NULL) continue;
            minijvm_dump_threads(vm, stdout);
            minijvm_request_data(vm, 0);
        } else if (number == SIGUSR2) {
            if (vm != NULL) minijvm_request_data(vm, 1);
        } else {
            if (vm == NULL) _exit(128 + number);
            exit_through_java(vm, 128 + number);
        }
    }
    return NULL;
}

static void signals_start(Launch *launch) {
    pthread_t thread;
    pthread_attr_t attributes;
    if (launch->leave_signals) return;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (pthread_create(&thread, &attributes, signals_run, launch) != 0)
        pthread_sigmask(SIG_UNBLOCK, &launch->signals, NULL);
    pthread_attr_destroy(&attributes);
}

/* ---- The main class ---- */

/* A string of the command line's bytes, which are UTF-8; what is malformed becomes U+FFFD. */
static jstring new_string(JNIEnv *env, const char *text) {
    const unsigned char *at = (const unsigned char *)text;
    jchar *units = allocate((strlen(text) + 1) * sizeof *units);
    jsize count = 0;
    while (*at != 0) {
        unsigned first = *at++, more = first < 0x80 ? 0 : first >= 0xF0 && first < 0xF5 ? 3
                                     : first >= 0xE0 && first < 0xF0 ? 2 : first >= 0xC2 && first < 0xE0 ? 1 : 9;
        unsigned code = more == 0 ? first : more == 9 ? 0xFFFD : first & (0x3Fu >> more);
        for (unsigned i = 0; i < more && more != 9; i++) {
            if ((*at & 0xC0) != 0x80) {
                code = 0xFFFD;
                break;
            }
            code = code << 6 | (*at++ & 0x3F);
        }
        if (code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) code = 0xFFFD;
        if (code >= 0x10000) {
            units[count++] = (jchar)(0xD7C0 + (code >> 10));
            code = 0xDC00 + (code & 0x3FF);
        }
        units[count++] = (jchar)code;
    }
    jstring string = (*env)->NewString(env, units, count);
    free(units);
    return string;
}

/* Text of what object.method() answers, malloc'ed; "null" when that fails. */
static char *string_of(JNIEnv *env, jobject object, const char *method) {
    jclass cls = (*env)->GetObjectClass(env, object);
    jmethodID id = (*env)->GetMethodID(env, cls, method, "()Ljava/lang/String;");
    jstring string = id != NULL ? (*env)->CallObjectMethod(env, object, id) : NULL;
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
    const char *utf = string != NULL ? (*env)->GetStringUTFChars(env, string, NULL) : NULL;
    char *result = copy(utf != NULL ? utf : "null", strlen(utf != NULL ? utf : "null"));
    if (utf != NULL) (*env)->ReleaseStringUTFChars(env, string, utf);
    return result;
}

static bool is_a(JNIEnv *env, jobject object, const char *class_name) {
    jclass cls = (*env)->FindClass(env, class_name);
    if (cls == NULL) (*env)->ExceptionClear(env);
    return cls != NULL && (*env)->IsInstanceOf(env, object, cls);
}

static void explain_not_loaded(JNIEnv *env, const char *name) {
    jthrowable why = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    char *text = string_of(env, why, "toString");
    if (is_a(env, why, "java/lang/ClassNotFoundException") || is_a(env, why, "java/lang/NoClassDefFoundError"))
        fprintf(stderr, "Error: Could not find or load main class %s\nCaused by: %s\n", name, text);
    else if (is_a(env, why, "java/lang/LinkageError"))
        fprintf(stderr, "Error: LinkageError occurred while loading main class %s\n\t%s\n", name, text);
    else {
        (*env)->Throw(env, why);
        (*env)->ExceptionDescribe(env);
        (*env)->ExceptionClear(env);
    }
    free(text);
}

/* By the system loader, not yet initialized: what is wrong with the class file shows here. */
static jclass load_main_class(JNIEnv *env, const char *name) {
    jclass loader_class = (*env)->FindClass(env, "java/lang/ClassLoader");
    jmethodID system = loader_class != NULL
                           ? (*env)->GetStaticMethodID(env, loader_class, "getSystemClassLoader",
                                                       "()Ljava/lang/ClassLoader;") : NULL;
    jmethodID load = system != NULL ? (*env)->GetMethodID(env, loader_class, "loadClass",
                                                          "(Ljava/lang/String;)Ljava/lang/Class;") : NULL;
    jobject loader = load != NULL ? (*env)->CallStaticObjectMethod(env, loader_class, system) : NULL;
    jstring text = loader != NULL ? new_string(env, name) : NULL;
    jclass cls = text != NULL ? (*env)->CallObjectMethod(env, loader, load, text) : NULL;
    if ((*env)->ExceptionCheck(env)) {
        explain_not_loaded(env, name);
        return NULL;
    }
    return cls;
}

/* Says why the class has no main method that can be called; by the public ones it and its superclasses
 * have. */
static void explain_no_main(JNIEnv *env, jclass cls, const char *name) {
    static const char please[] = "please define the main method as:\n   public static void main(String[] args)\n";
    jclass class_class = (*env)->GetObjectClass(env, cls);
    jmethodID get = (*env)->GetMethodID(env, class_class, "getMethod",
                                        "(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;");
    jclass strings = (*env)->FindClass(env, "[Ljava/lang/String;");
    jobjectArray parameters = strings != NULL ? (*env)->NewObjectArray(env, 1, class_class, strings) : NULL;
    jobject method = parameters != NULL && get != NULL
                         ? (*env)->CallObjectMethod(env, cls, get, new_string(env, "main"), parameters) : NULL;
    if (method == NULL) {
        (*env)->ExceptionClear(env);
        fprintf(stderr, "Error: Main method not found in class %s, %sor a JavaFX application class must extend "
                        "javafx.application.Application\n", name, please);
        return;
    }
    jmethodID modifiers = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, method), "getModifiers", "()I");
    if (modifiers != NULL && !((*env)->CallIntMethod(env, method, modifiers) & 8))
        fprintf(stderr, "Error: Main method is not static in class %s, %s", name, please);
    else
        fprintf(stderr, "Error: Main method must return a value of type void in class %s, please \n"
                        "define the main method as:\n   public static void main(String[] args)\n", name);
    (*env)->ExceptionClear(env);
}

/* By JNI rather than Class.getMethod, which loads much more; the class is initialized on the way. */
static jmethodID find_main(JNIEnv *env, jclass cls) {
    jmethodID id = (*env)->GetStaticMethodID(env, cls, "main", "([Ljava/lang/String;)V");
    jobject method = id != NULL ? (*env)->ToReflectedMethod(env, cls, id, JNI_TRUE) : NULL;
    if (method == NULL) return NULL;
    jmethodID modifiers = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, method), "getModifiers", "()I");
    jint flags = modifiers != NULL ? (*env)->CallIntMethod(env, method, modifiers) : 0;
    return flags & PUBLIC ? id : NULL;
}

static void call_main(Launch *launch, JNIEnv *env, jclass cls) {
    jmethodID id = find_main(env, cls);
    if (id == NULL) {
        jthrowable why = (*env)->ExceptionOccurred(env);
        if (why != NULL) {
            (*env)->ExceptionClear(env);
            if (!is_a(env, why, "java/lang/NoSuchMethodError")) {
                (*env)->Throw(env, why);
                return;
            }
        }
        explain_no_main(env, cls, launch->main_class);
        launch->status = 1;
        return;
    }
    jclass string_class = (*env)->FindClass(env, "java/lang/String");
    jobjectArray arguments = string_class != NULL
        ? (*env)->NewObjectArray(env, (jsize)launch->argument_count, string_class, NULL) : NULL;
    for (size_t i = 0; i < launch->argument_count && arguments != NULL; i++) {
        jstring text = new_string(env, launch->arguments[i]);
        if (text == NULL) return;
        (*env)->SetObjectArrayElement(env, arguments, (jsize)i, text);
        (*env)->DeleteLocalRef(env, text);
    }
    if (arguments != NULL) (*env)->CallStaticVoidMethod(env, cls, id, arguments);
}

/* ---- The Java thread ---- */

static JNIEnv *create(Launch *launch) {
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8, .nOptions = (jint)launch->vm_options.count};
    args.options = allocate(launch->vm_options.count * sizeof *args.options);
    for (size_t i = 0; i < launch->vm_options.count; i++)
        args.options[i].optionString = launch->vm_options.items[i];
    JavaVM *vm = NULL;
    void *env = NULL;
    jint result = JNI_CreateJavaVM(&vm, &env, &args);
    free(args.options);
    if (result != JNI_OK) {
        fputs("Error: Could not create the Java Virtual Machine.\n"
              "Error: A fatal exception has occurred. Program will exit.\n", stderr);
        launch->status = 1;
        return NULL;
    }
    launch->vm = vm;
    return env;
}

static void *run(void *data) {
    Launch *launch = data;
    JNIEnv *env = create(launch);
    if (env == NULL) return NULL;
    JavaVM *vm = launch->vm;
    if (launch->version != VERSION_NONE) {
        bool standard = launch->version == VERSION_ONLY_STDOUT || launch->version == VERSION_TOO_STDOUT;
        print_version(standard ? stdout : stderr);
    }
    if (launch->version != VERSION_ONLY && launch->version != VERSION_ONLY_STDOUT) {
        jclass cls = NULL;
        if (launch->main_class != NULL) cls = load_main_class(env, launch->main_class);
        else print_usage(stderr);
        if (cls == NULL) launch->status = 1;
        else call_main(launch, env, cls);
        if ((*env)->ExceptionCheck(env)) launch->status = 1;
    }
    /* Detaching reports an exception that nobody caught. */
    (*vm)->DetachCurrentThread(vm);
    (*vm)->DestroyJavaVM(vm);
    return NULL;
}

int main(int argc, char **argv) {
    static Launch launch;
    setvbuf(stdout, NULL, _IOLBF, 0); /* what -verbose says keeps its place among the program's lines */
    Words words = command_line(argc, argv);
    parse_command_line(&launch, &words);
    signals_block(&launch);
    signals_start(&launch);
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, C_STACK_BYTES);
    if (pthread_create(&thread, &attributes, run, &launch) != 0) {
        perror("minijvm");
        return 1;
    }
    pthread_attr_destroy(&attributes);
    pthread_join(thread, NULL);
    fflush(stdout);
    _exit(launch.status);
}
