/* SPDX-License-Identifier: MIT */
#include "vm/load/file_url.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Of places, and of what is in them: the two are escaped unlike, as java does. */
typedef struct Escaping {
    const char *plain; /* beside letters and digits */
    const char *digits;
} Escaping;

static const Escaping of_places = {"/-_.!~*'();:@&=+$,", "0123456789ABCDEF"};
static const Escaping of_names = {"/-_.!~*'():@&+$,", "0123456789abcdef"};

/* Appends that many bytes, escaped. */
static char *percent_encode(char *to, const char *path, size_t length,
                            const Escaping *escaping) {
    for (const char *end = path + length; path < end; path++) {
        uint8_t c = (uint8_t)*path;
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
            strchr(escaping->plain, c)) {
            *to++ = (char)c;
        } else {
            *to++ = '%';
            *to++ = escaping->digits[c >> 4];
            *to++ = escaping->digits[c & 15];
        }
    }
    *to = 0;
    return to;
}

/* Appends the name, escaped and without its "." parts. */
static void append_name(char *to, const char *name) {
    while (*name) {
        size_t part = strcspn(name, "/"), length = part + strspn(name + part, "/");
        if (part != 1 || *name != '.') to = percent_encode(to, name, length, &of_names);
        name += length;
    }
}

char *file_url_make(const char *before, const char *path, const char *between,
                    const char *name) {
    size_t size = strlen(before) + 3 * strlen(path) + strlen(between) + 3 * strlen(name) + 1;
    char *url = malloc(size);
    if (url) {
        char *to = percent_encode(stpcpy(url, before), path, strlen(path), &of_places);
        append_name(stpcpy(to, between), name);
    }
    return url;
}
