/* SPDX-License-Identifier: MIT */
/* Classes, methods and fields at run time. They are C structs that never move; a Class lies below
 * 4 GiB because object headers name it in a Ref. A Class begins with the Shape that the collector
 * reads. Names and descriptors are interned symbols: equal texts are equal pointers.
 * Made by vm/load/loader.c and vm/link/, read by everybody; immutable once linked, but for states. */
#ifndef MINIJVM_VM_LINK_CLASS_H
#define MINIJVM_VM_LINK_CLASS_H

#include <pthread.h>

#include "gc/object.h"
#include "vm/load/classfile.h"
#include "vm/value.h"

typedef struct VM VM;
typedef struct Thread Thread;
typedef struct Class Class;
typedef struct Method Method;
typedef struct Field Field;
typedef struct Loader Loader;
typedef struct Frame Frame;

/* How a method is entered, whatever executes it. `args` points to the arguments on the Java stack
 * (receiver first); the callee replaces them by its result: args[0] afterwards. May leave an
 * exception pending. **Safepoint.** */
typedef void (*MethodEntry)(Thread *t, Method *method, Value *args);

struct Field {
    Class *holder;
    const char *name, *descriptor;
    const FieldInfo *info;
    uint32_t offset; /* from the object's, or for statics the mirror's, address */
    uint16_t flags;  /* ACC_* */
    char kind;       /* first letter of the descriptor */
    char *address;   /* of a static field; zero until an engine that met it caches it here */
};

enum MethodFlag {
    METHOD_CALLER_SENSITIVE = 1 << 0,
    METHOD_HIDDEN = 1 << 1,      /* left out of stack traces */
    METHOD_POLYMORPHIC = 1 << 2, /* signature polymorphic (MethodHandle, VarHandle) */
    METHOD_INTRINSIC = 1 << 3,   /* native of the VM itself: called with (Thread *, Value *) */
    METHOD_HAS_UPCALL = 1 << 4,  /* such a native that may call Java */
    METHOD_OVERRIDDEN = 1 << 5   /* some subclass has another in its place of the vtable */
};

struct Method {
    MethodEntry entry; /* see engine.h; changed with a single store */
    const void *compiled; /* where compiled code calls it, a compiler's own convention */
    Class *holder;
    uint8_t *code; /* the interpreter's copy, which it quickens; NULL: native or abstract */
    uint16_t flags; /* ACC_* */
    uint16_t arg_slots; /* receiver included */
    uint16_t max_locals, max_stack;
    uint32_t heat;    /* calls and loops to go before it is worth compiling; counts down */
    char return_kind; /* V I J F D L, as on the operand stack: Z B C S are I; [ is L */
    uint8_t marks;    /* MethodFlag */
    int32_t vtable_index; /* -1: not in a vtable */
    uint32_t hash;        /* of name and descriptor, for interface tables */
    const char *name, *descriptor;
    const MethodInfo *info; /* original bytecode, handlers, lines; never NULL for declared ones */
    void *native;           /* the C function of a native method once it is bound */
    _Atomic(void *) frame_maps; /* FrameMapTable * */
    _Atomic(void *) engine_data; /* the engine's own: counters, compiled code */
    void *call_shape;            /* prepared libffi call of a JNI native */
    uint16_t index; /* in holder->methods: the reflective slot */
};

/* As the field is now: another engine may take the method over at any time. **Safepoint.** */
static inline MethodEntry method_entry(const Method *m) { return __atomic_load_n(&m->entry, __ATOMIC_ACQUIRE); }
static inline void method_enter(Thread *t, Method *m, Value *args) { method_entry(m)(t, m, args); }

/* A mark that is set once threads know the method: others are set at the same time. */
static inline void method_mark(Method *m, enum MethodFlag mark) { __atomic_fetch_or(&m->marks, (uint8_t)mark, __ATOMIC_RELAXED); }
static inline bool method_has(const Method *m, enum MethodFlag mark) { return __atomic_load_n(&m->marks, __ATOMIC_RELAXED) & mark; }

static inline bool method_is_static(const Method *m) { return m->flags & ACC_STATIC; }
static inline bool method_is_native(const Method *m) { return m->flags & ACC_NATIVE; }
static inline bool method_is_abstract(const Method *m) { return m->flags & ACC_ABSTRACT; }
static inline bool method_is_synchronized(const Method *m) { return m->flags & ACC_SYNCHRONIZED; }

/* JVMS 5.5's states; changed under the VM's class lock, read with acquire. */
typedef enum ClassState {
    CLASS_LOADED,
    CLASS_LINKING,
    CLASS_LINKED,
    CLASS_INITIALIZING,
    CLASS_INITIALIZED,
    CLASS_ERRONEOUS
} ClassState;

/* A call site of invokedynamic, or of a signature polymorphic method, once it is linked. */
typedef struct CallLink {
    Method *target;   /* static; called with the site's arguments and the appendix behind them */
    int32_t appendix; /* index for class_constant, -1: none */
} CallLink;

typedef struct ItableEntry {
    Method *interface_method;
    Method *target;
} ItableEntry;

enum { CLASS_DISPLAY_DEPTH = 8, CLASS_FRONT = 8 };

struct Class {
    Shape shape; /* of its instances */
    VM *vm;
    Class *self;      /* itself: tells a Class from other metadata, for hostile ids */
    const char *name; /* internal form: java/lang/String, [I, [Ljava/lang/String;, int */
    Object *mirror;   /* never moves */
    Class *super;
    uint32_t depth; /* of the superclass chain, Object 0 */
    Class *display[CLASS_DISPLAY_DEPTH];
    _Atomic int state; /* ClassState */
    uint16_t flags;    /* ACC_* of the class file; arrays as their element's */
    bool is_primitive, is_array, is_hidden, is_boxed_caller_sensitive;
    char primitive_kind; /* of a primitive class, or of a primitive array's elements; else 0 */
    Class *element;      /* of an array: one dimension less */
    _Atomic(Class *) array; /* the array class whose element this is */
    Method **vtable;
    uint32_t vtable_length;

    uint32_t interface_count; /* direct */
    Class **interfaces;
    uint32_t all_interface_count; /* transitive, superclasses' too, without repetition */
    Class **all_interfaces;
    ItableEntry *itable; /* hash table, filled when first needed */
    uint32_t itable_mask;
    /* Where compiled code looks first, by the hash's low bits: filled by the first method of each place and never
     * changed. And what an instance was last found to be that is asked for in no quicker way. */
    ItableEntry itable_front[CLASS_FRONT];
    _Atomic(const Class *) last_super;

    Method *methods; /* declared, in class file order */
    uint32_t method_count;
    Field *fields; /* declared, in class file order */
    uint32_t field_count;
    Method **default_methods; /* miranda and default slots that the vtable got from interfaces */
    uint32_t default_method_count;

    ClassFile *file;      /* NULL for arrays and primitives */
    uint64_t *resolved;   /* per pool index: Class *, Field *, Method *, or a constant's bits; 0 = not yet */
    CallLink *call_links; /* list, resolve.c's own */
    uint32_t call_link_count;
    CallLink **numbered_links; /* of polymorphic calls, numbered by the engine; never shrinks */
    uint32_t numbered_link_count, numbered_link_capacity;

    Loader *loader; /* NULL: the boot loader */
    Class *nest_host; /* resolved; NULL: not yet */
    Class *host;      /* of a hidden class: the lookup class's nest host */
    Class *next_in_loader;
    Thread *init_thread;
    _Atomic(Thread *) announcer; /* tells listeners of it right now: others wait before they use it */
    const char *source_url; /* where it came from, may be NULL */
    uint32_t instance_serial; /* order of creation */
    uint32_t instance_end; /* first unused byte of an instance: where a subclass's fields begin */
    uint32_t static_refs, static_bytes; /* layout of the mirror's tail */
    uint8_t assertion_status, has_finalizer, is_reference_subclass;
    struct ClassBlock *blocks; /* vm/metadata.c's: its memory besides this, and how much it all is */
    size_t metadata_bytes;
};

/* ---- Memory (vm/metadata.c) ---- */

Class *class_create(VM *vm, Loader *loader); /* NULL: out of memory, as below */
/* Zeroed memory that is the class's as long as it is there. Lock: leaf. */
void *class_allocate(Class *c, size_t bytes);
/* Counts what it has elsewhere: its class file. */
void class_count(Class *c, size_t bytes);
/* Gives its memory back, and with it the class. */
void class_give_back(Class *c);

/* ---- Questions ---- */

static inline Class *object_class(const Object *object) {
    return (Class *)(uintptr_t)object->shape;
}
static inline bool class_is_interface(const Class *c) { return c->flags & ACC_INTERFACE; }
static inline bool class_is_initialized(const Class *c) {
    return __atomic_load_n((const int *)&c->state, __ATOMIC_ACQUIRE) == CLASS_INITIALIZED;
}

bool class_is_subclass_slow(const Class *c, const Class *of);

/* Assignable: same, subclass, implemented interface, array covariance. */
static inline bool class_is_subclass(const Class *c, const Class *of) {
    if (c == of) return true;
    if (!class_is_interface(of) && of->depth < CLASS_DISPLAY_DEPTH && !of->is_array)
        return c->display[of->depth] == of;
    return class_is_subclass_slow(c, of);
}
static inline bool object_is_instance(const Object *object, const Class *of) {
    return class_is_subclass(object_class(object), of);
}

/* Symbols must be interned. Declared members only. NULL: none. */
Method *class_declared_method(const Class *c, const char *name, const char *descriptor);
Field *class_declared_field(const Class *c, const char *name, const char *descriptor);
/* Superclasses (and, for fields, superinterfaces) too. */
Method *class_find_method(const Class *c, const char *name, const char *descriptor);
Field *class_find_field(const Class *c, const char *name, const char *descriptor);
/* Superclasses, then maximally specific superinterface methods (JVMS 5.4.3.3, 5.4.3.4). */
Method *class_find_method_or_default(const Class *c, const char *name, const char *descriptor);

/* The most specific superinterface method alone; conflict: two non-abstract ones compete. */
Method *class_select_default(const Class *c, const char *name, const char *descriptor, bool *conflict);

/* What invokeinterface on `interface_method` runs for an instance of `c`. NULL: AbstractMethodError or
 * IncompatibleClassChangeError is for the caller to raise. No safepoint. */
Method *class_interface_target_slow(Class *c, Method *interface_method);
static inline Method *class_interface_target(Class *c, Method *interface_method) {
    const ItableEntry *itable = __atomic_load_n(&c->itable, __ATOMIC_ACQUIRE);
    if (itable != NULL) {
        const ItableEntry *e = &itable[interface_method->hash & c->itable_mask];
        if (e->interface_method == interface_method) return e->target;
    }
    return class_interface_target_slow(c, interface_method);
}
/* The method a virtual call runs: vtable, or the method itself when it is in none. */
static inline Method *class_virtual_target(const Class *c, Method *method) {
    return method->vtable_index >= 0 ? c->vtable[method->vtable_index] : method;
}

/* Resolved constant `index` of the class (string, class mirror, method type, appendix ...), or NULL. */
Object *class_constants(const Class *c); /* their array, NULL: there are none yet */
Object *class_constant(const Class *c, uint32_t index);

/* Is it a method of a class of this VM? For hostile ids. */
bool method_is_valid(VM *vm, const Method *method);

/* The Class behind a java.lang.Class object, and back. */
Class *class_of_mirror(const Object *mirror);
bool class_same_package(const Class *a, const Class *b);
/* Name with dots into a buffer that is cut when short; returns it. */
char *class_external_name(const Class *c, char *buffer, size_t size);
/* "void pkg.Foo.bar(int, java.lang.String)", cut when short; returns out. */
char *method_external_name(const char *class_name, const char *name, const char *descriptor, char *out, size_t size);
size_t descriptor_external_type(const char *type, size_t length, char *out, size_t size);
int method_line_at(const Method *method, int pc);

#endif
