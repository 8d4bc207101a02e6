/* SPDX-License-Identifier: MIT */
/* The helpful text of a NullPointerException that an instruction raised: what could not be
 * done, and which expression was null. The method is run through in the order of its bytecode,
 * with a stack whose slots hold the index of the instruction that put the value there; where
 * branches meet with different origins the slot becomes UNKNOWN. What only a branch back leads
 * to takes another run, until the instruction is reached. Texts are those that Java programs
 * print since 15. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "classlib/native/native.h"
#include "classlib/native/parameter_names.h"
#include "vm/classfile/opcodes.h"
#include "vm/objects/string.h"
#include "vm/run/trace.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

enum { UNKNOWN = -1, NESTING = 5 };

/* ---- Text ---- */

typedef struct Text {
    char bytes[2048];
    size_t length;
} Text;

__attribute__((format(printf, 2, 3))) static void add(Text *text, const char *format, ...) {
    va_list list;
    size_t room = sizeof text->bytes - text->length;
    va_start(list, format);
    int length = vsnprintf(text->bytes + text->length, room, format, list);
    va_end(list);
    if (length > 0) text->length += (size_t)length < room ? (size_t)length : room - 1;
}

/* A class name or type in Java's form; of java.lang's, Object and String lose their package. */
static void add_type(Text *text, DescriptorType type) {
    char name[600];
    type_external_name(type, name, sizeof name);
    bool known = strncmp(name, "java.lang.Object", 16) == 0 ||
                 strncmp(name, "java.lang.String", 16) == 0;
    const char *shown = known && (name[16] == 0 || name[16] == '[') ? name + 10 : name;
    add(text, "%s", shown);
}

static void add_class(Text *text, ConstantUtf8 name) {
    char type[600];
    if (name.bytes[0] == '[') { /* of clone(): the descriptor, with dots */
        for (size_t i = 0; i < name.length; i++)
            add(text, "%c", name.bytes[i] == '/' ? '.' : name.bytes[i]);
        return;
    }
    int length = snprintf(type, sizeof type, "L%s;", name.bytes);
    if (length > 0 && (size_t)length < sizeof type) add_type(text, descriptor_type(type));
}

static void add_method(Text *text, const ConstantPool *pool, unsigned index) {
    add_class(text, constant_pool_owner_name(pool, index));
    add(text, ".%s(", constant_pool_name(pool, index).bytes);
    DescriptorCursor cursor =
        descriptor_parameters(constant_pool_descriptor(pool, index).bytes);
    DescriptorType type;
    for (bool first = true; descriptor_next(&cursor, &type); first = false) {
        if (!first) add(text, ", ");
        add_type(text, type);
    }
    add(text, ")");
}

/* ---- The run through the method ---- */

/* Before an instruction. */
typedef struct State {
    uint64_t written; /* locals that were stored in: parameters no more. Those behind the 64th
                         are taken for written */
    uint32_t depth;
    int32_t origins[];
} State;

typedef struct Run {
    const Method *method;
    const CodeInfo *code;
    const ConstantPool *pool;
    int32_t *stack; /* origins */
    unsigned depth;
    uint64_t written;
    State **states; /* per bytecode index; NULL: not reached yet */
    bool has_added; /* a state, in this run */
    unsigned steps;
} Run;
enum { MOST_STEPS = 1 << 22 }; /* code that needs more gets no reason */

/* What is here and what is known there hold what they agree about, from here on, too. */
static void run_reach(Run *run, int64_t target) {
    if (target < 0 || target >= run->code->length) return;
    State *state = run->states[target];
    if (state == NULL) {
        state = run->states[target] =
            malloc(sizeof *state + run->depth * sizeof *state->origins);
        if (state == NULL) return;
        run->has_added = true;
        state->depth = run->depth;
    } else {
        for (unsigned i = 0; i < run->depth && i < state->depth; i++)
            if (state->origins[i] != run->stack[i]) run->stack[i] = UNKNOWN;
        if (state->depth < run->depth) return;
        run->written |= state->written;
    }
    state->written = run->written;
    memcpy(state->origins, run->stack, run->depth * sizeof *state->origins);
}

static bool run_pop(Run *run, unsigned count) {
    if (run->depth < count) return false;
    run->depth -= count;
    return true;
}

static bool run_push(Run *run, unsigned count, int32_t origin) {
    if (run->depth + count > run->code->max_stack) return false;
    while (count-- > 0) run->stack[run->depth++] = origin;
    return true;
}

/* dup and its kin: "ab -> bab" copies origins. */
static bool run_shuffle(Run *run, const char *effects) {
    int32_t letters[8];
    const char *arrow = strstr(effects, " -> ");
    unsigned count = (unsigned)(arrow - effects);
    if (!run_pop(run, count)) return false;
    for (unsigned i = 0; i < count; i++) letters[effects[i] - 'a'] = run->stack[run->depth + i];
    for (const char *to = arrow + 4; *to != 0; to++)
        if (!run_push(run, 1, letters[*to - 'a'])) return false;
    return true;
}

static bool run_special(Run *run, unsigned opcode, uint32_t pc) {
    const uint8_t *code = run->code->code;
    unsigned index = opcode == OP_ldc ? code[pc + 1] : opcode_u2(code, pc + 1);
    int32_t origin = (int32_t)pc;
    unsigned slots;
    switch (opcode) {
    case OP_ldc:
    case OP_ldc_w:
    case OP_new: return run_push(run, 1, origin);
    case OP_ldc2_w: return run_push(run, 2, origin);
    case OP_multianewarray: return run_pop(run, code[pc + 3]) && run_push(run, 1, origin);
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield:
        slots = descriptor_kind_slots(constant_pool_descriptor(run->pool, index).bytes[0]);
        if (opcode == OP_getstatic) return run_push(run, slots, origin);
        if (opcode == OP_putstatic) return run_pop(run, slots);
        if (opcode == OP_getfield) return run_pop(run, 1) && run_push(run, slots, origin);
        return run_pop(run, slots + 1);
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_invokedynamic: {
        const char *descriptor = constant_pool_descriptor(run->pool, index).bytes;
        bool receiver = opcode != OP_invokestatic && opcode != OP_invokedynamic;
        return run_pop(run, descriptor_argument_slots(descriptor) + receiver) &&
               run_push(run, descriptor_kind_slots(descriptor_return(descriptor).kind), origin);
    }
    case OP_jsr:
    case OP_jsr_w: return run_push(run, 1, origin);
    default: return false;
    }
}

static uint64_t locals_of(const uint8_t *code, uint32_t pc, unsigned opcode) {
    unsigned local = (unsigned)opcode_local(code, pc),
             canonical = opcode_shape[opcode].canonical;
    uint64_t both = canonical == OP_lstore || canonical == OP_dstore ? 3 : 1;
    return local < 64 ? both << local : 0;
}

/* One instruction; false: the code is not what was expected, no message is made. */
static bool run_step(Run *run, uint32_t pc) {
    unsigned opcode = run->code->code[pc];
    const OpcodeInfo *info = &opcode_info[opcode];
    if (opcode == OP_wide) {
        opcode = run->code->code[pc + 1];
        info = &opcode_info[opcode];
    }
    if (opcode_shape[opcode].flags & SHAPE_STORES)
        run->written |= locals_of(run->code->code, pc, opcode);
    if (info->effects[0] >= 'a' && info->effects[0] <= 'd') {
        if (info->pushes != 0) return run_shuffle(run, info->effects);
        return run_pop(run, (unsigned)info->pops);
    }
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch) return run_pop(run, 1);
    if (info->pops < 0 || info->pushes < 0) return run_special(run, opcode, pc);
    if (opcode == OP_checkcast) return true; /* the value stays the same */
    return run_pop(run, (unsigned)info->pops) &&
           run_push(run, (unsigned)info->pushes, (int32_t)pc);
}

/* Where control gets from there; where a subroutine returns to is not known. */
static void run_on(Run *run, uint32_t pc, uint32_t length) {
    const uint8_t *code = run->code->code;
    unsigned opcode = code[pc];
    bool is_switch = opcode == OP_tableswitch || opcode == OP_lookupswitch;
    if (opcode_info[opcode].falls_through && !is_switch && opcode != OP_jsr &&
        opcode != OP_jsr_w)
        run_reach(run, pc + length);
    if (!is_switch) {
        run_reach(run, opcode_branch_target(code, pc));
        return;
    }
    OpcodeSwitch cases = opcode_switch(code, pc);
    run_reach(run, cases.default_target);
    for (uint32_t i = 0; i < cases.count; i++) run_reach(run, opcode_switch_target(&cases, i));
}

static bool run_once(Run *run, uint32_t end, bool *is_complete) {
    run->has_added = false;
    *is_complete = true;
    for (uint32_t pc = 0, length; pc < run->code->length; pc += length) {
        const State *state = run->states[pc];
        if (pc == end && state != NULL) return *is_complete = true;
        if ((length = opcode_length(run->code->code, run->code->length, pc)) == 0) return false;
        if (state == NULL) {
            *is_complete = false;
            continue;
        }
        if (++run->steps > MOST_STEPS) return false;
        run->depth = state->depth;
        run->written = state->written;
        memcpy(run->stack, state->origins, run->depth * sizeof *run->stack);
        if (!run_step(run, pc)) return false;
        run_on(run, pc, length);
    }
    return true;
}

/* Up to the instruction at `end`. */
static bool run_to(Run *run, uint32_t end) {
    run_reach(run, 0);
    for (unsigned i = 0; i < run->code->handler_count && run->code->max_stack > 0; i++) {
        uint32_t at = run->code->handlers[i].handler_pc;
        run->depth = 0;
        run_push(run, 1, (int32_t)at);
        if (run->states[at] == NULL) run_reach(run, at);
    }
    bool is_complete = false;
    do
        if (!run_once(run, end, &is_complete)) return false;
    while (!is_complete && run->has_added);
    return run->states[end] != NULL;
}

/* The origin of the slot `below` the top before the instruction. */
static int32_t origin_of(const Run *run, uint32_t pc, unsigned below) {
    const State *state = run->states[pc];
    return state == NULL || below >= state->depth ? UNKNOWN
                                                  : state->origins[state->depth - below - 1];
}

/* ---- Descriptions ---- */

/* At `pc` it was pushed, before the instruction at `user` it is used. A parameter that was
 * written is none any more. */
static void add_local(Text *text, const Run *run, uint32_t pc, uint32_t user, int slot) {
    bool is_static = method_is_static(run->method);
    ConstantUtf8 name =
        classfile_variable_name(run->method->holder->file, run->code, (unsigned)slot, pc);
    if (name.bytes != NULL) {
        add(text, "%s", name.bytes);
        return;
    }
    bool is_written = slot >= 64 || (run->states[user]->written >> slot & 1);
    if (!is_static && slot == 0 && !is_written) {
        add(text, "this");
        return;
    }
    DescriptorCursor cursor = descriptor_parameters(run->method->descriptor);
    DescriptorType type;
    int at = !is_static;
    for (int number = 1; !is_written && descriptor_next(&cursor, &type); number++) {
        if (at == slot) {
            char parameter[200];
            if (parameter_name(run->method, (unsigned)number, parameter, sizeof parameter))
                add(text, "%s", parameter);
            else
                add(text, "<parameter%d>", number);
            return;
        }
        at += (int)descriptor_kind_slots(type.kind);
    }
    add(text, "<local%d>", slot);
}

/* The expression that is so far below the top before the instruction at `user`; false: none
 * that has a name. */
static bool add_source(Text *text, const Run *run, uint32_t user, unsigned below, int nesting) {
    int32_t origin = origin_of(run, user, below);
    if (origin == UNKNOWN || nesting == 0) return false;
    uint32_t pc = (uint32_t)origin;
    const uint8_t *code = run->code->code;
    unsigned opcode = opcode_canonical(code, pc), index = opcode_u2(code, pc + 1);
    switch (opcode) {
    case OP_aconst_null: add(text, "null"); return true;
    case OP_bipush:
        add(text, "%d",
            code[pc] == OP_bipush   ? (int8_t)code[pc + 1]
            : code[pc] == OP_sipush ? opcode_s2(code, pc + 1)
                                    : opcode_info[code[pc]].implicit);
        return true;
    case OP_iload:
    case OP_aload: add_local(text, run, pc, user, opcode_local(code, pc)); return true;
    case OP_getstatic:
        add_class(text, constant_pool_owner_name(run->pool, index));
        add(text, ".%s", constant_pool_name(run->pool, index).bytes);
        return true;
    case OP_getfield: {
        size_t before = text->length;
        if (add_source(text, run, pc, 0, nesting - 1))
            add(text, ".");
        else
            text->length = before;
        add(text, "%s", constant_pool_name(run->pool, index).bytes);
        return true;
    }
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface: add_method(text, run->pool, index); return true;
    case OP_iaload:
    case OP_aaload:
        if (!add_source(text, run, pc, 1, nesting - 1)) add(text, "<array>");
        add(text, "[");
        if (!add_source(text, run, pc, 0, nesting - 1)) add(text, "...");
        add(text, "]");
        return true;
    default: return false;
    }
}

static const char *const array_kinds[] = {"int",    "long",         "float", "double",
                                          "object", "byte/boolean", "char",  "short"};

/* What failed; answers how far below the top the null lies, -1: such an instruction has no
 * message. */
static int add_failure(Text *text, const Run *run, uint32_t pc) {
    const uint8_t *code = run->code->code;
    unsigned opcode = code[pc], index = opcode_u2(code, pc + 1);
    if (opcode >= OP_iaload && opcode <= OP_saload) {
        add(text, "Cannot load from %s array", array_kinds[opcode - OP_iaload]);
        return 1;
    }
    if (opcode >= OP_iastore && opcode <= OP_sastore) {
        add(text, "Cannot store to %s array", array_kinds[opcode - OP_iastore]);
        return opcode == OP_lastore || opcode == OP_dastore ? 3 : 2;
    }
    switch (opcode) {
    case OP_arraylength: add(text, "Cannot read the array length"); return 0;
    case OP_athrow: add(text, "Cannot throw exception"); return 0;
    case OP_monitorenter: add(text, "Cannot enter synchronized block"); return 0;
    case OP_monitorexit: add(text, "Cannot exit synchronized block"); return 0;
    case OP_getfield:
        add(text, "Cannot read field \"%s\"", constant_pool_name(run->pool, index).bytes);
        return 0;
    case OP_putfield:
        add(text, "Cannot assign field \"%s\"", constant_pool_name(run->pool, index).bytes);
        return (int)descriptor_kind_slots(constant_pool_descriptor(run->pool, index).bytes[0]);
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokeinterface:
        if (strcmp(constant_pool_name(run->pool, index).bytes, "<init>") == 0) return -1;
        add(text, "Cannot invoke \"");
        add_method(text, run->pool, index);
        add(text, "\"");
        return (int)descriptor_argument_slots(constant_pool_descriptor(run->pool, index).bytes);
    default: return -1;
    }
}

static void add_reason(Text *text, const Run *run, uint32_t pc, unsigned below) {
    size_t before = text->length;
    int32_t origin = origin_of(run, pc, below);
    if (origin == UNKNOWN) return;
    unsigned opcode = run->code->code[origin];
    bool call = opcode >= OP_invokevirtual && opcode <= OP_invokeinterface;
    add(text, call ? " because the return value of \"" : " because \"");
    if (add_source(text, run, pc, below, NESTING))
        add(text, "\" is null");
    else
        text->bytes[text->length = before] = 0;
}

static void run_free(Run *run) {
    for (uint32_t i = 0; run->states != NULL && i < run->code->length; i++)
        free(run->states[i]);
    free(run->states);
    free(run->stack);
}

/* False: there is nothing to say. */
static bool describe(Text *text, const Method *m, int32_t pc) {
    const CodeInfo *code = m->info != NULL ? m->info->code : NULL;
    if (code == NULL || pc < 0 || (uint32_t)pc >= code->length || m->holder->file == NULL)
        return false;
    Run run = {.method = m, .code = code, .pool = &m->holder->file->pool};
    int below = add_failure(text, &run, (uint32_t)pc);
    if (below < 0) return false;
    run.stack = calloc(code->max_stack + 1u, sizeof *run.stack);
    run.states = calloc(code->length, sizeof *run.states);
    if (run.stack != NULL && run.states != NULL && run_to(&run, (uint32_t)pc))
        add_reason(text, &run, (uint32_t)pc, (unsigned)below);
    run_free(&run);
    return true;
}

NATIVE_METHOD(java_lang_NullPointerException_getExtendedNPEMessage) {
    if (t->vm->options.no_details) return;
    Object *backtrace = slot_get((char *)args[0].l + t->vm->known.Throwable_backtrace);
    if (backtrace == NULL || array_get_ref(backtrace, TRACE_INNER_HIDDEN) != NULL) return;
    Object *methods = array_get_ref(backtrace, 0), *pcs = array_get_ref(backtrace, 1);
    if (array_length(methods) == 0) return;
    const Method *m = (const Method *)(uintptr_t)((int64_t *)array_elements(methods))[0];
    int32_t pc = ((int32_t *)array_elements(pcs))[0];
    Text text = {.length = 0};
    if (describe(&text, m, pc)) result->l = string_from_utf8(t, text.bytes, text.length);
}
