/* SPDX-License-Identifier: MIT */
/* The templates, one for each opcode, and what they share.
 *
 * Discipline of a template: pop the operands, bring them into registers, jump to slow paths,
 * and only then change a register or push a result. Popped registers stay pinned until the
 * instruction ends, so that a slow path can still put the operands where the interpreter would
 * have them. */
#ifndef MINIJVM_JIT_X86_64_TEMPLATES_H
#define MINIJVM_JIT_X86_64_TEMPLATES_H

#include "jit/x86_64/compiler.h"

/* Executes the instruction in C: `pops` operand slots; a result of `type` (V: none). */
void emit_execute(Compiler *c, unsigned pops, char type);
void load_resolved_to(Compiler *c, Reg to, uint32_t index);
Reg load_resolved_object(Compiler *c, uint32_t index); /* a constant of the class being read */
void emit_card_mark(Compiler *c, Mem slot);
/* Every store of a reference into the heap. */
void store_reference(Compiler *c, Mem slot, Val *value);
/* Of a number of 1 << shift bytes. */
void store_number(Compiler *c, Mem to, unsigned shift, Val *value);
/* -1, 0 or 1: how the two compare. */
void push_order(Compiler *c, bool wide, Val *a, Val *b, Condition greater, Condition less);
Label *new_label(Compiler *c); /* lives as long as the compilation */
/* A slow path that asks whether the object in `reg` is an instance of the class (a register or
 * a constant) and jumps to one of the labels; all registers of the state stay. Returns where it
 * is entered. */
Label *ask_instance(Compiler *c, Reg reg, Val of, Label *is, Label *is_not);
/* The class that the instruction's operand names, NULL: not resolved. */
Class *resolved_class(Compiler *c);
/* ---- handles.c ---- */
bool lives_with(const Compiler *c, const Class *of); /* at least as long as the code */
/* The reference on top of the stack is always this object. */
void know_top(Compiler *c, const Object *object);
bool field_is_trusted(const Field *f); /* of a known object: it does not change */
/* A call of one of the VM's intrinsics of method handles. False: it is no such call. */
bool call_intrinsic(Compiler *c, Method *target);
/* A call that was linked to one. False: it is to be called as it is. */
bool call_linked_intrinsic(Compiler *c, const struct CallLink *link, unsigned arg_slots,
                           char type);
/* ---- variables.c ---- */
/* A call by a VarHandle that is known. False: it is to be called as it is. */
bool try_access(Compiler *c, const struct CallLink *link, unsigned arg_slots);
/* ---- memory.c, unsafe.c: what it is made of; the kinds are first letters of descriptors
 * ---- */
unsigned field_shift(char kind);
void push_loaded(Compiler *c, char kind, char type, Mem from);
void store_field(Compiler *c, const Field *f, Mem to,
                 Val *value); /* of the field the kind and the flags */
void emit_compare_and_set(Compiler *c, char kind, Mem place, Val *expected, Val *value);
void emit_get_and_add(Compiler *c, char type, Mem place, Val *delta);
void emit_get_and_set(Compiler *c, char kind, Mem place, Val *value);
typedef void Template(Compiler *c);
Template *template_of(unsigned opcode);
/* A call: rax has the method, rdx its arguments' so many slots. */
void call_by_slots(Compiler *c, unsigned slots);
bool has_arguments(Compiler *c, unsigned arg_slots);
char result_type(char return_kind);
/* Everything, so that a return may lead into the interpreter. */
void flush_for_call(Compiler *c);
/* rax has the method; everything was flushed. */
void call_and_push(Compiler *c, unsigned arg_slots, char type);
void call_direct(Compiler *c, Method *target);
void call_checked(Compiler *c, Method *target);
/* Behind the way in: the C function that the method is to callers who know it (jit/leaf.h). */
void emit_own_leaf(Compiler *c);
void emit_return_of(Compiler *c, char type);
void call_virtual(Compiler *c, Method *target);
/* The addition or the like that comes next, of the operand on top of the stack and the one in
 * memory. False: there is none, or its first operand has to stay as it is. */
bool take_float_operand(Compiler *c, char type, Mem from);
/* The branch on an int's sign that comes next, taken into this instruction; NULL: there is
 * none. */
Block *fuse_branch(Compiler *c, Condition *cc);
/* The branch that comes next on whether the byte, which the instruction would push, is zero.
 * False: none comes. */
bool branch_on_byte(Compiler *c, Mem byte);
void branch_on_result(Compiler *c, Condition cc,
                      Block *target); /* the int on top of the stack, compared with 0 */
void load_virtual(Compiler *c, Reg receiver,
                  int32_t index); /* rax = the method at that index of its class's vtable */
void call_interface(Compiler *c, Method *target, bool by_interface);
/* The receiver in a register, checked. The arguments stay on the stack. */
Reg use_receiver(Compiler *c, unsigned arg_slots, Val *receiver);
void test_overridden(Compiler *c, const Method *m); /* NE: some class overrides it by now */

#define OP(code, name, operands, pops, pushes, effects, canonical, implicit)                   \
    void emit_##canonical(Compiler *c);
#include "vm/classfile/opcodes.def"

#endif
