/* SPDX-License-Identifier: MIT */
/* The frame of a class file: version, flags, names, members. The pool is read by
 * constant_pool.c, attributes by attributes.c and code_attribute.c. Checks come in the order of
 * the file, so the first thing that is wrong is the one that is told. */
#include "vm/classfile/classfile.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/class_reader.h"
#include "vm/text/descriptor.h"

/* ---- Version ---- */

enum { JDK_MAJOR = 61, PREVIEW_MINOR = 0xFFFF };

/* Of a class file that says that it needs preview features. */
static bool check_preview(ClassReader *reader) {
    unsigned major = reader->file->major_version;
    bool of_jdk = reader->rules.preview != PREVIEW_NEVER && major == JDK_MAJOR;
    if (of_jdk && reader->rules.preview == PREVIEW_ON) return true;
    if (of_jdk)
        return fault_set(reader->fault, FAULT_VERSION, 4,
                         "Preview features are not enabled for %s (class file version %u.%u). "
                         "Try running with '--enable-preview'",
                         reader->name, major, (unsigned)PREVIEW_MINOR);
    return fault_set(
        reader->fault, FAULT_VERSION, 4,
        "%s (class file version %u.%u) was compiled with preview features that are "
        "unsupported. This version of the Java Runtime only recognizes %s %u.%u",
        reader->name, major, (unsigned)PREVIEW_MINOR,
        reader->rules.preview == PREVIEW_NEVER ? "class file versions up to"
                                               : "preview features for class file version",
        reader->rules.preview == PREVIEW_NEVER ? (unsigned)CLASSFILE_NEWEST_MAJOR : JDK_MAJOR,
        reader->rules.preview == PREVIEW_NEVER ? 0u : (unsigned)PREVIEW_MINOR);
}

static bool check_version(ClassReader *reader) {
    unsigned major = reader->file->major_version, minor = reader->file->minor_version;
    const char *name = reader->name;
    if (major < CLASSFILE_OLDEST_MAJOR)
        return fault_set(
            reader->fault, FAULT_VERSION, 4,
            "%s (class file version %u.%u) was compiled with an invalid major version", name,
            major, minor);
    if (major > CLASSFILE_NEWEST_MAJOR)
        return fault_set(
            reader->fault, FAULT_VERSION, 4,
            "%s has been compiled by a more recent version of the Java Runtime (class "
            "file version %u.%u), this version of the Java Runtime only recognizes "
            "class file versions up to %u.0",
            name, major, minor, CLASSFILE_NEWEST_MAJOR);
    if (major < 56 || minor == 0) return true;
    if (minor == PREVIEW_MINOR) return check_preview(reader);
    return fault_set(reader->fault, FAULT_VERSION, 4,
                     "%s (class file version %u.%u) was compiled with an invalid non-zero "
                     "minor version",
                     name, major, minor);
}

/* ---- Flags ---- */

static bool at_most_one(unsigned flags, unsigned mask) {
    flags &= mask;
    return (flags & (flags - 1)) == 0;
}

enum { ACCESS_MASK = ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE };

bool class_flags_are_legal(uint16_t flags, unsigned major) {
    bool since_5 = major >= 49;
    if ((flags & ACC_FINAL) && (flags & ACC_ABSTRACT)) return false;
    if (flags & ACC_INTERFACE) {
        if (!(flags & ACC_ABSTRACT)) return false;
        return !(since_5 && (flags & (ACC_SUPER | ACC_ENUM)));
    }
    return !(since_5 && (flags & ACC_ANNOTATION));
}

static bool field_flags_are_legal(uint16_t flags, bool is_interface, unsigned major) {
    bool since_5 = major >= 49;
    if (is_interface) {
        unsigned wanted = ACC_PUBLIC | ACC_STATIC | ACC_FINAL;
        unsigned forbidden = ACC_PRIVATE | ACC_PROTECTED | ACC_VOLATILE | ACC_TRANSIENT |
                             (since_5 ? ACC_ENUM : 0);
        return (flags & wanted) == wanted && !(flags & forbidden);
    }
    return at_most_one(flags, ACCESS_MASK) && at_most_one(flags, ACC_FINAL | ACC_VOLATILE);
}

static bool interface_method_flags_are_legal(uint16_t flags, unsigned major) {
    bool is_abstract = flags & ACC_ABSTRACT;
    if (major >= 52) {
        unsigned beside_abstract =
            ACC_PRIVATE | ACC_STATIC | (major < 61 ? (unsigned)ACC_STRICT : 0u);
        return !(flags & ACC_PUBLIC) != !(flags & ACC_PRIVATE) &&
               !(flags & (ACC_NATIVE | ACC_PROTECTED | ACC_FINAL | ACC_SYNCHRONIZED)) &&
               !(is_abstract && (flags & beside_abstract));
    }
    unsigned forbidden = ACC_STATIC | ACC_FINAL | ACC_NATIVE;
    if (major >= 49) forbidden |= ACC_PRIVATE | ACC_PROTECTED | ACC_SYNCHRONIZED | ACC_STRICT;
    return (flags & ACC_PUBLIC) && is_abstract && !(flags & forbidden);
}

static bool method_flags_are_legal(uint16_t flags, bool is_interface, bool is_init,
                                   unsigned major) {
    bool since_5 = major >= 49;
    if (is_interface) return interface_method_flags_are_legal(flags, major);
    if (!at_most_one(flags, ACCESS_MASK)) return false;
    if (is_init)
        return !(flags & (ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE |
                          ACC_ABSTRACT | (since_5 ? ACC_BRIDGE : 0)));
    if (!(flags & ACC_ABSTRACT)) return true;
    unsigned forbidden = ACC_FINAL | ACC_NATIVE | ACC_PRIVATE | ACC_STATIC;
    if (since_5) forbidden |= ACC_SYNCHRONIZED | (major < 61 ? (unsigned)ACC_STRICT : 0u);
    return !(flags & forbidden);
}

/* ---- Fields ---- */

/* May sort `names`. */
static bool check_no_duplicates(ClassReader *reader, MemberName *names, size_t count,
                                const char *kind) {
    const MemberName *twice = reader->trusted ? NULL : member_names_duplicate(names, count);
    return twice == NULL ||
           class_reader_fail(reader, "Duplicate %s name \"%.48s\" with signature \"%.72s\"",
                             kind, twice->name.bytes, twice->descriptor.bytes);
}

static bool check_fields(ClassReader *reader, const FieldInfo *fields, unsigned count) {
    if (reader->trusted) return true;
    MemberName *names = malloc((count + 1u) * sizeof *names);
    for (unsigned i = 0; names && i < count; i++)
        names[i] = (MemberName){fields[i].name, fields[i].descriptor};
    bool good = names && check_no_duplicates(reader, names, count, "field");
    free(names);
    return good;
}

static bool check_methods(ClassReader *reader, const MethodInfo *methods, unsigned count) {
    if (reader->trusted) return true;
    MemberName *names = malloc((count + 1u) * sizeof *names);
    for (unsigned i = 0; names && i < count; i++)
        names[i] = (MemberName){methods[i].name, methods[i].descriptor};
    bool good = names && check_no_duplicates(reader, names, count, "method");
    free(names);
    return good;
}

static bool parse_field(ClassReader *reader, FieldInfo *field) {
    ClassFile *file = reader->file;
    enum {
        KNOWN = ACCESS_MASK | ACC_STATIC | ACC_FINAL | ACC_VOLATILE | ACC_TRANSIENT |
                ACC_SYNTHETIC | ACC_ENUM
    };
    field->access_flags = class_reader_u2(reader) & KNOWN;
    if (!reader->failed && !reader->trusted &&
        !field_flags_are_legal(field->access_flags, file->access_flags & ACC_INTERFACE,
                               file->major_version))
        return class_reader_fail(reader, "Illegal field modifiers@C: 0x%X",
                                 field->access_flags);
    field->name = class_reader_utf8(reader, "Invalid constant pool index %u for field name");
    field->descriptor =
        class_reader_utf8(reader, "Invalid constant pool index %u for field signature");
    if (reader->failed) return false;
    if (reader->trusted) return attributes_parse_field(reader, field);
    if (!class_reader_text_is(reader, field->name, TEXT_FIELD_NAME))
        return class_reader_fail(reader, "Illegal field name \"%.64s\"@C", field->name.bytes);
    reader->member = field->name;
    reader->member_descriptor = field->descriptor;
    bool good =
        class_reader_check_descriptor(reader, "Field", field->name, field->descriptor, false) &&
        attributes_parse_field(reader, field);
    reader->member = (ConstantUtf8){0};
    return good;
}

/* The file may end before: what is wrong with those that are there is told first. Each has at
 * least 8 bytes, so that there is room for one more, in which the end is met. */
static size_t members_at_most(const ClassReader *reader, unsigned count) {
    size_t most = (reader->end - reader->at) / 8 + 1;
    return count < most ? count : most;
}

static bool parse_fields(ClassReader *reader) {
    ClassFile *file = reader->file;
    uint16_t count = class_reader_u2(reader);
    FieldInfo *fields =
        class_reader_allocate(reader, members_at_most(reader, count), sizeof *fields);
    bool good = fields != NULL;
    for (unsigned i = 0; good && i < count; i++) good = parse_field(reader, &fields[i]);
    good = good && check_fields(reader, fields, count);
    file->field_count = count;
    file->fields = fields;
    return good;
}

/* ---- Methods ---- */

static bool check_method_header(ClassReader *reader, MethodInfo *method, unsigned flags) {
    ClassFile *file = reader->file;
    unsigned major = file->major_version;
    ConstantUtf8 name = method->name, descriptor = method->descriptor;
    bool is_interface = file->access_flags & ACC_INTERFACE;
    bool is_init = constant_utf8_is(name, "<init>");
    bool is_clinit = constant_utf8_is(name, "<clinit>");
    if (!reader->trusted && !class_reader_text_is(reader, name, TEXT_METHOD_NAME))
        return class_reader_fail(reader, "Illegal method name \"%.64s\"@C", name.bytes);
    if (!reader->trusted &&
        !class_reader_check_descriptor(reader, "Method", name, descriptor, true))
        return false;
    if (is_interface && is_init)
        return class_reader_fail(reader,
                                 "Interface cannot have a method named <init>, class file @N");
    method->parameter_count = (uint8_t)descriptor_parameter_count(descriptor.bytes);
    unsigned slots = descriptor_argument_slots(descriptor.bytes);
    bool is_void = descriptor.bytes[descriptor.length - 1] == 'V',
         is_initializer = is_clinit && constant_utf8_is(descriptor, "()V");
    /* Only from version 51 on does a <clinit> need its flag; other flags never mean a thing. */
    if (is_clinit && major >= 51 && !(method->access_flags & ACC_STATIC))
        return class_reader_fail(reader, "Method <clinit> is not static");
    if (is_initializer)
        method->access_flags = ACC_STATIC | (method->access_flags & ACC_STRICT);
    else if (!(is_clinit && major >= 51) &&
             !method_flags_are_legal(method->access_flags, is_interface, is_init, major))
        return class_reader_fail(reader, "Method %.64s@C has illegal modifiers: 0x%X",
                                 name.bytes, flags);
    if ((is_init && !is_void) || (is_clinit && (major >= 51 ? !is_initializer : !is_void)))
        return class_reader_fail(reader, "Method \"%.40s\"@C has illegal signature \"%.200s\"",
                                 name.bytes, descriptor.bytes);
    slots += !(method->access_flags & ACC_STATIC);
    if (slots > DESCRIPTOR_MAX_SLOTS)
        return class_reader_fail(reader, "Too many arguments in method signature");
    method->argument_slots = (uint8_t)slots;
    return true;
}

static bool parse_method(ClassReader *reader, MethodInfo *method) {
    enum {
        KNOWN = ACCESS_MASK | ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_BRIDGE |
                ACC_VARARGS | ACC_NATIVE | ACC_ABSTRACT | ACC_STRICT | ACC_SYNTHETIC
    };
    uint16_t flags = class_reader_u2(reader);
    method->access_flags = flags & KNOWN;
    method->name = class_reader_utf8(reader, "Illegal constant pool index %u for method name");
    method->descriptor =
        class_reader_utf8(reader, "Illegal constant pool index %u for method signature");
    reader->member = method->name;
    reader->member_descriptor = method->descriptor;
    if (reader->failed || !check_method_header(reader, method, flags) ||
        !attributes_parse_method(reader, method))
        return false;
    bool wants_code = !(method->access_flags & (ACC_NATIVE | ACC_ABSTRACT));
    if (wants_code && method->code == NULL)
        return class_reader_fail(
            reader, "Absent Code attribute in method that is not native or abstract");
    if (!wants_code && method->code)
        return class_reader_fail(reader, "Code attribute in native or abstract methods");
    reader->member = (ConstantUtf8){0};
    return true;
}

static bool parse_methods(ClassReader *reader) {
    ClassFile *file = reader->file;
    uint16_t count = class_reader_u2(reader);
    MethodInfo *methods =
        class_reader_allocate(reader, members_at_most(reader, count), sizeof *methods);
    bool good = methods != NULL;
    for (unsigned i = 0; good && i < count; i++) good = parse_method(reader, &methods[i]);
    good = good && check_methods(reader, methods, count);
    file->method_count = count;
    file->methods = methods;
    return good;
}

/* ---- This, super, interfaces ---- */

static bool parse_names(ClassReader *reader, const char *expected_name) {
    ClassFile *file = reader->file;
    file->this_class = class_reader_index(reader, CONSTANT_Class,
                                          "Invalid this class index %u in constant pool");
    if (reader->failed) return false;
    file->name = constant_pool_text(&file->pool, file->this_class);
    if (file->name.bytes[0] == '[') return class_reader_fail(reader, "Bad class name");
    if (expected_name && !constant_utf8_is(file->name, expected_name)) {
        reader->failed = true;
        return fault_set(reader->fault, FAULT_WRONG_NAME, reader->at,
                         "%.110s (wrong name: %.110s)", expected_name, file->name.bytes);
    }
    reader->name = file->name.bytes;
    file->super_class =
        class_reader_index_or_0(reader, CONSTANT_Class, "Invalid superclass index %u");
    if (reader->failed) return false;
    bool is_object = constant_utf8_is(file->name, "java/lang/Object");
    if (is_object != (file->super_class == 0))
        return class_reader_fail(reader, "Invalid superclass index %u", file->super_class);
    if (is_object) return true;
    file->super_name = constant_pool_text(&file->pool, file->super_class);
    if (file->super_name.bytes[0] == '[')
        return class_reader_fail(reader, "Bad superclass name");
    return true;
}

/* Told when all else is as it must be. */
static bool check_super(ClassReader *reader) {
    const ClassFile *file = reader->file;
    return !(file->access_flags & ACC_INTERFACE) || file->super_class == 0 ||
           constant_utf8_is(file->super_name, "java/lang/Object") ||
           class_reader_fail(reader, "Interfaces must have java.lang.Object as superclass");
}

static bool parse_interfaces(ClassReader *reader) {
    ClassFile *file = reader->file;
    if (!class_reader_classes(reader, "Interface name has bad constant pool index %u",
                              &file->interface_count, &file->interfaces))
        return false;
    if (reader->trusted) return true;
    unsigned count = file->interface_count;
    MemberName *names = malloc((count + 1u) * sizeof *names);
    bool good = names != NULL;
    for (unsigned i = 0; good && i < count; i++) {
        ConstantUtf8 name = constant_pool_text(&file->pool, file->interfaces[i]);
        names[i] = (MemberName){name, {0}};
        if (name.bytes[0] == '[') good = class_reader_fail(reader, "Bad interface name");
    }
    const MemberName *twice = good ? member_names_duplicate(names, count) : NULL;
    if (twice)
        good =
            class_reader_fail(reader, "Duplicate interface name \"%.80s\"", twice->name.bytes);
    free(names);
    return good;
}

bool class_reader_is_module(ClassReader *reader, unsigned flags) {
    if (reader->file->major_version < 53 || !(flags & ACC_MODULE)) return false;
    reader->failed = true;
    fault_set(reader->fault, FAULT_WRONG_NAME, reader->at,
              "%s is not a class because access_flag ACC_MODULE is set", reader->name);
    return true;
}

static bool parse_flags(ClassReader *reader) {
    ClassFile *file = reader->file;
    enum {
        KNOWN = ACC_PUBLIC | ACC_FINAL | ACC_SUPER | ACC_INTERFACE | ACC_ABSTRACT |
                ACC_SYNTHETIC | ACC_ANNOTATION | ACC_ENUM
    };
    uint16_t flags = class_reader_u2(reader);
    if (reader->failed) return false;
    if (class_reader_is_module(reader, flags)) return false;
    flags &= KNOWN;
    if ((flags & ACC_INTERFACE) && file->major_version < 50)
        flags |= ACC_ABSTRACT; /* old compilers left it out */
    file->access_flags = flags;
    return class_flags_are_legal(flags, file->major_version) ||
           class_reader_fail(reader, "Illegal class modifiers@C: 0x%X", flags);
}

/* ---- The whole ---- */

/* Module and Package constants are for module-info only. */
static bool check_pool_tags(ClassReader *reader) {
    const ConstantPool *pool = &reader->file->pool;
    for (unsigned i = 1; i < pool->count && !reader->trusted; i++) {
        ConstantTag tag = constant_pool_tag(pool, i);
        if (tag == CONSTANT_Module || tag == CONSTANT_Package)
            return class_reader_fail(reader, "Unknown constant tag %u", (unsigned)tag);
    }
    return true;
}

/* Dynamic constants need their attribute. */
static bool check_pool_uses(ClassReader *reader) {
    const ConstantPool *pool = &reader->file->pool;
    for (unsigned i = 1; i < pool->count; i++) {
        ConstantTag tag = constant_pool_tag(pool, i);
        if ((tag == CONSTANT_Dynamic || tag == CONSTANT_InvokeDynamic) &&
            pool->entries[i].dynamic.bootstrap >= reader->file->bootstrap_method_count)
            return reader->file->bootstrap_method_count
                       ? class_reader_fail(reader, "Short length on BootstrapMethods")
                       : class_reader_fail(reader, "Missing BootstrapMethods attribute");
    }
    return true;
}

static bool parse(ClassReader *reader, const char *expected_name) {
    ClassFile *file = reader->file;
    uint32_t magic = class_reader_u4(reader);
    if (!reader->failed && magic != 0xCAFEBABE)
        return class_reader_fail(reader, "Incompatible magic value %u", magic);
    file->minor_version = class_reader_u2(reader);
    file->major_version = class_reader_u2(reader);
    if (reader->failed || !check_version(reader)) return false;
    if (!constant_pool_parse(reader, &file->pool) || !parse_flags(reader) ||
        !check_pool_tags(reader) || !parse_names(reader, expected_name) ||
        !parse_interfaces(reader) || !parse_fields(reader) || !parse_methods(reader) ||
        !attributes_parse_class(reader))
        return false;
    if (reader->at != reader->end)
        return class_reader_fail(reader, "Extra bytes at the end of class file @N");
    return reader->trusted || (check_pool_uses(reader) && check_super(reader));
}

static ClassFile *parse_bytes(ParseArena *arena, ClassFile *file, const uint8_t *bytes,
                              size_t length, const char *expected_name, bool trusted,
                              ParseRules rules, Fault *fault) {
    Fault found;
    bool stays = trusted || rules.in_place;
    const uint8_t *copy = stays ? bytes : parse_arena_allocate(arena, length);
    const char *name = expected_name ? expected_name : "<Unknown>";
    if (copy == NULL) {
        fault_set(fault, FAULT_MEMORY, 0, "class file of %zu bytes", length);
        return NULL;
    }
    if (length && !stays) memcpy((uint8_t *)(uintptr_t)copy, bytes, length);
    file->arena = arena;
    ClassReader reader = {.bytes = copy,
                          .end = length,
                          .trusted = trusted,
                          .rules = rules,
                          .name = name,
                          .file = file,
                          .fault = &found};
    /* Where a check fails without saying why, memory was short. */
    fault_set(&found, FAULT_MEMORY, 0, "class file %s", name);
    if (!parse(&reader, expected_name) || reader.failed) {
        if (fault) *fault = found;
        return NULL;
    }
    return file;
}

ClassFile *classfile_parse(const uint8_t *bytes, size_t length, const char *expected_name,
                           Fault *fault) {
    return classfile_parse_by((ParseRules){0}, bytes, length, expected_name, fault);
}

ClassFile *classfile_parse_by(ParseRules rules, const uint8_t *bytes, size_t length,
                              const char *expected_name, Fault *fault) {
    ClassFile *file = calloc(1, sizeof *file);
    ParseArena *arena = parse_arena_create_for_file();
    if (file == NULL || arena == NULL) {
        free(arena);
        free(file);
        fault_set(fault, FAULT_MEMORY, 0, "class file of %zu bytes", length);
        return NULL;
    }
    file->arena = arena;
    if (!parse_bytes(arena, file, bytes, length, expected_name, false, rules, fault)) {
        classfile_free(file);
        return NULL;
    }
    file->memory = sizeof *file + sizeof *arena + arena->total;
    return file;
}

static ClassFile *shared_file(ParseArena *arena, size_t length, Fault *fault) {
    ClassFile *file = parse_arena_allocate(arena, sizeof *file);
    if (file == NULL) {
        fault_set(fault, FAULT_MEMORY, 0, "class file of %zu bytes", length);
        return NULL;
    }
    file->arena_is_shared = true;
    file->memory = sizeof *file;
    return file;
}

ClassFile *classfile_parse_in_place(ParseArena *arena, ParseRules rules, const uint8_t *bytes,
                                    size_t length, const char *expected_name, Fault *fault) {
    ClassFile *file = shared_file(arena, length, fault);
    rules.in_place = true;
    return file == NULL
               ? NULL
               : parse_bytes(arena, file, bytes, length, expected_name, false, rules, fault);
}

ClassFile *classfile_parse_boot(ParseArena *arena, const uint8_t *bytes, size_t length,
                                Fault *fault) {
    ClassFile *file = shared_file(arena, length, fault);
    return file == NULL
               ? NULL
               : parse_bytes(arena, file, bytes, length, NULL, true, (ParseRules){0}, fault);
}

void classfile_free(ClassFile *file) {
    if (file == NULL || file->arena_is_shared) return;
    ParseArena *arena = file->arena;
    parse_arena_free(arena);
    free(arena);
    free(file);
}

/* ---- Queries ---- */

bool line_walk_next(LineWalk *walk) {
    const CodeInfo *code = walk->code;
    if (walk->index == code->line_count) return false;
    if (code->lines != NULL) {
        walk->row = code->lines[walk->index++];
        return true;
    }
    if (code->raw_lines != NULL) {
        const uint8_t *row = code->raw_lines + 4 * walk->index++;
        walk->row =
            (LineNumber){(uint16_t)(row[0] << 8 | row[1]), (uint16_t)(row[2] << 8 | row[3])};
        return true;
    }
    if (walk->index++ == 0) {
        walk->at = code->packed_lines + 2;
        walk->row = (LineNumber){0, (uint16_t)(walk->at[-2] << 8 | walk->at[-1])};
    }
    unsigned packed = *walk->at++;
    if (packed == 0xFF) {
        walk->row = (LineNumber){(uint16_t)(walk->at[0] << 8 | walk->at[1]),
                                 (uint16_t)(walk->at[2] << 8 | walk->at[3])};
        walk->at += 4;
    } else {
        walk->row.start_pc = (uint16_t)(walk->row.start_pc + (packed & 31));
        walk->row.line = (uint16_t)(walk->row.line + (packed >> 5) - 2);
    }
    return true;
}

int classfile_line_at(const CodeInfo *code, uint32_t pc) {
    /* The last row that starts at or before pc. */
    int line = -1;
    for (LineWalk walk = {.code = code}; line_walk_next(&walk) && walk.row.start_pc <= pc;)
        line = walk.row.line;
    return line;
}

const FieldInfo *classfile_find_field(const ClassFile *file, const char *name,
                                      const char *descriptor) {
    for (unsigned i = 0; i < file->field_count; i++)
        if (constant_utf8_is(file->fields[i].name, name) &&
            constant_utf8_is(file->fields[i].descriptor, descriptor))
            return &file->fields[i];
    return NULL;
}

const MethodInfo *classfile_find_method(const ClassFile *file, const char *name,
                                        const char *descriptor) {
    for (unsigned i = 0; i < file->method_count; i++)
        if (constant_utf8_is(file->methods[i].name, name) &&
            constant_utf8_is(file->methods[i].descriptor, descriptor))
            return &file->methods[i];
    return NULL;
}
