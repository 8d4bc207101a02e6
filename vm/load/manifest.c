/* SPDX-License-Identifier: MIT */
/* The main section is read line by line; lines that begin with a space go on with a value. */
#include "vm/load/manifest.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MANIFEST_LIMIT = 16 << 20 };
static const char manifest_name[] = "META-INF/MANIFEST.MF";

/* Length of the line without its end; *next becomes the start of the line after it. */
static size_t line_length(const char *line, const char *end, const char **next) {
    const char *p = line;
    while (p < end && *p != '\n' && *p != '\r') p++;
    size_t length = (size_t)(p - line);
    if (p < end && *p == '\r' && p + 1 < end && p[1] == '\n') p++;
    *next = p < end ? p + 1 : end;
    return length;
}

char *manifest_value(const char *text, size_t length, const char *attribute) {
    const char *end = text + length, *next;
    size_t name = strlen(attribute);
    for (const char *line = text; line < end; line = next) {
        size_t size = line_length(line, end, &next);
        if (size == 0) break; /* the end of the main section */
        if (size < name + 2 || strncasecmp(line, attribute, name) != 0 || line[name] != ':' ||
            line[name + 1] != ' ')
            continue;
        char *value = malloc((size_t)(end - line) + 1);
        if (value == NULL) return NULL;
        size_t used = size - name - 2;
        memcpy(value, line + name + 2, used);
        while (next < end && *next == ' ') {
            line = next + 1;
            size = line_length(line, end, &next);
            memcpy(value + used, line, size);
            used += size;
        }
        value[used] = 0;
        return value;
    }
    return NULL;
}

/* The manifest's name may be written in any case; as it should be counts before others. */
static const ZipEntry *find_manifest(const Zip *zip) {
    size_t length = sizeof manifest_name - 1;
    const ZipEntry *entry = zip_find(zip, manifest_name, length);
    for (size_t i = 0; entry == NULL && i < zip_entry_count(zip); i++) {
        const ZipEntry *other = zip_entry_at(zip, i);
        if (other->name_length == length &&
            strncasecmp(other->name, manifest_name, length) == 0)
            entry = other;
    }
    return entry;
}

/* malloc'ed, with a zero behind its end. */
static char *read_manifest(const Zip *zip, size_t *length, Fault *fault) {
    const ZipEntry *entry = find_manifest(zip);
    uint8_t *bytes;
    if (entry == NULL || entry->size > MANIFEST_LIMIT ||
        !zip_read(zip, entry, &bytes, length, fault))
        return NULL;
    return (char *)bytes;
}

char *manifest_of_zip(const Zip *zip, const char *attribute, Fault *fault) {
    size_t length;
    char *bytes = read_manifest(zip, &length, fault);
    if (bytes == NULL) return NULL;
    char *value = manifest_value(bytes, length, attribute);
    free(bytes);
    return value;
}

char *manifest_attribute(const char *jar, const char *attribute, Fault *fault) {
    Zip *zip = zip_open(jar, fault);
    if (zip == NULL) return NULL;
    char *value = manifest_of_zip(zip, attribute, fault);
    zip_close(zip);
    return value;
}

bool manifest_is_multi_release(const Zip *zip) {
    static const char line[] = "Multi-Release: true";
    size_t length;
    char *text = read_manifest(zip, &length, NULL);
    char *value = text ? manifest_value(text, length, "Multi-Release") : NULL;
    bool is_multi = value != NULL && strcasecmp(value, "true") == 0;
    const char *at = is_multi ? strcasestr(text, line) : NULL;
    while (at && at[sizeof line - 1] != '\n' && at[sizeof line - 1] != '\r')
        at = strcasestr(at + 1, line);
    free(value);
    free(text);
    return at != NULL;
}
