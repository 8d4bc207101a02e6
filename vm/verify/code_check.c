/* SPDX-License-Identifier: MIT */
/* One pass marks where instructions begin, a second checks each instruction's operands. For the
 * type checker the second one is part of its own, so that of two faults the first is told. */
#include "vm/verify/code_check.h"

#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/text/descriptor.h"

typedef struct Check {
    const ClassFile *file;
    const MethodInfo *method;
    const CodeInfo *code;
    uint8_t *starts; /* one byte per bytecode index */
    bool old_words;
    CodeFault *fault;
} Check;

__attribute__((format(printf, 4, 5))) static bool
check_fail(Check *c, uint32_t pc, const char *old, const char *rule, ...) {
    va_list arguments;
    va_start(arguments, rule);
    *c->fault = (CodeFault){.pc = pc, .reason = "Error exists in the bytecode"};
    if (c->old_words && old != NULL)
        snprintf(c->fault->rule, sizeof c->fault->rule, "%s", old);
    else
        vsnprintf(c->fault->rule, sizeof c->fault->rule, rule, arguments);
    va_end(arguments);
    return false;
}

__attribute__((format(printf, 2, 3))) static bool check_fail_format(Check *c, const char *rule,
                                                                    ...) {
    va_list arguments;
    va_start(arguments, rule);
    *c->fault = (CodeFault){.is_format = true};
    vsnprintf(c->fault->rule, sizeof c->fault->rule, rule, arguments);
    va_end(arguments);
    return false;
}

static bool is_start(const Check *c, int64_t pc) {
    return pc >= 0 && pc < (int64_t)c->code->length && c->starts[pc] != 0;
}

/* ---- Constant pool operands ---- */

static bool bad_pool_type(Check *c, uint32_t pc, unsigned index) {
    bool is_there = index > 0 && index < c->file->pool.count;
    check_fail(c, pc, "Illegal type in constant pool", "Illegal %s %u in class %.100s",
               is_there ? "type at constant pool entry" : "constant pool index", index,
               c->file->name.bytes);
    for (char *p = c->old_words ? c->fault->rule + strlen(c->fault->rule)
                                : strstr(c->fault->rule, "in class ");
         *p; p++)
        if (*p == '/') *p = '.';
    snprintf(c->fault->reason, sizeof c->fault->reason, "Constant pool index %u is invalid",
             index);
    return false;
}

static bool check_loadable(Check *c, uint32_t pc, unsigned index, bool wide) {
    const ConstantPool *pool = &c->file->pool;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Class:
        if (c->file->major_version < 49) break;
        if (!wide) return true;
        break;
    case CONSTANT_Integer:
    case CONSTANT_Float:
    case CONSTANT_String:
    case CONSTANT_MethodHandle:
    case CONSTANT_MethodType:
        if (!wide) return true;
        break;
    case CONSTANT_Long:
    case CONSTANT_Double:
        if (wide) return true;
        break;
    case CONSTANT_Dynamic:
        if ((descriptor_kind_slots(constant_pool_descriptor(pool, index).bytes[0]) == 2) ==
            wide)
            return true;
        break;
    default: break;
    }
    return bad_pool_type(c, pc, index);
}

static bool check_method_ref(Check *c, uint32_t pc, unsigned opcode, unsigned index) {
    const ConstantPool *pool = &c->file->pool;
    ConstantTag tag = constant_pool_tag(pool, index);
    bool interface_allowed = opcode == OP_invokeinterface ||
                             ((opcode == OP_invokespecial || opcode == OP_invokestatic) &&
                              c->file->major_version >= 52);
    bool class_allowed = opcode != OP_invokeinterface;
    if (!(tag == CONSTANT_Methodref && class_allowed) &&
        !(tag == CONSTANT_InterfaceMethodref && interface_allowed))
        return bad_pool_type(c, pc, index);
    const char *name = constant_pool_name(pool, index).bytes;
    if (opcode == OP_invokeinterface) {
        unsigned slots =
            descriptor_argument_slots(constant_pool_descriptor(pool, index).bytes) + 1;
        if (c->code->code[pc + 3] != slots)
            return check_fail(c, pc, "Inconsistent args_size for invokeinterface",
                              "Inconsistent args count operand in invokeinterface");
        if (c->code->code[pc + 4] != 0)
            return check_fail(c, pc, "Fourth operand byte of invokeinterface must be zero",
                              "Fourth operand byte of invokeinterface must be zero");
    }
    if (name[0] == '<' && (opcode != OP_invokespecial || strcmp(name, "<init>") != 0))
        return check_fail(c, pc, "Must call initializers using invokespecial",
                          "Illegal call to internal method");
    return true;
}

static bool check_class_ref(Check *c, uint32_t pc, unsigned opcode, unsigned index) {
    const ConstantPool *pool = &c->file->pool;
    if (constant_pool_tag(pool, index) != CONSTANT_Class) return bad_pool_type(c, pc, index);
    const char *name = constant_pool_text(pool, index).bytes;
    size_t dimensions = strspn(name, "[");
    unsigned wanted = c->code->code[pc + (opcode == OP_multianewarray ? 3 : 0)];
    if (opcode == OP_new && dimensions > 0) {
        check_fail(c, pc, "Illegal creation of array", "Illegal new instruction");
        if (!c->old_words)
            snprintf(c->fault->reason, sizeof c->fault->reason,
                     "Invalid type: '%.40s' (constant pool %u)", name, index);
        return false;
    }
    if (opcode == OP_anewarray && dimensions >= 255)
        return check_fail(c, pc, "Array with too many dimensions",
                          "Illegal anewarray instruction, array has more than 255 dimensions");
    if (opcode != OP_multianewarray) return true;
    if (dimensions == 0) {
        check_fail(c, pc, "Illegal dimension argument",
                   "Illegal constant pool index in multianewarray instruction");
        if (!c->old_words)
            snprintf(c->fault->reason, sizeof c->fault->reason,
                     "Invalid type: '%.40s' (constant pool %u)", name, index);
        return false;
    }
    return (wanted > 0 && wanted <= dimensions) ||
           check_fail(c, pc, "Illegal dimension argument",
                      "Illegal dimension in multianewarray instruction: %u", wanted);
}

static bool check_field_ref(Check *c, uint32_t pc, unsigned index) {
    const ConstantPool *pool = &c->file->pool;
    if (constant_pool_tag(pool, index) != CONSTANT_Fieldref) return bad_pool_type(c, pc, index);
    if (constant_pool_owner_name(pool, index).bytes[0] != '[') return true;
    return check_fail(c, pc, NULL,
                      "Expecting reference to class in class %.80s at constant pool index %u",
                      c->file->name.bytes, index);
}

static bool check_pool_operand(Check *c, uint32_t pc, unsigned opcode) {
    const uint8_t *code = c->code->code;
    const ConstantPool *pool = &c->file->pool;
    switch (opcode) {
    case OP_ldc: return check_loadable(c, pc, code[pc + 1], false);
    case OP_ldc_w: return check_loadable(c, pc, opcode_u2(code, pc + 1), false);
    case OP_ldc2_w: return check_loadable(c, pc, opcode_u2(code, pc + 1), true);
    case OP_getfield:
    case OP_putfield:
    case OP_getstatic:
    case OP_putstatic: return check_field_ref(c, pc, opcode_u2(code, pc + 1));
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface: return check_method_ref(c, pc, opcode, opcode_u2(code, pc + 1));
    case OP_invokedynamic:
        if (constant_pool_tag(pool, opcode_u2(code, pc + 1)) != CONSTANT_InvokeDynamic)
            return bad_pool_type(c, pc, opcode_u2(code, pc + 1));
        if (constant_pool_name(pool, opcode_u2(code, pc + 1)).bytes[0] == '<')
            return check_fail(c, pc, "Must call initializers using invokespecial",
                              "Illegal call to internal method");
        return opcode_u2(code, pc + 3) == 0 ||
               check_fail(c, pc, NULL,
                          "Third and fourth operand bytes of invokedynamic must be zero");
    case OP_new:
    case OP_anewarray:
    case OP_checkcast:
    case OP_instanceof:
    case OP_multianewarray: return check_class_ref(c, pc, opcode, opcode_u2(code, pc + 1));
    case OP_newarray:
        return (code[pc + 1] >= 4 && code[pc + 1] <= 11) ||
               check_fail(c, pc, "Bad type passed to newarray", "Illegal newarray instruction");
    default: return true;
    }
}

/* ---- Locals and branches ---- */

static bool check_local(Check *c, uint32_t pc) {
    int local = opcode_local(c->code->code, pc);
    if (local < 0) return true;
    unsigned canonical = opcode_canonical(c->code->code, pc);
    unsigned width = canonical == OP_lload || canonical == OP_dload || canonical == OP_lstore ||
                             canonical == OP_dstore
                         ? 2
                         : 1;
    if ((unsigned)local + width <= c->code->max_locals) return true;
    return check_fail(c, pc, NULL, "Illegal local variable number");
}

static bool bad_target(Check *c, uint32_t pc) {
    return check_fail(c, pc, NULL, "Illegal target of jump or branch");
}

static bool check_switch(Check *c, uint32_t pc) {
    const uint8_t *code = c->code->code;
    OpcodeSwitch cases = opcode_switch(code, pc);
    if (c->file->major_version < 51)
        for (uint32_t at = pc + 1; at % 4 != 0; at++)
            if (code[at] != 0)
                return check_fail(c, pc, "Non zero padding bytes in switch",
                                  "Nonzero padding byte in lookupswitch or tableswitch");
    for (uint32_t i = 1; i < cases.count && !cases.is_table; i++)
        if (opcode_switch_key(&cases, i - 1) >= opcode_switch_key(&cases, i))
            return check_fail(c, pc, "Unsorted lookup switch", "Bad lookupswitch instruction");
    return true;
}

static bool check_switch_targets(Check *c, uint32_t pc) {
    OpcodeSwitch cases = opcode_switch(c->code->code, pc);
    bool good = is_start(c, cases.default_target);
    for (uint32_t i = 0; i < cases.count && good; i++)
        good = is_start(c, opcode_switch_target(&cases, i));
    return good || bad_target(c, pc);
}

static bool is_switch(unsigned opcode) {
    return opcode == OP_tableswitch || opcode == OP_lookupswitch;
}

static bool check_targets(Check *c, uint32_t pc, unsigned opcode) {
    if (is_switch(opcode)) return check_switch_targets(c, pc);
    int64_t target = opcode_branch_target(c->code->code, pc);
    return target == -1 || is_start(c, target) || bad_target(c, pc);
}

static bool check_handlers(Check *c) {
    for (unsigned i = 0; i < c->code->handler_count; i++) {
        const ExceptionHandler *h = &c->code->handlers[i];
        bool end_good = h->end_pc == c->code->length || is_start(c, h->end_pc);
        if (c->old_words) {
            if (h->start_pc >= h->end_pc || !is_start(c, h->start_pc) || !end_good)
                return check_fail_format(c, "Illegal exception table range");
            if (!is_start(c, h->handler_pc))
                return check_fail_format(c, "Illegal exception table handler");
            continue;
        }
        if (!is_start(c, h->start_pc))
            return check_fail_format(c, "Illegal exception table start_pc %u", h->start_pc);
        if (!end_good)
            return check_fail_format(c, "Illegal exception table end_pc %u", h->end_pc);
        if (!is_start(c, h->handler_pc))
            return check_fail_format(c, "Illegal exception table handler_pc %u", h->handler_pc);
    }
    return true;
}

/* Variables live from one instruction to another one. */
static bool check_variable(Check *c, const uint8_t *row) {
    unsigned start = (unsigned)(row[0] << 8 | row[1]),
             length = (unsigned)(row[2] << 8 | row[3]);
    if (!is_start(c, start))
        return check_fail_format(c, "Illegal local variable table start_pc %u", start);
    return start + length == c->code->length || is_start(c, start + length) ||
           check_fail_format(c, "Illegal local variable table length %u", length);
}

static bool check_variables(Check *c) {
    enum { ROW = 10 };
    for (const VariableTable *table = c->code->variables; table != NULL; table = table->next) {
        const uint8_t *end = table->rows.bytes + table->rows.length;
        for (const uint8_t *row = table->rows.bytes + 2; end - row >= ROW; row += ROW)
            if (!check_variable(c, row)) return false;
    }
    return true;
}

/* ---- The whole ---- */

static bool bad_instruction(Check *c, uint32_t pc) {
    char old[64];
    snprintf(old, sizeof old, "Illegal instruction found at offset %u", pc);
    return check_fail(c, pc, old, "Bad instruction");
}

static bool check_operands(Check *c, uint32_t pc) {
    unsigned opcode = c->code->code[pc];
    return check_pool_operand(c, pc, opcode) && (!is_switch(opcode) || check_switch(c, pc));
}

bool code_check(const ClassFile *file, const MethodInfo *method, uint8_t *starts,
                bool old_words, CodeFault *fault) {
    const CodeInfo *code = method->code;
    Check c = {file, method, code, starts, old_words, fault};
    if (method->argument_slots > code->max_locals)
        return check_fail(&c, 0, NULL, "Arguments can't fit into locals");
    for (uint32_t pc = 0; pc < code->length;) {
        uint32_t length = opcode_length(code->code, code->length, pc);
        if (length == 0) return bad_instruction(&c, pc);
        starts[pc] = 1;
        pc += length;
    }
    if (!check_handlers(&c) || (!old_words && !check_variables(&c))) return false;
    for (uint32_t pc = 0; pc < code->length && old_words;
         pc += opcode_length(code->code, code->length, pc))
        if (!check_operands(&c, pc) || !check_local(&c, pc) ||
            !check_targets(&c, pc, code->code[pc]))
            return false;
    return true;
}

bool code_check_operands(const ClassFile *file, const MethodInfo *method, uint32_t pc,
                         CodeFault *fault) {
    Check c = {file, method, method->code, NULL, false, fault};
    return check_operands(&c, pc);
}
