/* SPDX-License-Identifier: MIT */
/* The values in a dump's records, one after another: R154's byte order, pointers as they lie in
 * memory. For one who has defined Reader, with `at` and `end`, and record_is_cut(missing),
 * which does not return. */
#ifndef TESTS_AGENTS_RECORD_VALUES_H
#define TESTS_AGENTS_RECORD_VALUES_H

#include <string.h>

enum { P = sizeof(void *) };

static const unsigned char *take(Reader *r, size_t count) {
    size_t left = (size_t)(r->end - r->at);
    if (left < count) record_is_cut(count - left);
    const unsigned char *start = r->at;
    r->at += count;
    return start;
}
static unsigned take_u1(Reader *r) { return *take(r, 1); }
static unsigned take_u2(Reader *r) {
    const unsigned char *b = take(r, 2);
    return (unsigned)b[0] << 8 | b[1];
}
static unsigned take_u4(Reader *r) {
    const unsigned char *b = take(r, 4);
    return (unsigned)b[0] << 24 | (unsigned)b[1] << 16 | (unsigned)b[2] << 8 | b[3];
}
static void *take_pointer(Reader *r) {
    void *p;
    memcpy(&p, take(r, P), P);
    return p;
}

#endif
