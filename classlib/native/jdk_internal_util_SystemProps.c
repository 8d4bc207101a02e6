/* SPDX-License-Identifier: MIT */
/* jdk.internal.util.SystemProps and java.lang.ProcessEnvironment: names and values by turns. A
 * null value leaves its name out. The command line's properties come last and win. */
#include <errno.h>
#include <limits.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/objects/operations.h"
#include "vm/model/vm.h"
#include "vm/model/thread.h"
#include "vm/system/installation.h"

/* ---- Properties ---- */

typedef struct Pairs {
    const char *texts[96];
    size_t count;
} Pairs;

static void pairs_add(Pairs *pairs, const char *name, const char *value) {
    if (value == NULL || pairs->count + 2 > sizeof pairs->texts / sizeof pairs->texts[0])
        return;
    pairs->texts[pairs->count++] = name;
    pairs->texts[pairs->count++] = value;
}

/* Java's names of machines. */
static const char *machine_name(const char *machine) {
    if (strcmp(machine, "x86_64") == 0) return "amd64";
    if (machine[0] == 'i' && strcmp(machine + 2, "86") == 0) return "i386";
    return machine;
}

/* What java makes of a locale's name; an empty part is absent. */
typedef struct Named {
    char language[64], country[64];
    const char *script, *variant;
} Named;

/* Names without a country, or by an older code, and what java takes them for. */
static const char *const OTHER_NAMES[][2] = {
    {"", "en_US"},
#include "classlib/native/locale_names.def"
};

/* The languages that java calls otherwise; C and POSIX are no languages. */
static const char *const OTHER_LANGUAGES[][2] = {
    {"he", "iw"}, {"id", "in"}, {"sh", "sr"}, {"C", "en"}, {"POSIX", "en"}};

static const char *const SCRIPTS[][2] = {
    {"cyrillic", "Cyrl"}, {"devanagari", "Deva"}, {"iqtelif", "Latn"}, {"latin", "Latn"}};

/* NULL: it is not in the list. */
static const char *look_up(const char *const list[][2], size_t count, const char *name) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i][0], name) == 0) return list[i][1];
    return NULL;
}

#define LOOK_UP(list, name) look_up(list, sizeof(list) / sizeof((list)[0]), name)

/* language_COUNTRY.charset@modifier */
static void parse_locale(const char *locale, Named *named) {
    char name[sizeof named->language];
    const char *modifier = strchr(locale, '@'), *other;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(locale, ".@"), locale);
    if ((other = LOOK_UP(OTHER_NAMES, name)) != NULL) snprintf(name, sizeof name, "%s", other);
    size_t length = strcspn(name, "_");
    snprintf(named->country, sizeof named->country, "%s",
             name[length] == 0 ? "" : name + length + 1);
    name[length] = 0;
    other = LOOK_UP(OTHER_LANGUAGES, name);
    snprintf(named->language, sizeof named->language, "%s", other != NULL ? other : name);
    named->script = modifier != NULL ? LOOK_UP(SCRIPTS, modifier + 1) : NULL;
    named->variant = modifier != NULL && strcmp(modifier, "@nynorsk") == 0 ? "NY" : NULL;
}

static void pairs_add_part(Pairs *pairs, const char *name, const char *value,
                           const char *format_name, const char *format) {
    if (value != NULL && value[0] != 0) pairs_add(pairs, name, value);
    if (format != NULL && format[0] != 0 && (value == NULL || strcmp(value, format) != 0))
        pairs_add(pairs, format_name, format);
}

/* The locale of messages is the default; where that of characters says otherwise, it is the one
 * of formats. */
static void pairs_add_locale(Pairs *pairs, const Platform *platform, Named *messages,
                             Named *characters) {
    const char *charset = platform->charset;
    parse_locale(platform->messages, messages);
    parse_locale(platform->locale, characters);
    pairs_add_part(pairs, "user.language", messages->language, "user.language.format",
                   characters->language);
    pairs_add_part(pairs, "user.country", messages->country, "user.country.format",
                   characters->country);
    pairs_add_part(pairs, "user.script", messages->script, "user.script.format",
                   characters->script);
    pairs_add_part(pairs, "user.variant", messages->variant, "user.variant.format",
                   characters->variant);
    pairs_add(pairs, "native.encoding", charset);
    pairs_add(pairs, "sun.jnu.encoding", charset);
    pairs_add(pairs, "file.encoding", charset);
    pairs_add(pairs, "stdout.encoding", isatty(STDOUT_FILENO) ? charset : NULL);
    pairs_add(pairs, "stderr.encoding", isatty(STDERR_FILENO) ? charset : NULL);
}

/* The file first: asking the system's services makes the C library load and connect a good
 * deal. Where memory is short they are not asked: there it does not survive that. */
static struct passwd *find_user(uid_t id, struct passwd *entry, char *text, size_t size) {
    struct passwd *user = NULL;
    FILE *file = fopen("/etc/passwd", "re");
    int error = file == NULL ? errno : 0;
    if (file != NULL) {
        while ((error = fgetpwent_r(file, entry, text, size, &user)) == 0 && user->pw_uid != id)
            continue;
        fclose(file);
    }
    if (user == NULL && error != ENOMEM) getpwuid_r(id, entry, text, size, &user);
    return user;
}

NATIVE_METHOD(jdk_internal_util_SystemProps_platformProperties) {
    Pairs pairs = {.count = 0};
    struct utsname system;
    struct passwd entry;
    char here[PATH_MAX], user_text[1024];
    Named messages, characters;
    if (uname(&system) == 0) {
        pairs_add(&pairs, "os.name", system.sysname);
        pairs_add(&pairs, "os.arch", machine_name(system.machine));
        pairs_add(&pairs, "os.version", system.release);
    }
    const struct passwd *user = find_user(getuid(), &entry, user_text, sizeof user_text);
    const char *home =
        user != NULL ? getenv("HOME") : NULL; /* who is nobody is at home nowhere */
    if (user != NULL && user->pw_dir != NULL && strlen(user->pw_dir) >= 3) home = user->pw_dir;
    pairs_add(&pairs, "user.name", user != NULL ? user->pw_name : "?");
    pairs_add(&pairs, "user.home", home != NULL ? home : "?");
    pairs_add(&pairs, "user.dir", getcwd(here, sizeof here));
    pairs_add(&pairs, "java.io.tmpdir", "/tmp");
    pairs_add(&pairs, "file.separator", "/");
    pairs_add(&pairs, "path.separator", ":");
    pairs_add(&pairs, "line.separator", "\n");
    pairs_add(&pairs, "sun.arch.data.model", sizeof(void *) == 8 ? "64" : "32");
    pairs_add(&pairs, "sun.cpu.endian", "little");
    pairs_add(&pairs, "sun.io.unicode.encoding", "UnicodeLittle");
    pairs_add_locale(&pairs, &t->vm->platform, &messages, &characters);
    result->l = native_strings(t, pairs.texts, pairs.count);
}

static void cut_last(char *path) {
    char *slash = strrchr(path, '/');
    if (slash != NULL && slash != path) *slash = 0;
}

/* What holds `bin/java`, by which programs start themselves once more. Where that was not
 * installed, the folder above the VM's. NULL: unknown. */
static const char *java_home(char path[INSTALLATION_PATH]) {
    char folder[INSTALLATION_PATH];
    if (installation_find("bin/java", folder)) {
        cut_last(folder);
        cut_last(folder);
        return realpath(folder, path);
    }
    if (!installation_folder(path)) return NULL;
    cut_last(path);
    return path;
}

NATIVE_METHOD(jdk_internal_util_SystemProps_vmProperties) {
    const Options *options = &t->vm->options;
    char home[INSTALLATION_PATH];
    const char *engine = options->interpreted_only ? "interpreted mode" : t->vm->engine->name;
    const char *own[] = {
        "java.home", java_home(home), "java.vm.name", "minijvm", "java.vm.info", engine,
    };
    size_t own_count = sizeof own / sizeof own[0],
           count = own_count + options->property_count * 2;
    const char **texts = malloc(count * sizeof *texts);
    if (texts == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    memcpy(texts, own, sizeof own);
    for (size_t i = 0; i < options->property_count; i++) {
        texts[own_count + 2 * i] = options->properties[i].key;
        texts[own_count + 2 * i + 1] = options->properties[i].value;
    }
    result->l = native_strings(t, texts, count);
    free(texts);
}

/* ---- Environment ---- */

static bool put_bytes(Thread *t, Handle array, int32_t index, const char *bytes,
                      size_t length) {
    Object *element = array_allocate_primitive(t, 'B', (int32_t)length);
    if (element == NULL) return false;
    memcpy(array_elements(element), bytes, length);
    array_set_ref(*array, index, element);
    return true;
}

NATIVE_METHOD(java_lang_ProcessEnvironment_environ) {
    int32_t count = 0, at = 0;
    for (char **variable = environ; *variable != NULL; variable++)
        count += strchr(*variable, '=') != NULL;
    Handle array = handle_new(t, array_allocate_of(t, t->vm->known.byte_array, count * 2));
    if (array == NULL) return;
    for (char **variable = environ; *variable != NULL && at + 2 <= count * 2; variable++) {
        const char *equals = strchr(*variable, '=');
        if (equals == NULL) continue;
        if (!put_bytes(t, array, at++, *variable, (size_t)(equals - *variable)) ||
            !put_bytes(t, array, at++, equals + 1, strlen(equals + 1)))
            return;
    }
    result->l = *array;
}
