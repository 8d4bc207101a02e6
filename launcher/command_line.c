/* SPDX-License-Identifier: MIT */
/* What to run and with which options: the meaning of the command line. */
#include "launcher/launcher.h"

#include <ctype.h>
#include <minijvm.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_class_path(const char *option) {
    return strcmp(option, "-cp") == 0 || strcmp(option, "-classpath") == 0 ||
           strcmp(option, "--class-path") == 0;
}

bool option_takes_value(const char *option) {
    return is_class_path(option) || module_option_lacks(option) != NULL;
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

/* The name of the class in a class file, internal form, malloc'ed; NULL: it is no class file.
 */
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
                if ((size_t)(bytes.end - bytes.at) < size)
                    bytes.at = bytes.end;
                else
                    bytes.at += size;
                break;
            }
            case 3:
            case 4:
            case 9:
            case 10:
            case 11:
            case 12:
            case 17:
            case 18: take(&bytes, 4); break;
            case 5:
            case 6:
                take(&bytes, 4);
                take(&bytes, 4);
                i++;
                break;
            case 7:
            case 8:
            case 16:
            case 19:
            case 20: take(&bytes, 2); break;
            case 15: take(&bytes, 3); break;
            default: bytes.at = bytes.end; break;
            }
        }
        take(&bytes, 2);
        unsigned this_class = take(&bytes, 2);
        if (bytes.at < bytes.end && this_class > 0 && this_class < count &&
            entries[this_class] != NULL && entries[this_class][0] == 7) {
            unsigned utf8 = entries[this_class][1] * 256u + entries[this_class][2];
            if (utf8 > 0 && utf8 < count && entries[utf8] != NULL && entries[utf8][0] == 1)
                name = copy((const char *)entries[utf8] + 3,
                            entries[utf8][1] * 256u + entries[utf8][2]);
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

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length > tail && strcmp(text + length - tail, end) == 0;
}

/* Why a file has no class's name in it. */
static _Noreturn void explain_class_file(const char *path) {
    size_t length = 0;
    char *file = file_read(path, &length);
    const unsigned char *head = (const unsigned char *)file;
    if (file == NULL)
        fprintf(stderr, "Error: %s cannot be read\n", path);
    else if (length >= 4 &&
             (head[0] << 24 | head[1] << 16 | head[2] << 8 | head[3]) != (int)0xCAFEBABE)
        fprintf(stderr,
                "Error: %s is not a class file: it begins with %02x%02x%02x%02x instead of "
                "cafebabe\n",
                path, head[0], head[1], head[2], head[3]);
    else
        fprintf(stderr,
                "Error: %s is not a class file: it ends after %zu bytes, before the name of "
                "its class\n",
                path, length);
    exit(1);
}

/* What somebody may have meant who named a file: `word` is no class file that is there. */
static void explain_word(const char *word, bool on_jdk) {
    char *base = copy(word, strlen(word));
    if (ends_with(word, ".java") && !on_jdk) {
        base[strlen(word) - 5] = 0;
        fprintf(stderr,
                "Error: %s is a source file: compile it with \"javac %s\", then run \"minijvm "
                "%s.class\"\n",
                word, word, base);
        exit(1);
    }
    if (ends_with(word, ".jar") && access(word, F_OK) == 0) {
        fprintf(stderr, "Error: %s is a jar: run it with \"minijvm -jar %s\"\n", word, word);
        exit(1);
    }
    if (ends_with(word, ".class")) {
        base[strlen(word) - 6] = 0;
        fprintf(stderr,
                "Error: Could not find or load main class %s: there is no file of this "
                "name%s%s%s\n",
                word,
                strchr(word, '/') == NULL ? "; a class on the class path is run with \"minijvm "
                                          : "",
                strchr(word, '/') == NULL ? base : "", strchr(word, '/') == NULL ? "\"" : "");
        exit(1);
    }
}

/* "dir/a/b/Foo.class" of class a.b.Foo: runs a.b.Foo with "dir" on the class path. */
static bool main_from_path(Launch *launch, const char *path) {
    size_t length = strlen(path);
    struct stat status;
    if (length < 7 || strcmp(path + length - 6, ".class") != 0 || stat(path, &status) != 0 ||
        !S_ISREG(status.st_mode))
        return false;
    char *name = class_file_name(path);
    if (name == NULL) explain_class_file(path);
    char *real = realpath(path, NULL);
    char *expected = join("/", name, ".class");
    size_t tail = strlen(expected), real_length = real != NULL ? strlen(real) : 0;
    if (real == NULL || real_length < tail ||
        strcmp(real + real_length - tail, expected) != 0) {
        char *directory = copy(name, strlen(name));
        char *slash = strrchr(directory, '/');
        dots(name);
        fprintf(stderr, "Error: Could not find or load main class %s\n", path);
        if (slash != NULL) *slash = 0;
        if (slash != NULL)
            fprintf(stderr, "The file declares class %s: it must lie in a directory %s\n", name,
                    directory);
        else
            fprintf(stderr, "The file declares class %s: it must be named %s.class\n", name,
                    name);
        exit(1);
    }
    real[real_length - tail] = 0;
    const char *root = real[0] != 0 ? real : "/", *rest = launch->class_path;
    if (rest == NULL) rest = getenv("CLASSPATH");
    launch->class_path = rest != NULL && *rest != 0 ? join(root, ":", rest) : root;
    dots(name);
    launch->main_class = name;
    launch->main_class_is_utf8 = true;
    free(expected);
    return true;
}

/* ---- The command line ---- */

/* What the manifest opens is told as a property, which the library takes away again. */
static void access_from_jar(Launch *launch, const char *attribute, const char *property) {
    int readable = 1;
    char *value = minijvm_jar_attribute(launch->jar, attribute, &readable);
    if (value != NULL) words_add(&launch->vm_options, join(property, "=", value));
    free(value);
}

static char *main_class_of_jar(const char *jar) {
    int readable = 1;
    if (access(jar, R_OK) != 0) fail("Error: Unable to access jarfile %s\n", jar);
    char *name = minijvm_jar_attribute(jar, "Main-Class", &readable);
    if (!readable) fail("Error: Invalid or corrupt jarfile %s\n", jar);
    return name;
}

/* The JDK's launcher starts this class before main. What has to be said of -javaagent is said
 * of it, too. */
static void explain_agent(const char *jar) {
    int readable = 1;
    char *agent = minijvm_jar_attribute(jar, "Launcher-Agent-Class", &readable);
    if (agent != NULL)
        fprintf(stderr,
                "minijvm: Launcher-Agent-Class: %s in %s has no effect: there is no "
                "java.lang.instrument here\n",
                agent, jar);
    free(agent);
}

static char *without_blanks_behind(char *text) {
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1])) *--end = 0;
    return text;
}

static void main_from_jar(Launch *launch) {
    launch->main_class = main_class_of_jar(launch->jar);
    launch->main_class_is_utf8 = true;
    launch->class_path = launch->jar;
    if (launch->main_class == NULL) {
        if (!launch->diagnoses) fail(NO_MAIN_CLASS, launch->jar);
        return; /* said where a trace can be printed, which takes a VM */
    }
    without_blanks_behind(launch->main_class);
    explain_agent(launch->jar);
    access_from_jar(launch, "Add-Exports", "-Djdk.module.jar.exports");
    access_from_jar(launch, "Add-Opens", "-Djdk.module.jar.opens");
}

/* The value of the option there; NULL: there is none, or another option. */
static const char *value_of(const Words *words, size_t index) {
    const char *next = index + 1 < words->count ? words->items[index + 1] : NULL;
    return next != NULL && next[0] != '-' ? next : NULL;
}

/* Behind -jar the first word that is no option has to be a jar, whatever else is said. */
static void check_jar(const Words *words) {
    bool is_jar = false;
    size_t i = 0;
    for (; i < words->count && words->items[i][0] == '-'; i++) {
        const char *word = words->items[i];
        is_jar |= strcmp(word, "-jar") == 0;
        bool is_module = strcmp(word, "-m") == 0 || strcmp(word, "--module") == 0;
        if ((is_module || option_takes_value(word)) && value_of(words, i) != NULL) i++;
    }
    if (is_jar && i < words->count) free(main_class_of_jar(words->items[i]));
}

/* Options of long ago, that chose among several installations: the VM refuses them besides. */
static void explain_choice(const char *word) {
    if (strncmp(word, "-version:", 9) == 0)
        fputs("Error: Specifying an alternate JDK/JRE version is no longer supported.\n"
              "  The use of the flag '-version:' is no longer valid.\n"
              "  Please download and execute the appropriate version.\n",
              stderr);
    if (strcmp(word, "-jre-restrict-search") == 0 ||
        strcmp(word, "-jre-no-restrict-search") == 0)
        fputs("Error: Specifying an alternate JDK/JRE is no longer supported.\n"
              "  The related flags -jre-restrict-search | -jre-no-restrict-search are also no "
              "longer valid.\n",
              stderr);
}

/* ---- Options of the first launchers, which java still knows ---- */

static const struct {
    const char *old, *now;
    bool with_value;
} renamed[] = {
    {"-debug", "-Xdebug", false},
    {"-noclassgc", "-Xnoclassgc", false},
    {"-verify", "-Xverify:all", false},
    {"-verifyremote", "-Xverify:remote", false},
    {"-noverify", "-Xverify:none", false},
    {"-ms", "-Xms", true},
    {"-mx", "-Xmx", true},
    {"-oss", "-Xoss", true},
    {"-ss", "-Xss", true},
    {"-t", "-Xt", false},
    {"-tm", "-Xtm", false},
};

static bool old_option(Launch *launch, const char *word) {
    for (size_t i = 0; i < sizeof renamed / sizeof *renamed; i++) {
        size_t length = strlen(renamed[i].old);
        if (renamed[i].with_value ? strncmp(word, renamed[i].old, length) != 0
                                  : strcmp(word, renamed[i].old) != 0)
            continue;
        words_add(&launch->vm_options, join(renamed[i].now, word + length, ""));
        return true;
    }
    if (strcmp(word, "-green") == 0)
        fail("%s\n", "Green threads support not available\n" NOT_CREATED);
    if (strcmp(word, "-noasyncgc") == 0 || strcmp(word, "-cs") == 0 ||
        strcmp(word, "-checksource") == 0) {
        fprintf(stderr, "Warning: %s option is no longer supported.\n", word);
        return true;
    }
    return strcmp(word, "-native") == 0; /* threads of the system: there are no others */
}

static void take_class_path(Launch *launch, const char *path) {
    launch->class_path = class_path_expand(path);
    launch->is_jar = false;
}

/* True when the option was the launcher's own. */
static bool launcher_option(Launch *launch, const Words *words, size_t *index) {
    const char *word = words->items[*index];
    explain_choice(word);
    if (is_class_path(word)) {
        const char *path = value_of(words, *index);
        if (path == NULL) fail("Error: %s requires class path specification\n", word);
        take_class_path(launch, path);
        ++*index;
    } else if (module_option_lacks(word) != NULL) {
        module_option(launch, word, value_of(words, (*index)++));
    } else if (strncmp(word, "--class-path=", 13) == 0) {
        take_class_path(launch, word + 13);
    } else if (strcmp(word, "-version") == 0 || strcmp(word, "-fullversion") == 0) {
        launch->version = VERSION_ONLY;
    } else if (strcmp(word, "--version") == 0 || strcmp(word, "--full-version") == 0 ||
               strcmp(word, "-Xinternalversion") == 0) {
        launch->version = VERSION_ONLY_STDOUT;
    } else if (strcmp(word, "-showversion") == 0) {
        launch->version = VERSION_TOO;
    } else if (strcmp(word, "--show-version") == 0) {
        launch->version = VERSION_TOO_STDOUT;
    } else if (strcmp(word, "-help") == 0 || strcmp(word, "-h") == 0 ||
               strcmp(word, "-?") == 0) {
        launch->usage = (UsageWish){usage_print, stderr};
    } else if (strcmp(word, "--help") == 0) {
        launch->usage = (UsageWish){usage_print, stdout};
    } else if (strcmp(word, "-X") == 0) {
        launch->usage = (UsageWish){usage_print_extra, stderr};
    } else if (strcmp(word, "--help-extra") == 0) {
        launch->usage = (UsageWish){usage_print_extra, stdout};
    } else if (strcmp(word, "-Xrs") == 0) {
        launch->leave_signals = true;
        words_add(&launch->vm_options, words->items[*index]);
    } else if (strcmp(word, "--disable-@files") == 0) {
        launch->disables_files = true;
    } else if (strcmp(word, "-Xdiag") == 0) {
        launch->diagnoses = true;
        words_add(&launch->vm_options, join("-Dsun.java.launcher.diag=", "true", ""));
    } else if (strcmp(word, "-server") != 0 && strcmp(word, "-client") != 0) {
        return module_option(launch, word, NULL) || old_option(launch, word);
    }
    return true;
}

/* ---- On a JDK's library ---- */

bool is_jdk_option(const char *word) { return strncmp(word, "-Xjdk", 5) == 0; }

bool only_writes_archive(const Launch *launch) {
    if (launch->module != NULL || launch->main_class != NULL) return false;
    for (size_t i = 0; i < launch->vm_options.count; i++)
        if (strncmp(launch->vm_options.items[i], "-Xjdk:dump", 10) == 0) return true;
    return false;
}

bool runs_on_jdk(const Launch *launch) {
    for (size_t i = 0; i < launch->vm_options.count; i++)
        if (is_jdk_option(launch->vm_options.items[i])) return true;
    return false;
}

/* What only a JDK's library can answer. */
static void check_wishes(const Launch *launch) {
    const char *wish = launch->settings != NULL           ? launch->settings
                       : launch->source_version != NULL   ? "--source"
                       : launch->question == ASK_LIST     ? "--list-modules"
                       : launch->question == ASK_DESCRIBE ? "--describe-module"
                       : launch->question == ASK_VALIDATE ? "--validate-modules"
                                                          : NULL;
    if (wish != NULL && !runs_on_jdk(launch))
        fail("Error: %s needs the library of a JDK: say -Xjdk\n", wish);
}

/* A source file is compiled and run by the JDK's own launcher of such, which says, too, when
 * there is none. */
static bool is_source_for_jdk(const Launch *launch, const char *word) {
    if (launch->source_version != NULL) return true;
    return word != NULL && runs_on_jdk(launch) && ends_with(word, ".java") &&
           access(word, F_OK) == 0;
}

/* -m with what it names, behind which the index is then. */
static bool names_module(Launch *launch, const Words *words, size_t *index) {
    const char *word = words->items[*index], *module = value_of(words, *index);
    bool apart = strcmp(word, "-m") == 0 || strcmp(word, "--module") == 0;
    if (!apart && strncmp(word, "--module=", 9) != 0) return false;
    if (!apart) module = word + 9;
    if (module == NULL || *module == 0) fail("Error: %s requires module name\n", word);
    module_option_main(launch, word, module);
    *index += apart ? 2 : 1;
    return true;
}

/* -jar: the first word that is no option is the jar then. */
static bool wants_jar(Launch *launch, const char *word) {
    if (strcmp(word, "-jar") != 0) return false;
    if (launch->source_version != NULL)
        fail("Error: Option %s is not allowed with --source\n", word);
    return launch->is_jar = true;
}

static _Noreturn void lacks_jar(void) {
    fputs("Error: -jar requires jar file specification\n", stderr);
    usage_print(stderr);
    exit(1);
}

/* No program: the VM looks at its options first, as in java, and so does an agent, of which
 * `-Xrunhprof:help` needs none. */
static const char *only_asked(const Launch *launch) {
    if (launch->question == ASK_NOTHING && launch->vm_options.count == 0) {
        usage_print(stderr);
        exit(1);
    }
    return "";
}

/* The same for -help and its like. */
static bool wants_nothing_run(const Launch *launch) {
    if (launch->usage.print != NULL && launch->vm_options.count == 0) {
        launch->usage.print(launch->usage.to);
        exit(0);
    }
    return launch->usage.print != NULL || launch->version == VERSION_ONLY ||
           launch->version == VERSION_ONLY_STDOUT;
}

static const char *main_from_word(Launch *launch, const char *word) {
    if (main_from_path(launch, word)) return word;
    explain_word(word, runs_on_jdk(launch));
    launch->main_class = copy(word, strlen(word));
    dots(launch->main_class);
    return word;
}

/* What runs, in words for sun.java.command; `word` is the first that is no option, or NULL. */
static const char *choose_program(Launch *launch, const char *word) {
    if (launch->module != NULL) return launch->module;
    if (launch->is_jar) {
        if (word == NULL && launch->question != ASK_NOTHING) return "";
        if (word == NULL) lacks_jar();
        launch->jar = word;
        main_from_jar(launch);
        return word;
    }
    return word == NULL ? only_asked(launch) : main_from_word(launch, word);
}

/* A module's program has no class path but the one that is given. */
static void choose_class_path(Launch *launch, bool is_module) {
    static const char property[] = "-Djava.class.path=";
    const Words *options = &launch->vm_options;
    for (size_t i = options->count; i-- > 0 && launch->class_path == NULL;)
        if (strncmp(options->items[i], property, sizeof property - 1) == 0)
            launch->class_path = options->items[i] + sizeof property - 1;
    if (launch->class_path == NULL && !is_module)
        launch->class_path = class_path_expand(getenv("CLASSPATH"));
    if (launch->class_path == NULL || *launch->class_path == 0)
        launch->class_path = is_module || launch->source_version != NULL ? "" : ".";
}

static void tell_properties(Launch *launch, const char *command) {
    words_add(&launch->vm_options, join("-Djava.class.path=", launch->class_path, ""));
    char *line = join("-Dsun.java.command=", command, "");
    for (size_t k = 0; k < launch->argument_count; k++)
        line = join(line, " ", launch->arguments[k]);
    words_add(&launch->vm_options, line);
    if (runs_on_jdk(launch))
        words_add(&launch->vm_options, join("-Dsun.java.launcher=", "SUN_STANDARD", ""));
}

void command_line_parse(Launch *launch, const Words *words) {
    size_t i = 0;
    check_jar(words);
    while (i < words->count && !names_module(launch, words, &i)) {
        char *word = words->items[i];
        if (word[0] != '-') break;
        if (!wants_jar(launch, word) && !launcher_option(launch, words, &i))
            words_add(&launch->vm_options, word);
        i++;
        if (wants_nothing_run(launch)) break;
    }
    check_wishes(launch);
    /* It keeps @ from being expanded; java's VM refuses it all the same. */
    if (launch->disables_files && runs_on_jdk(launch))
        words_add(&launch->vm_options, copy("--disable-@files", 16));
    if (wants_nothing_run(launch)) return;
    bool named = launch->module != NULL;
    const char *word = !named && i < words->count ? words->items[i] : NULL;
    bool is_source = !named && !launch->is_jar && is_source_for_jdk(launch, word);
    if (is_source) module_option_source(launch); /* the file is its first argument */
    const char *command = choose_program(launch, word);
    size_t first = i + (word != NULL && !is_source ? 1 : 0);
    launch->arguments = words->items + first;
    launch->argument_count = words->count - first;
    choose_class_path(launch, launch->module != NULL && !is_source);
    tell_properties(launch, command);
}
