/* SPDX-License-Identifier: MIT */
/* Which monitors there are, and whether the compiler may be used: a configuration file in the
 * role of the registry, environment variables, the command line. File and variables are read
 * when the first VM of the process starts, for all of its VMs (M18, M136). */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "jevmon/registry.h"
#include "jevmon/jevmon.h"
#include "jevmon/session.h"
#include "vm/system/process.h"

enum { DEBUGGING_FLAG_PROFILING = 2, LINE_BYTES = 4096 };

typedef struct Settings {
    bool enabled, compiles;
    Registry file;
    Registry list; /* of file and variable, as far as they are enabled */
} Settings;

static RegistryEntry *entry_add(Registry *registry) {
    RegistryEntry *grown = realloc(registry->entries, (registry->count + 1) * sizeof *grown);
    if (grown == NULL) return NULL;
    registry->entries = grown;
    grown[registry->count] = (RegistryEntry){0};
    return &grown[registry->count++];
}

void registry_free(Registry *registry) {
    for (size_t i = 0; i < registry->count; i++) {
        free(registry->entries[i].library);
        free(registry->entries[i].options);
        free(registry->entries[i].name);
    }
    free(registry->entries);
    *registry = (Registry){0};
}

/* {xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx}, to the end of the text. */
static bool guid_parse(const char *text, GUID *out) {
    unsigned v[11];
    int end = 0;
    if (sscanf(text, "{%8x-%4x-%4x-%2x%2x-%2x%2x%2x%2x%2x%2x}%n", &v[0], &v[1], &v[2], &v[3],
               &v[4], &v[5], &v[6], &v[7], &v[8], &v[9], &v[10], &end) != 11 ||
        end != 38 || text[end] != 0)
        return false;
    *out = (GUID){v[0], (uint16_t)v[1], (uint16_t)v[2], {0}};
    for (int i = 0; i < 8; i++) out->data4[i] = (uint8_t)v[3 + i];
    return true;
}

/* ---- The file ---- */

static FILE *file_open(void) {
    char path[LINE_BYTES];
    const char *named = getenv("MSJAVA_MONITORS_FILE"), *home = getenv("XDG_CONFIG_HOME");
    if (named != NULL) return fopen(named, "re");
    if (home != NULL && home[0] != 0)
        snprintf(path, sizeof path, "%s/minijvm/monitors.conf", home);
    else
        snprintf(path, sizeof path, "%s/.config/minijvm/monitors.conf",
                 getenv("HOME") != NULL ? getenv("HOME") : "");
    FILE *file = fopen(path, "re");
    return file != NULL ? file : fopen("/etc/minijvm/monitors.conf", "re");
}

static char *trim(char *text) {
    while (isspace((unsigned char)*text)) text++;
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1])) *--end = 0;
    return text;
}

static bool set_text(char **place, const char *text) {
    free(*place);
    return (*place = strdup(text)) != NULL;
}

static bool entry_set(RegistryEntry *entry, const char *key, const char *value) {
    if (strcmp(key, "CLSID") == 0)
        entry->has_clsid = guid_parse(value, &entry->clsid);
    else if (strcmp(key, "Library") == 0)
        return set_text(&entry->library, value);
    else if (strcmp(key, "Options") == 0)
        return set_text(&entry->options, value);
    else if (strcmp(key, "InitOptions") == 0)
        entry->init_options = (DWORD)strtoul(value, NULL, 0);
    return true;
}

static void vm_set(Settings *settings, const char *key, const char *value) {
    if (strcmp(key, "EnableEventMonitors") == 0 && strtoul(value, NULL, 0) != 0)
        settings->enabled = true;
    if (strcmp(key, "DebuggingFlags") == 0 &&
        (strtoul(value, NULL, 0) & DEBUGGING_FLAG_PROFILING))
        settings->enabled = true;
    if (strcmp(key, "EnableJIT") == 0) settings->compiles = strtoul(value, NULL, 0) != 0;
}

static bool file_read(Settings *settings) {
    char line[LINE_BYTES];
    bool good = true, in_vm = false;
    RegistryEntry *entry = NULL;
    FILE *file = file_open();
    if (file == NULL) return true;
    while (good && fgets(line, sizeof line, file) != NULL) {
        char *text = trim(line), *equals = strchr(text, '='), *end = strrchr(text, ']');
        if (*text == 0 || *text == '#' || *text == ';') continue;
        if (*text == '[' && end != NULL) {
            *end = 0;
            entry = NULL;
            in_vm = strcmp(text + 1, "Java VM") == 0;
            if (!in_vm)
                good = (entry = entry_add(&settings->file)) != NULL &&
                       set_text(&entry->name, text + 1);
        } else if (equals != NULL) {
            *equals = 0;
            const char *key = trim(text), *value = trim(equals + 1);
            if (in_vm) vm_set(settings, key, value);
            if (entry != NULL) good = entry_set(entry, key, value);
        }
    }
    fclose(file);
    return good;
}

/* ---- Environment ---- */

/* M16: a variable that is set overrides the file. */
static bool is_enabled(const Settings *settings) {
    const char *enable = getenv("MSJAVA_ENABLE_MONITORS"),
               *flags = getenv("MSJAVA_DEBUGGING_FLAGS");
    if (enable != NULL) return strtoul(enable, NULL, 0) != 0;
    if (flags != NULL) return strtoul(flags, NULL, 16) & DEBUGGING_FLAG_PROFILING;
    return settings->enabled;
}

static bool entry_copy(Registry *to, const RegistryEntry *from) {
    RegistryEntry *entry = entry_add(to);
    if (entry == NULL) return false;
    entry->clsid = from->clsid;
    entry->has_clsid = from->has_clsid;
    entry->init_options = from->init_options;
    return (from->library == NULL || set_text(&entry->library, from->library)) &&
           (from->options == NULL || set_text(&entry->options, from->options)) &&
           set_text(&entry->name, from->name);
}

/* A braced class id that the file maps to a library, or a library. */
static bool add_named(Registry *registry, const Settings *settings, const char *text) {
    GUID clsid;
    if (text[0] != '{') {
        RegistryEntry *entry = entry_add(registry);
        return entry != NULL && set_text(&entry->library, text) && set_text(&entry->name, text);
    }
    bool is_guid = guid_parse(text, &clsid);
    for (size_t i = 0; is_guid && i < settings->file.count; i++)
        if (settings->file.entries[i].has_clsid &&
            guid_equals(&clsid, settings->file.entries[i].clsid))
            return entry_copy(registry, &settings->file.entries[i]);
    fprintf(stderr, "minijvm: event monitor %s: %s\n", text,
            is_guid ? "no section of the configuration file has this CLSID"
                    : "this is no class id");
    return true;
}

static bool variable_read(Registry *registry, const Settings *settings) {
    const char *list = getenv("MSJAVA_EVENT_MONITORS");
    bool good = true;
    while (good && list != NULL && *list != 0) {
        size_t length = strcspn(list, ";");
        char *copy = strndup(list, length);
        good = copy != NULL;
        const char *text = good ? trim(copy) : "";
        if (*text != 0) good = add_named(registry, settings, text);
        free(copy);
        list += length + (list[length] != 0);
    }
    return good;
}

static bool command_line_read(const VM *vm, Registry *registry) {
    for (size_t i = 0; i < vm->options.monitor_count; i++) {
        const OptionPair *pair = &vm->options.monitors[i];
        RegistryEntry *entry = entry_add(registry);
        if (entry == NULL || !set_text(&entry->library, pair->key) ||
            !set_text(&entry->name, pair->key) ||
            (pair->value != NULL && !set_text(&entry->options, pair->value)))
            return false;
    }
    return true;
}

/* NULL: no memory. */
static void *settings_read(void) {
    Settings *settings = calloc(1, sizeof *settings);
    const char *jit = getenv("MSJAVA_ENABLE_JIT");
    if (settings == NULL) return NULL;
    settings->compiles = true;
    bool good = file_read(settings);
    if (jit != NULL) settings->compiles = strtoul(jit, NULL, 0) != 0;
    if (good && is_enabled(settings)) {
        for (size_t i = 0; good && i < settings->file.count; i++)
            good = entry_copy(&settings->list, &settings->file.entries[i]);
        good = good && variable_read(&settings->list, settings);
    }
    registry_free(&settings->file);
    if (good) return settings;
    registry_free(&settings->list);
    free(settings);
    return NULL;
}

static const Settings *settings_of_process(void) {
    return process_monitor_settings(settings_read);
}

bool jevmon_allows_compiler(void) {
    const Settings *settings = settings_of_process();
    return settings == NULL || settings->compiles;
}

bool registry_read(const VM *vm, Registry *registry) {
    const Settings *settings = settings_of_process();
    bool good = settings != NULL;
    for (size_t i = 0; good && i < settings->list.count; i++)
        good = entry_copy(registry, &settings->list.entries[i]);
    return good && command_line_read(vm, registry);
}
