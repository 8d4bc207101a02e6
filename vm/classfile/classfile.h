/* SPDX-License-Identifier: MIT */
/* A class file, decoded and checked (JVMS 4.1 to 4.9 except the verification of bytecode).
 * Nothing refers to the input after classfile_parse returns: all that is kept is copied into
 * memory that the ClassFile owns. Immutable, so any number of threads may read it. The linker
 * builds a Class out of it; the verifier and reflection read it later. Absent texts are {NULL,
 * 0}, absent attributes have length or count 0. */
#ifndef MINIJVM_VM_CLASSFILE_CLASSFILE_H
#define MINIJVM_VM_CLASSFILE_CLASSFILE_H

#include "vm/classfile/constant_pool.h"
#include "vm/classfile/member_info.h"
#include "vm/text/fault.h"

enum { CLASSFILE_OLDEST_MAJOR = 45, CLASSFILE_NEWEST_MAJOR = 65 };

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

/* Class files of preview features, which have the minor version 65535: the embedded library has
 * none of these features; a JDK's has those of its own version, which a program asks for. */
typedef enum PreviewRule { PREVIEW_NEVER, PREVIEW_OFF, PREVIEW_ON } PreviewRule;

typedef struct ParseRules {
    PreviewRule preview;
    bool of_library; /* tables that only messages need are read when one does */
    bool in_place;   /* all but texts is read where it lies: for classfile_parse_in_place */
} ParseRules;

/* NULL and a fault if the bytes are no class file. `expected_name` (internal form) may be NULL;
 * a different this_class is a NoClassDefFoundError. Owned by the caller. */
ClassFile *classfile_parse(const uint8_t *bytes, size_t length, const char *expected_name,
                           Fault *fault);
ClassFile *classfile_parse_by(ParseRules rules, const uint8_t *bytes, size_t length,
                              const char *expected_name, Fault *fault);

/* The same of a class of a library that is never unloaded: the bytes stay, and are not copied.
 * Lies in `arena` (NULL: memory was short), which outlives it; classfile_free does nothing
 * then. Lock: the caller's for the arena. */
ClassFile *classfile_parse_in_place(struct ParseArena *arena, ParseRules rules,
                                    const uint8_t *bytes, size_t length,
                                    const char *expected_name, Fault *fault);
/* So too a packed class of the boot library, which the build made from javac's output: what
 * only bad input breaks is not checked again. */
ClassFile *classfile_parse_boot(struct ParseArena *arena, const uint8_t *bytes, size_t length,
                                Fault *fault);

/* NULL is allowed. */
void classfile_free(ClassFile *file);

/* One row of the line table after the other; begins as {.code = code}. False: there are no
 * more. */
typedef struct LineWalk {
    const CodeInfo *code;
    uint32_t index; /* rows read */
    const uint8_t *at;
    LineNumber row; /* the newest */
} LineWalk;
bool line_walk_next(LineWalk *walk);

/* Source line of the bytecode index, -1 if unknown. */
int classfile_line_at(const CodeInfo *code, uint32_t pc);

/* Of the local variable that lives in the slot at the bytecode index, by the method's tables;
 * absent if they do not say. */
ConstantUtf8 classfile_variable_name(const ClassFile *file, const CodeInfo *code, unsigned slot,
                                     uint32_t pc);

/* The first member with this name and descriptor, or NULL. Linear: for tests and tools. */
const FieldInfo *classfile_find_field(const ClassFile *file, const char *name,
                                      const char *descriptor);
const MethodInfo *classfile_find_method(const ClassFile *file, const char *name,
                                        const char *descriptor);

#endif
