/* SPDX-License-Identifier: MIT */
/* The home of a JDK: a folder with `release`, lib/modules and lib/libjava.so. Its number and
 * its machine are asked before anything of it is opened (J4 to J7). */
#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "jdk/state.h"

/* Where it is looked for when nothing is said. */
static const char *const usual_homes[] = {"/usr/lib/jvm/java-17-openjdk-amd64",
                                          "/usr/lib/jvm/default-java"};

/* The value of KEY="value" in `release`; false: there is none. */
static bool release_value(FILE *file, const char *key, char *value, size_t size) {
    char line[4096];
    size_t n = strlen(key);
    rewind(file);
    while (fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, key, n) != 0 || line[n] != '=' || line[n + 1] != '"') continue;
        char *start = line + n + 2, *end = strchr(start, '"');
        if (end == NULL) return false;
        snprintf(value, size, "%.*s", (int)(end - start), start);
        return true;
    }
    return false;
}

static bool check_release(const char *home, char *message, size_t size) {
    char path[PATH_MAX + 16], version[64] = "", machine[64] = "";
    snprintf(path, sizeof path, "%s/release", home);
    FILE *file = fopen(path, "re");
    if (file == NULL) {
        snprintf(message, size, "-Xjdk: %s is no JDK: %s: %s", home, path, strerror(errno));
        return false;
    }
    bool has_version = release_value(file, "JAVA_VERSION", version, sizeof version),
         has_machine = release_value(file, "OS_ARCH", machine, sizeof machine);
    fclose(file);
    if (!has_version || strtol(version, NULL, 10) != 17) {
        snprintf(message, size, "-Xjdk: %s is of version \"%s\"; this VM runs on 17 alone",
                 home, version);
        return false;
    }
    if (!has_machine || strcmp(machine, "x86_64") != 0) {
        snprintf(message, size, "-Xjdk: %s is for \"%s\"; this VM is for x86_64", home,
                 machine);
        return false;
    }
    return true;
}

static bool check_library(const char *home, char *message, size_t size) {
    char path[PATH_MAX + 24];
    snprintf(path, sizeof path, "%s/lib/libjava.so", home);
    FILE *file = fopen(path, "re");
    if (file == NULL) {
        snprintf(message, size, "-Xjdk: %s: %s", path, strerror(errno));
        return false;
    }
    Elf64_Ehdr header = {.e_machine = 0};
    size_t got = fread(&header, 1, sizeof header, file);
    fclose(file);
    if (got == sizeof header && memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 &&
        header.e_ident[EI_CLASS] == ELFCLASS64 && header.e_machine == EM_X86_64)
        return true;
    snprintf(message, size, "-Xjdk: %s is no library for x86_64 with 64 bits", path);
    return false;
}

/* False and a message: there is nothing, or nothing that can be used. */
static bool check_home(const char *path, char *home, size_t size, char *message,
                       size_t message_size) {
    char resolved[PATH_MAX];
    if (realpath(path, resolved) == NULL || strlen(resolved) >= size) {
        snprintf(message, message_size, "-Xjdk: %s: %s", path, strerror(errno));
        return false;
    }
    strcpy(home, resolved);
    return check_release(home, message, message_size) &&
           check_library(home, message, message_size);
}

bool jdk_find_home(const char *given, char *home, size_t size, char *message,
                   size_t message_size) {
    if (given[0] != 0) return check_home(given, home, size, message, message_size);
    const char *named = getenv("JAVA_HOME");
    char refusal[PATH_MAX + 256] = "";
    if (named != NULL && named[0] != 0 &&
        check_home(named, home, size, refusal, sizeof refusal))
        return true;
    for (size_t i = 0; i < sizeof usual_homes / sizeof usual_homes[0]; i++)
        if (check_home(usual_homes[i], home, size, message, message_size)) return true;
    if (refusal[0] != 0)
        snprintf(message, message_size, "%s", refusal);
    else
        snprintf(message, message_size,
                 "-Xjdk: no JDK 17 is where it is looked for: JAVA_HOME, %s, %s; -Xjdk:<home> "
                 "names another place",
                 usual_homes[0], usual_homes[1]);
    return false;
}
