/* SPDX-License-Identifier: MIT */
/* URLs are read as far as they name files: an optional "url:", a protocol, a host that is this
 * machine, and a path with escapes. An index is kept as its text, cut into lines. */
#include "vm/load/jar_names.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- Class-Path ---- */

char *jar_names_next(char **rest) {
    static const char space[] = " \t\n\r\f";
    char *url = *rest + strspn(*rest, space);
    if (*url == 0) return NULL;
    char *end = url + strcspn(url, space);
    *rest = *end ? end + 1 : end;
    *end = 0;
    return url;
}

static int hex_digit(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* Decodes %XX in place; false if that makes a zero byte or is malformed. */
static bool percent_decode(char *text) {
    char *to = text;
    for (const char *p = text; *p; p++) {
        if (*p != '%') {
            *to++ = *p;
            continue;
        }
        int high = hex_digit(p[1]), low = high < 0 ? -1 : hex_digit(p[2]);
        if (low < 0 || high * 16 + low == 0) return false;
        *to++ = (char)(high * 16 + low);
        p += 2;
    }
    *to = 0;
    return true;
}

/* Behind "//host"; NULL: the host is another machine. */
static char *behind_host(char *path) {
    static const char here[] = "localhost";
    if (strncmp(path, "//", 2) != 0) return path;
    size_t length = strcspn(path + 2, "/");
    bool is_here =
        length == 0 || (length == sizeof here - 1 && strncasecmp(path + 2, here, length) == 0);
    return is_here ? path + 2 + length : NULL;
}

char *jar_names_path(char *url, bool *is_folder) {
    if (strncasecmp(url, "url:", 4) == 0) url += 4;
    if (strncasecmp(url, "file:", 5) == 0)
        url += 5;
    else if (strcspn(url, ":") < strcspn(url, "/"))
        return NULL;
    char *path = behind_host(url);
    if (path == NULL) return NULL;
    const char *slash = strrchr(path, '/'), *last = slash ? slash + 1 : path;
    *is_folder = *last == 0 || strcmp(last, ".") == 0 || strcmp(last, "..") == 0;
    return percent_decode(path) && *path ? path : NULL;
}

/* ---- The index ---- */

struct JarIndex {
    char *text; /* each line ends in a zero, an empty one the text */
    size_t count;
    const char *sections[];
};

/* Cuts the text into lines in place: true if the line that begins at *at is a jar's name. */
static bool cut_line(char *text, size_t length, size_t *at, size_t *size) {
    size_t end = *at;
    while (end < length && text[end] != '\n' && text[end] != '\r' && text[end] != 0) end++;
    *size = end - *at;
    bool is_pair = end + 1 < length && text[end] == '\r' && text[end + 1] == '\n';
    text[end] = 0;
    const char *line = text + *at;
    *at = end + 1 + is_pair;
    return *size >= 4 && strcmp(line + *size - 4, ".jar") == 0;
}

JarIndex *jar_index_new(char *text, size_t length) {
    /* A section has a line of five bytes at the least. */
    JarIndex *index = malloc(sizeof *index + (length / 5 + 1) * sizeof index->sections[0]);
    char *lines = index ? malloc(length + 2) : NULL;
    if (lines == NULL) {
        free(index);
        free(text);
        return NULL;
    }
    *index = (JarIndex){.text = lines};
    bool is_inside = false;
    char *to = lines;
    for (size_t at = 0; at < length;) {
        const char *line = text + at;
        size_t size;
        bool is_jar = cut_line(text, length, &at, &size);
        if (!is_inside && !is_jar) continue;
        if (!is_inside) index->sections[index->count++] = to;
        is_inside = size > 0;
        memcpy(to, line, size + 1);
        to += size + 1;
    }
    *to = 0;
    free(text);
    return index;
}

void jar_index_free(JarIndex *index) {
    if (index) free(index->text);
    free(index);
}

size_t jar_index_count(const JarIndex *index) { return index->count; }

const char *jar_index_jar(const JarIndex *index, size_t section) {
    return index->sections[section];
}

bool jar_index_has(const JarIndex *index, size_t section, const char *line, size_t length) {
    const char *p = index->sections[section];
    for (p += strlen(p) + 1; *p; p += strlen(p) + 1)
        if (strlen(p) == length && memcmp(p, line, length) == 0) return true;
    return false;
}
