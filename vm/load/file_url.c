/* SPDX-License-Identifier: MIT */
#include "vm/load/file_url.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Appends the path, escaped. */
static char *percent_encode(char *to, const char *path) {
    static const char hex[] = "0123456789ABCDEF", plain[] = "/-_.!~*'();:@&=+$,";
    for (; *path; path++) {
        uint8_t c = (uint8_t)*path;
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
            strchr(plain, c)) {
            *to++ = (char)c;
        } else {
            *to++ = '%';
            *to++ = hex[c >> 4];
            *to++ = hex[c & 15];
        }
    }
    *to = 0;
    return to;
}

char *file_url_make(const char *before, const char *path, const char *between,
                    const char *name) {
    size_t size = strlen(before) + 3 * strlen(path) + strlen(between) + 3 * strlen(name) + 1;
    char *url = malloc(size);
    if (url) {
        char *to = percent_encode(stpcpy(url, before), path);
        percent_encode(stpcpy(to, between), name);
    }
    return url;
}
