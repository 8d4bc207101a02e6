/* SPDX-License-Identifier: MIT */
/* The types of the annotations in a RuntimeVisibleAnnotations attribute (JVMS 4.7.16), one
 * after another; what they say is skipped. Pure; damaged ones end the list. */
#ifndef MINIJVM_VM_CLASSFILE_ANNOTATIONS_H
#define MINIJVM_VM_CLASSFILE_ANNOTATIONS_H

#include "vm/classfile/classfile.h"

typedef struct AnnotationCursor {
    const ConstantPool *pool;
    const uint8_t *at, *end;
    unsigned left;
} AnnotationCursor;

AnnotationCursor annotations_begin(const ConstantPool *pool, const RawAttribute *attribute);
/* The next one's type as a descriptor; NULL: there is none. Borrowed from the pool. */
const char *annotations_next(AnnotationCursor *cursor);

#endif
