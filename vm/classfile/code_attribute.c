/* SPDX-License-Identifier: MIT */
/* The Code attribute: limits, exception handlers, and the tables inside it. Bytecode is only
 * measured here; what it does is the verifier's concern. */
#include <stdlib.h>
#include <string.h>

#include "vm/classfile/class_reader.h"
#include "vm/text/descriptor.h"

/* What the attributes of one Code attribute gather; tables that may repeat grow in malloc'ed
 * memory and are copied into the arena when all are read. */
typedef struct CodeTables {
    CodeInfo *code;
    LineNumber *lines;
    LocalVariable *variables;
    LocalVariable *generics; /* LocalVariableTypeTable; the signature is in `signature` */
    uint32_t line_count, variable_count, generic_count;
    uint32_t line_capacity, variable_capacity, generic_capacity;
} CodeTables;

static bool reserve(ClassReader *reader, void **rows, uint32_t count, uint32_t more,
                    uint32_t *capacity, size_t size) {
    if (more <= *capacity - count) return true;
    size_t wanted = (size_t)count + more;
    if (wanted < (size_t)*capacity * 2) wanted = (size_t)*capacity * 2;
    void *grown = wanted < UINT32_MAX ? realloc(*rows, wanted * size) : NULL;
    if (grown == NULL) {
        reader->failed = true;
        return fault_set(reader->fault, FAULT_MEMORY, reader->at, "class file %s",
                         reader->name);
    }
    *rows = grown;
    *capacity = (uint32_t)wanted;
    return true;
}

/* ---- Line numbers ---- */

static bool code_line_numbers(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    uint16_t count = class_reader_u2(reader);
    void *rows = tables->lines;
    if (reader->trusted) { /* sorted, in one table: its build saw to that */
        tables->code->line_count = count;
        tables->code->packed_lines = reader->bytes + reader->at;
        reader->at = reader->end;
        return true;
    }
    if (!class_reader_need(reader, count, 4) ||
        !reserve(reader, &rows, tables->line_count, count, &tables->line_capacity,
                 sizeof(LineNumber)))
        return false;
    tables->lines = rows;
    for (unsigned i = 0; i < count; i++) {
        LineNumber row;
        row.start_pc = class_reader_u2(reader);
        row.line = class_reader_u2(reader);
        if (row.start_pc >= tables->code->length)
            return class_reader_fail(reader, "Invalid pc in LineNumberTable");
        tables->lines[tables->line_count++] = row;
    }
    return true;
}

/* Stable, so that of several rows for one pc the last one stays the one that is found: merge
 * the way up. Compilers write the table in order nearly always, then there is nothing to do. */
static bool sort_lines(LineNumber *lines, uint32_t count) {
    bool sorted = true;
    for (uint32_t i = 1; i < count && sorted; i++)
        sorted = lines[i - 1].start_pc <= lines[i].start_pc;
    if (sorted) return true;
    LineNumber *other = malloc(count * sizeof *other);
    if (other == NULL) return false;
    for (uint32_t width = 1; width < count; width *= 2) {
        for (uint32_t start = 0; start < count; start += 2 * width) {
            uint32_t middle = start + width < count ? start + width : count;
            uint32_t end = middle + width < count ? middle + width : count;
            uint32_t left = start, right = middle;
            for (uint32_t to = start; to < end; to++) {
                bool take_left = left < middle && (right == end || lines[left].start_pc <=
                                                                       lines[right].start_pc);
                other[to] = lines[take_left ? left++ : right++];
            }
        }
        memcpy(lines, other, count * sizeof *lines);
    }
    free(other);
    return true;
}

/* ---- Local variables ---- */

static bool parse_variable(ClassReader *reader, const CodeInfo *code, bool is_generic,
                           LocalVariable *row) {
    row->start_pc = class_reader_u2(reader);
    row->length = class_reader_u2(reader);
    row->name = class_reader_utf8(reader, "Invalid local variable name index %u");
    ConstantUtf8 type = class_reader_utf8(reader, "Invalid local variable type index %u");
    row->slot = class_reader_u2(reader);
    if (reader->failed) return false;
    const char *table = is_generic ? "LocalVariableTypeTable" : "LocalVariableTable";
    if (row->start_pc >= code->length)
        return class_reader_fail(reader, "Invalid start_pc %u in %s", row->start_pc, table);
    if ((uint32_t)row->start_pc + row->length > code->length)
        return class_reader_fail(reader, "Invalid length %u in %s", row->length, table);
    if (!descriptor_is_field_name(row->name.bytes, row->name.length, 49))
        return class_reader_fail(reader, "Illegal field name \"%.64s\"@C", row->name.bytes);
    unsigned slots = 1;
    if (is_generic) {
        row->signature = type;
    } else {
        if (!class_reader_check_descriptor(reader, "Field", row->name, type, false))
            return false;
        row->descriptor = type;
        slots = descriptor_kind_slots(type.bytes[0]);
    }
    if (row->slot + slots > code->max_locals)
        return class_reader_fail(reader, "Invalid index %u in %s", row->slot, table);
    return true;
}

static bool code_variables(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    uint16_t count = class_reader_u2(reader);
    void *rows = tables->variables;
    if (!class_reader_need(reader, count, 10) ||
        !reserve(reader, &rows, tables->variable_count, count, &tables->variable_capacity,
                 sizeof(LocalVariable)))
        return false;
    tables->variables = rows;
    for (unsigned i = 0; i < count; i++) {
        LocalVariable row = {0};
        if (!parse_variable(reader, tables->code, false, &row)) return false;
        tables->variables[tables->variable_count++] = row;
    }
    return true;
}

static bool code_variable_types(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    uint16_t count = class_reader_u2(reader);
    void *rows = tables->generics;
    if (!class_reader_need(reader, count, 10) ||
        !reserve(reader, &rows, tables->generic_count, count, &tables->generic_capacity,
                 sizeof(LocalVariable)))
        return false;
    tables->generics = rows;
    for (unsigned i = 0; i < count; i++) {
        LocalVariable row = {0};
        if (!parse_variable(reader, tables->code, true, &row)) return false;
        tables->generics[tables->generic_count++] = row;
    }
    return true;
}

/* One variable is one slot over one range under one name. */
static int compare_variables(const void *x, const void *y) {
    const LocalVariable *a = x, *b = y;
    if (a->start_pc != b->start_pc) return a->start_pc < b->start_pc ? -1 : 1;
    if (a->slot != b->slot) return a->slot < b->slot ? -1 : 1;
    if (a->length != b->length) return a->length < b->length ? -1 : 1;
    if (a->name.length != b->name.length) return a->name.length < b->name.length ? -1 : 1;
    return memcmp(a->name.bytes, b->name.bytes, a->name.length);
}

/* Sorts the variables and gives them their generic signatures. */
static bool join_variables(ClassReader *reader, CodeTables *tables) {
    LocalVariable *variables = tables->variables, *generics = tables->generics;
    uint32_t count = tables->variable_count, generic_count = tables->generic_count;
    bool strict = reader->file->major_version >= 49;
    if (count > 1) qsort(variables, count, sizeof *variables, compare_variables);
    for (uint32_t i = 1; i < count && strict; i++)
        if (compare_variables(&variables[i - 1], &variables[i]) == 0)
            return class_reader_fail(
                reader, "Duplicated LocalVariableTable attribute entry for '%.64s'",
                variables[i].name.bytes);
    if (!strict || count == 0) return true;
    for (uint32_t i = 0; i < generic_count; i++) {
        LocalVariable *found = count ? bsearch(&generics[i], variables, count,
                                               sizeof *variables, compare_variables)
                                     : NULL;
        if (found == NULL)
            return class_reader_fail(reader,
                                     "LVTT entry for '%.64s'@F does not match any LVT entry",
                                     generics[i].name.bytes);
        if (found->signature.bytes)
            return class_reader_fail(
                reader, "Duplicated LocalVariableTypeTable attribute entry for '%.64s'",
                generics[i].name.bytes);
        found->signature = generics[i].signature;
    }
    return true;
}

/* ---- The attribute ---- */

static bool code_stack_map(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    tables->code->stack_map = class_reader_raw(reader);
    return !reader->failed;
}

static bool code_type_annotations(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    tables->code->visible_type_annotations = class_reader_raw(reader);
    return !reader->failed;
}

static void *keep(ClassReader *reader, const void *rows, size_t count, size_t size) {
    void *kept = class_reader_allocate(reader, count, size);
    if (kept && count) memcpy(kept, rows, count * size);
    return kept;
}

static bool parse_tables(ClassReader *reader, CodeInfo *code) {
    static const AttributeRule rules[] = {
        {"LineNumberTable", 0, true, code_line_numbers,
         "LineNumberTable attribute has wrong length", LENGTH_FITS},
        {"LocalVariableTable", 0, true, code_variables, NULL, LENGTH_IS_THERE},
        {"LocalVariableTypeTable", 49, true, code_variable_types, NULL, LENGTH_IS_THERE},
        {"StackMapTable", 50, false, code_stack_map, NULL, LENGTH_IS_THERE},
        {"RuntimeVisibleTypeAnnotations", 49, false, code_type_annotations, NULL,
         LENGTH_IS_THERE},
        {0},
    };
    static const char bad_name[] = "Invalid code attribute name index %u";
    CodeTables tables = {.code = code};
    if (reader->trusted) return attributes_parse(reader, rules, bad_name, &tables);
    bool good = attributes_parse(reader, rules, bad_name, &tables) &&
                join_variables(reader, &tables) && sort_lines(tables.lines, tables.line_count);
    if (good) {
        code->line_count = tables.line_count;
        code->lines = keep(reader, tables.lines, tables.line_count, sizeof *tables.lines);
        code->variable_count = tables.variable_count;
        code->variables =
            keep(reader, tables.variables, tables.variable_count, sizeof *tables.variables);
    }
    free(tables.lines);
    free(tables.variables);
    free(tables.generics);
    return good && !reader->failed;
}

static bool parse_handlers(ClassReader *reader, CodeInfo *code) {
    uint16_t count = class_reader_u2(reader);
    if (!class_reader_need(reader, count, 8)) return false;
    ExceptionHandler *handlers = class_reader_allocate(reader, count, sizeof *handlers);
    for (unsigned i = 0; i < count && !reader->failed; i++) {
        ExceptionHandler *h = &handlers[i];
        h->start_pc = class_reader_u2(reader);
        h->end_pc = class_reader_u2(reader);
        h->handler_pc = class_reader_u2(reader);
        if (h->start_pc >= h->end_pc || h->end_pc > code->length)
            return class_reader_fail(reader, "Illegal exception table range");
        if (h->handler_pc >= code->length)
            return class_reader_fail(reader, "Illegal exception table handler");
        h->catch_type = class_reader_u2(reader);
        if (h->catch_type != 0 &&
            !constant_pool_is(&reader->file->pool, h->catch_type, CONSTANT_Class))
            return class_reader_fail(reader,
                                     "Catch type in exception table has bad constant type");
    }
    code->handler_count = count;
    code->handlers = handlers;
    return !reader->failed;
}

bool code_attribute_parse(ClassReader *reader, MethodInfo *method) {
    if (method->access_flags & (ACC_NATIVE | ACC_ABSTRACT))
        return class_reader_fail(reader, "Code attribute in native or abstract methods");
    CodeInfo *code = class_reader_allocate(reader, 1, sizeof *code);
    if (code == NULL) return false;
    code->max_stack = class_reader_u2(reader);
    code->max_locals = class_reader_u2(reader);
    code->length = class_reader_u4(reader);
    if (reader->failed) return false;
    if (method->argument_slots > code->max_locals)
        return class_reader_fail(reader, "Arguments can't fit into locals");
    if (code->length == 0 || code->length > 65535)
        return class_reader_fail(reader, "Invalid method Code length %u", code->length);
    code->code = class_reader_take(reader, code->length);
    if (reader->failed || !parse_handlers(reader, code) || !parse_tables(reader, code))
        return false;
    method->code = code;
    return true;
}
