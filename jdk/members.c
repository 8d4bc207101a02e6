/* SPDX-License-Identifier: MIT */
/* Fields and methods that the VM finds by name: a class of the library that lacks one is
 * refused when it is defined, so that nobody behind has to ask again. */
#include <string.h>

#include "jdk/state.h"

typedef struct Member {
    const char *class_name, *name, *descriptor;
    bool is_method, is_static;
} Member;

#define KNOWN_CLASS(id, name) static const char class_##id[] = name;
#define KNOWN_FIELD(id, klass, name, descriptor)
#define KNOWN_METHOD(id, klass, name, descriptor)
#include "vm/model/wellknown.def"
#undef KNOWN_CLASS
#undef KNOWN_FIELD

#define KNOWN_CLASS(id, name)
#define KNOWN_FIELD(id, klass, name, descriptor)                                               \
    {class_##klass, name, descriptor, false, false},
#define FIELD(class_name, name, descriptor) {class_name, name, descriptor, false, false},
#define METHOD(class_name, is_static, name, descriptor)                                        \
    {class_name, name, descriptor, true, is_static},
static const Member members[] = {
#include "vm/model/wellknown.def"
#include "jdk/members.def"
};

/* What the VM adds to java.lang.Class, which does not declare it. */
static bool is_added(const Member *member) {
    static const char *const added[] = {"initializationError", "protectionDomain", "signers"};
    if (member->class_name != class_Class_) return false;
    for (size_t i = 0; i < sizeof added / sizeof added[0]; i++)
        if (strcmp(member->name, added[i]) == 0) return true;
    return false;
}

static bool has_member(const ClassFile *file, const Member *wanted) {
    if (wanted->is_method) {
        const MethodInfo *m = classfile_find_method(file, wanted->name, wanted->descriptor);
        return m != NULL && !(m->access_flags & ACC_STATIC) == !wanted->is_static;
    }
    const FieldInfo *f = classfile_find_field(file, wanted->name, wanted->descriptor);
    return f != NULL && !(f->access_flags & ACC_STATIC) == !wanted->is_static;
}

static bool refuse(const Member *member, Fault *fault) {
    const char *kind =
        member->is_method ? "java/lang/NoSuchMethodError" : "java/lang/NoSuchFieldError";
    return fault_set(fault, kind, 0, "%s has no %s%s %s %s, which the VM needs",
                     member->class_name, member->is_static ? "static " : "",
                     member->is_method ? "method" : "field", member->name, member->descriptor);
}

bool jdk_members_fit(const ClassFile *file, Fault *fault) {
    const char *last = NULL;
    bool is_of_it = false;
    if (strncmp(file->name.bytes, "java/", 5) != 0) return true;
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        const Member *member = &members[i];
        if (last == NULL || strcmp(last, member->class_name) != 0)
            is_of_it = strcmp(file->name.bytes, last = member->class_name) == 0;
        if (is_of_it && !is_added(member) && !has_member(file, member))
            return refuse(member, fault);
    }
    return true;
}
