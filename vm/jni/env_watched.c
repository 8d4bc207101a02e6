/* SPDX-License-Identifier: MIT */
/* JNI's functions for a thread whose foreign code is watched: each tells vm->jni_watchers who
 * calls, and then is the function itself, with the same arguments in the same registers. And
 * those of a thread that has the world stopped: it may not call them, while another thread that
 * has its JNIEnv waits, and then is served. */
#include "vm/jni/env.h"

_Static_assert(sizeof(struct JNINativeInterface_) == 234 * sizeof(void *), "as many thunks");

/* From here it is asked which function is meant; in `r11` is the slot. All registers of
 * arguments are kept, and `al`, in which a caller with a variable list says how many are
 * vectors. */
__asm__(".text\n"
        ".p2align 4\n"
        "jni_watched_thunks:\n"
        ".cfi_startproc\n"
        ".set jni_watched_slot, 0\n"
        ".rept 234\n"
        "    .p2align 4\n"
        "    movl $jni_watched_slot, %r11d\n"
        "    jmp jni_watched_call\n"
        "    .set jni_watched_slot, jni_watched_slot + 1\n"
        ".endr\n"
        ".p2align 4\n"
        "jni_watched_call:\n"
        "    pushq %rbp\n"
        "    .cfi_def_cfa_offset 16\n"
        "    .cfi_offset %rbp, -16\n"
        "    movq %rsp, %rbp\n"
        "    .cfi_def_cfa_register %rbp\n"
        "    pushq %rdi\n"
        "    pushq %rsi\n"
        "    pushq %rdx\n"
        "    pushq %rcx\n"
        "    pushq %r8\n"
        "    pushq %r9\n"
        "    pushq %rax\n"
        "    pushq %r11\n"
        "    subq $128, %rsp\n"
        "    movups %xmm0, (%rsp)\n"
        "    movups %xmm1, 16(%rsp)\n"
        "    movups %xmm2, 32(%rsp)\n"
        "    movups %xmm3, 48(%rsp)\n"
        "    movups %xmm4, 64(%rsp)\n"
        "    movups %xmm5, 80(%rsp)\n"
        "    movups %xmm6, 96(%rsp)\n"
        "    movups %xmm7, 112(%rsp)\n"
        "    movq 8(%rbp), %rsi\n"
        "    movl %r11d, %edx\n"
        "    call jni_watched_choose\n"
        "    movq %rax, %r10\n"
        "    movups (%rsp), %xmm0\n"
        "    movups 16(%rsp), %xmm1\n"
        "    movups 32(%rsp), %xmm2\n"
        "    movups 48(%rsp), %xmm3\n"
        "    movups 64(%rsp), %xmm4\n"
        "    movups 80(%rsp), %xmm5\n"
        "    movups 96(%rsp), %xmm6\n"
        "    movups 112(%rsp), %xmm7\n"
        "    addq $128, %rsp\n"
        "    popq %r11\n"
        "    popq %rax\n"
        "    popq %r9\n"
        "    popq %r8\n"
        "    popq %rcx\n"
        "    popq %rdx\n"
        "    popq %rsi\n"
        "    popq %rdi\n"
        "    popq %rbp\n"
        "    .cfi_def_cfa %rsp, 8\n"
        "    jmpq *%r10\n"
        ".cfi_endproc\n"
        ".section .data.rel.ro,\"aw\"\n"
        ".p2align 3\n"
        "jni_watched_table:\n"
        ".zero 4 * 8\n" /* the reserved ones */
        ".set jni_watched_slot, 4\n"
        ".rept 230\n"
        "    .quad jni_watched_thunks + 16 * jni_watched_slot\n"
        "    .set jni_watched_slot, jni_watched_slot + 1\n"
        ".endr\n"
        "jni_stopped_table:\n"
        ".zero 4 * 8\n" /* the reserved ones */
        ".set jni_watched_slot, 4\n"
        ".rept 230\n"
        "    .quad jni_watched_thunks + 16 * jni_watched_slot\n"
        "    .set jni_watched_slot, jni_watched_slot + 1\n"
        ".endr\n"
        ".text\n");

extern const struct JNINativeInterface_ jni_watched_table, jni_stopped_table;

const struct JNINativeInterface_ *jni_watched_functions(void) { return &jni_watched_table; }
const struct JNINativeInterface_ *jni_stopped_functions(void) { return &jni_stopped_table; }

void jni_tell_watchers(Thread *t, const void *caller) {
    for (int i = 0; i < FRONT_ENDS; i++)
        if (t->vm->jni_watchers[i] != NULL) t->vm->jni_watchers[i](t, caller);
}

__attribute__((used)) static const void *
jni_watched_choose(Thread *t, const void *caller, uint32_t slot) __asm__("jni_watched_choose");
static const void *jni_watched_choose(Thread *t, const void *caller, uint32_t slot) {
    if (t->functions == &jni_watched_table) jni_tell_watchers(t, caller);
    if (atomic_load(&t->vm->gate.stopper) == t && env_is_callers(t))
        return ((const void *const *)jni_refusing_functions())[slot];
    return ((const void *const *)&jni_functions)[slot];
}
