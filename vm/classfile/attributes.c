/* SPDX-License-Identifier: MIT */
/* Attributes of classes, fields, methods and record components. Each place has a table of the
 * attributes it knows and since which version; attributes_parse walks the file by that table,
 * skips what is unknown and holds every parser to the stated length. */
#include <stdlib.h>
#include <string.h>

#include "vm/classfile/class_reader.h"
#include "vm/text/descriptor.h"

/* ---- Walking a table ---- */

/* `format` is what to say of an index that is none of a Utf8. */
static bool parse_utf8_attribute(ClassReader *reader, const char *format, ConstantUtf8 *text) {
    uint16_t index = class_reader_u2(reader);
    if (reader->failed) return false;
    if (!constant_pool_is(&reader->file->pool, index, CONSTANT_Utf8))
        return class_reader_fail(reader, format, index);
    *text = constant_pool_utf8(&reader->file->pool, index);
    return true;
}

static bool fail_duplicate(ClassReader *reader, const AttributeRule *rule) {
    bool in_method = reader->member.bytes && reader->member_descriptor.bytes[0] == '(';
    if (strcmp(rule->name, "ConstantValue") == 0)
        return class_reader_fail(reader, "Duplicate ConstantValue attribute");
    bool says_where =
        strcmp(rule->name, "Signature") == 0 || strstr(rule->name, "Annotation") != NULL;
    return class_reader_fail(reader, "Multiple %s attributes%s", rule->name,
                             !says_where || !reader->member.bytes ? ""
                             : in_method                          ? " for method"
                                                                  : " for field");
}

static const AttributeRule *find_rule(const AttributeRule *rules, ConstantUtf8 name,
                                      unsigned major) {
    for (; rules->name; rules++)
        if (name.bytes[0] == rules->name[0] &&
            strcmp(name.bytes, rules->name) == 0) /* texts have no zero byte inside */
            return major >= rules->since ? rules : NULL;
    return NULL;
}

static bool fail_length(ClassReader *reader, const AttributeRule *rule, uint32_t length) {
    char text[100];
    snprintf(text, sizeof text, "Wrong %s attribute length", rule->name);
    if (rule->wrong_length) snprintf(text, sizeof text, "%s", rule->wrong_length);
    char *number = strchr(text, '#');
    if (number == NULL) return class_reader_fail(reader, "%s", text);
    return class_reader_fail(reader, "%.*s%u%s", (int)(number - text), text, length,
                             number + 1);
}

/* The attribute must be as long as it says, neither more nor less. */
static bool parse_within(ClassReader *reader, const AttributeRule *rule, void *subject,
                         uint32_t length) {
    Fault *fault = reader->fault, ignored;
    if (rule->wrong_length) reader->fault = &ignored;
    rule->parse(reader, subject);
    bool beyond =
        rule->wrong_length && reader->failed && strncmp(ignored.message, "Truncated", 9) == 0;
    if (rule->wrong_length && reader->failed && !beyond && fault) *fault = ignored;
    reader->fault = fault;
    if (beyond)
        reader->failed = false;
    else if (reader->failed || reader->at == reader->end)
        return !reader->failed;
    return fail_length(reader, rule, length);
}

static bool parse_one(ClassReader *reader, const AttributeRule *rule, void *subject,
                      uint32_t length) {
    size_t left = reader->end - reader->at, outer_end = reader->end, end = reader->at + length;
    if (rule && rule->check == LENGTH_IS_COMPARED && !reader->trusted) {
        rule->parse(reader, subject);
        return !reader->failed && (reader->at == end || fail_length(reader, rule, length));
    }
    if (rule && rule->check == LENGTH_FITS && length > left)
        return fail_length(reader, rule, length);
    if (!class_reader_need(reader, length, 1)) return false;
    reader->end = end;
    bool good = !rule || parse_within(reader, rule, subject, length);
    reader->end = outer_end;
    if (good) reader->at = end;
    return good;
}

bool attributes_parse(ClassReader *reader, const AttributeRule *rules, const char *bad_name,
                      void *subject) {
    uint16_t count = class_reader_u2(reader);
    uint32_t seen = 0;
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        ConstantUtf8 name;
        if (!parse_utf8_attribute(reader, bad_name, &name)) return false;
        uint32_t length = reader->trusted ? class_reader_u2(reader) : class_reader_u4(reader);
        if (reader->trusted && length == 0xFFFF) length = class_reader_u4(reader);
        if (reader->failed) return false;
        const AttributeRule *rule = find_rule(rules, name, reader->file->major_version);
        uint32_t bit = rule ? UINT32_C(1) << (rule - rules) : 0;
        if ((seen & bit) && !rule->repeats) return fail_duplicate(reader, rule);
        seen |= bit;
        if (!parse_one(reader, rule, subject, length)) return false;
    }
    return !reader->failed;
}

/* ---- Shared by several places ---- */

static bool parse_raw(ClassReader *reader, RawAttribute *raw) {
    *raw = class_reader_raw(reader);
    return !reader->failed;
}

#define RAW(function, Type, member)                                                            \
    static bool function(ClassReader *reader, void *subject) {                                 \
        return parse_raw(reader, &((Type *)subject)->member);                                  \
    }

#define SIGNATURE(function, Type, format)                                                      \
    static bool function(ClassReader *reader, void *subject) {                                 \
        return parse_utf8_attribute(reader, format, &((Type *)subject)->signature);            \
    }

static const char bad_signature[] = "Invalid Signature attribute at constant pool index %u";

#define MARKS(synthetic, deprecated_, Type)                                                    \
    static bool synthetic(ClassReader *reader, void *subject) {                                \
        (void)reader;                                                                          \
        ((Type *)subject)->access_flags |= ACC_SYNTHETIC;                                      \
        return true;                                                                           \
    }                                                                                          \
    static bool deprecated_(ClassReader *reader, void *subject) {                              \
        (void)reader;                                                                          \
        return ((Type *)subject)->deprecated = true;                                           \
    }

/* ---- Fields ---- */

static bool constant_fits(const FieldInfo *field, ConstantTag tag) {
    switch (field->descriptor.bytes[0]) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': return tag == CONSTANT_Integer;
    case 'J': return tag == CONSTANT_Long;
    case 'F': return tag == CONSTANT_Float;
    case 'D': return tag == CONSTANT_Double;
    default:
        return tag == CONSTANT_String &&
               constant_utf8_is(field->descriptor, "Ljava/lang/String;");
    }
}

static bool field_constant_value(ClassReader *reader, void *subject) {
    FieldInfo *field = subject;
    if (reader->end - reader->at != 2) return true; /* its length is wrong */
    uint16_t index = class_reader_u2(reader);
    ConstantTag tag = constant_pool_tag(&reader->file->pool, index);
    char kind = field->descriptor.bytes[0];
    if (tag == CONSTANT_none)
        return class_reader_fail(
            reader, "Bad initial value index %u in ConstantValue attribute", index);
    if (!constant_fits(field, tag))
        return kind == 'L' ? class_reader_fail(reader, "Bad string initial value")
               : kind == '['
                   ? class_reader_fail(reader, "Unable to set initial value %u", index)
                   : class_reader_fail(reader, "Inconsistent constant value type");
    field->constant_value = index;
    return true;
}

SIGNATURE(field_signature, FieldInfo, bad_signature)
MARKS(field_synthetic, field_deprecated, FieldInfo)
RAW(field_annotations, FieldInfo, annotations.visible)
RAW(field_type_annotations, FieldInfo, annotations.visible_type)

bool attributes_parse_field(ClassReader *reader, FieldInfo *field) {
    static const AttributeRule rules[] = {
        {"ConstantValue", 0, false, field_constant_value,
         "Invalid ConstantValue field attribute length #", LENGTH_IS_THERE},
        {"Signature", 49, false, field_signature, "Invalid Signature attribute length #",
         LENGTH_IS_THERE},
        {"Synthetic", 0, true, field_synthetic, "Invalid Synthetic field attribute length #",
         LENGTH_IS_THERE},
        {"Deprecated", 0, true, field_deprecated, "Invalid Deprecated field attribute length #",
         LENGTH_IS_THERE},
        {"RuntimeVisibleAnnotations", 49, false, field_annotations, NULL, LENGTH_IS_THERE},
        {"RuntimeVisibleTypeAnnotations", 49, false, field_type_annotations, NULL,
         LENGTH_IS_THERE},
        {0},
    };
    /* The first rule is not for instance fields, JVMS 4.7.2. */
    return attributes_parse(reader, field->access_flags & ACC_STATIC ? rules : rules + 1,
                            "Invalid field attribute index %u", field);
}

/* ---- Methods ---- */

static bool method_code(ClassReader *reader, void *subject) {
    return code_attribute_parse(reader, subject);
}

static bool method_exceptions(ClassReader *reader, void *subject) {
    MethodInfo *method = subject;
    return class_reader_classes(reader, "Exception name has bad type at constant pool %u",
                                &method->exception_count, &method->exceptions);
}

/* The method's own, made when the first of them is met; NULL: memory is short. */
static MethodExtras *extras_of(ClassReader *reader, MethodInfo *method) {
    if (method->extras != NULL) return (MethodExtras *)(uintptr_t)method->extras;
    MethodExtras *extras = class_reader_allocate(reader, 1, sizeof *extras);
    if (extras) method->extras = extras;
    return extras;
}

#define EXTRA(function, member)                                                                \
    static bool function(ClassReader *reader, void *subject) {                                 \
        MethodExtras *extras = extras_of(reader, subject);                                     \
        return extras && parse_raw(reader, &extras->member);                                   \
    }

static bool method_parameters(ClassReader *reader, void *subject) {
    MethodExtras *extras = extras_of(reader, subject);
    unsigned count = class_reader_u1(reader);
    if (extras == NULL || !class_reader_need(reader, count, 4)) return false;
    MethodParameter *parameters = class_reader_allocate(reader, count, sizeof *parameters);
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        uint16_t name = class_reader_u2(reader);
        if (constant_pool_is(&reader->file->pool, name, CONSTANT_Utf8))
            parameters[i].name = constant_pool_utf8(&reader->file->pool, name);
        else
            parameters[i].name_is_bad = name != 0;
        parameters[i].access_flags = class_reader_u2(reader);
    }
    /* Reflection reports bad names, and a count that differs from the descriptor's, so they are
     * kept as they are. */
    extras->has_parameters = true;
    extras->parameters = parameters;
    extras->stated_parameter_count = (uint8_t)count;
    return !reader->failed;
}

SIGNATURE(method_signature, MethodInfo, bad_signature)
MARKS(method_synthetic, method_deprecated, MethodInfo)
EXTRA(method_annotations, annotations.visible)
EXTRA(method_type_annotations, annotations.visible_type)
EXTRA(method_parameter_annotations, visible_parameter_annotations)
EXTRA(method_annotation_default, annotation_default)

bool attributes_parse_method(ClassReader *reader, MethodInfo *method) {
    static const AttributeRule rules[] = {
        {"Code", 0, false, method_code, "Code segment has wrong length", LENGTH_IS_COMPARED},
        {"Exceptions", 0, false, method_exceptions, "Exceptions attribute has wrong length",
         LENGTH_IS_THERE},
        {"Signature", 49, false, method_signature, "Invalid Signature attribute length #",
         LENGTH_IS_THERE},
        {"Synthetic", 0, true, method_synthetic, "Invalid Synthetic method attribute length #",
         LENGTH_IS_THERE},
        {"Deprecated", 0, true, method_deprecated,
         "Invalid Deprecated method attribute length #", LENGTH_IS_THERE},
        {"MethodParameters", 0, false, method_parameters,
         "Invalid MethodParameters method attribute length #", LENGTH_IS_THERE},
        {"RuntimeVisibleAnnotations", 49, false, method_annotations, NULL, LENGTH_IS_THERE},
        {"RuntimeVisibleTypeAnnotations", 49, false, method_type_annotations, NULL,
         LENGTH_IS_THERE},
        {"RuntimeVisibleParameterAnnotations", 49, false, method_parameter_annotations, NULL,
         LENGTH_IS_THERE},
        {"AnnotationDefault", 49, false, method_annotation_default, NULL, LENGTH_IS_THERE},
        {0},
    };
    return attributes_parse(reader, rules, "Invalid method attribute name index %u", method);
}

/* ---- Record components ---- */

SIGNATURE(component_signature, RecordComponent, bad_signature)
RAW(component_annotations, RecordComponent, annotations.visible)
RAW(component_type_annotations, RecordComponent, annotations.visible_type)

static bool parse_component(ClassReader *reader, RecordComponent *component) {
    static const AttributeRule rules[] = {
        {"Signature", 49, false, component_signature, NULL, LENGTH_IS_THERE},
        {"RuntimeVisibleAnnotations", 49, false, component_annotations, NULL, LENGTH_IS_THERE},
        {"RuntimeVisibleTypeAnnotations", 49, false, component_type_annotations, NULL,
         LENGTH_IS_THERE},
        {0},
    };
    if (!parse_utf8_attribute(reader,
                              "Invalid constant pool index %u for name in Record attribute",
                              &component->name) ||
        !parse_utf8_attribute(
            reader, "Invalid constant pool index %u for descriptor in Record attribute",
            &component->descriptor))
        return false;
    ConstantUtf8 name = component->name, type = component->descriptor;
    if (!class_reader_text_is(reader, name, TEXT_FIELD_NAME))
        return class_reader_fail(reader, "Illegal field name \"%.64s\"@C", name.bytes);
    if (!class_reader_check_descriptor(reader, "Field", name, type, false)) return false;
    return attributes_parse(reader, rules, "Attribute name has bad constant pool index %u",
                            component);
}

static bool class_record(ClassReader *reader, void *subject) {
    ClassFile *file = subject;
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 6)) return false;
    RecordComponent *components = class_reader_allocate(reader, count, sizeof *components);
    for (unsigned i = 0; i < count && !reader->failed; i++)
        parse_component(reader, &components[i]);
    file->is_record = true;
    file->record_component_count = count;
    file->record_components = components;
    return !reader->failed;
}

/* ---- Classes ---- */

static bool class_source_file(ClassReader *reader, void *subject) {
    return parse_utf8_attribute(reader,
                                "Invalid SourceFile attribute at constant pool index %u",
                                &((ClassFile *)subject)->source_file);
}

static int compare_rows(const void *a, const void *b) {
    return memcmp(a, b, sizeof(InnerClass));
}

typedef struct NamedRow {
    const char *inner;
    uint16_t row;
} NamedRow;

static int compare_names(const void *a, const void *b) {
    return strcmp(((const NamedRow *)a)->inner, ((const NamedRow *)b)->inner);
}

/* Is a class, by way of those around it, in itself? Each walk marks the rows that it comes by
 * with its own number. */
static bool inner_classes_are_circular(const ConstantPool *pool, const InnerClass *rows,
                                       NamedRow *names, uint32_t *marks, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        names[i] = (NamedRow){constant_pool_text(pool, rows[i].inner).bytes, (uint16_t)i};
    qsort(names, count, sizeof *names, compare_names);
    for (uint32_t start = 0; start < count; start++)
        for (uint32_t i = start; marks[i] == 0;) {
            marks[i] = start + 1;
            if (rows[i].outer == 0) break;
            NamedRow wanted = {constant_pool_text(pool, rows[i].outer).bytes, 0};
            const NamedRow *outer =
                bsearch(&wanted, names, count, sizeof *names, compare_names);
            if (outer == NULL) break;
            i = outer->row;
            if (marks[i] == start + 1) return true;
        }
    return false;
}

/* Equal rows are an error. Those that tell of a class twice, or that it is in itself, make the
 * whole attribute void. */
static bool inner_classes_check(ClassReader *reader, const InnerClass *rows, uint16_t *count) {
    uint32_t all = *count;
    if (all == 0) return true;
    InnerClass *sorted = malloc(all * sizeof *sorted);
    NamedRow *names = malloc(all * sizeof *names);
    uint32_t *marks = calloc(all, sizeof *marks);
    bool known = sorted != NULL && names != NULL && marks != NULL, unique = known;
    if (known) {
        memcpy(sorted, rows, all * sizeof *sorted);
        qsort(sorted, all, sizeof *sorted, compare_rows);
        for (uint32_t i = 1; i < all; i++) {
            unique = unique && compare_rows(&sorted[i - 1], &sorted[i]) != 0;
            if (sorted[i - 1].inner == sorted[i].inner) *count = 0;
        }
        if (inner_classes_are_circular(&reader->file->pool, rows, names, marks, all))
            *count = 0;
    }
    free(sorted);
    free(names);
    free(marks);
    return unique || reader->file->major_version < 49 ||
           class_reader_fail(reader, "Duplicate entry in InnerClasses attribute");
}

/* An index of such a constant (or 0 where that is allowed), else "<what> N has bad constant
 * type". */
static uint16_t bad_type_index(ClassReader *reader, ConstantTag tag, bool or_0,
                               const char *what) {
    uint16_t index = class_reader_u2(reader);
    if (reader->failed || (or_0 && index == 0) ||
        constant_pool_is(&reader->file->pool, index, tag))
        return index;
    class_reader_fail(reader, "%s %u has bad constant type", what, index);
    return 0;
}

static bool class_inner_classes(ClassReader *reader, void *subject) {
    ClassFile *file = subject;
    enum {
        KNOWN = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL | ACC_SUPER |
                ACC_INTERFACE | ACC_ABSTRACT | ACC_SYNTHETIC | ACC_ANNOTATION | ACC_ENUM
    };
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 8)) return false;
    InnerClass *rows = class_reader_allocate(reader, count, sizeof *rows);
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        rows[i].inner = bad_type_index(reader, CONSTANT_Class, false, "inner_class_info_index");
        rows[i].outer = bad_type_index(reader, CONSTANT_Class, true, "outer_class_info_index");
        rows[i].name = bad_type_index(reader, CONSTANT_Utf8, true, "inner_name_index");
        unsigned flags = class_reader_u2(reader);
        if (class_reader_is_module(reader, flags)) return false;
        flags &= KNOWN;
        if ((flags & ACC_INTERFACE) && file->major_version < 50) flags |= ACC_ABSTRACT;
        rows[i].access_flags = (uint16_t)(flags & ~(unsigned)ACC_SUPER);
        if (reader->failed) return false;
        if (rows[i].outer && constant_pool_text(&file->pool, rows[i].outer).bytes[0] == '[')
            return class_reader_fail(reader, "Outer class is an array class");
        if (rows[i].inner == rows[i].outer)
            return class_reader_fail(reader, "Class is both outer and inner class");
        if (!class_flags_are_legal((uint16_t)flags, file->major_version))
            return class_reader_fail(reader, "Illegal class modifiers@C: 0x%X", flags);
    }
    if (!reader->failed && !reader->trusted && !inner_classes_check(reader, rows, &count))
        return false;
    file->has_inner_classes = true;
    file->inner_class_count = count;
    file->inner_classes = rows;
    return !reader->failed;
}

static bool class_enclosing_method(ClassReader *reader, void *subject) {
    ClassFile *file = subject;
    file->enclosing_class = class_reader_u2(reader);
    file->enclosing_method = class_reader_u2(reader);
    if (reader->failed) return false;
    if (!constant_pool_is(&file->pool, file->enclosing_class, CONSTANT_Class))
        return class_reader_fail(
            reader, "Invalid or out-of-bounds class index in EnclosingMethod attribute");
    if (file->enclosing_method &&
        !constant_pool_is(&file->pool, file->enclosing_method, CONSTANT_NameAndType))
        return class_reader_fail(
            reader, "Invalid or out-of-bounds method index in EnclosingMethod attribute");
    file->has_enclosing_method = true;
    return !reader->failed;
}

static bool is_loadable(ConstantTag tag) {
    switch (tag) {
    case CONSTANT_Integer:
    case CONSTANT_Float:
    case CONSTANT_Long:
    case CONSTANT_Double:
    case CONSTANT_Class:
    case CONSTANT_String:
    case CONSTANT_MethodHandle:
    case CONSTANT_MethodType:
    case CONSTANT_Dynamic: return true;
    default: return false;
    }
}

static bool parse_bootstrap_method(ClassReader *reader, BootstrapMethod *method) {
    method->method =
        bad_type_index(reader, CONSTANT_MethodHandle, false, "bootstrap_method_index");
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 2)) return false;
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

static bool class_bootstrap_methods(ClassReader *reader, void *subject) {
    ClassFile *file = subject;
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 4)) return false;
    BootstrapMethod *methods = class_reader_allocate(reader, count, sizeof *methods);
    for (unsigned i = 0; i < count && !reader->failed; i++)
        parse_bootstrap_method(reader, &methods[i]);
    file->bootstrap_method_count = count;
    file->bootstrap_methods = methods;
    return !reader->failed;
}

static bool class_nest_host(ClassReader *reader, void *subject) {
    ClassFile *file = subject;
    if (file->nest_member_count)
        return class_reader_fail(reader, "Conflicting NestHost and NestMembers attributes");
    file->nest_host =
        bad_type_index(reader, CONSTANT_Class, false, "Nest-host class_info_index");
    return !reader->failed;
}

static bool class_nest_members(ClassReader *reader, void *subject) {
    ClassFile *file = subject;
    if (file->nest_host)
        return class_reader_fail(reader, "Conflicting NestHost and NestMembers attributes");
    return class_reader_classes(reader, "Nest member class_info_index %u has bad constant type",
                                &file->nest_member_count, &file->nest_members);
}

static bool class_permitted_subclasses(ClassReader *reader, void *subject) {
    ClassFile *file = subject;
    if (file->access_flags & ACC_FINAL)
        return class_reader_fail(reader,
                                 "PermittedSubclasses attribute in final class file @N");
    file->is_sealed = true;
    return class_reader_classes(reader,
                                "Permitted subclass class_info_index %u has bad constant type",
                                &file->permitted_subclass_count, &file->permitted_subclasses);
}

SIGNATURE(class_signature, ClassFile, "Invalid constant pool index %u in Signature attribute")
MARKS(class_synthetic, class_deprecated, ClassFile)
RAW(class_annotations, ClassFile, annotations.visible)
RAW(class_type_annotations, ClassFile, annotations.visible_type)
RAW(class_source_debug_extension, ClassFile, source_debug_extension)

bool attributes_parse_class(ClassReader *reader) {
    static const AttributeRule rules[] = {
        {"SourceFile", 0, false, class_source_file, "Wrong SourceFile attribute length",
         LENGTH_FITS},
        {"InnerClasses", 0, false, class_inner_classes, NULL, LENGTH_IS_THERE},
        {"Signature", 49, false, class_signature, "Wrong Signature attribute length #",
         LENGTH_IS_THERE},
        {"BootstrapMethods", 51, false, class_bootstrap_methods,
         "Bad length on BootstrapMethods", LENGTH_IS_THERE},
        {"EnclosingMethod", 49, false, class_enclosing_method,
         "Wrong EnclosingMethod attribute length #", LENGTH_FITS},
        {"NestHost", 55, false, class_nest_host, "Wrong NestHost attribute length",
         LENGTH_FITS},
        {"NestMembers", 55, false, class_nest_members, NULL, LENGTH_IS_THERE},
        {"Record", 60, false, class_record, "Record attribute has wrong length",
         LENGTH_IS_THERE},
        {"PermittedSubclasses", 61, false, class_permitted_subclasses, NULL, LENGTH_IS_THERE},
        {"Synthetic", 0, true, class_synthetic,
         "Invalid Synthetic classfile attribute length #", LENGTH_IS_THERE},
        {"Deprecated", 0, true, class_deprecated,
         "Invalid Deprecated classfile attribute length #", LENGTH_IS_THERE},
        {"RuntimeVisibleAnnotations", 49, false, class_annotations, NULL, LENGTH_IS_THERE},
        {"RuntimeVisibleTypeAnnotations", 49, false, class_type_annotations, NULL,
         LENGTH_IS_THERE},
        {"SourceDebugExtension", 49, false, class_source_debug_extension, NULL,
         LENGTH_IS_THERE},
        {0},
    };
    if (!attributes_parse(reader, rules, "Attribute name has bad constant pool index %u",
                          reader->file))
        return false;
    /* Nobody is told where a class is enclosed that tells of no classes inside of others. */
    if (!reader->file->has_inner_classes) reader->file->has_enclosing_method = false;
    return true;
}
