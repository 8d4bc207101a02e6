/* SPDX-License-Identifier: MIT */
/* The Code attribute: limits, exception handlers, and the tables inside it. Bytecode is only
 * measured here; what it does is the verifier's concern. */
#include <stdlib.h>
#include <string.h>

#include "vm/classfile/class_reader.h"
#include "vm/text/descriptor.h"

/* A row of LocalVariableTable or LocalVariableTypeTable. */
typedef struct LocalVariable {
    uint16_t start_pc, length, slot;
    ConstantUtf8 name;
    bool is_generic; /* in the first: there is such a row of the second */
} LocalVariable;

typedef struct VariableRows {
    LocalVariable *rows;
    uint32_t count, capacity;
} VariableRows;

/* What the attributes of one Code attribute gather; tables that may repeat grow in malloc'ed
 * memory and are copied into the arena when all are read. */
typedef struct CodeTables {
    CodeInfo *code;
    LineNumber *lines;
    uint32_t line_count, line_capacity;
    VariableRows variables, generics; /* LocalVariableTable, LocalVariableTypeTable */
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

/* Rows that stay where they are must be in order. */
static bool lines_are_sorted(const ClassReader *reader, const CodeInfo *code, unsigned count) {
    const uint8_t *row = reader->bytes + reader->at;
    unsigned before = 0;
    for (unsigned i = 0; i < count; i++, row += 4) {
        unsigned start = (unsigned)(row[0] << 8 | row[1]);
        if (start < before || start >= code->length) return false;
        before = start;
    }
    return true;
}

/* The rows that follow. */
static bool append_lines(ClassReader *reader, CodeTables *tables, unsigned count) {
    void *rows = tables->lines;
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

/* There is another table: both are copied. */
static bool copy_raw_lines(ClassReader *reader, CodeTables *tables) {
    CodeInfo *code = tables->code;
    size_t at = reader->at, end = reader->end;
    reader->at = (size_t)(code->raw_lines - reader->bytes);
    reader->end = reader->at + 4 * (size_t)code->line_count;
    bool good = append_lines(reader, tables, code->line_count);
    code->raw_lines = NULL;
    code->line_count = 0;
    reader->at = at;
    reader->end = end;
    return good;
}

static bool code_line_numbers(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    CodeInfo *code = tables->code;
    uint16_t count = class_reader_u2(reader);
    if (reader->trusted) { /* sorted, in one table: its build saw to that */
        code->line_count = count;
        code->packed_lines = reader->bytes + reader->at;
        reader->at = reader->end;
        return true;
    }
    if (code->raw_lines != NULL && !copy_raw_lines(reader, tables)) return false;
    if (reader->rules.in_place && tables->line_count == 0 &&
        class_reader_need(reader, count, 4) && lines_are_sorted(reader, code, count)) {
        code->line_count = count;
        code->raw_lines = reader->bytes + reader->at;
        reader->at += 4 * (size_t)count;
        return true;
    }
    return append_lines(reader, tables, count);
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

static bool variable_text(ClassReader *reader, const char *what, unsigned index,
                          const char *table, ConstantUtf8 *text) {
    if (!constant_pool_is(&reader->file->pool, index, CONSTANT_Utf8))
        return class_reader_fail(reader, "%s index %u in %s has bad constant type", what, index,
                                 table);
    *text = constant_pool_utf8(&reader->file->pool, index);
    return true;
}

static bool parse_variable(ClassReader *reader, const CodeInfo *code, bool is_generic,
                           LocalVariable *row) {
    row->start_pc = class_reader_u2(reader);
    row->length = class_reader_u2(reader);
    unsigned name = class_reader_u2(reader), type_index = class_reader_u2(reader);
    row->slot = class_reader_u2(reader);
    if (reader->failed) return false;
    const char *table = is_generic ? "LocalVariableTypeTable" : "LocalVariableTable";
    ConstantUtf8 type = {0};
    if (row->start_pc >= code->length)
        return class_reader_fail(reader, "Invalid start_pc %u in %s", row->start_pc, table);
    if ((uint32_t)row->start_pc + row->length > code->length)
        return class_reader_fail(reader, "Invalid length %u in %s", row->length, table);
    if (!variable_text(reader, "Name", name, table, &row->name) ||
        !variable_text(reader, "Signature", type_index, table, &type))
        return false;
    if (!class_reader_text_is(reader, row->name, TEXT_LOCAL_NAME))
        return class_reader_fail(reader, "Illegal field name \"%.64s\"@C", row->name.bytes);
    unsigned slots = 1;
    if (!is_generic) {
        if (!class_reader_check_descriptor(reader, "Field", row->name, type, false))
            return false;
        slots = descriptor_kind_slots(type.bytes[0]);
    }
    if (row->slot + slots > code->max_locals)
        return class_reader_fail(reader, "Invalid index %u in %s", row->slot, table);
    return true;
}

static bool note_variables(ClassReader *reader, CodeInfo *code) {
    VariableTable *table = class_reader_allocate(reader, 1, sizeof *table);
    if (table == NULL) return false;
    *table = (VariableTable){{reader->bytes + reader->at, (uint32_t)(reader->end - reader->at)},
                             code->variables};
    code->variables = table;
    return true;
}

static bool read_variables(ClassReader *reader, const CodeInfo *code, bool is_generic,
                           VariableRows *to) {
    if (reader->rules.of_library) { /* when a message asks */
        reader->at = reader->end;
        return true;
    }
    uint16_t count = class_reader_u2(reader);
    void *rows = to->rows;
    if (!class_reader_need(reader, count, 10) ||
        !reserve(reader, &rows, to->count, count, &to->capacity, sizeof(LocalVariable)))
        return false;
    to->rows = rows;
    for (unsigned i = 0; i < count; i++) {
        LocalVariable row = {0};
        if (!parse_variable(reader, code, is_generic, &row)) return false;
        to->rows[to->count++] = row;
    }
    return true;
}

static bool code_variables(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    return (reader->trusted || note_variables(reader, tables->code)) &&
           read_variables(reader, tables->code, false, &tables->variables);
}

static bool code_variable_types(ClassReader *reader, void *subject) {
    CodeTables *tables = subject;
    return read_variables(reader, tables->code, true, &tables->generics);
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

/* Most methods have few. */
static void sort_variables(LocalVariable *rows, uint32_t count) {
    enum { FEW_VARIABLES = 16 };
    if (count > FEW_VARIABLES) {
        qsort(rows, count, sizeof *rows, compare_variables);
        return;
    }
    for (uint32_t i = 1; i < count; i++) {
        LocalVariable row = rows[i];
        uint32_t at = i;
        for (; at > 0 && compare_variables(&rows[at - 1], &row) > 0; at--)
            rows[at] = rows[at - 1];
        rows[at] = row;
    }
}

/* Sorts the variables; none is there twice, and so with their generic signatures. */
static bool join_variables(ClassReader *reader, CodeTables *tables) {
    LocalVariable *variables = tables->variables.rows, *generics = tables->generics.rows;
    uint32_t count = tables->variables.count, generic_count = tables->generics.count;
    bool strict = reader->file->major_version >= 49;
    sort_variables(variables, count);
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
        if (found->is_generic)
            return class_reader_fail(
                reader, "Duplicated LocalVariableTypeTable attribute entry for '%.64s'",
                generics[i].name.bytes);
        found->is_generic = true;
    }
    return true;
}

/* A library's rows have not been looked at. */
ConstantUtf8 classfile_variable_name(const ClassFile *file, const CodeInfo *code, unsigned slot,
                                     uint32_t pc) {
    enum { ROW = 10 };
    ConstantUtf8 name = {0};
    unsigned first = UINT16_MAX + 1;
    for (const VariableTable *table = code->variables; table != NULL; table = table->next) {
        const uint8_t *end = table->rows.bytes + table->rows.length;
        for (const uint8_t *row = table->rows.bytes + 2; end - row >= ROW; row += ROW) {
            unsigned start = (unsigned)(row[0] << 8 | row[1]),
                     length = (unsigned)(row[2] << 8 | row[3]),
                     index = (unsigned)(row[4] << 8 | row[5]);
            if ((unsigned)(row[8] << 8 | row[9]) != slot || pc < start ||
                pc >= start + length || start >= first ||
                !constant_pool_is(&file->pool, index, CONSTANT_Utf8))
                continue;
            first = start;
            name = constant_pool_utf8(&file->pool, index);
        }
    }
    return name;
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
        {"LocalVariableTable", 0, true, code_variables, "LocalVariableTable has wrong length",
         LENGTH_IS_THERE},
        {"LocalVariableTypeTable", 49, true, code_variable_types,
         "LocalVariableTypeTable has wrong length", LENGTH_IS_THERE},
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
    if (good && tables.line_count > 0) {
        code->line_count = tables.line_count;
        code->lines = keep(reader, tables.lines, tables.line_count, sizeof *tables.lines);
    }
    free(tables.lines);
    free(tables.variables.rows);
    free(tables.generics.rows);
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
