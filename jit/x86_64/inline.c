/* SPDX-License-Identifier: MIT */
#include "jit/x86_64/compiler.h"

void compiler_fail_inline(Compiler *c) { compiler_fail(c, "inlining"); }
bool try_inline(Compiler *c, Method *target, Label *real_call) { (void)c, (void)target, (void)real_call; return false; }
bool try_guarded_inline(Compiler *c, Method *target, Reg receiver) { (void)c, (void)target, (void)receiver; return false; }
bool try_intrinsic(Compiler *c, Method *target) { (void)c, (void)target; return false; }
void inline_give_way(Compiler *c, Condition cc) { (void)c, (void)cc; }
void inline_load(Compiler *c, char type, unsigned local) { (void)c, (void)type, (void)local; }
void inline_effect(Compiler *c) { (void)c; }
Field *inline_final_field(Compiler *c) { (void)c; return NULL; }
