/* SPDX-License-Identifier: MIT */
/* From the packed form of a class (boot_library.h) to the class file it was made of: a copy in
 * which texts, indices of constants and line numbers are written out and attribute lengths
 * follow. */
#include <string.h>

#include "vm/classfile/boot_library.h"
#include "vm/classfile/constant_pool.h"

typedef struct Unpacker {
    const uint8_t *from, *end;
    uint8_t *to, *limit;
    uint8_t names[3][2]; /* attribute_name_index of `known`, big-endian; 0: there is none */
    unsigned next;       /* above the highest number of a text so far */
    bool failed;
} Unpacker;

/* Whether so many bytes can still be read and written. */
static bool room(Unpacker *u, size_t in, size_t out) {
    if ((size_t)(u->end - u->from) < in || (size_t)(u->limit - u->to) < out) u->failed = true;
    return !u->failed;
}

static void copy(Unpacker *u, size_t count) {
    if (!room(u, count, count)) return;
    memcpy(u->to, u->from, count);
    u->from += count;
    u->to += count;
}

static unsigned read_u2(Unpacker *u) {
    if (!room(u, 2, 0)) return 0;
    unsigned value = (unsigned)u->from[0] << 8 | u->from[1];
    u->from += 2;
    return value;
}

static void write_u2(Unpacker *u, unsigned value) {
    if (!room(u, 0, 2)) return;
    *u->to++ = (uint8_t)(value >> 8);
    *u->to++ = (uint8_t)value;
}

static unsigned copy_u2(Unpacker *u) {
    unsigned value = read_u2(u);
    write_u2(u, value);
    return value;
}

static uint32_t copy_u4(Unpacker *u) {
    uint32_t high = copy_u2(u);
    return high << 16 | copy_u2(u);
}

/* ---- Constants ---- */

enum { CODE, LINES, RECORD };
static const char *const known[] = {
    [CODE] = "Code", [LINES] = "LineNumberTable", [RECORD] = "Record"};

static void unpack_text(Unpacker *u, unsigned index) {
    size_t length;
    unsigned number = u->next;
    if (u->from[0] == PACKED_Utf8_next)
        u->from++;
    else
        number = read_u2(u) - (PACKED_Utf8 << 8);
    if (number >= u->next) u->next = number + 1;
    const char *text = boot_library_text(number, &length);
    if (text == NULL) u->failed = true;
    if (!room(u, 0, length + 3)) return;
    *u->to++ = CONSTANT_Utf8;
    write_u2(u, (unsigned)length);
    memcpy(u->to, text, length);
    u->to += length;
    for (int i = CODE; i <= RECORD; i++)
        if (strcmp(text, known[i]) == 0) {
            u->names[i][0] = (uint8_t)(index >> 8);
            u->names[i][1] = (uint8_t)index;
        }
}

/* `bytes` as they are, then so many indices of constants, stored as their distance from
 * `index`. */
static void unpack_indices(Unpacker *u, size_t bytes, int count, unsigned index) {
    copy(u, bytes);
    while (count-- > 0) write_u2(u, read_u2(u) + index);
}

static void unpack_pool(Unpacker *u) {
    unsigned count = copy_u2(u);
    for (unsigned i = 1; i < count && room(u, 1, 1); i++) {
        if (u->from[0] >= PACKED_Utf8) {
            unpack_text(u, i);
            continue;
        }
        switch (u->from[0]) {
        case CONSTANT_Utf8:
            copy(u, 1);
            copy(u, copy_u2(u));
            break;
        case CONSTANT_Class:
        case CONSTANT_String:
        case CONSTANT_MethodType:
        case CONSTANT_Module:
        case CONSTANT_Package: unpack_indices(u, 1, 1, i); break;
        case CONSTANT_MethodHandle: unpack_indices(u, 2, 1, i); break;
        case CONSTANT_Integer:
        case CONSTANT_Float: copy(u, 5); break;
        case CONSTANT_Long:
        case CONSTANT_Double:
            copy(u, 9);
            i++;
            break;
        default: unpack_indices(u, 1, 2, i); break;
        }
    }
}

/* ---- Attributes ---- */

static void unpack_lines(Unpacker *u) {
    unsigned count = copy_u2(u), pc = 0, line = count > 0 ? read_u2(u) : 0;
    for (unsigned i = 0; i < count && room(u, 1, 4); i++) {
        unsigned row = *u->from++;
        if (row == 0xFF) {
            pc = read_u2(u);
            line = read_u2(u);
        } else {
            pc += row & 31;
            line += (row >> 5) - 2;
        }
        write_u2(u, pc);
        write_u2(u, line);
    }
}

/* Code and Record hold attributes, which hold none: the recursion is one deep. */
static void unpack_attributes(Unpacker *u) {
    for (unsigned count = copy_u2(u); count > 0 && room(u, 4, 6); count--) {
        const uint8_t *name = u->from;
        copy(u, 2);
        uint32_t length = read_u2(u);
        if (length == 0xFFFF) {
            length = read_u2(u) << 16;
            length |= read_u2(u);
        }
        uint8_t *length_at = u->to;
        if (!room(u, 0, 4)) return;
        u->to += 4;
        if (memcmp(name, u->names[LINES], 2) == 0) {
            unpack_lines(u);
        } else if (memcmp(name, u->names[RECORD], 2) == 0) {
            for (unsigned components = copy_u2(u); components > 0 && room(u, 4, 4);
                 components--) {
                copy(u, 4);
                unpack_attributes(u);
            }
        } else if (memcmp(name, u->names[CODE], 2) == 0) {
            copy(u, 4);
            copy(u, copy_u4(u));
            copy(u, copy_u2(u) * (size_t)8);
            unpack_attributes(u);
        } else {
            copy(u, length);
        }
        length = (uint32_t)(u->to - length_at - 4);
        for (int i = 0; i < 4; i++) length_at[i] = (uint8_t)(length >> (24 - 8 * i));
    }
}

bool unpack_class(const uint8_t *packed, size_t length, uint8_t *to, size_t unpacked) {
    Unpacker u = {.from = packed, .end = packed + length, .to = to, .limit = to + unpacked};
    copy(&u, 8);
    unpack_pool(&u);
    copy(&u, 6);
    copy(&u, copy_u2(&u) * (size_t)2);
    for (int kind = 0; kind < 2; kind++)
        for (unsigned count = copy_u2(&u); count > 0 && !u.failed; count--) {
            copy(&u, 6);
            unpack_attributes(&u);
        }
    unpack_attributes(&u);
    return !u.failed && u.from == u.end && u.to == u.limit;
}
