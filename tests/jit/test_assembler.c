/* SPDX-License-Identifier: MIT */
/* Every instruction form is decoded again by capstone and must read as what was asked for. */
#include <capstone/capstone.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jit/x86_64/labels.h"
#include "jit/x86_64/sse.h"
#include "tests/suite.h"

static const char *const names64[] = {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
                                      "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};
static const char *const names32[] = {"eax",  "ecx",  "edx",  "ebx", "esp",  "ebp",
                                      "esi",  "edi",  "r8d",  "r9d", "r10d", "r11d",
                                      "r12d", "r13d", "r14d", "r15d"};
static const char *const names16[] = {"ax",   "cx",   "dx",   "bx",  "sp",   "bp",
                                      "si",   "di",   "r8w",  "r9w", "r10w", "r11w",
                                      "r12w", "r13w", "r14w", "r15w"};
static const char *const names8[] = {"al",   "cl",   "dl",   "bl",  "spl",  "bpl",
                                     "sil",  "dil",  "r8b",  "r9b", "r10b", "r11b",
                                     "r12b", "r13b", "r14b", "r15b"};

static const char *name(bool wide, unsigned r) { return (wide ? names64 : names32)[r]; }

/* Exactly one instruction was emitted, and it reads so. */
static void expect(Assembler *a, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void expect(Assembler *a, const char *format, ...) {
    char wanted[256], got[256] = "nothing";
    va_list list;
    va_start(list, format);
    vsnprintf(wanted, sizeof wanted, format, list);
    va_end(list);
    csh handle;
    cs_insn *instructions;
    ck_assert_int_eq(cs_open(CS_ARCH_X86, CS_MODE_64, &handle), CS_ERR_OK);
    size_t count = cs_disasm(handle, a->bytes, a->size, 0x1000, 0, &instructions);
    if (count > 0) {
        snprintf(got, sizeof got, "%s %s", instructions[0].mnemonic, instructions[0].op_str);
        size_t length = strlen(got);
        while (length > 0 && got[length - 1] == ' ') got[--length] = 0;
        ck_assert_msg(count == 1 && instructions[0].size == a->size, "%s is %zu instructions",
                      got, count);
        cs_free(instructions, count);
    }
    cs_close(&handle);
    ck_assert_str_eq(got, wanted);
    a->size = 0;
}

static void displacement_text(char *out, size_t size, int32_t displacement) {
    if (displacement == 0)
        *out = 0;
    else if (displacement < 0)
        snprintf(out, size, displacement > -10 ? " - %d" : " - 0x%x", (unsigned)-displacement);
    else
        snprintf(out, size, displacement < 10 ? " + %d" : " + 0x%x", (unsigned)displacement);
}

/* Every base, index, scale and displacement of interest in a row. */
static bool next_memory(unsigned *state, Mem *m, char *text, size_t size) {
    static const int32_t displacements[] = {0, 8, -8, 127, -128, 128, 0x12345};
    unsigned s = (*state)++;
    unsigned base = s % 16, index = s / 16 % 17, which = (s / 272) % 7;
    char tail[32];
    if (s >= 272 * 7) return false;
    if (index == RSP) index = REG_NONE;
    *m = mem_indexed((Reg)base, (Reg)index, s % 4, displacements[which]);
    if (index == REG_NONE) m->shift = 0;
    displacement_text(tail, sizeof tail, m->displacement);
    if (index == REG_NONE)
        snprintf(text, size, "[%s%s]", names64[base], tail);
    else if (m->shift == 0)
        snprintf(text, size, "[%s + %s%s]", names64[base], names64[index], tail);
    else
        snprintf(text, size, "[%s + %s*%u%s]", names64[base], names64[index], 1u << m->shift,
                 tail);
    return true;
}

START_TEST(addresses_of_all_shapes_read_back) {
    Assembler a = {0};
    Mem m;
    char text[64];
    for (unsigned state = 0; next_memory(&state, &m, text, sizeof text);) {
        unsigned r = state % 16;
        asm_load(&a, true, (Reg)r, m);
        expect(&a, "mov %s, qword ptr %s", names64[r], text);
        asm_store(&a, false, m, (Reg)r);
        expect(&a, "mov dword ptr %s, %s", text, names32[r]);
        asm_lea(&a, true, (Reg)r, m);
        expect(&a, "lea %s, %s", names64[r], strcmp(text, "") ? text : "");
        asm_load_u8(&a, (Reg)r, m);
        expect(&a, "movzx %s, byte ptr %s", names32[r], text);
        asm_store8(&a, m, (Reg)r);
        expect(&a, "mov byte ptr %s, %s", text, names8[r]);
        asm_fload(&a, true, r, m);
        expect(&a, "movsd xmm%u, qword ptr %s", r, text);
    }
    asm_load(&a, true, RCX, mem_absolute(0x12345678));
    expect(&a, "mov rcx, qword ptr [0x12345678]");
    asm_free(&a);
}
END_TEST

/* The instructions at the code's beginning read so, a line each. */
static void expect_lines(Assembler *a, const char *wanted) {
    char got[256] = "";
    csh handle;
    cs_insn *instructions;
    ck_assert_int_eq(cs_open(CS_ARCH_X86, CS_MODE_64, &handle), CS_ERR_OK);
    size_t count = cs_disasm(handle, a->bytes, a->size, 0x1000, 0, &instructions);
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(got);
        snprintf(got + length, sizeof got - length, "%s %s\n", instructions[i].mnemonic,
                 instructions[i].op_str);
    }
    cs_free(instructions, count);
    cs_close(&handle);
    ck_assert_str_eq(got, wanted);
    a->size = 0;
}

START_TEST(sequences_read_back) {
    Assembler a = {0};
    Label tail = LABEL_NEW, behind = LABEL_NEW;
    static const int32_t displacements[] = {-128, -8, 0, 8, 127, 128};
    static const Reg bases[] = {RBX, RBP, RSI, R12, R15};
    for (unsigned i = 0; i < 5 * 5 * 6 * 6; i++) {
        Reg to = bases[i % 5], from = bases[i / 5 % 5];
        int32_t there = displacements[i / 25 % 6], here = displacements[i / 150];
        char wanted[128], to_text[32], from_text[32];
        displacement_text(to_text, sizeof to_text, there);
        displacement_text(from_text, sizeof from_text, here);
        snprintf(wanted, sizeof wanted, "push qword ptr [%s%s]\npop qword ptr [%s%s]\n",
                 names64[from], from_text, names64[to], to_text);
        asm_copy(&a, mem_at(to, there), mem_at(from, here));
        expect_lines(&a, wanted);
    }
    asm_word(&a, 0xc3c990, 3);
    expect_lines(&a, "nop \nleave \nret \n");
    asm_word_to(&a, 0x850fc990, 4, &behind); /* leave: one byte */
    asm_byte(&a, 0x90);
    asm_label(&a, &behind);
    asm_word_to(&a, 0xe9, 1, &behind);
    expect_lines(&a, "nop \nleave \njne 0x1009\nnop \njmp 0x1009\n");
    asm_call_nop_to(&a, a.bytes, &tail); /* 5 and 8 */
    asm_byte(&a, 0x90);
    asm_label(&a, &tail);
    ck_assert_uint_eq(a.relocation_count, 1);
    ck_assert_uint_eq(a.relocations[0].position, 1);
    expect_lines(&a, "call 0x1005\nnop dword ptr [rax + rax + 1]\nnop \n");
    asm_free(&a);
}
END_TEST

START_TEST(integer_arithmetic_reads_back) {
    static const char *const alu[] = {"add", "or", "adc", "sbb", "and", "sub", "xor", "cmp"};
    Assembler a = {0};
    for (unsigned x = 0; x < 16; x++) {
        for (unsigned y = 0; y < 16; y++) {
            for (int wide = 0; wide < 2; wide++) {
                unsigned op = (x + y) % 8;
                asm_alu_rr(&a, (Alu)op, wide, (Reg)x, (Reg)y);
                expect(&a, "%s %s, %s", alu[op], name(wide, x), name(wide, y));
                asm_mov_rr(&a, wide, (Reg)x, (Reg)y);
                expect(&a, "mov %s, %s", name(wide, x), name(wide, y));
                asm_imul_rr(&a, wide, (Reg)x, (Reg)y);
                expect(&a, "imul %s, %s", name(wide, x), name(wide, y));
                asm_imul_rri(&a, wide, (Reg)x, (Reg)y, 100);
                expect(&a, "imul %s, %s, 0x64", name(wide, x), name(wide, y));
                asm_imul_rri(&a, wide, (Reg)x, (Reg)y, 1000);
                expect(&a, "imul %s, %s, 0x3e8", name(wide, x), name(wide, y));
                asm_test_rr(&a, wide, (Reg)x, (Reg)y);
                expect(&a, "test %s, %s", name(wide, x), name(wide, y));
                asm_cmov(&a, CC_L, wide, (Reg)x, (Reg)y);
                expect(&a, "cmovl %s, %s", name(wide, x), name(wide, y));
                asm_shift_x(&a, SHIFT_ARITHMETIC, wide, (Reg)x, (Reg)y, (Reg)((x + y) % 16));
                expect(&a, "sarx %s, %s, %s", name(wide, x), name(wide, y),
                       name(wide, (x + y) % 16));
            }
        }
    }
    asm_free(&a);
}
END_TEST

START_TEST(immediates_of_all_sizes_read_back) {
    Assembler a = {0};
    Mem m = mem_at(RBX, 16);
    for (unsigned r = 0; r < 16; r++) {
        asm_alu_ri(&a, ALU_ADD, true, (Reg)r, 100);
        expect(&a, "add %s, 0x64", names64[r]);
        asm_alu_ri(&a, ALU_CMP, false, (Reg)r, 1000);
        expect(&a, "cmp %s, 0x3e8", names32[r]);
        asm_mov_ri(&a, (Reg)r, 0x12345678);
        expect(&a, "mov %s, 0x12345678", names32[r]);
        asm_mov_ri(&a, (Reg)r, UINT64_C(0x123456789abcdef0));
        expect(&a, "movabs %s, 0x123456789abcdef0", names64[r]);
        asm_mov_ri(&a, (Reg)r, (uint64_t)-2);
        expect(&a, "mov %s, -2", names64[r]);
        asm_test_ri(&a, false, (Reg)r, 0x40);
        expect(&a, "test %s, 0x40", names32[r]);
        asm_shift_ri(&a, SHIFT_RIGHT, true, (Reg)r, 5);
        expect(&a, "shr %s, 5", names64[r]);
        asm_shift_cl(&a, SHIFT_LEFT, false, (Reg)r);
        expect(&a, "shl %s, cl", names32[r]);
        asm_unary(&a, UNARY_NEG, false, (Reg)r);
        expect(&a, "neg %s", names32[r]);
        asm_unary(&a, UNARY_IDIV, true, (Reg)r);
        expect(&a, "idiv %s", names64[r]);
        asm_unary(&a, UNARY_IMUL, true, (Reg)r);
        expect(&a, "imul %s", names64[r]);
        asm_setcc(&a, CC_G, (Reg)r);
        expect(&a, "setg %s", names8[r]);
        asm_bswap(&a, true, (Reg)r);
        expect(&a, "bswap %s", names64[r]);
        asm_push(&a, (Reg)r);
        expect(&a, "push %s", names64[r]);
        asm_pop(&a, (Reg)r);
        expect(&a, "pop %s", names64[r]);
        asm_jmp_reg(&a, (Reg)r);
        expect(&a, "jmp %s", names64[r]);
        asm_call_reg(&a, (Reg)r);
        expect(&a, "call %s", names64[r]);
        asm_extend_s8(&a, (Reg)r, (Reg)(15 - r));
        expect(&a, "movsx %s, %s", names32[r], names8[15 - r]);
        asm_extend_u8(&a, (Reg)r, (Reg)(15 - r));
        expect(&a, "movzx %s, %s", names32[r], names8[15 - r]);
        asm_extend_s16(&a, (Reg)r, (Reg)(15 - r));
        expect(&a, "movsx %s, %s", names32[r], names16[15 - r]);
        asm_extend_u16(&a, (Reg)r, (Reg)(15 - r));
        expect(&a, "movzx %s, %s", names32[r], names16[15 - r]);
        asm_extend_s32(&a, (Reg)r, (Reg)(15 - r));
        expect(&a, "movsxd %s, %s", names64[r], names32[15 - r]);
    }
    asm_store_imm(&a, true, m, -2);
    expect(&a, "mov qword ptr [rbx + 0x10], -2");
    asm_store_imm(&a, false, m, 7);
    expect(&a, "mov dword ptr [rbx + 0x10], 7");
    asm_store8_imm(&a, m, 7);
    expect(&a, "mov byte ptr [rbx + 0x10], 7");
    asm_store16_imm(&a, m, 0x1234);
    expect(&a, "mov word ptr [rbx + 0x10], 0x1234");
    asm_alu_mi(&a, ALU_CMP, true, m, 0);
    expect(&a, "cmp qword ptr [rbx + 0x10], 0");
    asm_alu_mi(&a, ALU_ADD, false, m, 1000);
    expect(&a, "add dword ptr [rbx + 0x10], 0x3e8");
    asm_test_m8i(&a, m, 0x20);
    expect(&a, "test byte ptr [rbx + 0x10], 0x20");
    asm_alu_m8i(&a, ALU_CMP, m, 'Z');
    expect(&a, "cmp byte ptr [rbx + 0x10], 0x5a");
    asm_cmp_m8r(&a, m, R15);
    expect(&a, "cmp byte ptr [rbx + 0x10], r15b");
    asm_cmp_m8r(&a, m, RSI);
    expect(&a, "cmp byte ptr [rbx + 0x10], sil");
    asm_cmp_m8r(&a, m, RCX);
    expect(&a, "cmp byte ptr [rbx + 0x10], cl");
    asm_cmp_m16r(&a, m, R15);
    expect(&a, "cmp word ptr [rbx + 0x10], r15w");
    asm_cmp_m16r(&a, m, RCX);
    expect(&a, "cmp word ptr [rbx + 0x10], cx");
    asm_sign(&a, false);
    expect(&a, "cdq");
    asm_sign(&a, true);
    expect(&a, "cqo");
    asm_free(&a);
}
END_TEST

START_TEST(memory_operands_read_back) {
    Assembler a = {0};
    Mem m = mem_at(R13, 0);
    const char *at = "[r13]";
    asm_alu_rm(&a, ALU_SUB, true, R9, m);
    expect(&a, "sub r9, qword ptr %s", at);
    asm_imul_rm(&a, true, R9, m);
    expect(&a, "imul r9, qword ptr %s", at);
    asm_load_s8(&a, RDI, m);
    expect(&a, "movsx edi, byte ptr %s", at);
    asm_load_u16(&a, RDI, m);
    expect(&a, "movzx edi, word ptr %s", at);
    asm_load_s16(&a, RDI, m);
    expect(&a, "movsx edi, word ptr %s", at);
    asm_load_s32(&a, RDI, m);
    expect(&a, "movsxd rdi, dword ptr %s", at);
    asm_store16(&a, m, R10);
    expect(&a, "mov word ptr %s, r10w", at);
    asm_push_mem(&a, m);
    expect(&a, "push qword ptr %s", at);
    asm_pop_mem(&a, m);
    expect(&a, "pop qword ptr %s", at);
    asm_jmp_mem(&a, m);
    expect(&a, "jmp qword ptr %s", at);
    asm_call_mem(&a, m);
    expect(&a, "call qword ptr %s", at);
    asm_xchg_mr(&a, true, m, R8);
    expect(&a, "xchg qword ptr %s, r8", at);
    asm_xchg_rr(&a, true, RCX, R8);
    expect(&a, "xchg r8, rcx");
    asm_lock_cmpxchg(&a, false, m, RCX);
    expect(&a, "lock cmpxchg dword ptr %s, ecx", at);
    asm_lock_xadd(&a, true, m, RCX);
    expect(&a, "lock xadd qword ptr %s, rcx", at);
    asm_fence(&a);
    expect(&a, "lock or dword ptr [rsp], 0");
    asm_free(&a);
}
END_TEST

START_TEST(floating_point_reads_back) {
    static const struct {
        Scalar op;
        const char *name;
    } scalars[] = {{SCALAR_ADD, "add"}, {SCALAR_SUB, "sub"},   {SCALAR_MUL, "mul"},
                   {SCALAR_DIV, "div"}, {SCALAR_SQRT, "sqrt"}, {SCALAR_MIN, "min"},
                   {SCALAR_MAX, "max"}};
    Assembler a = {0};
    Mem m = mem_at(RSP, 8);
    const char *at = "[rsp + 8]";
    for (unsigned x = 0; x < 16; x++) {
        unsigned y = 15 - x;
        for (unsigned i = 0; i < 7; i++) {
            asm_scalar_rr(&a, scalars[i].op, true, x, y);
            expect(&a, "%ssd xmm%u, xmm%u", scalars[i].name, x, y);
            asm_scalar_rm(&a, scalars[i].op, false, x, m);
            expect(&a, "%sss xmm%u, dword ptr %s", scalars[i].name, x, at);
            for (unsigned z = 0; z < 16; z++) {
                asm_vex_rr(&a, scalars[i].op, z & 1, x, z, y);
                expect(&a, "v%ss%c xmm%u, xmm%u, xmm%u", scalars[i].name, z & 1 ? 'd' : 's', x,
                       z, y);
                asm_vex_rm(&a, scalars[i].op, true, x, y, mem_at((Reg)z, 0x12345));
                expect(&a, "v%ssd xmm%u, xmm%u, qword ptr [%s + 0x12345]", scalars[i].name, x,
                       y, name(true, z));
                if (z == RSP) continue; /* no index */
                asm_vex_rm(&a, scalars[i].op, false, x, y, mem_indexed((Reg)x, (Reg)z, 3, 16));
                expect(&a, "v%sss xmm%u, xmm%u, dword ptr [%s + %s*8 + 0x10]", scalars[i].name,
                       x, y, name(true, x), name(true, z));
            }
        }
        for (unsigned z = 0; z < 16; z++) {
            asm_fused_rr(&a, z & 1, x, z, y);
            expect(&a, "vfmadd213s%c xmm%u, xmm%u, xmm%u", z & 1 ? 'd' : 's', x, z, y);
        }
        asm_fload(&a, false, x, m);
        expect(&a, "movss xmm%u, dword ptr %s", x, at);
        asm_fstore(&a, true, m, x);
        expect(&a, "movsd qword ptr %s, xmm%u", at, x);
        asm_fmov(&a, x, y);
        expect(&a, "movaps xmm%u, xmm%u", x, y);
        asm_packed_rr(&a, PACKED_XOR, x, y);
        expect(&a, "xorps xmm%u, xmm%u", x, y);
        asm_fcompare(&a, true, x, y);
        expect(&a, "ucomisd xmm%u, xmm%u", x, y);
        asm_fcompare_rm(&a, false, x, m);
        expect(&a, "ucomiss xmm%u, dword ptr %s", x, at);
        asm_int_to_float(&a, true, false, x, (Reg)y);
        expect(&a, "cvtsi2ss xmm%u, %s", x, names64[y]);
        asm_int_to_float(&a, false, true, x, (Reg)y);
        expect(&a, "cvtsi2sd xmm%u, %s", x, names32[y]);
        asm_float_to_int(&a, true, true, (Reg)x, y);
        expect(&a, "cvttsd2si %s, xmm%u", names64[x], y);
        asm_float_to_int(&a, false, false, (Reg)x, y);
        expect(&a, "cvttss2si %s, xmm%u", names32[x], y);
        asm_float_convert(&a, true, x, y);
        expect(&a, "cvtsd2ss xmm%u, xmm%u", x, y);
        asm_float_convert(&a, false, x, y);
        expect(&a, "cvtss2sd xmm%u, xmm%u", x, y);
        asm_fmov_gp(&a, true, x, (Reg)y);
        expect(&a, "movq xmm%u, %s", x, names64[y]);
        asm_gp_fmov(&a, false, (Reg)x, y);
        expect(&a, "movd %s, xmm%u", names32[x], y);
        asm_fround(&a, x, y, 1);
        expect(&a, "roundsd xmm%u, xmm%u, 1", x, y);
    }
    asm_free(&a);
}
END_TEST

START_TEST(nops_of_all_lengths_are_one_instruction_each) {
    Assembler a = {0};
    for (unsigned n = 1; n <= 8; n++) {
        asm_nop(&a, n);
        csh handle;
        cs_insn *instructions;
        ck_assert_int_eq(cs_open(CS_ARCH_X86, CS_MODE_64, &handle), CS_ERR_OK);
        size_t count = cs_disasm(handle, a.bytes, a.size, 0, 0, &instructions);
        ck_assert_uint_eq(count, 1);
        ck_assert_uint_eq(instructions[0].size, n);
        cs_free(instructions, count);
        cs_close(&handle);
        a.size = 0;
    }
    asm_free(&a);
}
END_TEST

START_TEST(labels_lead_forward_and_back) {
    Assembler a = {0};
    Label ahead = LABEL_NEW, behind = LABEL_NEW;
    asm_label(&a, &behind);
    asm_jcc(&a, CC_E, &ahead); /* 6 bytes */
    asm_jmp(&a, &ahead);       /* 5 */
    asm_nop_to(&a, &ahead);    /* 8, distance from its end */
    asm_jmp(&a, &behind);      /* 2 */
    asm_label(&a, &ahead);
    int32_t distance;
    memcpy(&distance, a.bytes + 2, 4);
    ck_assert_int_eq(distance, 21 - 6);
    memcpy(&distance, a.bytes + 7, 4);
    ck_assert_int_eq(distance, 21 - 11);
    memcpy(&distance, a.bytes + 15, 4);
    ck_assert_int_eq(distance, 21 - 19);
    ck_assert_int_eq((int8_t)a.bytes[20], -21);
    asm_free(&a);
}
END_TEST

static int32_t
target_of_jump(const Assembler *a,
               uint32_t end) { /* with four bytes of distance, by where it ends */
    int32_t distance;
    memcpy(&distance, a->bytes + end - 4, sizeof distance);
    return (int32_t)end + distance;
}

START_TEST(uses_of_one_label_become_those_of_another) {
    Assembler a = {0};
    Label first = LABEL_NEW, second = LABEL_NEW, unused = LABEL_NEW, bound = LABEL_NEW;
    Label *use[] = {&second, &first, &first, &second, &first};
    for (unsigned i = 0; i < 5; i++) asm_jmp(&a, use[i]); /* 5 bytes each */
    asm_redirect(&a, &first, &second);
    ck_assert_int_eq(first.uses, -1);
    asm_redirect(&a, &unused, &second);
    asm_forget_uses(&a, &second, 20); /* the later ones are found first */
    asm_rewind(&a, 20);
    asm_redirect(&a, &second, &unused);
    asm_nop(&a, 3);
    asm_label(&a, &unused);
    for (uint32_t end = 5; end <= 20; end += 5) ck_assert_int_eq(target_of_jump(&a, end), 23);
    asm_label(&a, &bound);
    asm_jcc(&a, CC_E, &first);
    asm_redirect(&a, &first, &bound);
    ck_assert_int_eq(target_of_jump(&a, 29), 23);
    asm_free(&a);
}
END_TEST

START_TEST(jumps_to_the_next_instruction_are_taken_back) {
    Assembler a = {0};
    Label next = LABEL_NEW, other = LABEL_NEW, between = LABEL_NEW;
    asm_jcc(&a, CC_E, &next); /* 6 bytes */
    asm_drop_jump(&a, &next); /* it is no jmp */
    asm_drop_jump(&a, &other);
    ck_assert_uint_eq(a.size, 6);
    asm_jmp(&a, &next);
    asm_drop_jump(&a, &other); /* not its jump */
    ck_assert_uint_eq(a.size, 11);
    asm_drop_jump(&a, &next);
    ck_assert_uint_eq(a.size, 6);
    asm_jmp(&a, &next);
    asm_label(&a, &between);
    asm_drop_jump(&a, &next); /* something leads behind it */
    ck_assert_uint_eq(a.size, 11);
    asm_jmp(&a, &other);
    asm_nop(&a, 1);
    asm_drop_jump(&a, &other); /* not the last instruction */
    ck_assert_uint_eq(a.size, 17);
    asm_label(&a, &next);
    ck_assert_int_eq(target_of_jump(&a, 6), 17);
    ck_assert_int_eq(target_of_jump(&a, 11), 17);
    asm_free(&a);
}
END_TEST

START_TEST(constants_behind_the_code_are_loaded) {
    Assembler a = {0};
    for (unsigned x = 0; x < 16; x++) {
        for (int wide = 0; wide < 2; wide++) {
            Label at = {.position = 64, .uses = -1};
            asm_fload_label(&a, wide, x, &at);
            expect(&a, "movs%c xmm%u, %sword ptr [rip + 0x%x]", wide ? 'd' : 's', x,
                   wide ? "q" : "d", 64 - (x < 8 ? 8 : 9));
        }
    }
    asm_free(&a);
}
END_TEST

START_TEST(uses_of_forgotten_code_are_forgotten) {
    Assembler a = {0};
    Label literal = LABEL_NEW;
    asm_fload_label(&a, true, 0, &literal); /* 8 bytes each */
    asm_fload_label(&a, true, 1, &literal);
    asm_fload_label(&a, true, 2, &literal);
    asm_forget_uses(&a, &literal, 8);
    asm_rewind(&a, 8);
    asm_nop(&a, 8);
    asm_nop(&a, 8);
    uint8_t nops[16];
    memcpy(nops, a.bytes + 8, sizeof nops);
    asm_label(&a, &literal);
    int32_t distance;
    memcpy(&distance, a.bytes + 4, 4);
    ck_assert_int_eq(distance, 24 - 8);
    ck_assert_mem_eq(nops, a.bytes + 8, sizeof nops);
    Label unused = LABEL_NEW;
    asm_fload_label(&a, false, 0, &unused);
    asm_forget_uses(&a, &unused, 24);
    ck_assert_int_eq(unused.uses, -1);
    asm_free(&a);
}
END_TEST

int main(void) {
    Suite *suite = SUITE(
        "assembler", 60, NULL, NULL, addresses_of_all_shapes_read_back, sequences_read_back,
        integer_arithmetic_reads_back, immediates_of_all_sizes_read_back,
        memory_operands_read_back, floating_point_reads_back,
        nops_of_all_lengths_are_one_instruction_each, labels_lead_forward_and_back,
        uses_of_one_label_become_those_of_another, jumps_to_the_next_instruction_are_taken_back,
        constants_behind_the_code_are_loaded, uses_of_forgotten_code_are_forgotten);
    return run_suite(suite) != 0;
}
