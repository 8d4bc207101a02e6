/* SPDX-License-Identifier: MIT */
/* The grammar of descriptors and names. Class names inside descriptors follow the rule since
 * version 49 for every version: what javac has ever written is within it. */
#include "vm/text/descriptor.h"

#include <string.h>

#include "vm/text/utf8.h"

/* ---- Names ---- */

/* What a part of a name has none of. */
static const bool ends_part[UINT8_MAX + 1] = {
    ['.'] = true, [';'] = true, ['['] = true, ['/'] = true};

/* The bytes up to one that no part has; parts are between slashes, if these are allowed, and
 * never empty, else 0. */
static size_t name_length(const char *bytes, size_t length, bool slashes) {
    size_t start = 0, i = 0;
    for (;;) {
        while (i < length && !ends_part[(uint8_t)bytes[i]]) i++;
        if (i == start) return 0;
        if (i == length || bytes[i] != '/' || !slashes) return i;
        start = ++i;
    }
}

static bool is_unqualified(const char *bytes, size_t length, bool slashes) {
    return length > 0 && name_length(bytes, length, slashes) == length;
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

/* A Java identifier, for version 48 and older. Beyond ASCII every character passes: the tables
 * of Unicode are the class library's, and no later check relies on the stricter rule. */
static bool is_identifier(const char *bytes, size_t length, bool slashes) {
    bool at_start = true;
    for (size_t i = 0; i < length; i++) {
        char c = bytes[i];
        if (c == '/') {
            if (!slashes || at_start) return false;
            at_start = true;
        } else if (is_letter(c) || (uint8_t)c >= 0x80 || (!at_start && c >= '0' && c <= '9')) {
            at_start = false;
        } else {
            return false;
        }
    }
    return !at_start;
}

static bool is_name(const char *bytes, size_t length, bool slashes, unsigned major) {
    return major < 49 ? is_identifier(bytes, length, slashes)
                      : is_unqualified(bytes, length, slashes);
}

bool descriptor_is_field_name(const char *bytes, size_t length, unsigned major_version) {
    return is_name(bytes, length, false, major_version);
}

bool descriptor_is_method_name(const char *bytes, size_t length, unsigned major_version) {
    if (length > 0 && bytes[0] == '<')
        return (length == 6 && memcmp(bytes, "<init>", 6) == 0) ||
               (length == 8 && memcmp(bytes, "<clinit>", 8) == 0);
    return is_name(bytes, length, false, major_version) && !memchr(bytes, '<', length) &&
           !memchr(bytes, '>', length);
}

bool descriptor_is_class_name(const char *bytes, size_t length, unsigned major_version) {
    return is_name(bytes, length, true, major_version);
}

bool descriptor_is_class_or_array_name(const char *bytes, size_t length,
                                       unsigned major_version) {
    if (length > 0 && bytes[0] == '[') return descriptor_is_field(bytes, length);
    return descriptor_is_class_name(bytes, length, major_version);
}

bool descriptor_is_module_name(const char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        uint8_t c = (uint8_t)bytes[i];
        if (c < 0x20 || c == ':' || c == '@') return false;
        if (c == '\\' && (++i == length || !strchr(":@\\", bytes[i]) || bytes[i] == 0))
            return false;
    }
    return length > 0;
}

/* ---- Types ---- */

size_t descriptor_type_length(const char *bytes, size_t length) {
    size_t dimensions = 0;
    while (dimensions < length && bytes[dimensions] == '[') dimensions++;
    if (dimensions > DESCRIPTOR_MAX_DIMENSIONS || dimensions == length) return 0;
    switch (bytes[dimensions]) {
    case 'B':
    case 'C':
    case 'D':
    case 'F':
    case 'I':
    case 'J':
    case 'S':
    case 'Z': return dimensions + 1;
    case 'V': return dimensions == 0 ? 1 : 0;
    case 'L': {
        size_t start = dimensions + 1, named = name_length(bytes + start, length - start, true);
        size_t end = start + named;
        return named > 0 && end < length && bytes[end] == ';' ? end + 1 : 0;
    }
    default: return 0;
    }
}

bool descriptor_is_field(const char *bytes, size_t length) {
    return length > 0 && bytes[0] != 'V' && descriptor_type_length(bytes, length) == length;
}

bool descriptor_is_method(const char *bytes, size_t length) {
    if (length == 0 || bytes[0] != '(') return false;
    size_t at = 1;
    unsigned slots = 0;
    while (at < length && bytes[at] != ')') {
        size_t step = descriptor_type_length(bytes + at, length - at);
        slots += descriptor_kind_slots(bytes[at]);
        if (step == 0 || bytes[at] == 'V' || slots > DESCRIPTOR_MAX_SLOTS) return false;
        at += step;
    }
    if (at >= length) return false;
    at++;
    return at < length && descriptor_type_length(bytes + at, length - at) == length - at;
}

/* ---- Iteration ---- */

DescriptorType descriptor_type(const char *descriptor) {
    const char *element = descriptor;
    while (*element == '[') element++;
    const char *last = *element == 'L' ? strchr(element, ';') : element;
    return (DescriptorType){.kind = *descriptor,
                            .element = *element,
                            .dimensions = (uint8_t)(element - descriptor),
                            .start = descriptor,
                            .length = (uint32_t)(last + 1 - descriptor)};
}

DescriptorCursor descriptor_parameters(const char *method_descriptor) {
    return (DescriptorCursor){method_descriptor + 1};
}

bool descriptor_next(DescriptorCursor *cursor, DescriptorType *type) {
    if (*cursor->at == ')') return false;
    *type = descriptor_type(cursor->at);
    cursor->at += type->length;
    return true;
}

const char *descriptor_parameters_end(const char *method_descriptor) {
    const char *at = method_descriptor + 1;
    for (; *at != ')'; at++)
        if (*at == 'L') at = strchr(at, ';');
    return at;
}

DescriptorType descriptor_return(const char *method_descriptor) {
    return descriptor_type(descriptor_parameters_end(method_descriptor) + 1);
}

unsigned descriptor_parameter_count(const char *method_descriptor) {
    DescriptorCursor cursor = descriptor_parameters(method_descriptor);
    DescriptorType type;
    unsigned count = 0;
    while (descriptor_next(&cursor, &type)) count++;
    return count;
}

unsigned descriptor_call(const char *method_descriptor, char *return_kind) {
    const char *at = method_descriptor + 1;
    unsigned slots = 0;
    for (; *at != ')'; at++) {
        slots += *at == 'J' || *at == 'D' ? 2 : 1;
        while (*at == '[') at++;
        if (*at == 'L')
            while (*at != ';') at++;
    }
    *return_kind = at[1];
    return slots;
}

unsigned descriptor_argument_slots(const char *method_descriptor) {
    DescriptorCursor cursor = descriptor_parameters(method_descriptor);
    DescriptorType type;
    unsigned slots = 0;
    while (descriptor_next(&cursor, &type)) slots += descriptor_kind_slots(type.kind);
    return slots;
}
