/* SPDX-License-Identifier: MIT */
/* What the two verifiers share while they work on one method: the class's types, a frame of
 * types with its operations, the effect of an instruction on it, and complaints. Private to
 * vm/verify. Functions return false when an exception is pending: a VerifyError, or what
 * loading a class threw. All that may complain: **Safepoint.** */
#ifndef MINIJVM_VM_VERIFY_VERIFY_H
#define MINIJVM_VM_VERIFY_VERIFY_H

#include "vm/classfile/parse_arena.h"
#include "vm/flow/handler_watch.h"
#include "vm/text/fault.h"
#include "vm/verify/types.h"

/* Locals above `locals_used` are top. `mark` is the depth at the start of the instruction, for
 * messages. */
typedef struct TypeFrame {
    uint32_t pc;
    uint16_t locals_used, depth, mark;
    bool this_uninitialized; /* flagThisUninit */
    Type *locals, *stack;
} TypeFrame;

typedef struct Signature {
    uint16_t count; /* parameters */
    bool is_void;
    Type result;
    Type parameters[];
} Signature;

/* Some answers about two classes: many handlers ask the same question. */
enum { REMEMBERED_PAIRS = 32 };
typedef struct TypePair {
    Type a, b, merged;
} TypePair;

/* What some neighbours in the constant pool stand for; 0: not looked for yet. */
enum { CONSTANTS_PER_PAGE = 32 };
typedef struct ConstantTypes {
    union {
        Type type;            /* of a Class */
        Signature *signature; /* of a NameAndType */
    } of[CONSTANTS_PER_PAGE];
} ConstantTypes;

typedef struct Verifier {
    Thread *t; /* NULL: nothing is loaded or thrown; `fault` tells what is wrong */
    Fault *fault;
    Class *c;
    const ClassFile *file;
    bool by_inference; /* the style of messages, and what only old class files may do */
    Method *method;
    const CodeInfo *code;
    Type this_type, object_type, throwable_type, string_type;
    ConstantTypes **constants; /* pages; NULL: of none of its constants (method_types.c) */
    ParseArena *arena;         /* of the class */
    ParseArena *method_arena;
    TypeFrame frame; /* the state before, then after the current instruction */
    unsigned changed_from, changed_to; /* the locals of it that handlers may not know */
    HandlerWatch handlers;
    ParseArena *handler_arena;
    bool map_malformed; /* not even decoded: no second opinion */
    /* Called before an object becomes initialized: its handlers still see it as it was. NULL:
     * nothing to do. */
    bool (*before_initialize)(struct Verifier *v);
    struct Reach *reach; /* see verify_handlers_return */
    struct Checker *checker;
    TypePair assignable[REMEMBERED_PAIRS], merged[REMEMBERED_PAIRS];
    char reason_text[256];
} Verifier;

/* ---- Memory and names (method_types.c) ---- */

void *verify_allocate(Verifier *v, ParseArena *arena,
                      size_t bytes);                 /* NULL: OutOfMemoryError is pending */
bool verify_begin_constants(Verifier *v);            /* false: thrown */
Type verify_class_type(Verifier *v, unsigned index); /* of a Class constant */
/* NULL: thrown. Of a NameAndType, *ref or Dynamic; or of the method itself. */
const Signature *verify_signature(Verifier *v, unsigned index);
const Signature *verify_own_signature(Verifier *v);
/* The frame a method begins with. */
bool verify_initial_frame(Verifier *v, TypeFrame *frame, const Signature *own);
bool verify_new_frame(Verifier *v, TypeFrame *frame);
void verify_copy_frame(const Verifier *v, TypeFrame *to, const TypeFrame *from);
bool verify_is_constructor(const Verifier *v);
/* Is the name that of a superclass of the class? */
bool verify_name_in_supers(const Verifier *v, const char *name);

/* ---- The effect of instructions (effects.c) ---- */

/* Applies the instruction at frame.pc to v->frame; jumps and handlers are the callers' affair.
 * *initialized_this is set when it called this() or super(). **Safepoint. Throws.** */
bool verify_apply(Verifier *v, bool *initialized_this);
bool verify_apply_field(Verifier *v, unsigned opcode);
bool verify_apply_invoke(Verifier *v, unsigned opcode, bool *initialized_this);

bool verify_push(Verifier *v, Type type);
/* Pops one value (two slots of a long or double) that is assignable to the type. */
bool verify_pop(Verifier *v, Type wanted, Type *popped);
bool verify_pop_assignable(Verifier *v, Type wanted);
/* The same with the words for a reference of the wrong class in old files. */
bool verify_pop_argument(Verifier *v, Type wanted, const char *old);
void verify_set_local(Verifier *v, unsigned index, Type type);
void verify_initialize(Verifier *v, Type from,
                       Type to); /* an object is no longer uninitialized */

/* ---- Handlers (protection.c) ---- */

/* As type_assignable and type_merge, for those who ask often. **Safepoint. Throws.** */
TypeAnswer verify_assignable(Verifier *v, Type from, Type to);
bool verify_merge(Verifier *v, Type a, Type b, Type *result);
bool verify_watch_handlers(Verifier *v);
/* v->handlers says which of those at frame.pc are due. */
void verify_look_at_handlers(Verifier *v, int context, bool this_uninitialized);
/* Catch types are Throwables. */
bool verify_catch_types(Verifier *v);
/* Can what is left of the call at pc by an exception come to a return? Asked with rising pcs.
 */
bool verify_handlers_return(Verifier *v, uint32_t pc);

/* ---- The verifiers ---- */

bool type_check_method(Verifier *v, const uint8_t *starts); /* type_check.c */
bool infer_method(Verifier *v, const uint8_t *starts);      /* inference.c */

#endif
