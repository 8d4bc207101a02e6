/* SPDX-License-Identifier: MIT */
/* Two passes per method. The first walks the instructions in the order of the bytes and looks at each alone;
 * the second is the dataflow of the frame maps, which fails where depths or kinds of slots do not agree. */
#include "vm/link/verify.h"

#include <stdlib.h>
#include <string.h>

#include "vm/load/descriptor.h"
#include "vm/opcodes.h"
#include "vm/run/exception.h"
#include "vm/run/frame_map.h"

typedef struct Check {
    const ClassFile *file;
    const MethodInfo *method;
    const CodeInfo *code;
    uint8_t *starts; /* 1 where an instruction starts; [length] is 1 too */
} Check;

/* ---- One instruction: NULL, or what is wrong with it ---- */

static bool loadable(const Check *check, unsigned index, bool two_slots) {
    const ConstantPool *pool = &check->file->pool;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Long: case CONSTANT_Double: return two_slots;
    case CONSTANT_Integer: case CONSTANT_Float: case CONSTANT_String: case CONSTANT_Class:
    case CONSTANT_MethodHandle: case CONSTANT_MethodType: return !two_slots;
    case CONSTANT_Dynamic: {
        char kind = constant_pool_descriptor(pool, index).bytes[0];
        return (kind == 'J' || kind == 'D') == two_slots;
    }
    default: return false;
    }
}

static const char *check_invoke(const Check *check, uint32_t pc) {
    const ConstantPool *pool = &check->file->pool;
    const uint8_t *code = check->code->code;
    unsigned opcode = code[pc], index = opcode_u2(code, pc + 1);
    ConstantTag tag = constant_pool_tag(pool, index);
    bool either = check->file->major_version >= 52 && (opcode == OP_invokestatic || opcode == OP_invokespecial);
    ConstantTag wanted = opcode == OP_invokeinterface ? CONSTANT_InterfaceMethodref
                         : opcode == OP_invokedynamic ? CONSTANT_InvokeDynamic
                                                      : CONSTANT_Methodref;
    if (tag != wanted && !(either && tag == CONSTANT_InterfaceMethodref)) return "Illegal type in constant pool";
    ConstantUtf8 name = constant_pool_name(pool, index);
    if (name.bytes[0] == '<' && (opcode != OP_invokespecial || !constant_utf8_is(name, "<init>")))
        return "Illegal call to internal method";
    if (opcode == OP_invokeinterface) {
        if (code[pc + 3] != descriptor_argument_slots(constant_pool_descriptor(pool, index).bytes) + 1)
            return "Inconsistent args count operand in invokeinterface";
        if (code[pc + 4] != 0) return "Fourth operand byte of invokeinterface must be zero";
    }
    if (opcode == OP_invokedynamic && (code[pc + 3] != 0 || code[pc + 4] != 0))
        return "Third and fourth operand bytes of invokedynamic must be zero";
    return NULL;
}

static const char *check_class_operand(const Check *check, uint32_t pc) {
    const uint8_t *code = check->code->code;
    unsigned index = opcode_u2(code, pc + 1), dimensions = 0;
    if (!constant_pool_is(&check->file->pool, index, CONSTANT_Class)) return "Illegal type in constant pool";
    ConstantUtf8 name = constant_pool_text(&check->file->pool, index);
    while (dimensions < name.length && name.bytes[dimensions] == '[') dimensions++;
    if (code[pc] == OP_new && dimensions > 0) return "Illegal creation of array class";
    if (code[pc] == OP_anewarray && dimensions >= 255) return "Array with too many dimensions";
    if (code[pc] == OP_multianewarray && (code[pc + 3] == 0 || code[pc + 3] > dimensions))
        return "Illegal dimension argument";
    return NULL;
}

static const char *check_return(const Check *check, unsigned opcode) {
    unsigned wanted;
    switch (descriptor_kind_on_stack(descriptor_return(check->method->descriptor.bytes).kind)) {
    case 'V': wanted = OP_return; break;
    case 'I': wanted = OP_ireturn; break;
    case 'J': wanted = OP_lreturn; break;
    case 'F': wanted = OP_freturn; break;
    case 'D': wanted = OP_dreturn; break;
    default: wanted = OP_areturn; break;
    }
    return opcode == wanted ? NULL : "Wrong return type in function";
}

static const char *check_instruction(const Check *check, uint32_t pc) {
    const uint8_t *code = check->code->code;
    int local = opcode_local(code, pc);
    if (local >= 0) {
        const OpcodeInfo *info = &opcode_info[opcode_canonical(code, pc)];
        int slots = info->pops > info->pushes ? info->pops : info->pushes;
        if (local + (slots > 1 ? slots : 1) > check->code->max_locals) return "Illegal local variable number";
    }
    switch (code[pc]) {
    case OP_ldc: return loadable(check, code[pc + 1], false) ? NULL : "Illegal type in constant pool";
    case OP_ldc_w: case OP_ldc2_w:
        return loadable(check, opcode_u2(code, pc + 1), code[pc] == OP_ldc2_w) ? NULL
                                                                               : "Illegal type in constant pool";
    case OP_getstatic: case OP_putstatic: case OP_getfield: case OP_putfield:
        return constant_pool_is(&check->file->pool, opcode_u2(code, pc + 1), CONSTANT_Fieldref)
                   ? NULL : "Illegal type in constant pool";
    case OP_invokevirtual: case OP_invokespecial: case OP_invokestatic: case OP_invokeinterface:
    case OP_invokedynamic: return check_invoke(check, pc);
    case OP_new: case OP_anewarray: case OP_checkcast: case OP_instanceof: case OP_multianewarray:
        return check_class_operand(check, pc);
    case OP_newarray: return code[pc + 1] >= 4 && code[pc + 1] <= 11 ? NULL : "Illegal newarray instruction";
    case OP_ireturn: case OP_lreturn: case OP_freturn: case OP_dreturn: case OP_areturn: case OP_return:
        return check_return(check, code[pc]);
    default: return NULL;
    }
}

/* ---- Where control goes ---- */

static bool is_start(const Check *check, int64_t pc) {
    return pc >= 0 && pc < check->code->length && check->starts[pc];
}

static bool targets_good(const Check *check, uint32_t pc) {
    const uint8_t *code = check->code->code;
    int64_t target = opcode_branch_target(code, pc);
    if (target != -1) return is_start(check, target);
    if (code[pc] != OP_tableswitch && code[pc] != OP_lookupswitch) return true;
    OpcodeSwitch cases = opcode_switch(code, pc);
    bool good = is_start(check, cases.default_target);
    for (uint32_t i = 0; i < cases.count && good; i++) {
        good = is_start(check, opcode_switch_target(&cases, i));
        if (i > 0 && !cases.is_table) /* in order, for the search */
            good = good && opcode_switch_key(&cases, i - 1) < opcode_switch_key(&cases, i);
    }
    return good;
}

static const char *check_code(const Check *check, uint32_t *pc) {
    const CodeInfo *code = check->code;
    uint32_t size = 0;
    for (*pc = 0; *pc < code->length; *pc += size) {
        size = opcode_length(code->code, code->length, *pc);
        if (size == 0) return "Bad instruction";
        const char *wrong = check_instruction(check, *pc);
        if (wrong != NULL) return wrong;
        check->starts[*pc] = 1;
    }
    check->starts[code->length] = 1;
    for (*pc = 0; *pc < code->length; *pc += opcode_length(code->code, code->length, *pc))
        if (!targets_good(check, *pc)) return "Illegal target of jump or switch";
    for (unsigned i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *handler = &code->handlers[i];
        *pc = handler->start_pc;
        if (!check->starts[handler->start_pc] || !check->starts[handler->end_pc] ||
            !check->starts[handler->handler_pc])
            return "Illegal exception table range";
    }
    *pc = 0;
    FrameMapInput input = {
        .code = code->code,
        .length = code->length,
        .max_stack = code->max_stack,
        .max_locals = code->max_locals,
        .handlers = code->handlers,
        .handler_count = code->handler_count,
        .pool = &check->file->pool,
        .descriptor = check->method->descriptor.bytes,
        .is_static = (check->method->access_flags & ACC_STATIC) != 0,
        .keep_locals = true,
    };
    FrameMapTable *table = frame_map_table_build(&input);
    if (table == NULL) return "Bad type or depth of the operand stack or of a local variable";
    frame_map_table_free(table);
    return NULL;
}

bool verify_class(Thread *t, Class *c) {
    const ClassFile *file = c->file;
    for (unsigned i = 0; file != NULL && i < file->method_count; i++) {
        const MethodInfo *method = &file->methods[i];
        if (method->code == NULL) continue;
        Check check = {file, method, method->code, calloc(method->code->length + 1, 1)};
        if (check.starts == NULL) return exception_throw(t, "java/lang/OutOfMemoryError", "Metaspace") != NULL;
        uint32_t pc;
        const char *wrong = check_code(&check, &pc);
        free(check.starts);
        if (wrong != NULL)
            return exception_throw(t, "java/lang/VerifyError", "(class: %s, method: %s signature: %s) %s at %u",
                                   c->name, method->name.bytes, method->descriptor.bytes, wrong,
                                   (unsigned)pc) != NULL;
    }
    return true;
}
