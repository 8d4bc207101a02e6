/* SPDX-License-Identifier: MIT */
/* The verification types of JVMS 4.10.1.2 as one word each: a tag, and below it the symbol of a
 * class (arrays by their descriptor), the bytecode index of a `new`, or the subroutine context
 * of a return address. Equal types are equal words. A long or double is two slots, the second a
 * type of its own. Used by both verifiers. */
#ifndef MINIJVM_VM_VERIFY_TYPES_H
#define MINIJVM_VM_VERIFY_TYPES_H

#include "vm/text/descriptor.h"
#include "vm/model/names.h"

typedef uint64_t Type;

enum TypeTag {
    TAG_TOP,
    TAG_INT,
    TAG_FLOAT,
    TAG_LONG,
    TAG_LONG_2ND,
    TAG_DOUBLE,
    TAG_DOUBLE_2ND,
    TAG_NULL,
    TAG_OBJECT,
    TAG_UNINITIALIZED,
    TAG_UNINITIALIZED_THIS,
    TAG_RETURN_ADDRESS,
    /* What an instruction asks for; no value has these. */
    TAG_ANY_REFERENCE,
    TAG_CATEGORY_1
};

#define TYPE_SHIFT              56
#define TYPE(tag)               ((Type)(tag) << TYPE_SHIFT)
#define TYPE_TOP                TYPE(TAG_TOP)
#define TYPE_INT                TYPE(TAG_INT)
#define TYPE_FLOAT              TYPE(TAG_FLOAT)
#define TYPE_LONG               TYPE(TAG_LONG)
#define TYPE_LONG_2ND           TYPE(TAG_LONG_2ND)
#define TYPE_DOUBLE             TYPE(TAG_DOUBLE)
#define TYPE_DOUBLE_2ND         TYPE(TAG_DOUBLE_2ND)
#define TYPE_NULL               TYPE(TAG_NULL)
#define TYPE_UNINITIALIZED_THIS TYPE(TAG_UNINITIALIZED_THIS)
#define TYPE_ANY_REFERENCE      TYPE(TAG_ANY_REFERENCE)
#define TYPE_CATEGORY_1         TYPE(TAG_CATEGORY_1)

static inline enum TypeTag type_tag(Type type) { return (enum TypeTag)(type >> TYPE_SHIFT); }
static inline uint64_t type_payload(Type type) {
    return type & ((UINT64_C(1) << TYPE_SHIFT) - 1);
}
static inline Type type_with(enum TypeTag tag, uint64_t payload) { return TYPE(tag) | payload; }
static inline Type type_of_symbol(const char *name) {
    return type_with(TAG_OBJECT, (uintptr_t)name);
}
static inline const char *type_name(Type type) {
    return (const char *)(uintptr_t)type_payload(type);
}
static inline bool type_is_object(Type type) { return type_tag(type) == TAG_OBJECT; }
static inline bool type_is_array(Type type) {
    return type_is_object(type) && type_name(type)[0] == '[';
}
static inline bool type_has_second(Type type) {
    return type == TYPE_LONG || type == TYPE_DOUBLE;
}
static inline bool type_is_second(Type type) {
    return type == TYPE_LONG_2ND || type == TYPE_DOUBLE_2ND;
}
static inline Type type_second(Type type) { return type + TYPE(1); }
static inline bool type_is_uninitialized(Type type) {
    return type_tag(type) == TAG_UNINITIALIZED || type == TYPE_UNINITIALIZED_THIS;
}
static inline bool type_is_reference(Type type) {
    return type_is_object(type) || type == TYPE_NULL || type_is_uninitialized(type);
}
/* Null, or an array whose descriptor begins so: "[I". */
static inline bool type_is_array_of(Type type, char element) {
    return type == TYPE_NULL || (type_is_array(type) && type_name(type)[1] == element);
}

/* The type of a part of a descriptor: B C S Z are int. Interns. */
Type type_of_descriptor(VM *vm, const char *descriptor, size_t length);
/* One dimension less; of an array of B C S Z the letter counts as a class of its own, see
 * types.c. */
Type type_component(VM *vm, Type array);
Type type_array_of(VM *vm, Type component);
/* "integer", "'java/lang/String'", "uninitialized 3" ... into the buffer; returns it. */
const char *type_print(Type type, char *buffer, size_t size);

typedef enum TypeAnswer { TYPE_NO, TYPE_YES, TYPE_THROWN } TypeAnswer;

/* In all three a thread of NULL asks only what is loaded already: what is not is believed, and
 * nothing is thrown. */
/* JVMS 4.10.1.2: may `from` stand where `to` is wanted, as the class sees both names? Loads
 * classes only when the names alone do not say; TYPE_THROWN: that failed. `protected_member`:
 * interfaces do not count as Object when an Object is to be an instance of them. **Safepoint.
 * Throws.** */
TypeAnswer type_assignable(Thread *t, Class *c, Type from, Type to, bool protected_member);

/* The least type that both are assignable to, TYPE_TOP if there is none. False: thrown.
 * **Safepoint.** */
bool type_merge(Thread *t, Class *c, Type a, Type b, Type *result);

/* The class that the name means to `c`, itself without loading. **Safepoint. Throws.** */
Class *type_load(Thread *t, Class *c, const char *name);

#endif
