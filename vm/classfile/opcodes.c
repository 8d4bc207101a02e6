/* SPDX-License-Identifier: MIT */
/* Tables out of opcodes.def, and the lengths of instructions. */
#include "vm/classfile/opcodes.h"

/* Bytes of one operand letter; VARIES makes the length of the whole come out as 0. */
#define VARIES (-100)
#define SIZE(c)                                                                                \
    ((c) == 0                                 ? 0                                              \
     : (c) == 's' || (c) == 'K' || (c) == 'o' ? 2                                              \
     : (c) == 'O'                             ? 4                                              \
     : (c) == 'T' || (c) == 'L' || (c) == 'W' ? VARIES                                         \
                                              : 1)
#define LETTER(operands, i) (operands "\0\0\0")[i]
#define SUM(operands)                                                                          \
    (1 + SIZE(LETTER(operands, 0)) + SIZE(LETTER(operands, 1)) + SIZE(LETTER(operands, 2)))

#define NONE OPCODE_NO_IMPLICIT

const OpcodeInfo opcode_info[OPCODE_COUNT] = {
#define OP(code, word, letters, out, in, effect, canon, value)                                 \
    [code] = {.name = #word,                                                                   \
              .operands = letters,                                                             \
              .effects = effect,                                                               \
              .pops = out,                                                                     \
              .pushes = in,                                                                    \
              .length = SUM(letters) > 0 ? SUM(letters) : 0,                                   \
              .canonical = OP_##canon,                                                         \
              .implicit = value,                                                               \
              .falls_through = effect[sizeof effect - 2] != '!',                               \
              .special = effect[0] == '*'},
#include "vm/classfile/opcodes.def"
};

#define IS_LOCAL(canon)                                                                        \
    (((canon) >= OP_iload && (canon) <= OP_aload) ||                                           \
     ((canon) >= OP_istore && (canon) <= OP_astore) || (canon) == OP_iinc ||                   \
     (canon) == OP_ret)

#define IS_STORE(canon)       ((canon) >= OP_istore && (canon) <= OP_astore)
#define IS_BRANCH(letters)    (LETTER(letters, 0) == 'o' || LETTER(letters, 0) == 'O')
#define FALLS_THROUGH(effect) (effect[sizeof effect - 2] != '!')

const OpcodeShape opcode_shape[256] = {
    [OPCODE_COUNT... 255] = {.local_or = OPCODE_NO_LOCAL},
#define OP(code, word, letters, out, in, effect, canon, value)                                 \
    [code] = {                                                                                 \
        .length = SUM(letters) > 0 ? SUM(letters) : 0,                                         \
        .canonical = OP_##canon,                                                               \
        .implicit = value,                                                                     \
        .flags =                                                                               \
            (IS_LOCAL(OP_##canon) ? SHAPE_LOCAL : 0) |                                         \
            (LETTER(letters, 0) == 'o' ? SHAPE_BRANCH : 0) |                                   \
            (LETTER(letters, 0) == 'O' ? SHAPE_FAR_BRANCH : 0) |                               \
            (LETTER(letters, 0) == 'T' || LETTER(letters, 0) == 'L' ? SHAPE_SWITCH : 0) |      \
            (FALLS_THROUGH(effect) ? SHAPE_FALLS_THROUGH : 0) |                                \
            (FALLS_THROUGH(effect) && !IS_BRANCH(letters) && SUM(letters) > 0 ? SHAPE_SIMPLE   \
                                                                              : 0) |           \
            (IS_STORE(OP_##canon) ? SHAPE_STORES | SHAPE_WRITES : 0) |                         \
            (OP_##canon == OP_iinc ? SHAPE_WRITES : 0),                                        \
        .local_and = IS_LOCAL(OP_##canon) && value == NONE ? 0xff : 0,                         \
        .local_or = !IS_LOCAL(OP_##canon) ? OPCODE_NO_LOCAL                                    \
                    : value == NONE       ? 0                                                  \
                                          : (uint8_t)value},
#include "vm/classfile/opcodes.def"
};

const char *opcode_name(unsigned opcode) {
    return opcode < OPCODE_COUNT ? opcode_info[opcode].name : "illegal";
}

/* ---- Lengths ---- */

static uint32_t wide_length(const uint8_t *code, uint32_t length, uint32_t pc) {
    if (length - pc < 2 || code[pc + 1] >= OPCODE_COUNT) return 0;
    const char *operands = opcode_info[code[pc + 1]].operands;
    uint32_t size = operands[0] != 'l' ? 0 : operands[1] == 'b' ? 6 : 4;
    return size <= length - pc ? size : 0;
}

static uint32_t switch_length(const uint8_t *code, uint32_t length, uint32_t pc,
                              bool is_table) {
    uint32_t at = (pc + 4) & ~UINT32_C(3), head = is_table ? 12 : 8;
    if (at > length || length - at < head) return 0;
    int64_t count;
    if (is_table)
        count = (int64_t)opcode_s4(code, at + 8) - opcode_s4(code, at + 4) + 1;
    else
        count = opcode_s4(code, at + 4);
    int64_t room = (length - at - head) / (is_table ? 4 : 8);
    if (count < is_table || count > room) return 0;
    return at + head + (uint32_t)count * (is_table ? 4 : 8) - pc;
}

uint32_t opcode_length_checked(const uint8_t *code, uint32_t length, uint32_t pc) {
    if (pc >= length || length > UINT32_MAX - 16) return 0;
    uint32_t size = opcode_shape[code[pc]].length;
    if (size) return size <= length - pc ? size : 0;
    if (code[pc] >= OPCODE_COUNT) return 0;
    if (code[pc] == OP_wide) return wide_length(code, length, pc);
    return switch_length(code, length, pc, code[pc] == OP_tableswitch);
}

/* ---- Operands ---- */

unsigned opcode_canonical(const uint8_t *code, uint32_t pc) {
    return opcode_info[code[pc] == OP_wide ? code[pc + 1] : code[pc]].canonical;
}

OpcodeSwitch opcode_switch(const uint8_t *code, uint32_t pc) {
    uint32_t at = (pc + 4) & ~UINT32_C(3);
    OpcodeSwitch result = {.default_target = (int64_t)pc + opcode_s4(code, at),
                           .is_table = code[pc] == OP_tableswitch,
                           .pc = pc};
    if (result.is_table) {
        result.low = opcode_s4(code, at + 4);
        result.count = (uint32_t)((int64_t)opcode_s4(code, at + 8) - result.low + 1);
        result.cases = code + at + 12;
    } else {
        result.count = (uint32_t)opcode_s4(code, at + 4);
        result.cases = code + at + 8;
    }
    return result;
}

int32_t opcode_switch_key(const OpcodeSwitch *cases, uint32_t index) {
    return cases->is_table ? (int32_t)((uint32_t)cases->low + index)
                           : opcode_s4(cases->cases, index * 8);
}

int64_t opcode_switch_target(const OpcodeSwitch *cases, uint32_t index) {
    uint32_t at = cases->is_table ? index * 4 : index * 8 + 4;
    return (int64_t)cases->pc + opcode_s4(cases->cases, at);
}

/* ---- Effects ---- */
