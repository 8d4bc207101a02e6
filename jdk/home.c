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
#include "vm/system/native_file.h"

/* Where it is looked for when nothing is said. */
static const char *const usual_homes[] = {"/usr/lib/jvm/java-17-openjdk-amd64",
                                          "/usr/lib/jvm/default-java"};

/* Why a place is not one: it is something else, or nothing; or the system keeps from looking.
 */
typedef enum Answer { HOME_GOOD, HOME_OTHER, HOME_UNSEEN } Answer;

/* The first bytes of a file, as many as there are and fit. It allocates nothing, so that an end
 * of memory is not taken for a file without content. -1 and errno: it cannot be read. */
static ssize_t read_start(const char *path, char *bytes, size_t size) {
    size_t length = 0;
    int file = native_file_read(path);
    if (file < 0) return -1;
    ssize_t got = 1;
    while (length < size && got > 0) {
        got = read(file, bytes + length, size - length);
        if (got < 0 && errno == EINTR)
            got = 1;
        else if (got > 0)
            length += (size_t)got;
    }
    int error = errno;
    close(file);
    errno = error;
    return got < 0 ? -1 : (ssize_t)length;
}

/* After a call of the system that failed. */
static Answer system_answer(void) {
    return errno == ENOMEM || errno == EMFILE || errno == ENFILE ? HOME_UNSEEN : HOME_OTHER;
}

/* The value of KEY="value" in `release`; false: there is none. */
static bool release_value(const char *text, const char *key, char *value, size_t size) {
    size_t n = strlen(key);
    for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, key, n) != 0 || line[n] != '=' || line[n + 1] != '"') continue;
        const char *start = line + n + 2, *end = start + strcspn(start, "\"\n");
        if (*end != '"') return false;
        snprintf(value, size, "%.*s", (int)(end - start), start);
        return true;
    }
    return false;
}

static Answer check_release(const char *home, char *message, size_t size) {
    char path[PATH_MAX + 16], text[16384], version[64] = "", machine[64] = "";
    snprintf(path, sizeof path, "%s/release", home);
    ssize_t length = read_start(path, text, sizeof text - 1);
    if (length < 0) {
        Answer answer = system_answer();
        snprintf(message, size, "-Xjdk: %s %s: %s: %s", home,
                 answer == HOME_OTHER ? "is no JDK" : "cannot be looked at", path,
                 strerror(errno));
        return answer;
    }
    text[length] = 0;
    bool has_version = release_value(text, "JAVA_VERSION", version, sizeof version),
         has_machine = release_value(text, "OS_ARCH", machine, sizeof machine);
    if (!has_version || strtol(version, NULL, 10) != 17) {
        snprintf(message, size, "-Xjdk: %s is of version \"%s\"; this VM runs on 17 alone",
                 home, version);
        return HOME_OTHER;
    }
    /* A runtime made by jlink does not say it; its libjava.so does. */
    if (has_machine && strcmp(machine, "x86_64") != 0) {
        snprintf(message, size, "-Xjdk: %s is for \"%s\"; this VM is for x86_64", home,
                 machine);
        return HOME_OTHER;
    }
    return HOME_GOOD;
}

static Answer check_library(const char *home, char *message, size_t size) {
    char path[PATH_MAX + 24];
    Elf64_Ehdr header = {.e_machine = 0};
    snprintf(path, sizeof path, "%s/lib/libjava.so", home);
    ssize_t got = read_start(path, (char *)&header, sizeof header);
    if (got < 0) {
        snprintf(message, size, "-Xjdk: %s: %s", path, strerror(errno));
        return system_answer();
    }
    if (got == sizeof header && memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 &&
        header.e_ident[EI_CLASS] == ELFCLASS64 && header.e_machine == EM_X86_64) {
        if (!native_file_is_cut(path)) return HOME_GOOD;
        snprintf(message, size, "-Xjdk: %s is cut", path);
        return HOME_OTHER;
    }
    snprintf(message, size, "-Xjdk: %s is no library for x86_64 with 64 bits", path);
    return HOME_OTHER;
}

/* But for HOME_GOOD with a message. */
static Answer check_home(const char *path, char *home, size_t size, char *message,
                         size_t message_size) {
    char resolved[PATH_MAX];
    bool is_there = realpath(path, resolved) != NULL;
    if (is_there && strlen(resolved) >= size) errno = ENAMETOOLONG, is_there = false;
    if (!is_there) {
        snprintf(message, message_size, "-Xjdk: %s: %s", path, strerror(errno));
        return system_answer();
    }
    strcpy(home, resolved);
    Answer answer = check_release(home, message, message_size);
    return answer == HOME_GOOD ? check_library(home, message, message_size) : answer;
}

bool jdk_find_home(const char *given, char *home, size_t size, char *message,
                   size_t message_size) {
    if (given[0] != 0) return check_home(given, home, size, message, message_size) == HOME_GOOD;
    const char *named = getenv("JAVA_HOME");
    char refusal[PATH_MAX + 256] = "";
    Answer answer = HOME_OTHER;
    if (named != NULL && named[0] != 0)
        answer = check_home(named, home, size, refusal, sizeof refusal);
    for (size_t i = 0; i < sizeof usual_homes / sizeof usual_homes[0] && answer == HOME_OTHER;
         i++)
        answer = check_home(usual_homes[i], home, size, message, message_size);
    if (answer == HOME_GOOD || (answer == HOME_UNSEEN && refusal[0] == 0))
        return answer == HOME_GOOD;
    if (refusal[0] != 0)
        snprintf(message, message_size, "%s", refusal);
    else
        snprintf(message, message_size,
                 "-Xjdk: no JDK 17 is where it is looked for: JAVA_HOME, %s, %s; -Xjdk:<home> "
                 "names another place",
                 usual_homes[0], usual_homes[1]);
    return false;
}
