/* SPDX-License-Identifier: MIT */
/* What verifiers say of a method that is refused: the place, the rule, the frames, and where
 * the types come from that do not fit. Functions answer false, with the error pending. All of
 * them: **Safepoint. Throws.** */
#ifndef MINIJVM_VM_VERIFY_COMPLAINT_H
#define MINIJVM_VM_VERIFY_COMPLAINT_H

#include "vm/verify/code_check.h"
#include "vm/verify/verify.h"

typedef enum OriginKind {
    ORIGIN_NONE,
    ORIGIN_LOCAL,
    ORIGIN_STACK,
    ORIGIN_MAP_LOCAL,
    ORIGIN_MAP_STACK,
    ORIGIN_POOL,
    ORIGIN_SIGNATURE,
    ORIGIN_IMPLICIT
} OriginKind;

typedef struct Origin {
    OriginKind kind;
    unsigned index;
    Type type;
} Origin;

typedef struct Complaint {
    uint32_t pc;
    const char *reason;      /* a sentence, or NULL: types differ */
    Origin actual, expected; /* expected of kind NONE: the type is invalid in itself */
    const TypeFrame *current, *map_frame; /* NULL: not told */
    const char *old;                      /* the words of old class files; NULL: the same */
} Complaint;

/* Always false, VerifyError pending. `rule` in the words of the type checker. */
bool verify_complain(Verifier *v, const Complaint *complaint, const char *rule, ...)
    __attribute__((format(printf, 3, 4)));
/* Shorthands: bad bytecode; the value just popped (slot `depth` of v->frame) has a type that
 * does not fit. */
bool verify_bad_code(Verifier *v, uint32_t pc, const char *rule, const char *old);
bool verify_bad_popped(Verifier *v, const char *rule, Origin expected, const char *old);
/* What the static constraints say. */
bool verify_code_fault(Verifier *v, const CodeFault *fault);
bool verify_lacks_memory(Verifier *v);
bool verify_refuse(Verifier *v, const char *kind, const char *text);
/* A ClassFormatError that names the method. */
bool verify_bad_format(Verifier *v, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
