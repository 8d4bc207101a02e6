/* SPDX-License-Identifier: MIT */
/* A class file, decoded and checked (JVMS 4.1 to 4.9 except the verification of bytecode).
 * Nothing refers to the input after classfile_parse returns: all that is kept is copied into
 * memory that the ClassFile owns. Immutable, so any number of threads may read it. The linker
 * builds a Class out of it; the verifier and reflection read it later. Absent texts are {NULL, 0},
 * absent attributes have length or count 0. */
#ifndef VM_LOAD_CLASSFILE_H
#define VM_LOAD_CLASSFILE_H

#include "vm/fault.h"
#include "vm/load/constant_pool.h"

enum {
    ACC_PUBLIC = 0x0001, ACC_PRIVATE = 0x0002, ACC_PROTECTED = 0x0004, ACC_STATIC = 0x0008,
    ACC_FINAL = 0x0010, ACC_SUPER = 0x0020, ACC_SYNCHRONIZED = 0x0020, ACC_OPEN = 0x0020,
    ACC_VOLATILE = 0x0040, ACC_BRIDGE = 0x0040, ACC_TRANSIENT = 0x0080, ACC_VARARGS = 0x0080,
    ACC_NATIVE = 0x0100, ACC_INTERFACE = 0x0200, ACC_ABSTRACT = 0x0400, ACC_STRICT = 0x0800,
    ACC_SYNTHETIC = 0x1000, ACC_ANNOTATION = 0x2000, ACC_ENUM = 0x4000, ACC_MODULE = 0x8000,
    ACC_MANDATED = 0x8000
};

enum { CLASSFILE_OLDEST_MAJOR = 45, CLASSFILE_NEWEST_MAJOR = 65 };

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

typedef struct LocalVariable {
    uint16_t start_pc, length, slot;
    ConstantUtf8 name, descriptor;
    ConstantUtf8 signature; /* from LocalVariableTypeTable */
} LocalVariable;

typedef struct CodeInfo {
    uint16_t max_stack, max_locals;
    uint32_t length; /* 1 to 65535 */
    const uint8_t *code;
    uint16_t handler_count;
    const ExceptionHandler *handlers;
    uint32_t line_count; /* all LineNumberTables, sorted by start_pc: for line_walk_next */
    const LineNumber *lines;
    const uint8_t *packed_lines; /* instead of `lines`: as the boot library has them */
    uint32_t variable_count;
    const LocalVariable *variables;
    RawAttribute stack_map; /* StackMapTable: number_of_entries and the entries */
    RawAttribute visible_type_annotations;
} CodeInfo;

typedef struct MethodParameter {
    ConstantUtf8 name;
    uint16_t access_flags;
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
extern const MethodExtras method_extras_none;

typedef struct MethodInfo {
    uint16_t access_flags;
    bool deprecated;
    uint8_t argument_slots;  /* receiver included */
    uint8_t parameter_count; /* of the descriptor */
    uint16_t exception_count;
    const uint16_t *exceptions; /* pool indices of Class entries */
    ConstantUtf8 name, descriptor, signature;
    const CodeInfo *code; /* NULL if native or abstract */
    const MethodExtras *extras; /* never NULL: method_extras_none */
} MethodInfo;

typedef struct InnerClass {
    uint16_t inner, outer, name, access_flags; /* Class, Class or 0, Utf8 or 0 */
} InnerClass;

typedef struct BootstrapMethod {
    uint16_t method; /* a MethodHandle */
    uint16_t argument_count;
    const uint16_t *arguments; /* loadable constants */
} BootstrapMethod;

typedef struct RecordComponent {
    ConstantUtf8 name, descriptor, signature;
    RawAnnotations annotations;
} RecordComponent;

typedef struct ClassFile {
    uint16_t minor_version, major_version;
    uint16_t access_flags;
    bool deprecated;
    ConstantPool pool;
    uint16_t this_class, super_class; /* pool indices; super 0 for java/lang/Object alone */
    ConstantUtf8 name, super_name;
    uint16_t interface_count;
    const uint16_t *interfaces; /* Class entries */
    uint16_t field_count, method_count;
    const FieldInfo *fields;
    const MethodInfo *methods;

    ConstantUtf8 source_file, signature;
    RawAttribute source_debug_extension;
    RawAnnotations annotations;
    bool has_inner_classes;
    uint16_t inner_class_count;
    const InnerClass *inner_classes;
    bool has_enclosing_method;
    uint16_t enclosing_class, enclosing_method; /* Class; NameAndType or 0 */
    uint16_t bootstrap_method_count;
    const BootstrapMethod *bootstrap_methods;
    uint16_t nest_host; /* Class or 0 */
    uint16_t nest_member_count;
    const uint16_t *nest_members;
    bool is_sealed; /* PermittedSubclasses is there */
    uint16_t permitted_subclass_count;
    const uint16_t *permitted_subclasses;
    bool is_record; /* Record is there, perhaps with no components */
    uint16_t record_component_count;
    const RecordComponent *record_components;

    size_t memory; /* bytes that it owns, for statistics */
    struct ParseArena *arena;
    bool arena_is_shared; /* with other class files: freed with its owner */
} ClassFile;

/* NULL and a fault if the bytes are no class file. `expected_name` (internal form) may be NULL;
 * a different this_class is a NoClassDefFoundError. Owned by the caller. */
ClassFile *classfile_parse(const uint8_t *bytes, size_t length, const char *expected_name,
                           Fault *fault);

/* The same of a packed class of the boot library, which the build made from javac's output: what only bad input
 * breaks is not checked again, and the bytes, which stay, are not copied. Lies in `arena` (NULL: memory was short), which outlives it; classfile_free does nothing then.
 * Lock: the caller's for the arena. */
ClassFile *classfile_parse_boot(struct ParseArena *arena, const uint8_t *bytes, size_t length, Fault *fault);
struct ParseArena *parse_arena_create(void);
void parse_arena_destroy(struct ParseArena *arena); /* NULL is allowed */

/* NULL is allowed. */
void classfile_free(ClassFile *file);

/* One row of the line table after the other; begins as {.code = code}. False: there are no more. */
typedef struct LineWalk {
    const CodeInfo *code;
    uint32_t index; /* rows read */
    const uint8_t *at;
    LineNumber row; /* the newest */
} LineWalk;
bool line_walk_next(LineWalk *walk);

/* Source line of the bytecode index, -1 if unknown. */
int classfile_line_at(const CodeInfo *code, uint32_t pc);

/* The first member with this name and descriptor, or NULL. Linear: for tests and tools. */
const FieldInfo *classfile_find_field(const ClassFile *file, const char *name,
                                      const char *descriptor);
const MethodInfo *classfile_find_method(const ClassFile *file, const char *name,
                                        const char *descriptor);

#endif
