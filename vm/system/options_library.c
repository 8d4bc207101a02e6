/* SPDX-License-Identifier: MIT */
/* Options of the class library: which one it is, and what its modules are to each other and to
 * the program. They reach it as properties. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm/system/options_parse.h"

/* A property with which an option reaches the library; `numbered`: behind those there are. */
static bool option_property(Parse *parse, const char *key, bool numbered, const char *value) {
    Options *options = parse->options;
    char name[64];
    unsigned number = 0;
    snprintf(name, sizeof name, numbered ? "%s.0" : "%s", key);
    while (numbered && options_property(options, name) != NULL)
        snprintf(name, sizeof name, "%s.%u", key, ++number);
    return option_add_pair(&options->properties, &options->property_count, name, strlen(name),
                           value) ||
           option_fail_memory(parse);
}

/* MODULE/PACKAGE=TARGET,... becomes a numbered property, which the library takes away again. */
static bool parse_access(Parse *parse, const char *option, const char *key, const char *rest) {
    if (parse->options->on_jdk) return option_property(parse, key, true, rest);
    const char *equals = strchr(rest, '='), *slash = strchr(rest, '/');
    if (equals == NULL || equals == rest || equals[1] == 0)
        return option_fail(parse, "Unable to parse %s <module>=<value>: %s", option, rest);
    if (slash == NULL || slash == rest || slash + 1 >= equals ||
        memchr(slash + 1, '/', (size_t)(equals - slash - 1)) != NULL)
        return option_fail(parse, "Unable to parse %s <module>/<package>: %.*s", option,
                           (int)(equals - rest), rest);
    if (equals[1 + strspn(equals + 1, ",")] == 0)
        return option_fail(parse, "Target must be specified: %s %s", option, rest);
    return option_property(parse, key, true, rest);
}

bool parse_exports(Parse *parse, const char *rest) {
    return parse_access(parse, "--add-exports", "jdk.module.addexports", rest);
}

bool parse_opens(Parse *parse, const char *rest) {
    return parse_access(parse, "--add-opens", "jdk.module.addopens", rest);
}

/* What a JDK's library reads of modules, as properties that it takes away again (J50). False:
 * the library is the embedded one, which has a single module. */
static bool parse_for_jdk(Parse *parse, const char *rest, bool *good) {
    static const struct {
        const char *option, *key;
        bool numbered;
    } rows[] = {{"--add-modules=", "jdk.module.addmods", true},
                {"--add-reads=", "jdk.module.addreads", true},
                {"--patch-module=", "jdk.module.patch", true},
                {"--enable-native-access=", "jdk.module.enable.native.access", true},
                {"--limit-modules=", "jdk.module.limitmods", false},
                {"--upgrade-module-path=", "jdk.module.upgrade.path", false},
                {"--module-path=", "jdk.module.path", false}};
    if (!parse->options->on_jdk) return false;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strncmp(parse->text, rows[i].option, strlen(rows[i].option)) == 0)
            *good = option_property(parse, rows[i].key, rows[i].numbered, rest);
    return true;
}

bool parse_layers(Parse *parse, const char *rest) {
    bool good = true;
    if (parse_for_jdk(parse, rest, &good)) return good;
    bool refused = strncmp(parse->text, "--module-path", 13) == 0 ||
                   strncmp(parse->text, "--upgrade-module-path", 21) == 0 ||
                   strncmp(parse->text, "--patch-module", 14) == 0;
    return refused ? parse_refused(parse, rest) : parse_accepted(parse, rest);
}

bool parse_preview(Parse *parse, const char *rest) {
    if (!parse->options->on_jdk) return parse_accepted(parse, rest);
    return parse->options->preview = true;
}

bool option_is_of_management(const char *property) {
    static const char start[] = "com.sun.management";
    return strncmp(property, start, sizeof start - 1) == 0 &&
           strchr(".=", property[sizeof start - 1]) != NULL;
}

/* Who manages from afar needs the module that serves it (J142). */
bool option_add_management(Parse *parse) {
    return option_property(parse, "jdk.module.addmods", true, "jdk.management.agent");
}

bool option_is_of_modules(const char *key) {
    static const char *const names[] = {"path",     "upgrade.path", "limitmods",
                                        "addmods",  "addreads",     "addexports",
                                        "addopens", "patch",        "enable.native.access"};
    static const char start[] = "jdk.module.";
    if (strncmp(key, start, sizeof start - 1) != 0) return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        const char *end = key + sizeof start - 1 + length;
        if (strncmp(key + sizeof start - 1, names[i], length) == 0 &&
            strchr(".=", *end) != NULL)
            return true;
    }
    return false;
}

/* java.base is always there; with others the program may still not need what is missing. */
bool parse_modules(Parse *parse, const char *rest) {
    bool good = true;
    if (*rest == 0) return option_fail(parse, "--add-modules requires modules to be specified");
    if (parse_for_jdk(parse, rest, &good)) return good;
    if (strcmp(rest, "java.base") == 0 || strncmp(rest, "ALL-", 4) == 0) return true;
    return parse_accepted(parse, rest);
}

bool parse_leave_signals(Parse *parse, const char *rest) {
    (void)rest;
    return parse->options->leave_signals = true;
}

/* The library is a JDK's, whatever else is said of it. */
static bool wants_jdk(Parse *parse) {
    Options *options = parse->options;
    if (options->jdk_home == NULL) options->jdk_home = strdup("");
    return options->jdk_home != NULL || option_fail_memory(parse);
}

static bool keep_archive(Parse *parse, const char *path) {
    if (*path == 0)
        return option_fail(parse, "Invalid -Xjdk option: a file is expected: %s", parse->text);
    free(parse->options->jdk_archive);
    parse->options->jdk_archive = strdup(path);
    return parse->options->jdk_archive != NULL || option_fail_memory(parse);
}

bool parse_jdk_archive(Parse *parse, const char *rest) {
    parse->options->jdk_archive_off = strcmp(rest, "off") == 0;
    if (!wants_jdk(parse)) return false;
    return parse->options->jdk_archive_off || keep_archive(parse, rest);
}

bool parse_jdk_dump(Parse *parse, const char *rest) {
    if (!wants_jdk(parse)) return false;
    parse->options->jdk_dump = true;
    bool named = strchr(parse->text, '=') != NULL;
    return !named || keep_archive(parse, rest);
}

bool parse_share(Parse *parse, const char *rest) {
    if (!parse->options->on_jdk) return parse_accepted(parse, rest);
    parse->options->jdk_archive_off = strcmp(parse->text, "-Xshare:off") == 0;
    return true;
}

bool parse_jdk(Parse *parse, const char *rest) {
    Options *options = parse->options;
    if (rest[0] != 0 && (rest[0] != ':' || rest[1] == 0))
        return option_fail(parse, "Invalid -Xjdk option: -Xjdk or -Xjdk:<home of a JDK 17>: %s",
                           parse->text);
    free(options->jdk_home);
    options->jdk_home = strdup(rest[0] == ':' ? rest + 1 : "");
    return options->jdk_home != NULL || option_fail_memory(parse);
}
