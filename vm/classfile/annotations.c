/* SPDX-License-Identifier: MIT */
#include "vm/classfile/annotations.h"

enum { DEEPEST = 32 };

static unsigned take(AnnotationCursor *cursor, unsigned bytes) {
    unsigned value = 0;
    if ((size_t)(cursor->end - cursor->at) < bytes) {
        cursor->at = cursor->end;
        cursor->left = 0;
        return 0;
    }
    for (unsigned i = 0; i < bytes; i++) value = value << 8 | *cursor->at++;
    return value;
}

static void skip_pairs(AnnotationCursor *cursor, int depth);

static void skip_value(AnnotationCursor *cursor, int depth) {
    if (depth > DEEPEST) cursor->at = cursor->end;
    switch (take(cursor, 1)) {
    case 'e': take(cursor, 4); break;
    case '@':
        take(cursor, 2);
        skip_pairs(cursor, depth + 1);
        break;
    case '[':
        for (unsigned n = take(cursor, 2); n > 0 && cursor->at < cursor->end; n--)
            skip_value(cursor, depth + 1);
        break;
    default: take(cursor, 2);
    }
}

static void skip_pairs(AnnotationCursor *cursor, int depth) {
    for (unsigned n = take(cursor, 2); n > 0 && cursor->at < cursor->end; n--) {
        take(cursor, 2);
        skip_value(cursor, depth);
    }
}

AnnotationCursor annotations_begin(const ConstantPool *pool, const RawAttribute *attribute) {
    AnnotationCursor cursor = {.pool = pool};
    if (attribute->length == 0) return cursor;
    cursor.at = attribute->bytes;
    cursor.end = attribute->bytes + attribute->length;
    cursor.left = take(&cursor, 2);
    return cursor;
}

const char *annotations_next(AnnotationCursor *cursor) {
    if (cursor->left == 0) return NULL;
    cursor->left--;
    unsigned type = take(cursor, 2);
    if (!constant_pool_is(cursor->pool, type, CONSTANT_Utf8)) return NULL;
    skip_pairs(cursor, 0);
    return constant_pool_utf8(cursor->pool, type).bytes;
}
