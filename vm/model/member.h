/* SPDX-License-Identifier: MIT */
/* Methods and fields at run time: C structs that live with their class. Names and descriptors
 * are interned symbols: equal texts are equal pointers. Made by vm/load/define.c and vm/link/,
 * read by everybody. */
#ifndef MINIJVM_VM_MODEL_MEMBER_H
#define MINIJVM_VM_MODEL_MEMBER_H

#include <stdbool.h>
#include <stddef.h>

#include "vm/classfile/classfile.h"
#include "vm/model/value.h"
#include "vm/text/descriptor.h"

typedef struct VM VM;
typedef struct Thread Thread;
typedef struct Class Class;
typedef struct Method Method;
typedef struct Field Field;

/* How a method is entered, whatever executes it. `args` points to the arguments on the Java
 * stack (receiver first); the callee replaces them by its result: args[0] afterwards. May leave
 * an exception pending. **Safepoint.** */
typedef void (*MethodEntry)(Thread *t, Method *method, Value *args);

struct Field {
    Class *holder;
    const char *name, *descriptor;
    const FieldInfo *info;
    uint32_t offset; /* from the object's, or for statics the mirror's, address */
    uint16_t flags;  /* ACC_* */
    char kind;       /* first letter of the descriptor */
    bool varies;     /* a final static one that is no constant: finals.h */
    char *address;   /* of a static field; zero until an engine that met it caches it here */
};

enum MethodFlag {
    METHOD_CALLER_SENSITIVE = 1 << 0,
    METHOD_HIDDEN = 1 << 1,      /* left out of stack traces */
    METHOD_POLYMORPHIC = 1 << 2, /* signature polymorphic (MethodHandle, VarHandle) */
    METHOD_NOT_INLINED = 1 << 3, /* an engine found that it can be no part of its callers, and
                                    does not look again */
    METHOD_HAS_UPCALL = 1 << 4,  /* such a native that may call Java */
    METHOD_REPLACED = 1 << 5,   /* an engine keeps code of it besides the current one, or did */
    METHOD_INLINED = 1 << 6,    /* an engine found that it can be a part of its callers */
    METHOD_AS_WRITTEN = 1 << 7, /* an engine found that it has nothing better to run instead */
    METHOD_IS_INHERITED = 1 << 8, /* an InheritedMethod, see selection.h */
    METHOD_UNLISTED = 1 << 9,     /* of a shape of calls (polymorphic.c): no class lists it, so
                                     nobody is told of it */
    METHOD_INNER = 1 << 10,       /* an engine keeps code that runs it without a call, or would
                                     if it were not chosen, or did */
    METHOD_IN_COMPILER = 1 << 11, /* a thread tells that it compiles it */
    METHOD_KEEPS_CODE = 1 << 13,  /* an engine's, while it looks for code that goes */
    METHOD_UNCHECKED = 1 << 14,   /* not verified yet, see vm/link/late_check.h */
    METHOD_READ = 1 << 12 /* the VM reads the parameters while the method calls others: they
                             are roots, and the method stays interpreted */
};

struct Method {
    MethodEntry entry;    /* see engine.h; changed with a single store */
    const void *compiled; /* where compiled code calls it, a compiler's own convention */
    Class *holder;
    uint8_t *code;  /* the interpreter's copy, which it quickens; NULL: native or abstract */
    uint16_t flags; /* ACC_* */
    uint16_t arg_slots; /* receiver included */
    uint16_t max_locals, max_stack;
    uint32_t heat;      /* calls and loops to go before it is worth compiling; counts down */
    char return_kind;   /* V I J F D L, as on the operand stack: Z B C S are I; [ is L */
    bool is_overridden; /* some subclass has another in its place of the vtable; set once, while
                           others look */
    uint16_t marks;     /* MethodFlag */
    int32_t vtable_index; /* -1: not in a vtable */
    uint32_t hash;        /* of name and descriptor, for interface tables */
    const char *name, *descriptor;
    const MethodInfo
        *info; /* original bytecode, handlers, lines; never NULL for declared ones */
    uintptr_t
        native; /* the C function of a native method once it is bound, see vm/jni/natives.h */
    _Atomic(void *) frame_maps;  /* FrameMapTable * */
    _Atomic(void *) engine_data; /* the engine's own: counters, compiled code */
    void *call_shape;            /* prepared libffi call of a JNI native */
    uint16_t index;              /* in holder->methods: the reflective slot */
    uint16_t chosen; /* a bit for each listener that chose this method; changed before the class
                        is linked, or while the world is stopped */
};

/* As the field is now: another engine may take the method over at any time. **Safepoint.** */
static inline MethodEntry method_entry(const Method *m) {
    return __atomic_load_n(&m->entry, __ATOMIC_ACQUIRE);
}
static inline void method_enter(Thread *t, Method *m, Value *args) {
    method_entry(m)(t, m, args);
}

/* A mark that is set once threads know the method: others are set at the same time. */
static inline void method_mark(Method *m, enum MethodFlag mark) {
    __atomic_fetch_or(&m->marks, (uint16_t)mark, __ATOMIC_RELAXED);
}
static inline void method_unmark(Method *m, enum MethodFlag mark) {
    __atomic_fetch_and(&m->marks, (uint16_t)~mark, __ATOMIC_RELAXED);
}
static inline bool method_is_overridden(const Method *m) {
    return __atomic_load_n(&m->is_overridden, __ATOMIC_RELAXED);
}
static inline bool method_has(const Method *m, enum MethodFlag mark) {
    return __atomic_load_n(&m->marks, __ATOMIC_RELAXED) & mark;
}

/* Is it told of by the events chosen_entry and chosen_exit? Then engines hook it. */
static inline bool method_is_chosen(const Method *m) {
    return __atomic_load_n(&m->chosen, __ATOMIC_RELAXED) != 0;
}
static inline bool method_is_static(const Method *m) { return m->flags & ACC_STATIC; }
static inline bool method_is_native(const Method *m) { return m->flags & ACC_NATIVE; }
static inline bool method_is_abstract(const Method *m) { return m->flags & ACC_ABSTRACT; }
static inline bool method_is_synchronized(const Method *m) {
    return m->flags & ACC_SYNCHRONIZED;
}

/* Is it a method of a class of this VM? For hostile ids. */
bool method_is_valid(VM *vm, const Method *method);

/* "void pkg.Foo.bar(int, java.lang.String)", of no class "void bar(...)"; "pkg.Foo.bar" and the
 * text as it is where that is no descriptor. Cut when the buffer, of at least one byte, is
 * short; returns out. */
char *method_external_name(const char *class_name, const char *name, const char *descriptor,
                           char *out, size_t size);
/* "java.lang.String[]"; likewise. */
char *type_external_name(DescriptorType type, char *out, size_t size);
int method_line_at(const Method *method, int pc);

#endif
