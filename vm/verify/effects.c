/* SPDX-License-Identifier: MIT */
/* The effect of one instruction on a frame of types. Most follow from their row in opcodes.def:
 * what has only numbers in its effect string is done by the string, what permutes slots too.
 * Left are references, whose types are finer than the letter A: loads and stores of locals,
 * arrays, objects, constants. Fields and calls are in member_effects.c. */
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/model/vm.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"
#include "vm/model/thread.h"

/* ---- The operand stack ---- */

bool verify_push(Verifier *v, Type type) {
    TypeFrame *frame = &v->frame;
    unsigned size = type_has_second(type) ? 2 : 1;
    if (frame->depth + size > v->code->max_stack)
        return verify_complain(v,
                               &(Complaint){.pc = frame->pc,
                                            .reason = "Exceeded max stack size.",
                                            .current = frame,
                                            .old = "Stack size too large"},
                               "Operand stack overflow");
    frame->stack[frame->depth++] = type;
    if (size == 2) frame->stack[frame->depth++] = type_second(type);
    return true;
}

static const char *old_word(Type wanted) {
    switch (type_tag(wanted)) {
    case TAG_INT: return "Expecting to find integer on stack";
    case TAG_FLOAT: return "Expecting to find float on stack";
    case TAG_LONG:
    case TAG_LONG_2ND: return "Expecting to find long on stack";
    case TAG_DOUBLE:
    case TAG_DOUBLE_2ND: return "Expecting to find double on stack";
    case TAG_CATEGORY_1: return "Attempt to split long or double on the stack";
    default: return "Expecting to find object/array on stack";
    }
}

static bool bad_operand(Verifier *v, Type wanted) {
    TypeFrame *frame = &v->frame;
    frame->depth--;
    return verify_bad_popped(v, "Bad type on operand stack",
                             (Origin){ORIGIN_IMPLICIT, 0, wanted}, old_word(wanted));
}

static bool refuse_empty(Verifier *v) {
    return verify_complain(v,
                           &(Complaint){.pc = v->frame.pc,
                                        .reason = "Attempt to pop empty stack.",
                                        .current = &v->frame,
                                        .old = "Unable to pop operand off an empty stack"},
                           "Operand stack underflow");
}

/* The top slot, if it is assignable to the type. */
static bool pop_slot(Verifier *v, Type wanted, Type *popped) {
    TypeFrame *frame = &v->frame;
    if (frame->depth == 0) return refuse_empty(v);
    Type top = frame->stack[frame->depth - 1];
    if (top != wanted) {
        TypeAnswer answer = type_assignable(v->t, v->c, top, wanted, false);
        if (answer == TYPE_THROWN) return false;
        if (answer == TYPE_NO) return bad_operand(v, wanted);
    }
    frame->depth--;
    *popped = top;
    return true;
}

/* One slot after the other. */
static bool pop_slots(Verifier *v, Type wanted, Type *popped) {
    if (!type_has_second(wanted)) return pop_slot(v, wanted, popped);
    const TypeFrame *frame = &v->frame;
    /* The second half of the other kind is told by its first one. */
    Type top = frame->depth > 0 ? frame->stack[frame->depth - 1] : TYPE_TOP, second;
    return pop_slot(v, type_is_second(top) ? top : type_second(wanted), &second) &&
           pop_slot(v, wanted, popped);
}

bool verify_pop(Verifier *v, Type wanted, Type *popped) {
    TypeFrame *frame = &v->frame;
    if (!type_has_second(wanted) || v->by_inference || frame->depth == 0)
        return pop_slots(v, wanted, popped);
    if (frame->depth == 1) return refuse_empty(v);
    if (frame->stack[frame->depth - 2] == wanted) return pop_slots(v, wanted, popped);
    frame->depth--; /* of two that are wrong the lower one is told */
    return pop_slot(v, wanted, popped);
}

bool verify_pop_assignable(Verifier *v, Type wanted) {
    Type popped;
    return verify_pop(v, wanted, &popped);
}

bool verify_pop_argument(Verifier *v, Type wanted, const char *old) {
    const TypeFrame *frame = &v->frame;
    Type popped, top;
    if (!v->by_inference || !type_is_object(wanted) || frame->depth == 0)
        return pop_slots(v, wanted, &popped);
    top = frame->stack[frame->depth - 1];
    TypeAnswer answer =
        type_is_object(top) ? type_assignable(v->t, v->c, top, wanted, false) : TYPE_YES;
    if (answer == TYPE_NO) return verify_bad_code(v, frame->pc, old, NULL);
    return answer == TYPE_YES && verify_pop_assignable(v, wanted);
}

/* ---- Locals ---- */

void verify_set_local(Verifier *v, unsigned index, Type type) {
    TypeFrame *frame = &v->frame;
    unsigned size = type_has_second(type) ? 2 : 1;
    if (!v->by_inference) { /* half of a pair that is written over makes the other half unusable
                             */
        if (index > 0 && type_is_second(frame->locals[index]))
            frame->locals[index - 1] = TYPE_TOP;
        Type last = frame->locals[index + size - 1];
        if (type_has_second(last) && index + size < v->code->max_locals)
            frame->locals[index + size] = TYPE_TOP;
    }
    if (index == 0 || index - 1 < v->changed_from) v->changed_from = index > 0 ? index - 1 : 0;
    if (index + size + 1 > v->changed_to)
        v->changed_to =
            index + size < v->code->max_locals ? index + size + 1 : v->code->max_locals;
    frame->locals[index] = type;
    if (size == 2) frame->locals[index + 1] = type_second(type);
    if (frame->locals_used < index + size) frame->locals_used = (uint16_t)(index + size);
}

/* The inference verifier has asked before. */
static bool local_is_there(Verifier *v, unsigned index, unsigned end, unsigned limit,
                           const char *rule) {
    if (end <= limit) return true;
    snprintf(v->reason_text, sizeof v->reason_text, "Local index %u is invalid", index);
    return verify_complain(v, &(Complaint){.pc = v->frame.pc, .reason = v->reason_text}, "%s",
                           rule);
}

static bool set_local(Verifier *v, unsigned index, Type type) {
    if (!local_is_there(v, index, index + 1 + type_has_second(type), v->code->max_locals,
                        "Local variable table overflow"))
        return false;
    verify_set_local(v, index, type);
    return true;
}

static bool get_local(Verifier *v, unsigned index, Type wanted, Type *found) {
    const TypeFrame *frame = &v->frame;
    if (type_has_second(wanted) && !v->by_inference
            ? !local_is_there(v, index, index + 2, frame->locals_used,
                              "get long/double overflows locals")
            : !local_is_there(v, index, index + 1, v->code->max_locals,
                              "Local variable table overflow"))
        return false;
    Type type = frame->locals[index];
    TypeAnswer answer = type_assignable(v->t, v->c, type, wanted, false);
    if (answer == TYPE_THROWN) return false;
    if (answer == TYPE_YES && type_has_second(wanted) &&
        frame->locals[index + 1] != type_second(wanted)) {
        type = frame->locals[++index];
        wanted = type_second(wanted);
        answer = TYPE_NO;
    }
    *found = type;
    if (answer == TYPE_YES) return true;
    if (v->by_inference && type_tag(type) == TAG_RETURN_ADDRESS &&
        wanted == TYPE_ANY_REFERENCE) {
        snprintf(v->reason_text, sizeof v->reason_text,
                 "Cannot load return address from register %u", index);
        return verify_bad_code(v, frame->pc, v->reason_text, NULL);
    }
    char old[96];
    bool second = type_is_second(wanted), pair = second || type_has_second(wanted);
    unsigned first = index - second;
    bool unset = first + pair >= frame->locals_used;
    if (pair && unset)
        snprintf(old, sizeof old, "Accessing value from uninitialized register pair %u/%u",
                 first, first + 1);
    else if (pair)
        snprintf(old, sizeof old, "Register pair %u/%u contains wrong type", first, first + 1);
    else if (unset)
        snprintf(old, sizeof old, "Accessing value from uninitialized register %u", index);
    else
        snprintf(old, sizeof old, "Register %u contains wrong type", index);
    return verify_complain(v,
                           &(Complaint){.pc = frame->pc,
                                        .actual = {ORIGIN_LOCAL, index, type},
                                        .expected = {ORIGIN_IMPLICIT, 0, wanted},
                                        .current = frame,
                                        .old = old},
                           "Bad local variable type");
}

static void replace(Type *slots, unsigned count, Type from, Type to) {
    for (unsigned i = 0; i < count; i++)
        if (slots[i] == from) slots[i] = to;
}

static void replace_locals(Verifier *v, Type from, Type to) {
    replace(v->frame.locals, v->frame.locals_used, from, to);
    v->changed_from = 0;
    v->changed_to = v->code->max_locals;
}

void verify_initialize(Verifier *v, Type from, Type to) {
    TypeFrame *frame = &v->frame;
    replace_locals(v, from, to);
    replace(frame->stack, frame->depth, from, to);
    if (from == TYPE_UNINITIALIZED_THIS) frame->this_uninitialized = false;
}

/* ---- By effect string ---- */

static Type type_of_letter(char letter) {
    switch (letter) {
    case 'I': return TYPE_INT;
    case 'F': return TYPE_FLOAT;
    case 'J': return TYPE_LONG;
    default: return TYPE_DOUBLE;
    }
}

static bool push_letters(Verifier *v, const char *p) {
    for (; *p != 0; p++)
        if (*p >= 'A' && *p <= 'Z' && !verify_push(v, type_of_letter(*p))) return false;
    return true;
}

static bool apply_letters(Verifier *v, const char *effects) {
    const char *arrow = strchr(effects, '-');
    for (const char *p = arrow; p > effects; p--)
        if (p[-1] != ' ' && !verify_pop_assignable(v, type_of_letter(p[-1]))) return false;
    return push_letters(v, arrow + 2);
}

/* One value of two slots, or two of one. */
static bool pop_two(Verifier *v, const char *name) {
    TypeFrame *frame = &v->frame;
    Type top = frame->depth > 0 ? frame->stack[frame->depth - 1] : TYPE_INT, popped;
    if (type_is_second(top))
        return pop_slot(v, top, &popped) &&
               pop_slot(v, frame->stack[frame->depth - 1], &popped);
    TypeAnswer answer = type_assignable(v->t, v->c, top, TYPE_CATEGORY_1, false);
    if (answer == TYPE_NO) { /* nothing known */
        char rule[64];
        snprintf(rule, sizeof rule, "Bad type on operand stack in %s", name);
        frame->depth--;
        return verify_bad_popped(v, rule, (Origin){0}, old_word(TYPE_CATEGORY_1));
    }
    return answer == TYPE_YES && pop_slot(v, TYPE_CATEGORY_1, &popped) &&
           pop_slot(v, TYPE_CATEGORY_1, &popped);
}

/* "ab -> bab": what stands before the first "a" that is pushed is the upper part, the rest, or
 * all, the lower one. Each is a slot, or two, which a long or double may fill but none may
 * straddle. */
static bool apply_shuffle(Verifier *v, const char *name, const char *effects) {
    TypeFrame *frame = &v->frame;
    unsigned pops = (unsigned)strcspn(effects, " ");
    const char *pushed = strchr(effects, '>') + 1;
    pushed += *pushed == ' ';
    unsigned pushes = (unsigned)strlen(pushed), upper = (unsigned)strcspn(pushed, "a");
    Type taken[4] = {0}, popped;
    for (unsigned i = 0; i < pops && i < frame->depth; i++)
        taken[pops - 1 - i] = frame->stack[frame->depth - 1 - i];
    unsigned parts[2] = {upper, pops - upper};
    for (unsigned i = 0; i < 2; i++)
        if (parts[i] == 1 ? !pop_slot(v, TYPE_CATEGORY_1, &popped)
                          : parts[i] == 2 && !pop_two(v, name))
            return false;
    for (unsigned i = 0; i < pushes; i++) {
        if (frame->depth == v->code->max_stack) return verify_push(v, TYPE_INT);
        frame->stack[frame->depth++] = taken[pushed[i] - 'a'];
    }
    return true;
}

/* ---- Arrays ---- */

static const char *old_array_words(char element) {
    switch (element) {
    case 'I': return "Expecting to find array of ints on stack";
    case 'J': return "Expecting to find array of longs on stack";
    case 'F': return "Expecting to find array of floats on stack";
    case 'D': return "Expecting to find array of doubles on stack";
    case 'C': return "Expecting to find array of chars on stack";
    case 'S': return "Expecting to find array of shorts on stack";
    case 'B': return "Expecting to find array of bytes or Booleans on stack";
    default: return "Expecting to find array of objects or arrays on stack";
    }
}

static bool pop_array(Verifier *v, const char *name, const char *elements, Type *array) {
    char rule[64];
    TypeFrame *frame = &v->frame;
    if (v->by_inference && frame->depth > 0 &&
        !type_is_reference(frame->stack[frame->depth - 1])) {
        frame->depth--;
        return verify_bad_popped(v, old_array_words(*elements), (Origin){0}, NULL);
    }
    if (!verify_pop(v, TYPE_ANY_REFERENCE, array)) return false;
    for (const char *e = elements; *e != 0; e++)
        if (type_is_array_of(*array, *e)) return true;
    snprintf(rule, sizeof rule, "Bad type on operand stack in %s", name);
    Origin expected = {0};
    if (elements[1] == 0)
        expected =
            (Origin){ORIGIN_IMPLICIT, 0,
                     type_of_symbol(symbol_intern(v->c->vm, (char[]){'[', *elements}, 2))};
    else if (*elements == 'L')
        expected = (Origin){ORIGIN_IMPLICIT, 0, TYPE_ANY_REFERENCE};
    return verify_bad_popped(v, rule, expected, old_array_words(*elements));
}

static const char *array_elements_of(unsigned opcode) {
    switch (opcode) {
    case OP_iaload:
    case OP_iastore: return "I";
    case OP_laload:
    case OP_lastore: return "J";
    case OP_faload:
    case OP_fastore: return "F";
    case OP_daload:
    case OP_dastore: return "D";
    case OP_baload:
    case OP_bastore: return "BZ";
    case OP_caload:
    case OP_castore: return "C";
    case OP_saload:
    case OP_sastore: return "S";
    default: return "L[";
    }
}

static bool apply_array_load(Verifier *v, unsigned opcode) {
    Type array;
    if (!verify_pop_assignable(v, TYPE_INT) ||
        !pop_array(v, opcode_name(opcode), array_elements_of(opcode), &array))
        return false;
    if (opcode != OP_aaload) return push_letters(v, strchr(opcode_info[opcode].effects, '>'));
    return verify_push(v, array == TYPE_NULL ? TYPE_NULL : type_component(v->c->vm, array));
}

static bool apply_array_store(Verifier *v, unsigned opcode) {
    Type array;
    const char *effects = opcode_info[opcode].effects;
    Type value = opcode == OP_aastore ? v->object_type : type_of_letter(effects[2]);
    return verify_pop_assignable(v, value) && verify_pop_assignable(v, TYPE_INT) &&
           pop_array(v, opcode_name(opcode), array_elements_of(opcode), &array);
}

static bool apply_new_array(Verifier *v, unsigned opcode) {
    const uint8_t *code = v->code->code;
    uint32_t pc = v->frame.pc;
    VM *vm = v->c->vm;
    if (opcode == OP_multianewarray) {
        for (unsigned i = 0; i < code[pc + 3]; i++)
            if (!verify_pop_assignable(v, TYPE_INT)) return false;
        return verify_push(v, verify_class_type(v, opcode_u2(code, pc + 1)));
    }
    if (!verify_pop_assignable(v, TYPE_INT)) return false;
    if (opcode == OP_anewarray)
        return verify_push(v, type_array_of(vm, verify_class_type(v, opcode_u2(code, pc + 1))));
    const char text[2] = {'[', "ZCFDBSIJ"[code[pc + 1] - 4]};
    return verify_push(v, type_of_symbol(symbol_intern(vm, text, 2)));
}

/* ---- Constants, objects ---- */

static bool apply_ldc(Verifier *v, unsigned index) {
    VM *vm = v->c->vm;
    switch (constant_pool_tag(&v->file->pool, index)) {
    case CONSTANT_Integer: return verify_push(v, TYPE_INT);
    case CONSTANT_Float: return verify_push(v, TYPE_FLOAT);
    case CONSTANT_Long: return verify_push(v, TYPE_LONG);
    case CONSTANT_Double: return verify_push(v, TYPE_DOUBLE);
    case CONSTANT_String: return verify_push(v, v->string_type);
    case CONSTANT_Class: return verify_push(v, type_of_symbol(vm->known.Class_->name));
    case CONSTANT_MethodHandle:
        return verify_push(v, type_of_symbol(symbol(vm, "java/lang/invoke/MethodHandle")));
    case CONSTANT_MethodType:
        return verify_push(v, type_of_symbol(symbol(vm, "java/lang/invoke/MethodType")));
    default: {
        const Signature *s = verify_signature(v, index);
        return s != NULL && verify_push(v, s->result);
    }
    }
}

/* `new` makes the type of its place; what an earlier round left of that place is gone. */
static bool apply_new(Verifier *v) {
    TypeFrame *frame = &v->frame;
    Type type = type_with(TAG_UNINITIALIZED, frame->pc);
    if (v->by_inference) {
        replace_locals(v, type, TYPE_TOP);
        for (unsigned i = 0; i < frame->depth; i++)
            if (frame->stack[i] == type)
                return verify_bad_code(
                    v, frame->pc, "Uninitialized object on the stack at its own new", NULL);
    }
    return verify_push(v, type);
}

/* ---- Returns ---- */

static bool apply_return(Verifier *v, unsigned opcode) {
    TypeFrame *frame = &v->frame;
    const Signature *own = verify_own_signature(v);
    if (own == NULL) return false;
    Type popped, wanted = v->by_inference ? v->object_type : TYPE_ANY_REFERENCE;
    const char *old = "Wrong return type in function";
    if (opcode == OP_return) {
        if (!own->is_void)
            return verify_bad_code(v, frame->pc, "Method expects a return value", old);
        if (frame->this_uninitialized)
            return verify_bad_code(v, frame->pc,
                                   "Constructor must call super() or this() before return",
                                   "Constructor must call super() or this()");
        return true;
    }
    if (opcode != OP_areturn) wanted = type_of_letter(opcode_info[opcode].effects[0]);
    if (type_has_second(wanted) && !pop_slot(v, type_second(wanted), &popped)) return false;
    if (!pop_slot(v, wanted, &popped)) return false;
    if (own->is_void)
        return verify_bad_popped(v, "Method does not expect a return value",
                                 (Origin){ORIGIN_SIGNATURE, 0, TYPE_TOP}, old);
    TypeAnswer answer = type_assignable(v->t, v->c, popped, own->result, false);
    if (answer == TYPE_NO)
        return verify_bad_popped(v, "Bad return type",
                                 (Origin){ORIGIN_SIGNATURE, 0, own->result}, old);
    return answer == TYPE_YES;
}

/* ---- References ---- */

static bool apply_local(Verifier *v, unsigned canonical) {
    unsigned index = (unsigned)opcode_local(v->code->code, v->frame.pc);
    Type type = TYPE_TOP;
    switch (canonical) {
    case OP_iinc: return get_local(v, index, TYPE_INT, &type);
    case OP_aload:
        return get_local(v, index, TYPE_ANY_REFERENCE, &type) && verify_push(v, type);
    case OP_astore:
        if (v->frame.depth > 0 &&
            type_tag(v->frame.stack[v->frame.depth - 1]) == TAG_RETURN_ADDRESS)
            type = v->frame.stack[--v->frame.depth];
        else if (!verify_pop(v, TYPE_ANY_REFERENCE, &type))
            return false;
        return set_local(v, index, type);
    default: break;
    }
    const char *effects = opcode_info[canonical].effects;
    bool is_load = effects[0] == '-';
    Type wanted = type_of_letter(effects[is_load ? 3 : 0]);
    if (is_load) return get_local(v, index, wanted, &type) && verify_push(v, wanted);
    return verify_pop(v, wanted, &type) && set_local(v, index, wanted);
}

static bool apply_throw(Verifier *v) {
    const TypeFrame *frame = &v->frame;
    if (!v->by_inference || frame->depth == 0)
        return verify_pop_assignable(v, v->throwable_type);
    Type type = frame->stack[frame->depth - 1];
    if (!type_is_object(type) && type != TYPE_NULL)
        return verify_bad_code(v, frame->pc, "Expecting to find object on stack", NULL);
    TypeAnswer answer = type_assignable(v->t, v->c, type, v->throwable_type, false);
    if (answer == TYPE_NO)
        return verify_bad_code(v, frame->pc, "Can only throw Throwable objects", NULL);
    return answer == TYPE_YES;
}

static bool apply_array_length(Verifier *v) {
    static const char old[] = "Expecting to find array on stack";
    const TypeFrame *frame = &v->frame;
    Type type;
    if (v->by_inference && frame->depth > 0 &&
        !type_is_reference(frame->stack[frame->depth - 1]))
        return verify_bad_code(v, frame->pc, old, NULL);
    if (!verify_pop(v, TYPE_ANY_REFERENCE, &type)) return false;
    if (type != TYPE_NULL && !type_is_array(type))
        return verify_bad_popped(v, "Bad type on operand stack in arraylength", (Origin){0},
                                 old);
    return verify_push(v, TYPE_INT);
}

static bool apply_reference(Verifier *v, unsigned opcode) {
    const uint8_t *code = v->code->code;
    uint32_t pc = v->frame.pc;
    Type any = v->by_inference ? v->object_type
                               : TYPE_ANY_REFERENCE; /* old files may only ask uninitialized
                                                        ones whether they are null */
    switch (opcode) {
    case OP_aconst_null: return verify_push(v, TYPE_NULL);
    case OP_arraylength: return apply_array_length(v);
    case OP_athrow: return apply_throw(v);
    case OP_checkcast:
        return verify_pop_assignable(v, v->object_type) &&
               verify_push(v, verify_class_type(v, opcode_u2(code, pc + 1)));
    case OP_instanceof:
        return verify_pop_assignable(v, v->object_type) && verify_push(v, TYPE_INT);
    case OP_if_acmpeq:
    case OP_if_acmpne: return verify_pop_assignable(v, any) && verify_pop_assignable(v, any);
    case OP_ifnull:
    case OP_ifnonnull: return verify_pop_assignable(v, TYPE_ANY_REFERENCE);
    default: return verify_pop_assignable(v, any); /* monitorenter, monitorexit */
    }
}

static bool apply_special(Verifier *v, unsigned opcode, bool *initialized_this) {
    const uint8_t *code = v->code->code;
    uint32_t pc = v->frame.pc;
    switch (opcode) {
    case OP_ldc: return apply_ldc(v, code[pc + 1]);
    case OP_ldc_w:
    case OP_ldc2_w: return apply_ldc(v, opcode_u2(code, pc + 1));
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield: return verify_apply_field(v, opcode);
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_invokedynamic: return verify_apply_invoke(v, opcode, initialized_this);
    case OP_new: return apply_new(v);
    case OP_multianewarray: return apply_new_array(v, opcode);
    default: /* jsr, ret: the inference verifier's own */
        return verify_bad_code(v, pc, "Bad instruction", NULL);
    }
}

bool verify_apply(Verifier *v, bool *initialized_this) {
    uint32_t pc = v->frame.pc;
    unsigned opcode = v->code->code[pc] == OP_wide ? v->code->code[pc + 1] : v->code->code[pc];
    unsigned canonical = opcode_info[opcode].canonical;
    const char *effects = opcode_info[opcode].effects;
    if (opcode_info[opcode].special) return apply_special(v, opcode, initialized_this);
    if (opcode_info[canonical].operands[0] == 'l') return apply_local(v, canonical);
    if (opcode >= OP_ireturn && opcode <= OP_return) return apply_return(v, opcode);
    if (opcode >= OP_iaload && opcode <= OP_saload) return apply_array_load(v, opcode);
    if (opcode >= OP_iastore && opcode <= OP_sastore) return apply_array_store(v, opcode);
    if (opcode == OP_newarray || opcode == OP_anewarray) return apply_new_array(v, opcode);
    if (effects[0] >= 'a' && effects[0] <= 'd')
        return apply_shuffle(v, opcode_name(opcode), effects);
    if (strchr(effects, 'A') != NULL) return apply_reference(v, opcode);
    return apply_letters(v, effects);
}
