/* SPDX-License-Identifier: MIT */
/* Descriptors and names of JVMS 4.2 and 4.3: validation, and iteration over valid ones.
 * Pure. The validators take any bytes and a length; the iterators take NUL-terminated
 * descriptors that a validator has accepted (all that come out of a ClassFile have been). */
#ifndef MINIJVM_VM_TEXT_DESCRIPTOR_H
#define MINIJVM_VM_TEXT_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { DESCRIPTOR_MAX_DIMENSIONS = 255, DESCRIPTOR_MAX_SLOTS = 255 };

/* One type in a descriptor. For "[[Ljava/lang/String;" the kind is '[', dimensions 2. */
typedef struct DescriptorType {
    char kind;          /* B C D F I J S Z, 'L', '[' or 'V' */
    char element;       /* kind of the innermost element; == kind unless an array */
    uint8_t dimensions; /* 0 unless an array */
    const char *start;  /* borrowed from the descriptor, not terminated */
    uint32_t length;    /* of the whole type: 'L' and ';' included */
} DescriptorType;

typedef struct DescriptorCursor {
    const char *at;
} DescriptorCursor;

/* ---- Validation ---- */

bool descriptor_is_field(const char *bytes, size_t length);

/* Slots of arguments (receiver not counted) must be <= 255. */
bool descriptor_is_method(const char *bytes, size_t length);

/* Unqualified name of a field (JVMS 4.2.2). Before version 49 it must be a Java identifier. */
bool descriptor_is_field_name(const char *bytes, size_t length, unsigned major_version);

/* As above; < and > only in <init> and <clinit>. */
bool descriptor_is_method_name(const char *bytes, size_t length, unsigned major_version);

/* "java/lang/String"; no array. */
bool descriptor_is_class_name(const char *bytes, size_t length, unsigned major_version);

/* What CONSTANT_Class may name: a class, or an array as its field descriptor. */
bool descriptor_is_class_or_array_name(const char *bytes, size_t length,
                                       unsigned major_version);

/* Package names are class names in shape; module names may not hold bare : @ \ or controls. */
bool descriptor_is_module_name(const char *bytes, size_t length);

/* ---- Iteration ---- */

/* Length of the one type at the start of the bytes ('V' included), 0 if there is none. */
size_t descriptor_type_length(const char *bytes, size_t length);

/* The type that a field descriptor, or a part of a method descriptor, starts with. */
DescriptorType descriptor_type(const char *descriptor);

DescriptorCursor descriptor_parameters(const char *method_descriptor);

/* The next parameter; false after the last. */
bool descriptor_next(DescriptorCursor *cursor, DescriptorType *type);

/* At the ')' that ends the parameters: names of classes may hold parentheses, too. */
const char *descriptor_parameters_end(const char *method_descriptor);

DescriptorType descriptor_return(const char *method_descriptor);

/* Receiver not counted. */
unsigned descriptor_parameter_count(const char *method_descriptor);
unsigned descriptor_argument_slots(const char *method_descriptor);
/* The same, and the result's kind. */
unsigned descriptor_call(const char *method_descriptor, char *return_kind);

/* Slots of a value of this kind: 0 for V, 2 for J and D, else 1. */
static inline unsigned descriptor_kind_slots(char kind) {
    return kind == 'V' ? 0 : kind == 'J' || kind == 'D' ? 2 : 1;
}

static inline bool descriptor_kind_is_reference(char kind) {
    return kind == 'L' || kind == '[';
}

/* Kind on the operand stack: B C S Z become I, '[' becomes 'L'. */
static inline char descriptor_kind_on_stack(char kind) {
    switch (kind) {
    case 'B':
    case 'C':
    case 'S':
    case 'Z': return 'I';
    case '[': return 'L';
    default: return kind;
    }
}

#endif
