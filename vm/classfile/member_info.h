/* SPDX-License-Identifier: MIT */
/* Fields, methods and code of a class file, decoded and checked (JVMS 4.5 to 4.7). Immutable;
 * owned by their ClassFile (classfile.h), as is all that they point to. Absent texts are {NULL,
 * 0}, absent attributes have length or count 0. */
#ifndef MINIJVM_VM_CLASSFILE_MEMBER_INFO_H
#define MINIJVM_VM_CLASSFILE_MEMBER_INFO_H

#include "vm/classfile/constant_pool.h"

enum {
    ACC_PUBLIC = 0x0001,
    ACC_PRIVATE = 0x0002,
    ACC_PROTECTED = 0x0004,
    ACC_STATIC = 0x0008,
    ACC_FINAL = 0x0010,
    ACC_SUPER = 0x0020,
    ACC_SYNCHRONIZED = 0x0020,
    ACC_OPEN = 0x0020,
    ACC_VOLATILE = 0x0040,
    ACC_BRIDGE = 0x0040,
    ACC_TRANSIENT = 0x0080,
    ACC_VARARGS = 0x0080,
    ACC_NATIVE = 0x0100,
    ACC_INTERFACE = 0x0200,
    ACC_ABSTRACT = 0x0400,
    ACC_STRICT = 0x0800,
    ACC_SYNTHETIC = 0x1000,
    ACC_ANNOTATION = 0x2000,
    ACC_ENUM = 0x4000,
    ACC_MODULE = 0x8000,
    ACC_MANDATED = 0x8000
};

/* Contents of an attribute that is kept as it stands: after attribute_length. */
typedef struct RawAttribute {
    const uint8_t *bytes;
    uint32_t length;
} RawAttribute;

typedef struct RawAnnotations {
    RawAttribute visible;      /* RuntimeVisibleAnnotations */
    RawAttribute visible_type; /* RuntimeVisibleTypeAnnotations */
} RawAnnotations;

typedef struct FieldInfo {
    uint16_t access_flags; /* ACC_SYNTHETIC also set by a Synthetic attribute; so below */
    bool deprecated;
    uint16_t constant_value; /* pool index, 0 if none */
    ConstantUtf8 name, descriptor, signature;
    RawAnnotations annotations;
} FieldInfo;

typedef struct ExceptionHandler {
    uint16_t start_pc, end_pc, handler_pc;
    uint16_t catch_type; /* pool index of a Class, 0 catches all */
} ExceptionHandler;

typedef struct LineNumber {
    uint16_t start_pc, line;
} LineNumber;

/* LocalVariableTable; a method may have several. */
typedef struct VariableTable {
    RawAttribute rows; /* with their number */
    const struct VariableTable *next;
} VariableTable;

typedef struct CodeInfo {
    uint16_t max_stack, max_locals;
    uint16_t handler_count;
    bool is_verified; /* beforehand, by who made an archive of the class file */
    uint32_t length;  /* 1 to 65535 */
    const uint8_t *code;
    const ExceptionHandler *handlers;
    uint32_t line_count; /* all LineNumberTables, sorted by start_pc: for line_walk_next */
    const LineNumber *lines;
    const uint8_t *raw_lines;    /* instead of `lines`: as the attribute has them, in order */
    const uint8_t *packed_lines; /* likewise: as the boot library has them */
    const VariableTable *variables; /* for classfile_variable_name */
    RawAttribute stack_map;         /* StackMapTable: number_of_entries and the entries */
    RawAttribute visible_type_annotations;
} CodeInfo;

typedef struct MethodParameter {
    ConstantUtf8 name;
    uint16_t access_flags;
    bool name_is_bad; /* what it is an index of is no text */
} MethodParameter;

/* What few methods have. */
typedef struct MethodExtras {
    bool has_parameters; /* a MethodParameters attribute is there, perhaps empty */
    uint8_t stated_parameter_count;
    const MethodParameter *parameters; /* stated_parameter_count of them */
    RawAnnotations annotations;
    RawAttribute visible_parameter_annotations;
    RawAttribute annotation_default;
} MethodExtras;

typedef struct MethodInfo {
    uint16_t access_flags;
    bool deprecated;
    uint8_t argument_slots;  /* receiver included */
    uint8_t parameter_count; /* of the descriptor */
    uint16_t exception_count;
    const uint16_t *exceptions; /* pool indices of Class entries */
    ConstantUtf8 name, descriptor, signature;
    const CodeInfo *code;       /* NULL if native or abstract */
    const MethodExtras *extras; /* NULL: none; see method_extras */
} MethodInfo;

static inline const MethodExtras *method_extras(const MethodInfo *info) {
    static const MethodExtras none = {0};
    return info->extras != NULL ? info->extras : &none;
}

#endif
