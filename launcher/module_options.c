/* SPDX-License-Identifier: MIT */
/* Options of modules and of source files, as the launcher of a JDK has them. What the library
 * itself is to hear of goes to the VM, in the form --option=value. */
#include "launcher/launcher.h"

#include <stdlib.h>
#include <string.h>

typedef enum OptionUse { FOR_VM, OF_QUESTION, OF_SOURCE } OptionUse;

typedef struct OptionRow {
    const char *name, *vm_name, *lacks;
    OptionUse use;
} OptionRow;

#define MODULES "modules to be specified"
#define PATH    "module path specification"

static const OptionRow rows[] = {
    {"-p", "--module-path", PATH, FOR_VM},
    {"--module-path", "--module-path", PATH, FOR_VM},
    {"--upgrade-module-path", "--upgrade-module-path", PATH, FOR_VM},
    {"--add-modules", "--add-modules", MODULES, FOR_VM},
    {"--add-reads", "--add-reads", MODULES, FOR_VM},
    {"--add-exports", "--add-exports", MODULES, FOR_VM},
    {"--add-opens", "--add-opens", MODULES, FOR_VM},
    {"--limit-modules", "--limit-modules", MODULES, FOR_VM},
    {"--patch-module", "--patch-module", MODULES, FOR_VM},
    {"--enable-native-access", "--enable-native-access", MODULES, FOR_VM},
    {"-d", NULL, "module name", OF_QUESTION},
    {"--describe-module", NULL, "module name", OF_QUESTION},
    {"--source", NULL, "source version", OF_SOURCE},
};

/* The row of "name", or of "name=value", where *value is then the value. */
static const OptionRow *row_of(const char *word, const char **value) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t length = strlen(rows[i].name);
        if (strncmp(word, rows[i].name, length) != 0) continue;
        if (word[length] == 0) return &rows[i];
        if (word[1] != '-' || word[length] != '=') continue;
        *value = word + length + 1;
        return &rows[i];
    }
    return NULL;
}

const char *module_option_lacks(const char *option) {
    const char *value = NULL;
    const OptionRow *row = row_of(option, &value);
    return row != NULL && value == NULL ? row->lacks : NULL;
}

static void take_value(Launch *launch, const OptionRow *row, const char *value) {
    switch (row->use) {
    case FOR_VM: words_add(&launch->vm_options, join(row->vm_name, "=", value)); break;
    case OF_QUESTION:
        if (launch->question != ASK_LIST) launch->question = ASK_DESCRIBE;
        launch->described = value;
        break;
    case OF_SOURCE: launch->source_version = value; break;
    }
}

static void add_property(Launch *launch, const char *key, const char *value) {
    words_add(&launch->vm_options, join(key, "=", value));
}

/* Options that stand alone. False: it is none. */
static bool take_flag(Launch *launch, const char *word) {
    if (strcmp(word, "--list-modules") == 0) {
        launch->question = ASK_LIST;
    } else if (strcmp(word, "--validate-modules") == 0) {
        if (launch->question == ASK_NOTHING) launch->question = ASK_VALIDATE;
        add_property(launch, "-Djdk.module.validation", "true");
    } else if (strcmp(word, "--show-module-resolution") == 0) {
        add_property(launch, "-Djdk.module.showModuleResolution", "true");
    } else if (strcmp(word, "-XshowSettings") == 0 ||
               strncmp(word, "-XshowSettings:", 15) == 0) {
        launch->settings = word;
    } else if (strcmp(word, "--dry-run") == 0) {
        launch->dry_run = true;
    } else {
        return strncmp(word, "-splash:", 8) == 0; /* there is no screen */
    }
    return true;
}

bool module_option(Launch *launch, const char *word, const char *value) {
    const OptionRow *row = row_of(word, &value);
    if (row == NULL) return take_flag(launch, word);
    bool is_named_empty = value != NULL && row->use == OF_QUESTION;
    if (value == NULL || (value[0] == 0 && !is_named_empty)) {
        size_t name = value != NULL && value > word && value <= word + strlen(word)
                          ? (size_t)(value - word)
                          : strlen(word);
        bool apart = name == strlen(word) && word[name - 1] != '=';
        fprintf(stderr, "Error: %.*s requires %s\n", (int)name, word,
                apart || row->use == OF_SOURCE ? row->lacks : MODULES);
        exit(1);
    }
    take_value(launch, row, value);
    return true;
}

/* ---- What runs ---- */

void module_option_main(Launch *launch, const char *option, const char *module) {
    const char *slash = strchr(module, '/');
    if (launch->source_version != NULL)
        fail("Error: Option %s is not allowed with --source\n", option);
    if (!runs_on_jdk(launch))
        fail("Error: -m %s needs the modules of a JDK: say -Xjdk before it\n", module);
    launch->module = module;
    char *name = copy(module, slash != NULL ? (size_t)(slash - module) : strlen(module));
    add_property(launch, "-Djdk.module.main", name);
    if (slash != NULL) add_property(launch, "-Djdk.module.main.class", slash + 1);
    free(name);
}

/* No main module: that would be the root of what is resolved, and the class path's roots are
 * wanted. */
void module_option_source(Launch *launch) {
    launch->module = "jdk.compiler/com.sun.tools.javac.launcher.Main";
    add_property(launch, "--add-modules", "ALL-DEFAULT");
    if (launch->source_version != NULL)
        add_property(launch, "-Djdk.internal.javac.source", launch->source_version);
}
