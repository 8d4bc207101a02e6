/* SPDX-License-Identifier: MIT */
/* Conversions between the encodings. Each pair (length, convert) runs over the same decoder, so
 * the two cannot disagree about malformed input. */
#include "vm/text/utf8.h"

#include <string.h>

enum { REPLACEMENT = 0xFFFD };

/* ---- Modified UTF-8 ---- */

/* How many of the first bytes are ASCII but zero, in steps of eight. */
static size_t plain_bytes(const uint8_t *bytes, size_t length) {
    const uint64_t ones = 0x0101010101010101, highs = 0x8080808080808080;
    size_t i = 0;
    for (uint64_t word; i + sizeof word <= length; i += sizeof word) {
        memcpy(&word, bytes + i, sizeof word);
        if (((word - ones) | word) & highs) break;
    }
    return i;
}

bool utf8_is_valid(const void *text, size_t length, size_t *offset) {
    const uint8_t *bytes = text;
    size_t i = plain_bytes(bytes, length);
    while (i < length) {
        uint8_t c = bytes[i];
        if (c >= 0x01 && c <= 0x7F) {
            i++;
        } else if ((c & 0xE0) == 0xC0 && length - i >= 2 && (bytes[i + 1] & 0xC0) == 0x80) {
            /* Overlong is only allowed as the zero character. */
            if (c < 0xC2 && !(c == 0xC0 && bytes[i + 1] == 0x80)) break;
            i += 2;
        } else if ((c & 0xF0) == 0xE0 && length - i >= 3 && (bytes[i + 1] & 0xC0) == 0x80 &&
                   (bytes[i + 2] & 0xC0) == 0x80) {
            if (c == 0xE0 && bytes[i + 1] < 0xA0) break;
            i += 3;
        } else {
            break;
        }
    }
    if (i < length && offset) *offset = i;
    return i >= length;
}

uint16_t utf8_next(const char **cursor, const char *end) {
    const uint8_t *p = (const uint8_t *)*cursor;
    size_t left = (size_t)(end - *cursor);
    if (p[0] < 0x80) {
        *cursor += 1;
        return p[0];
    }
    if ((p[0] & 0xE0) == 0xC0 && left >= 2 && (p[1] & 0xC0) == 0x80) {
        *cursor += 2;
        return (uint16_t)((p[0] & 0x1F) << 6 | (p[1] & 0x3F));
    }
    if ((p[0] & 0xF0) == 0xE0 && left >= 3 && (p[1] & 0xC0) == 0x80 && (p[2] & 0xC0) == 0x80) {
        *cursor += 3;
        return (uint16_t)((p[0] & 0x0F) << 12 | (p[1] & 0x3F) << 6 | (p[2] & 0x3F));
    }
    *cursor += 1;
    return p[0];
}

/* Each byte that continues nothing begins a unit. */
size_t utf8_utf16_length(const char *bytes, size_t length) {
    size_t count = 0;
    for (size_t i = 0; i < length; i++) count += ((uint8_t)bytes[i] & 0xC0) != 0x80;
    return count;
}

/* Malformed text may decode to more units than begin in it: those at its end are left out. */
size_t utf8_to_utf16(const char *bytes, size_t length, uint16_t *units) {
    const char *end = bytes + length;
    size_t count = utf8_utf16_length(bytes, length);
    for (size_t i = 0; i < count; i++) units[i] = utf8_next(&bytes, end);
    return count;
}

bool utf8_is_latin1(const char *bytes, size_t length) {
    const char *end = bytes + length;
    for (size_t count = utf8_utf16_length(bytes, length); count > 0; count--)
        if (utf8_next(&bytes, end) > 0xFF) return false;
    return true;
}

size_t utf8_to_latin1(const char *bytes, size_t length, uint8_t *latin1) {
    const char *end = bytes + length;
    size_t count = utf8_utf16_length(bytes, length);
    for (size_t i = 0; i < count; i++) latin1[i] = (uint8_t)utf8_next(&bytes, end);
    return count;
}

static size_t unit_length(uint16_t unit) {
    return unit >= 0x01 && unit <= 0x7F ? 1 : unit <= 0x7FF ? 2 : 3;
}

static char *put_unit(char *to, uint16_t unit) {
    switch (unit_length(unit)) {
    case 1: *to++ = (char)unit; break;
    case 2:
        *to++ = (char)(0xC0 | unit >> 6);
        *to++ = (char)(0x80 | (unit & 0x3F));
        break;
    default:
        *to++ = (char)(0xE0 | unit >> 12);
        *to++ = (char)(0x80 | (unit >> 6 & 0x3F));
        *to++ = (char)(0x80 | (unit & 0x3F));
        break;
    }
    return to;
}

size_t utf8_length_of_utf16(const uint16_t *units, size_t count) {
    size_t length = 0;
    for (size_t i = 0; i < count; i++) length += unit_length(units[i]);
    return length;
}

size_t utf8_from_utf16(const uint16_t *units, size_t count, char *bytes) {
    char *to = bytes;
    for (size_t i = 0; i < count; i++) to = put_unit(to, units[i]);
    return (size_t)(to - bytes);
}

size_t utf8_length_of_latin1(const uint8_t *latin1, size_t count) {
    size_t length = 0;
    for (size_t i = 0; i < count; i++) length += unit_length(latin1[i]);
    return length;
}

size_t utf8_from_latin1(const uint8_t *latin1, size_t count, char *bytes) {
    char *to = bytes;
    for (size_t i = 0; i < count; i++) to = put_unit(to, latin1[i]);
    return (size_t)(to - bytes);
}

/* ---- Standard UTF-8 ---- */

uint32_t utf8_standard_next(const char **cursor, const char *end) {
    const uint8_t *p = (const uint8_t *)*cursor;
    size_t left = (size_t)(end - *cursor);
    *cursor += 1;
    if (p[0] < 0x80) return p[0];
    unsigned more = p[0] >= 0xC2 && p[0] <= 0xDF   ? 1
                    : p[0] >= 0xE0 && p[0] <= 0xEF ? 2
                    : p[0] >= 0xF0 && p[0] <= 0xF4 ? 3
                                                   : 0;
    uint32_t point = p[0] & (0x3Fu >> more);
    for (unsigned i = 1; i <= more; i++) {
        if (i == left || (p[i] & 0xC0) != 0x80) return REPLACEMENT;
        /* The second byte shows what is too long or too large: it begins another character. */
        if (i == 1 && ((p[0] == 0xE0 && p[1] < 0xA0) || (p[0] == 0xF0 && p[1] < 0x90) ||
                       (p[0] == 0xF4 && p[1] > 0x8F)))
            return REPLACEMENT;
        point = point << 6 | (p[i] & 0x3F);
        *cursor += 1;
    }
    return more == 0 || (point >= 0xD800 && point <= 0xDFFF) ? REPLACEMENT : point;
}

/* Writes the one or two units of the code point. */
static size_t put_point(uint16_t *units, uint32_t point) {
    if (point < 0x10000) {
        units[0] = (uint16_t)point;
        return 1;
    }
    units[0] = (uint16_t)(0xD800 + ((point - 0x10000) >> 10));
    units[1] = (uint16_t)(0xDC00 + ((point - 0x10000) & 0x3FF));
    return 2;
}

size_t utf8_standard_utf16_length(const char *bytes, size_t length) {
    const char *end = bytes + length;
    size_t count = 0;
    while (bytes < end) count += utf8_standard_next(&bytes, end) < 0x10000 ? 1 : 2;
    return count;
}

size_t utf8_standard_to_utf16(const char *bytes, size_t length, uint16_t *units) {
    const char *end = bytes + length;
    size_t count = 0;
    while (bytes < end) count += put_point(units + count, utf8_standard_next(&bytes, end));
    return count;
}

/* The code point at units[*i], '?' for a lone surrogate; moves *i past it. */
static uint32_t next_point(const uint16_t *units, size_t count, size_t *i) {
    uint32_t unit = units[(*i)++];
    if (unit < 0xD800 || unit > 0xDFFF) return unit;
    if (unit > 0xDBFF || *i == count || (units[*i] & 0xFC00) != 0xDC00) return '?';
    return 0x10000 + ((unit - 0xD800) << 10) + (units[(*i)++] - 0xDC00u);
}

size_t utf8_standard_length_of_utf16(const uint16_t *units, size_t count) {
    size_t length = 0;
    for (size_t i = 0; i < count;) {
        uint32_t point = next_point(units, count, &i);
        length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    }
    return length;
}

size_t utf8_standard_from_utf16(const uint16_t *units, size_t count, char *bytes) {
    char *to = bytes;
    for (size_t i = 0; i < count;) {
        uint32_t point = next_point(units, count, &i);
        if (point < 0x80) {
            *to++ = (char)point;
        } else if (point < 0x10000) {
            to = put_unit(to, (uint16_t)point);
        } else {
            *to++ = (char)(0xF0 | point >> 18);
            *to++ = (char)(0x80 | (point >> 12 & 0x3F));
            *to++ = (char)(0x80 | (point >> 6 & 0x3F));
            *to++ = (char)(0x80 | (point & 0x3F));
        }
    }
    return (size_t)(to - bytes);
}

/* ---- Hashing ---- */

/* Eight bytes at a time, in the machine's order; tools/MakeBlob.java does the same. */
uint32_t utf8_hash(const char *bytes, size_t length) {
    const uint64_t factor = 0x9E3779B97F4A7C15;
    uint64_t hash = length, word;
    for (; length >= sizeof word; length -= sizeof word, bytes += sizeof word) {
        memcpy(&word, bytes, sizeof word);
        hash = (hash ^ word) * factor;
        hash ^= hash >> 32;
    }
    word = 0;
    for (size_t i = 0; i < length; i++) word = word << 8 | (uint8_t)bytes[i];
    hash = (hash ^ word) * factor;
    return (uint32_t)(hash >> 32);
}
