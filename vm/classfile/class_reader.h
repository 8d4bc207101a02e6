/* SPDX-License-Identifier: MIT */
/* The cursor over a class file that its parsers share. Reads are sticky: past the end they
 * yield 0 and the reader has failed, so a parser may read a group and check once, but must
 * check before it loops or allocates by a count it has read (class_reader_need). Private to
 * classfile.c, constant_pool.c, attributes.c and code_attribute.c. */
#ifndef MINIJVM_VM_CLASSFILE_CLASS_READER_H
#define MINIJVM_VM_CLASSFILE_CLASS_READER_H

#include "vm/classfile/classfile.h"
#include "vm/classfile/parse_arena.h"

typedef struct ClassReader {
    const uint8_t *bytes; /* the ClassFile's own copy, whose Utf8 texts are terminated in place,
                             or what rules.in_place is of */
    size_t end;           /* of the file, or of the attribute being read */
    size_t at;
    bool failed;
    bool trusted; /* of the boot library, packed (boot_library.h): read in place, not checked
                     again */
    ParseRules rules;
    const char *name;                       /* of the class, for messages */
    ConstantUtf8 member, member_descriptor; /* likewise, of the field or method being read */
    unsigned constant; /* likewise, index of the constant being read or 0 */
    ClassFile *file;
    Fault *fault;
} ClassReader;

/* Records a ClassFormatError. In the text "@N" stands for the class's name, "@C" for " in class
 * <name>",
 * "@F" for " in class file <name>", which is added where none of them is; then in brackets
 * which member or constant it is and the offset in the file. Always false. The first fault
 * stays. */
__attribute__((format(printf, 2, 3))) bool class_reader_fail(ClassReader *reader,
                                                             const char *format, ...);

/* False, and a fault, if fewer than count * size bytes are left. */
bool class_reader_need_slow(ClassReader *reader, size_t count, size_t size);
static inline bool class_reader_need(ClassReader *reader, size_t count, size_t size) {
    return (!reader->failed && count <= (reader->end - reader->at) / size) ||
           class_reader_need_slow(reader, count, size);
}

static inline uint8_t class_reader_u1(ClassReader *reader) {
    return class_reader_need(reader, 1, 1) ? reader->bytes[reader->at++] : 0;
}
static inline uint16_t class_reader_u2(ClassReader *reader) {
    if (!class_reader_need(reader, 1, 2)) return 0;
    const uint8_t *p = reader->bytes + reader->at;
    reader->at += 2;
    return (uint16_t)(p[0] << 8 | p[1]);
}
uint32_t class_reader_u4(ClassReader *reader);

/* The next bytes, still in place; NULL if there are not that many. */
const uint8_t *class_reader_take(ClassReader *reader, size_t length);

/* Memory for count things; NULL and a fault if memory is short. */
void *class_reader_allocate(ClassReader *reader, size_t count, size_t size);

/* A u2 that must be the index of such a constant (or 0 where that is allowed). `what` is
 * the message, with a place for the index. Returns 0 on failure. */
uint16_t class_reader_index(ClassReader *reader, ConstantTag tag, const char *what);
uint16_t class_reader_index_or_0(ClassReader *reader, ConstantTag tag, const char *what);
ConstantUtf8 class_reader_utf8(ClassReader *reader, const char *what);

/* A u2 count and so many indices of Class constants; `what` is what to say of another (%u: the
 * index). */
bool class_reader_classes(ClassReader *reader, const char *what, uint16_t *count,
                          const uint16_t **indices);

/* ---- Texts ---- */

typedef enum TextKind {
    TEXT_FIELD_NAME = 1,
    TEXT_METHOD_NAME = 2,
    TEXT_LOCAL_NAME = 4, /* of a local variable: by the rule since version 49 */
    TEXT_FIELD_TYPE = 8,
    TEXT_METHOD_TYPE = 16
} TextKind;

/* Of a Utf8 constant of this file, which is looked at once for each kind: the byte before it,
 * where its length was, keeps what it has been found to be. Those of a trusted file are all
 * that they have to be. */
bool class_reader_text_is(const ClassReader *reader, ConstantUtf8 text, TextKind kind);

/* A field or method descriptor of this file, else a fault that says what is wrong with it;
 * `kind` is "Field" and the like. */
bool class_reader_check_descriptor(ClassReader *reader, const char *kind, ConstantUtf8 name,
                                   ConstantUtf8 descriptor, bool is_method);

/* ---- Duplicates ---- */

typedef struct MemberName {
    ConstantUtf8 name, descriptor; /* descriptor may be absent */
} MemberName;

/* One that is there twice, or NULL. May sort the names (worst case n log n, whatever the
 * input). */
const MemberName *member_names_duplicate(MemberName *names, size_t count);

/* ---- Attributes (attributes.c, code_attribute.c) ---- */

bool attributes_parse_class(ClassReader *reader);
bool attributes_parse_field(ClassReader *reader, FieldInfo *field);
bool attributes_parse_method(ClassReader *reader, MethodInfo *method);

/* Which error of an attribute's length is found first: that there are not so many bytes, that
 * it is none that the attribute can have, or, by reading on, what is wrong inside or that it
 * ends elsewhere. */
typedef enum LengthCheck { LENGTH_IS_THERE, LENGTH_FITS, LENGTH_IS_COMPARED } LengthCheck;

/* One row of a table of known attributes. Others are skipped. */
typedef struct AttributeRule {
    const char *name;
    uint16_t since; /* major version; ignored in older files */
    bool repeats;   /* may be there more than once */
    bool (*parse)(ClassReader *reader, void *subject);
    const char *wrong_length; /* what to say then, # is the length; NULL: "Wrong <name>
                                 attribute length" */
    LengthCheck check;
} AttributeRule;

/* Reads a table of attributes for which at most 32 rules (the last has no name) are known.
 * `bad_name` is what to say of an index that is no attribute's name. */
bool attributes_parse(ClassReader *reader, const AttributeRule *rules, const char *bad_name,
                      void *subject);

/* The rest of the attribute, as it stands. */
RawAttribute class_reader_raw(ClassReader *reader);

bool code_attribute_parse(ClassReader *reader, MethodInfo *method);

/* Flags of a class, or of a row of InnerClasses. */
bool class_flags_are_legal(uint16_t flags, unsigned major_version);

/* Do the flags of a class, or of one inside of it, say that it is a module? Then it is refused.
 */
bool class_reader_is_module(ClassReader *reader, unsigned flags);

#endif
