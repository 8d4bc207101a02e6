/* SPDX-License-Identifier: MIT */
/* Attributes of classes, fields, methods and record components. Each place has a table of the
 * attributes it knows and since which version; attributes_parse walks the file by that table,
 * skips what is unknown and holds every parser to the stated length. */
#include <stdlib.h>
#include <string.h>

#include "vm/load/class_reader.h"
#include "vm/load/descriptor.h"

/* ---- Walking a table ---- */

static const AttributeRule *find_rule(const AttributeRule *rules, ConstantUtf8 name, unsigned major)
{
    for (; rules->name; rules++)
        if (constant_utf8_is(name, rules->name))
            return major >= rules->since ? rules : NULL;
    return NULL;
}

bool attributes_parse(ClassReader *reader, const AttributeRule *rules, void *subject)
{
    uint16_t count = class_reader_u2(reader);
    uint32_t seen = 0;
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        ConstantUtf8 name = class_reader_utf8(reader, "attribute name");
        uint32_t length = class_reader_u4(reader);
        if (!class_reader_need(reader, length, 1))
            return false;
        size_t end = reader->at + length, outer_end = reader->end;
        const AttributeRule *rule = find_rule(rules, name, reader->file->major_version);
        if (rule) {
            uint32_t bit = UINT32_C(1) << (rule - rules);
            if ((seen & bit) && !rule->repeats)
                return class_reader_fail(reader, "Multiple %s attributes", rule->name);
            seen |= bit;
            reader->end = end;
            rule->parse(reader, subject);
            reader->end = outer_end;
            if (!reader->failed && reader->at != end)
                return class_reader_fail(reader, "Wrong %s attribute length", rule->name);
        }
        if (!reader->failed)
            reader->at = end;
    }
    return !reader->failed;
}

/* ---- Shared by several places ---- */

static bool parse_utf8_attribute(ClassReader *reader, const char *what, ConstantUtf8 *text)
{
    *text = class_reader_utf8(reader, what);
    return !reader->failed;
}

static bool parse_raw(ClassReader *reader, RawAttribute *raw)
{
    *raw = class_reader_raw(reader);
    return !reader->failed;
}

#define RAW(function, Type, member)                                                              \
    static bool function(ClassReader *reader, void *subject)                                     \
    {                                                                                            \
        return parse_raw(reader, &((Type *)subject)->member);                                    \
    }

#define SIGNATURE(function, Type)                                                                \
    static bool function(ClassReader *reader, void *subject)                                     \
    {                                                                                            \
        return parse_utf8_attribute(reader, "signature", &((Type *)subject)->signature);         \
    }

#define MARKS(synthetic, deprecated_, Type)                                                      \
    static bool synthetic(ClassReader *reader, void *subject)                                    \
    {                                                                                            \
        (void)reader;                                                                            \
        ((Type *)subject)->access_flags |= ACC_SYNTHETIC;                                        \
        return true;                                                                             \
    }                                                                                            \
    static bool deprecated_(ClassReader *reader, void *subject)                                  \
    {                                                                                            \
        (void)reader;                                                                            \
        return ((Type *)subject)->deprecated = true;                                             \
    }

/* ---- Fields ---- */

static bool constant_fits(const FieldInfo *field, ConstantTag tag)
{
    switch (field->descriptor.bytes[0]) {
    case 'B': case 'C': case 'I': case 'S': case 'Z': return tag == CONSTANT_Integer;
    case 'J': return tag == CONSTANT_Long;
    case 'F': return tag == CONSTANT_Float;
    case 'D': return tag == CONSTANT_Double;
    default:
        return tag == CONSTANT_String && constant_utf8_is(field->descriptor, "Ljava/lang/String;");
    }
}

static bool field_constant_value(ClassReader *reader, void *subject)
{
    FieldInfo *field = subject;
    uint16_t index = class_reader_u2(reader);
    if (reader->failed)
        return false;
    if (!(field->access_flags & ACC_STATIC))
        return true; /* to be ignored, JVMS 4.7.2 */
    if (!constant_fits(field, constant_pool_tag(&reader->file->pool, index)))
        return class_reader_fail(reader, "Inconsistent constant value type");
    field->constant_value = index;
    return true;
}

SIGNATURE(field_signature, FieldInfo)
MARKS(field_synthetic, field_deprecated, FieldInfo)
RAW(field_annotations, FieldInfo, annotations.visible)
RAW(field_type_annotations, FieldInfo, annotations.visible_type)

bool attributes_parse_field(ClassReader *reader, FieldInfo *field)
{
    static const AttributeRule rules[] = {
        {"ConstantValue", 0, false, field_constant_value},
        {"Signature", 49, false, field_signature},
        {"Synthetic", 0, true, field_synthetic},
        {"Deprecated", 0, true, field_deprecated},
        {"RuntimeVisibleAnnotations", 49, false, field_annotations},
        {"RuntimeVisibleTypeAnnotations", 49, false, field_type_annotations},
        {0},
    };
    return attributes_parse(reader, rules, field);
}

/* ---- Methods ---- */

static bool method_code(ClassReader *reader, void *subject)
{
    return code_attribute_parse(reader, subject);
}

static bool method_exceptions(ClassReader *reader, void *subject)
{
    MethodInfo *method = subject;
    return class_reader_classes(reader, "exception", &method->exception_count,
                                &method->exceptions);
}

static bool method_parameters(ClassReader *reader, void *subject)
{
    MethodInfo *method = subject;
    unsigned count = class_reader_u1(reader);
    if (!class_reader_need(reader, count, 4))
        return false;
    MethodParameter *parameters = class_reader_allocate(reader, count, sizeof *parameters);
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        uint16_t name = class_reader_index_or_0(reader, CONSTANT_Utf8, "method parameter name");
        if (name)
            parameters[i].name = constant_pool_utf8(&reader->file->pool, name);
        parameters[i].access_flags = class_reader_u2(reader);
    }
    /* Reflection reports a count that differs from the descriptor's, so it is kept as it is. */
    method->has_parameters = true;
    method->parameters = parameters;
    method->stated_parameter_count = (uint8_t)count;
    return !reader->failed;
}

SIGNATURE(method_signature, MethodInfo)
MARKS(method_synthetic, method_deprecated, MethodInfo)
RAW(method_annotations, MethodInfo, annotations.visible)
RAW(method_type_annotations, MethodInfo, annotations.visible_type)
RAW(method_parameter_annotations, MethodInfo, visible_parameter_annotations)
RAW(method_annotation_default, MethodInfo, annotation_default)

bool attributes_parse_method(ClassReader *reader, MethodInfo *method)
{
    static const AttributeRule rules[] = {
        {"Code", 0, false, method_code},
        {"Exceptions", 0, false, method_exceptions},
        {"Signature", 49, false, method_signature},
        {"Synthetic", 0, true, method_synthetic},
        {"Deprecated", 0, true, method_deprecated},
        {"MethodParameters", 52, false, method_parameters},
        {"RuntimeVisibleAnnotations", 49, false, method_annotations},
        {"RuntimeVisibleTypeAnnotations", 49, false, method_type_annotations},
        {"RuntimeVisibleParameterAnnotations", 49, false, method_parameter_annotations},
        {"AnnotationDefault", 49, false, method_annotation_default},
        {0},
    };
    return attributes_parse(reader, rules, method);
}

/* ---- Record components ---- */

SIGNATURE(component_signature, RecordComponent)
RAW(component_annotations, RecordComponent, annotations.visible)
RAW(component_type_annotations, RecordComponent, annotations.visible_type)

static bool parse_component(ClassReader *reader, RecordComponent *component)
{
    static const AttributeRule rules[] = {
        {"Signature", 49, false, component_signature},
        {"RuntimeVisibleAnnotations", 49, false, component_annotations},
        {"RuntimeVisibleTypeAnnotations", 49, false, component_type_annotations},
        {0},
    };
    ConstantUtf8 name = component->name = class_reader_utf8(reader, "record component name");
    ConstantUtf8 type = component->descriptor = class_reader_utf8(reader, "record component type");
    if (reader->failed)
        return false;
    if (!descriptor_is_field_name(name.bytes, name.length, reader->file->major_version))
        return class_reader_fail(reader, "Illegal record component name \"%.64s\"", name.bytes);
    if (!descriptor_is_field(type.bytes, type.length))
        return class_reader_fail(reader, "Illegal record component type \"%.80s\"", type.bytes);
    return attributes_parse(reader, rules, component);
}

static bool class_record(ClassReader *reader, void *subject)
{
    ClassFile *file = subject;
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 6))
        return false;
    RecordComponent *components = class_reader_allocate(reader, count, sizeof *components);
    for (unsigned i = 0; i < count && !reader->failed; i++)
        parse_component(reader, &components[i]);
    file->is_record = true;
    file->record_component_count = count;
    file->record_components = components;
    return !reader->failed;
}

/* ---- Classes ---- */

static bool class_source_file(ClassReader *reader, void *subject)
{
    return parse_utf8_attribute(reader, "source file", &((ClassFile *)subject)->source_file);
}

static int compare_rows(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(InnerClass));
}

static bool inner_classes_are_unique(const InnerClass *rows, size_t count)
{
    InnerClass *sorted = malloc((count + 1) * sizeof *sorted);
    bool unique = sorted != NULL;
    if (sorted && count > 1) {
        memcpy(sorted, rows, count * sizeof *sorted);
        qsort(sorted, count, sizeof *sorted, compare_rows);
        for (size_t i = 1; i < count; i++)
            unique = unique && compare_rows(&sorted[i - 1], &sorted[i]) != 0;
    }
    free(sorted);
    return unique;
}

static bool class_inner_classes(ClassReader *reader, void *subject)
{
    ClassFile *file = subject;
    enum { KNOWN = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL |
                   ACC_INTERFACE | ACC_ABSTRACT | ACC_SYNTHETIC | ACC_ANNOTATION | ACC_ENUM };
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 8))
        return false;
    InnerClass *rows = class_reader_allocate(reader, count, sizeof *rows);
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        rows[i].inner = class_reader_index(reader, CONSTANT_Class, "inner class info");
        rows[i].outer = class_reader_index_or_0(reader, CONSTANT_Class, "outer class info");
        rows[i].name = class_reader_index_or_0(reader, CONSTANT_Utf8, "inner class name");
        unsigned flags = class_reader_u2(reader) & KNOWN;
        if ((flags & ACC_INTERFACE) && file->major_version < 50)
            flags |= ACC_ABSTRACT;
        rows[i].access_flags = (uint16_t)flags;
        if (reader->failed)
            return false;
        if (rows[i].inner == rows[i].outer)
            return class_reader_fail(reader, "Class is both outer and inner class");
        if (!class_flags_are_legal((uint16_t)flags, file->major_version))
            return class_reader_fail(reader, "Illegal inner class modifiers 0x%X", flags);
    }
    if (!reader->failed && file->major_version >= 49 && !inner_classes_are_unique(rows, count))
        return class_reader_fail(reader, "Duplicate entry in InnerClasses attribute");
    file->has_inner_classes = true;
    file->inner_class_count = count;
    file->inner_classes = rows;
    return !reader->failed;
}

static bool class_enclosing_method(ClassReader *reader, void *subject)
{
    ClassFile *file = subject;
    file->enclosing_class = class_reader_index(reader, CONSTANT_Class, "enclosing class");
    file->enclosing_method =
        class_reader_index_or_0(reader, CONSTANT_NameAndType, "enclosing method");
    file->has_enclosing_method = true;
    return !reader->failed;
}

static bool is_loadable(ConstantTag tag)
{
    switch (tag) {
    case CONSTANT_Integer: case CONSTANT_Float: case CONSTANT_Long: case CONSTANT_Double:
    case CONSTANT_Class: case CONSTANT_String: case CONSTANT_MethodHandle:
    case CONSTANT_MethodType: case CONSTANT_Dynamic: return true;
    default: return false;
    }
}

static bool parse_bootstrap_method(ClassReader *reader, BootstrapMethod *method)
{
    method->method = class_reader_index(reader, CONSTANT_MethodHandle, "bootstrap method");
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 2))
        return false;
    uint16_t *arguments = class_reader_allocate(reader, count, sizeof *arguments);
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        arguments[i] = class_reader_u2(reader);
        if (!is_loadable(constant_pool_tag(&reader->file->pool, arguments[i])))
            return class_reader_fail(reader, "argument_index %u has bad constant type",
                                     arguments[i]);
    }
    method->argument_count = count;
    method->arguments = arguments;
    return !reader->failed;
}

static bool class_bootstrap_methods(ClassReader *reader, void *subject)
{
    ClassFile *file = subject;
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 4))
        return false;
    BootstrapMethod *methods = class_reader_allocate(reader, count, sizeof *methods);
    for (unsigned i = 0; i < count && !reader->failed; i++)
        parse_bootstrap_method(reader, &methods[i]);
    file->bootstrap_method_count = count;
    file->bootstrap_methods = methods;
    return !reader->failed;
}

static bool class_nest_host(ClassReader *reader, void *subject)
{
    ClassFile *file = subject;
    if (file->nest_member_count)
        return class_reader_fail(reader, "Conflicting NestHost and NestMembers attributes");
    file->nest_host = class_reader_index(reader, CONSTANT_Class, "nest host");
    return !reader->failed;
}

static bool class_nest_members(ClassReader *reader, void *subject)
{
    ClassFile *file = subject;
    if (file->nest_host)
        return class_reader_fail(reader, "Conflicting NestHost and NestMembers attributes");
    return class_reader_classes(reader, "nest member", &file->nest_member_count,
                                &file->nest_members);
}

static bool class_permitted_subclasses(ClassReader *reader, void *subject)
{
    ClassFile *file = subject;
    if (file->access_flags & ACC_FINAL)
        return class_reader_fail(reader, "PermittedSubclasses attribute in final class");
    file->is_sealed = true;
    return class_reader_classes(reader, "permitted subclass", &file->permitted_subclass_count,
                                &file->permitted_subclasses);
}

SIGNATURE(class_signature, ClassFile)
MARKS(class_synthetic, class_deprecated, ClassFile)
RAW(class_annotations, ClassFile, annotations.visible)
RAW(class_type_annotations, ClassFile, annotations.visible_type)
RAW(class_source_debug_extension, ClassFile, source_debug_extension)

bool attributes_parse_class(ClassReader *reader)
{
    static const AttributeRule rules[] = {
        {"SourceFile", 0, false, class_source_file},
        {"InnerClasses", 0, false, class_inner_classes},
        {"Signature", 49, false, class_signature},
        {"BootstrapMethods", 51, false, class_bootstrap_methods},
        {"EnclosingMethod", 49, false, class_enclosing_method},
        {"NestHost", 55, false, class_nest_host},
        {"NestMembers", 55, false, class_nest_members},
        {"Record", 60, false, class_record},
        {"PermittedSubclasses", 61, false, class_permitted_subclasses},
        {"Synthetic", 0, true, class_synthetic},
        {"Deprecated", 0, true, class_deprecated},
        {"RuntimeVisibleAnnotations", 49, false, class_annotations},
        {"RuntimeVisibleTypeAnnotations", 49, false, class_type_annotations},
        {"SourceDebugExtension", 49, false, class_source_debug_extension},
        {0},
    };
    return attributes_parse(reader, rules, reader->file);
}
