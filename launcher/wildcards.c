/* SPDX-License-Identifier: MIT */
/* "folder/<star>" in a class path means the folder's jars, in the order in which the system
 * tells them, as in java: files whose names end in .jar or .JAR, hidden ones too. Where there
 * is none the text stays. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "launcher/launcher.h"

static bool is_jar(const char *name) {
    size_t length = strlen(name);
    const char *end = name + length - 4;
    return length > 4 && (strcmp(end, ".jar") == 0 || strcmp(end, ".JAR") == 0);
}

static char *append(char *list, const char *part) {
    return list == NULL ? copy(part, strlen(part)) : join(list, ":", part);
}

/* The jars in the folder that the text before the star names; NULL: none. */
static char *jars_in(const char *before) {
    DIR *folder = opendir(before[0] != 0 ? before : ".");
    char *list = NULL;
    if (folder == NULL) return NULL;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;)
        if (is_jar(entry->d_name)) list = append(list, join(before, entry->d_name, ""));
    closedir(folder);
    return list;
}

static const char *expand(char *element) {
    size_t length = strlen(element);
    bool is_star =
        length > 0 && element[length - 1] == '*' && (length == 1 || element[length - 2] == '/');
    char *jars = is_star ? jars_in(copy(element, length - 1)) : NULL;
    return jars != NULL ? jars : element;
}

const char *class_path_expand(const char *path) {
    char *list = NULL;
    if (path == NULL || strchr(path, '*') == NULL) return path;
    for (const char *at = path;; at++) {
        size_t length = strcspn(at, ":");
        list = append(list, expand(copy(at, length)));
        at += length;
        if (*at == 0) return list;
    }
}
