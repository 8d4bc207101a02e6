/* SPDX-License-Identifier: MIT */
/* What the class library's sources call parameters. The build keeps a text for each package
 * (tools/ParameterNames.java): for each class a line "=Name", then for each of its methods its
 * name and those of the parameters, of one name in the order of the class file. */
#include "classlib/native/parameter_names.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/boot_library.h"
#include "vm/classfile/member_info.h"
#include "vm/model/class.h"
#include "vm/model/member.h"

/* How many methods of its name the source of the class has before it. */
static unsigned number_of(const Method *m) {
    unsigned number = 0;
    for (const Method *other = m->holder->methods; other < m; other++)
        number += strcmp(other->name, m->name) == 0 && !(other->flags & ACC_SYNTHETIC);
    return number;
}

/* The rest of the method's line, looked for from `text` to the end of the class. */
static const char *line_of(const char *text, const Method *m) {
    size_t length = strlen(m->name);
    unsigned number = number_of(m);
    for (const char *line = strchr(text, '\n'); line != NULL && line[1] != '=';
         line = strchr(line + 1, '\n'))
        if (strncmp(line + 1, m->name, length) == 0 &&
            strchr(" \n", line[1 + length]) != NULL && number-- == 0)
            return line + 1 + length;
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
    if (at != NULL) at = line_of(at, m);
    for (unsigned i = 1; at != NULL && *at == ' ' && i < number; i++)
        at += 1 + strcspn(at + 1, " \n");
    size_t word = at != NULL && *at == ' ' ? strcspn(at + 1, " \n") : 0;
    bool known = word > 0 && word < size && at[1] != '-';
    if (known) {
        memcpy(name, at + 1, word);
        name[word] = 0;
    }
    free(text);
    return known;
}
