/* SPDX-License-Identifier: MIT */
/* One pass marks where instructions begin, a second checks each instruction's operands. */
#include "vm/verify/code_check.h"

#include <stdlib.h>
#include <string.h>

#include "vm/load/descriptor.h"
#include "vm/opcodes.h"

#define FAULT_VERIFY "java/lang/VerifyError"

typedef struct Check {
    const ClassFile *file;
    const MethodInfo *method;
    const CodeInfo *code;
    uint8_t *starts; /* one byte per bytecode index */
    Fault *fault;
} Check;

static bool check_fail(Check *c, uint32_t pc, const char *rule) {
    return fault_set(c->fault, FAULT_VERIFY, pc, "(class: %.80s, method: %.40s signature: %.60s) at %u: %s", c->file->name.bytes,
                     c->method->name.bytes, c->method->descriptor.bytes, pc, rule);
}

static bool is_start(const Check *c, int64_t pc) {
    return pc >= 0 && pc < (int64_t)c->code->length && c->starts[pc] != 0;
}

/* ---- Constant pool operands ---- */

static bool dynamic_is_wide(const ConstantPool *pool, unsigned index) {
    char kind = constant_pool_descriptor(pool, index).bytes[0];
    return kind == 'J' || kind == 'D';
}

static bool check_loadable(Check *c, uint32_t pc, unsigned index, bool wide) {
    const ConstantPool *pool = &c->file->pool;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Integer: case CONSTANT_Float: case CONSTANT_String: case CONSTANT_Class:
    case CONSTANT_MethodHandle: case CONSTANT_MethodType:
        if (!wide) return true;
        break;
    case CONSTANT_Long: case CONSTANT_Double:
        if (wide) return true;
        break;
    case CONSTANT_Dynamic:
        if (dynamic_is_wide(pool, index) == wide) return true;
        break;
    default: break;
    }
    return check_fail(c, pc, "Illegal type in constant pool");
}

static bool check_method_ref(Check *c, uint32_t pc, unsigned opcode, unsigned index) {
    const ConstantPool *pool = &c->file->pool;
    ConstantTag tag = constant_pool_tag(pool, index);
    bool interface_allowed = opcode == OP_invokeinterface ||
                             ((opcode == OP_invokespecial || opcode == OP_invokestatic) && c->file->major_version >= 52);
    bool class_allowed = opcode != OP_invokeinterface;
    if (!(tag == CONSTANT_Methodref && class_allowed) && !(tag == CONSTANT_InterfaceMethodref && interface_allowed))
        return check_fail(c, pc, "Illegal type in constant pool");
    const char *name = constant_pool_name(pool, index).bytes;
    if (name[0] == '<' && (opcode != OP_invokespecial || strcmp(name, "<init>") != 0))
        return check_fail(c, pc, "Bad call to an initialization method");
    if (opcode != OP_invokeinterface) return true;
    unsigned slots = descriptor_argument_slots(constant_pool_descriptor(pool, index).bytes) + 1;
    if (c->code->code[pc + 3] != slots) return check_fail(c, pc, "Inconsistent args count operand in invokeinterface");
    return c->code->code[pc + 4] == 0 || check_fail(c, pc, "Fourth operand byte of invokeinterface must be zero");
}

static bool check_class_ref(Check *c, uint32_t pc, unsigned opcode, unsigned index) {
    const ConstantPool *pool = &c->file->pool;
    if (constant_pool_tag(pool, index) != CONSTANT_Class) return check_fail(c, pc, "Illegal type in constant pool");
    const char *name = constant_pool_text(pool, index).bytes;
    size_t dimensions = strspn(name, "[");
    if (opcode == OP_new && dimensions > 0) return check_fail(c, pc, "Illegal creation of an array by new");
    if (opcode == OP_anewarray && dimensions >= 255) return check_fail(c, pc, "Array with too many dimensions");
    if (opcode == OP_multianewarray && (c->code->code[pc + 3] == 0 || c->code->code[pc + 3] > dimensions))
        return check_fail(c, pc, "Illegal dimension argument");
    return true;
}

static bool check_pool_operand(Check *c, uint32_t pc, unsigned opcode) {
    const uint8_t *code = c->code->code;
    const ConstantPool *pool = &c->file->pool;
    switch (opcode) {
    case OP_ldc: return check_loadable(c, pc, code[pc + 1], false);
    case OP_ldc_w: return check_loadable(c, pc, opcode_u2(code, pc + 1), false);
    case OP_ldc2_w: return check_loadable(c, pc, opcode_u2(code, pc + 1), true);
    case OP_getfield: case OP_putfield: case OP_getstatic: case OP_putstatic:
        return constant_pool_tag(pool, opcode_u2(code, pc + 1)) == CONSTANT_Fieldref ||
               check_fail(c, pc, "Illegal type in constant pool");
    case OP_invokevirtual: case OP_invokespecial: case OP_invokestatic: case OP_invokeinterface:
        return check_method_ref(c, pc, opcode, opcode_u2(code, pc + 1));
    case OP_invokedynamic:
        if (constant_pool_tag(pool, opcode_u2(code, pc + 1)) != CONSTANT_InvokeDynamic)
            return check_fail(c, pc, "Illegal type in constant pool");
        return opcode_u2(code, pc + 3) == 0 || check_fail(c, pc, "Third and fourth operand bytes of invokedynamic must be zero");
    case OP_new: case OP_anewarray: case OP_checkcast: case OP_instanceof: case OP_multianewarray:
        return check_class_ref(c, pc, opcode, opcode_u2(code, pc + 1));
    case OP_newarray: return (code[pc + 1] >= 4 && code[pc + 1] <= 11) || check_fail(c, pc, "Illegal newarray instruction");
    default: return true;
    }
}

/* ---- Locals and branches ---- */

static bool check_local(Check *c, uint32_t pc) {
    int local = opcode_local(c->code->code, pc);
    if (local < 0) return true;
    unsigned opcode = c->code->code[pc] == OP_wide ? c->code->code[pc + 1] : c->code->code[pc];
    unsigned canonical = opcode_info[opcode].canonical;
    unsigned width = canonical == OP_lload || canonical == OP_dload || canonical == OP_lstore || canonical == OP_dstore ? 2 : 1;
    return (unsigned)local + width <= c->code->max_locals || check_fail(c, pc, "Illegal local variable number");
}

static bool check_return(Check *c, uint32_t pc, unsigned opcode) {
    unsigned wanted;
    if (opcode < OP_ireturn || opcode > OP_return) return true;
    switch (descriptor_kind_on_stack(descriptor_return(c->method->descriptor.bytes).kind)) {
    case 'V': wanted = OP_return; break;
    case 'I': wanted = OP_ireturn; break;
    case 'J': wanted = OP_lreturn; break;
    case 'F': wanted = OP_freturn; break;
    case 'D': wanted = OP_dreturn; break;
    default: wanted = OP_areturn; break;
    }
    return opcode == wanted || check_fail(c, pc, "Wrong return type in function");
}

static bool check_targets(Check *c, uint32_t pc, unsigned opcode) {
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(c->code->code, pc);
        if (!is_start(c, cases.default_target)) return check_fail(c, pc, "Illegal target of jump or branch");
        for (uint32_t i = 0; i < cases.count; i++) {
            if (!is_start(c, opcode_switch_target(&cases, i))) return check_fail(c, pc, "Illegal target of jump or branch");
            if (!cases.is_table && i > 0 && opcode_switch_key(&cases, i - 1) >= opcode_switch_key(&cases, i))
                return check_fail(c, pc, "Bad lookupswitch instruction: keys are not sorted");
        }
        return true;
    }
    int64_t target = opcode_branch_target(c->code->code, pc);
    return target == -1 || is_start(c, target) || check_fail(c, pc, "Illegal target of jump or branch");
}

static bool check_handlers(Check *c) {
    for (unsigned i = 0; i < c->code->handler_count; i++) {
        const ExceptionHandler *h = &c->code->handlers[i];
        if (h->start_pc >= h->end_pc || !is_start(c, h->start_pc) || (h->end_pc != c->code->length && !is_start(c, h->end_pc)) ||
            !is_start(c, h->handler_pc))
            return check_fail(c, h->handler_pc, "Illegal exception table range");
    }
    return true;
}

static bool check_code(Check *c) {
    const CodeInfo *code = c->code;
    uint32_t last = 0;
    for (uint32_t pc = 0; pc < code->length;) {
        uint32_t length = opcode_length(code->code, code->length, pc);
        if (length == 0) return check_fail(c, pc, "Bad instruction");
        c->starts[pc] = 1;
        last = pc;
        pc += length;
    }
    if (!check_handlers(c)) return false;
    for (uint32_t pc = 0; pc < code->length; pc += opcode_length(code->code, code->length, pc)) {
        unsigned opcode = code->code[pc];
        if (!check_pool_operand(c, pc, opcode) || !check_local(c, pc) || !check_return(c, pc, opcode) ||
            !check_targets(c, pc, opcode))
            return false;
    }
    unsigned opcode = code->code[last] == OP_wide ? code->code[last + 1] : code->code[last];
    return !opcode_info[opcode].falls_through || check_fail(c, last, "Falling off the end of the code");
}

bool code_check(const ClassFile *file, const MethodInfo *method, Fault *fault) {
    if (method->code == NULL) return true;
    Check c = {file, method, method->code, calloc(method->code->length + 1, 1), fault};
    if (c.starts == NULL) return fault_set(fault, FAULT_MEMORY, 0, "verification");
    unsigned arguments = method->argument_slots;
    bool good = arguments <= method->code->max_locals ? check_code(&c) : check_fail(&c, 0, "Arguments can't fit into locals");
    free(c.starts);
    return good;
}
