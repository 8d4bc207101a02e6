/* SPDX-License-Identifier: MIT */
/* What the class library's sources call parameters. The build keeps a text for each package
 * (tools/ParameterNames.java): for each class a line "=Name", then for each of its methods
 * name, descriptor and the names of the parameters. */
#include "classlib/native/parameter_names.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/boot_library.h"
#include "vm/model/class.h"

/* The rest of the line that begins with these words, looked for from `text` to the end of the
 * class. */
static const char *line_of(const char *text, const char *name, const char *descriptor) {
    size_t n = strlen(name), d = strlen(descriptor);
    for (const char *line = strchr(text, '\n'); line != NULL && line[1] != '=';
         line = strchr(line + 1, '\n'))
        if (strncmp(line + 1, name, n) == 0 && strncmp(line + 1 + n, descriptor, d) == 0 &&
            line[1 + n + d] == ' ')
            return line + 1 + n + d;
    return NULL;
}

static const char *class_of(const char *text, const char *simple_name) {
    size_t length = strlen(simple_name);
    for (const char *line = strstr(text, "\n="); line != NULL; line = strstr(line + 1, "\n="))
        if (strncmp(line + 2, simple_name, length) == 0 && line[2 + length] == '\n')
            return line + 2 + length;
    return NULL;
}

bool parameter_name(const Method *m, unsigned number, char *name, size_t size) {
    static const char file[] = "parameters.names";
    const char *slash = strrchr(m->holder->name, '/');
    size_t package = slash != NULL ? (size_t)(slash + 1 - m->holder->name) : 0, length;
    char path[300];
    if (m->holder->loader != NULL || package == 0 || package + sizeof file > sizeof path)
        return false;
    memcpy(path, m->holder->name, package);
    memcpy(path + package, file, sizeof file);
    char *text = (char *)boot_library_resource(path, &length);
    if (text == NULL) return false;
    text[length] = 0;
    const char *at = class_of(text, slash + 1);
    if (at != NULL) at = line_of(at, m->name, m->descriptor);
    for (unsigned i = 1; at != NULL && i < number; i++) {
        at += 1 + strcspn(at + 1, " \n");
        if (*at != ' ') at = NULL;
    }
    size_t word = at != NULL ? strcspn(at + 1, " \n") : 0;
    bool known = word > 0 && word < size && at[1] != '-';
    if (known) {
        memcpy(name, at + 1, word);
        name[word] = 0;
    }
    free(text);
    return known;
}
