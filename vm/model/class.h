/* SPDX-License-Identifier: MIT */
/* Classes at run time. They are C structs that never move; a Class lies below 4 GiB because
 * object headers name it in a Ref. A Class begins with the Shape that the collector reads. Its
 * methods and fields: member.h. Made by vm/load/loader.c and vm/link/, read by everybody;
 * immutable once linked, but for states. */
#ifndef MINIJVM_VM_MODEL_CLASS_H
#define MINIJVM_VM_MODEL_CLASS_H

#include <pthread.h>

#include "gc/object.h"
#include "vm/classfile/classfile.h"
#include "vm/model/dispatch.h"
#include "vm/model/member.h"

/* JVMS 5.5's states; changed under the VM's class lock, read with acquire. */
typedef enum ClassState {
    CLASS_LOADED,
    CLASS_LINKING,
    CLASS_LINKED,
    CLASS_INITIALIZING,
    CLASS_INITIALIZED,
    CLASS_ERRONEOUS
} ClassState;

enum { CLASS_DISPLAY_DEPTH = 8, CLASS_FRONT = 8, CLASS_VTABLE_FRONT = 24 };

struct Class {
    Shape shape; /* of its instances */
    VM *vm;
    Class *self;      /* itself: tells a Class from other metadata, for hostile ids */
    uint64_t died;    /* of a fleeting one: loader_class_died */
    const char *name; /* internal form: java/lang/String, [I, [Ljava/lang/String;, int */
    Object *mirror;   /* never moves */
    Class *super;
    uint32_t depth; /* of the superclass chain, Object 0 */
    Class *display[CLASS_DISPLAY_DEPTH];
    _Atomic int state;        /* ClassState */
    uint16_t flags;           /* ACC_* of the class file; arrays as their element's */
    uint16_t receiver_number; /* vm/model/call_site_profile.h; 0: none yet */
    bool is_primitive, is_array, is_hidden, is_boxed_caller_sensitive;
    bool is_checked_late; /* its methods are verified when they are called, see
                             vm/link/late_check.h */
    bool is_ending;       /* CLASS_UNLOAD is being told, or was */
    bool is_accessor;     /* made by a JDK's library to carry out reflection: neither access nor
                             verification stands in its way */
    char primitive_kind;  /* of a primitive class, or of a primitive array's elements; else 0 */
    Class *element;       /* of an array: one dimension less */
    _Atomic(Class *) array; /* the array class whose element this is */
    Method **vtable;
    uint32_t vtable_length;

    uint32_t interface_count; /* direct */
    Class **interfaces;
    uint32_t all_interface_count; /* transitive, superclasses' too, without repetition */
    Class **all_interfaces;
    Itable *itable;                    /* filled when first needed */
    struct InheritedMethod *inherited; /* of an interface: selection.h; grows at its head */
    /* Where compiled code looks first, by the hash's low bits: filled by the first method of
     * each place and never changed. And what an instance was last found to be that is asked for
     * in no quicker way. */
    ItableEntry itable_front[CLASS_FRONT];
    Method *vtable_front[CLASS_VTABLE_FRONT]; /* the vtable's first entries: compiled code needs
                                                 a load less for them */
    _Atomic(const Class *) last_super;
    /* Of an interface: the only class whose instances were called through it so far, itself
     * when there were several, or NULL. A class that may be unloaded before the interface
     * counts as several. */
    _Atomic(const Class *) only_receiver;

    Method *methods; /* declared, in class file order */
    uint32_t method_count;
    Field *fields; /* declared, in class file order */
    uint32_t field_count;
    uint32_t *method_places, *field_places; /* where many are declared: class.c; or NULL */
    Method *
        *default_methods; /* miranda and default slots that the vtable got from interfaces */
    uint32_t default_method_count;

    ClassFile *file;    /* NULL for arrays and primitives */
    uint64_t *resolved; /* per pool index: Class *, Field *, Method *, or a constant's bits; 0 =
                           not yet */
    struct SiteTable *sites; /* linked call sites: resolve.c's own; NULL: none yet */
    uint32_t call_link_count;
    CallLink **numbered_links; /* of polymorphic calls, numbered by the engine; never shrinks */
    uint32_t numbered_link_count, numbered_link_capacity;

    Loader *loader;         /* NULL: the boot loader */
    Class *nest_host;       /* resolved; NULL: not yet */
    Class *host;            /* of a hidden class: the lookup class's nest host */
    Class *next_in_loader;  /* or in the list of the fleeting */
    ShapeOwner life;        /* a fleeting class's own, see class_is_fleeting */
    struct KeptClass *kept; /* fleeting ones that its machine code names; grows at its head */
    Thread *init_thread;
    _Atomic(Thread *)
        announcer;         /* tells listeners of it right now: others wait before they use it */
    _Atomic uint32_t told; /* a front-end's own: which of its agents know of it, a bit each */
    _Atomic uint32_t
        telling; /* likewise: whose handlers are being told of it for the first time */
    const char *source_url;   /* where it came from, may be NULL */
    uint32_t instance_serial; /* order of creation */
    _Atomic uint32_t choice;  /* a front-end's own: which choice of methods was tried on it */
    uint32_t
        instance_end; /* first unused byte of an instance: where a subclass's fields begin */
    uint32_t static_refs, static_bytes; /* layout of the mirror's tail */
    uint8_t assertion_status, has_finalizer, is_reference_subclass;
    struct ClassBlock *blocks; /* metadata.h: its memory besides this, and how much it all is */
    size_t metadata_bytes;
};

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

/* Resolved constant `index` of the class (string, class mirror, method type, appendix ...), or
 * NULL. */
Object *class_constants(const Class *c); /* their array, NULL: there are none yet */
Object *class_constant(const Class *c, uint32_t index);

/* By descriptor letter; NULL: no primitive. */
Class *class_primitive(VM *vm, char kind);
/* The Class behind a java.lang.Class object, and back. */
Class *class_of_mirror(const Object *mirror);
bool class_same_package(const Class *a, const Class *b);
/* Name with dots into a buffer that is cut when short; returns it. */
char *class_external_name(const Class *c, char *buffer, size_t size);

#endif
