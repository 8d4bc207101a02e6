/* SPDX-License-Identifier: MIT */
#include "vm/text/platform.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "vm/text/utf8.h"

enum { UNKNOWN = 0xFFFD };

/* ---- Which it is ---- */

/* "": the C locale. */
static void name_category(const char *category, char *name, size_t size) {
    const char *const variables[] = {"LC_ALL", category, "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        if (value == NULL || *value == 0) continue;
        if (strcmp(value, "C") != 0 && strcmp(value, "POSIX") != 0)
            snprintf(name, size, "%s", value);
        return;
    }
}

/* Asks the C library for each byte, in this thread alone. */
static void learn_bytes(Platform *platform, locale_t locale) {
    locale_t before = uselocale(locale);
    if (MB_CUR_MAX > 1) {
        platform->is_utf8 = true;
    } else {
        for (int i = 0; i < 128; i++) {
            wint_t point = btowc(0x80 + i);
            platform->upper[i] = point == WEOF || point > 0xFFFF ? UNKNOWN : (uint16_t)point;
        }
    }
    uselocale(before);
}

void platform_init(Platform *platform) {
    *platform = (Platform){.charset = "ANSI_X3.4-1968"};
    for (int i = 0; i < 128; i++) platform->upper[i] = UNKNOWN;
    locale_t locale = newlocale(LC_ALL_MASK, "", (locale_t)0);
    if (locale == (locale_t)0) return;
    name_category("LC_CTYPE", platform->locale, sizeof platform->locale);
    name_category("LC_MESSAGES", platform->messages, sizeof platform->messages);
    snprintf(platform->charset, sizeof platform->charset, "%s", nl_langinfo_l(CODESET, locale));
    platform->is_utf8 = strcmp(platform->charset, "UTF-8") == 0;
    if (!platform->is_utf8 && strcmp(platform->charset, "ANSI_X3.4-1968") != 0)
        learn_bytes(platform, locale);
    freelocale(locale);
}

/* ---- Conversion ---- */

char *platform_to_utf8(const Platform *platform, const char *bytes) {
    size_t length = strlen(bytes), size = 0;
    if (platform->is_utf8) { /* what is malformed is replaced on the way through UTF-16 */
        uint16_t *units = malloc((length + 1) * sizeof *units);
        char *text = malloc(3 * length + 1);
        if (units != NULL && text != NULL) {
            size_t count = utf8_standard_to_utf16(bytes, length, units);
            text[utf8_standard_from_utf16(units, count, text)] = 0;
        } else {
            free(text);
            text = NULL;
        }
        free(units);
        return text;
    }
    char *text = malloc(3 * length + 1);
    for (size_t i = 0; text != NULL && i < length; i++) {
        uint8_t byte = (uint8_t)bytes[i];
        uint16_t unit = byte < 0x80 ? byte : platform->upper[byte - 0x80];
        size += utf8_standard_from_utf16(&unit, 1, text + size);
    }
    if (text != NULL) text[size] = 0;
    return text;
}

static char byte_of(const Platform *platform, uint32_t point, bool *exact) {
    if (point < 0x80) return (char)point;
    for (int i = 0; i < 128 && point != UNKNOWN; i++)
        if (platform->upper[i] == point) return (char)(0x80 + i);
    *exact = false;
    return '?';
}

char *platform_from_utf8(const Platform *platform, const char *utf8, bool *exact) {
    bool ignored;
    if (exact == NULL) exact = &ignored;
    *exact = true;
    if (platform->is_utf8) return strdup(utf8);
    const char *end = utf8 + strlen(utf8);
    char *bytes = malloc((size_t)(end - utf8) + 1), *to = bytes;
    bool is_latin1 = strcmp(platform->charset, "ISO-8859-1") ==
                     0; /* the one in which java counts UTF-16 units */
    while (bytes != NULL && utf8 < end) {
        uint32_t point = utf8_standard_next(&utf8, end);
        *to++ = byte_of(platform, point, exact);
        if (is_latin1 && point >= 0x10000) *to++ = '?';
    }
    if (bytes != NULL) *to = 0;
    return bytes;
}
