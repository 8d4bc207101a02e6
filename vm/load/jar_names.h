/* SPDX-License-Identifier: MIT */
/* What a jar says of other jars: the URLs of its Class-Path, and its index. The index
 * (META-INF/INDEX.LIST) has sections, each of which begins with a line that is a jar's name and
 * goes on with folders and resources of that jar, to an empty line. Pure: no thread, no file.
 */
#ifndef VM_LOAD_JAR_NAMES_H
#define VM_LOAD_JAR_NAMES_H

#include <stdbool.h>
#include <stddef.h>

/* Next URL of a Class-Path, or NULL; *rest is the text before the first call, and is cut up. */
char *jar_names_next(char **rest);

/* The path that the URL names, perhaps a relative one, decoded in place: part of the URL. NULL
 * if it names none on this machine. *is_folder: the URL is one of a folder, not of a jar. */
char *jar_names_path(char *url, bool *is_folder);

typedef struct JarIndex JarIndex;

/* Takes over the text, which is malloc'ed and has a zero behind its end. NULL: no memory. */
JarIndex *jar_index_new(char *text, size_t length);
void jar_index_free(JarIndex *index);

size_t jar_index_count(const JarIndex *index);

/* URL of a section's jar. Borrowed. */
const char *jar_index_jar(const JarIndex *index, size_t section);

/* Whether the section has the line. */
bool jar_index_has(const JarIndex *index, size_t section, const char *line, size_t length);

#endif
