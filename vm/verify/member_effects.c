/* SPDX-License-Identifier: MIT */
/* Fields and calls: the types of their descriptors, receivers, the rules for <init>,
 * invokespecial and protected members (JVMS 4.10.1.8, 4.10.1.9). A class is loaded for the
 * protected check only if it is a superclass by name, and then it is loaded already. */
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/model/selection.h"
#include "vm/model/vm.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"

/* ---- Protected members ---- */

/* Is the member a protected one of a superclass in another package? It must then be reached
 * through an object of the current class. -1: thrown. */
static int is_protected_elsewhere(Verifier *v, const char *owner, unsigned index,
                                  bool is_method) {
    VM *vm = v->c->vm;
    const ConstantPool *pool = &v->file->pool;
    if (!verify_name_in_supers(v, owner)) return 0;
    Class *c = type_load(v->t, v->c, owner);
    if (c == NULL) return -1;
    ConstantUtf8 n = constant_pool_name(pool, index), d = constant_pool_descriptor(pool, index);
    const char *name = symbol_intern(vm, n.bytes, n.length),
               *descriptor = symbol_intern(vm, d.bytes, d.length);
    if (is_method) {
        Method *m = class_find_method_or_default(c, name, descriptor);
        return m != NULL && (m->flags & ACC_PROTECTED) && !class_same_package(m->holder, v->c);
    }
    Field *f = class_find_field(c, name, descriptor);
    return f != NULL && (f->flags & ACC_PROTECTED) && !class_same_package(f->holder, v->c);
}

static bool check_protected(Verifier *v, Type receiver, const char *owner, unsigned index,
                            const char *opcode, bool is_method) {
    if (receiver == v->this_type) return true;
    int protected_ = is_protected_elsewhere(v, owner, index, is_method);
    if (protected_ <= 0) return protected_ == 0;
    TypeAnswer answer = type_assignable(v->t, v->c, receiver, v->this_type, true);
    if (answer != TYPE_NO) return answer == TYPE_YES;
    /* Arrays act as if they had a public clone. */
    if (is_method && type_is_array(receiver) && owner == v->c->vm->known.Object->name &&
        constant_utf8_is(constant_pool_name(&v->file->pool, index), "clone"))
        return true;
    char rule[80];
    snprintf(rule, sizeof rule, "Bad access to protected data in %s", opcode);
    return verify_bad_popped(v, rule, (Origin){ORIGIN_IMPLICIT, 0, v->this_type},
                             "Bad access to protected data");
}

/* ---- Fields ---- */

static bool declares_field(const Verifier *v, unsigned index) {
    const ConstantPool *pool = &v->file->pool;
    return classfile_find_field(v->file, constant_pool_name(pool, index).bytes,
                                constant_pool_descriptor(pool, index).bytes) != NULL;
}

static bool pop_field_owner(Verifier *v, unsigned opcode, unsigned index) {
    Type owner = verify_class_type(v, constant_pool_at(&v->file->pool, index)->ref.owner),
         receiver;
    if (opcode == OP_getfield && !v->by_inference) {
        if (!verify_pop(v, owner, &receiver)) return false;
        return check_protected(v, receiver, type_name(owner), index, "getfield", false);
    }
    if (!verify_pop(v, v->by_inference ? TYPE_ANY_REFERENCE : TYPE_TOP, &receiver))
        return false;
    /* A constructor may set its own class's fields before it calls super(). */
    if (opcode == OP_putfield && receiver == TYPE_UNINITIALIZED_THIS && owner == v->this_type &&
        declares_field(v, index))
        receiver = v->this_type;
    TypeAnswer answer = type_assignable(v->t, v->c, receiver, owner, false);
    if (answer == TYPE_NO)
        return verify_bad_popped(
            v, "Bad type on operand stack in putfield", (Origin){ORIGIN_POOL, index, owner},
            type_is_uninitialized(receiver) ? "Expecting to find object/array on stack"
                                            : "Incompatible type for getting or setting field");
    return answer == TYPE_YES &&
           check_protected(v, receiver, type_name(owner), index, opcode_name(opcode), false);
}

bool verify_apply_field(Verifier *v, unsigned opcode) {
    unsigned index = opcode_u2(v->code->code, v->frame.pc + 1);
    const Signature *s = verify_signature(v, index);
    if (s == NULL) return false;
    if ((opcode == OP_putfield || opcode == OP_putstatic) &&
        !verify_pop_argument(v, s->result, "Bad type in putfield/putstatic"))
        return false;
    if ((opcode == OP_getfield || opcode == OP_putfield) && !pop_field_owner(v, opcode, index))
        return false;
    if (opcode == OP_getfield || opcode == OP_getstatic) return verify_push(v, s->result);
    return true;
}

/* ---- Constructors ---- */

static bool initialize_this(Verifier *v, Type owner, bool *initialized_this) {
    TypeFrame *frame = &v->frame;
    const Class *super = v->c->super;
    if (owner != v->this_type && (super == NULL || type_name(owner) != super->name))
        return verify_complain(v,
                               &(Complaint){.pc = frame->pc,
                                            .actual = {ORIGIN_IMPLICIT, 0, owner},
                                            .expected = {ORIGIN_IMPLICIT, 0, v->this_type},
                                            .old = "Call to wrong initialization method"},
                               "Bad <init> method call");
    /* Inference finds the return itself: its state says that nothing was called. */
    if (!v->by_inference && verify_handlers_return(v, frame->pc))
        return verify_bad_code(
            v, frame->pc, "Bad <init> method call from after the start of a try block", NULL);
    if (v->before_initialize != NULL && !v->before_initialize(v)) return false;
    verify_initialize(v, TYPE_UNINITIALIZED_THIS, v->this_type);
    *initialized_this = true;
    return true;
}

static bool initialize_new(Verifier *v, Type receiver, Type owner, unsigned index) {
    TypeFrame *frame = &v->frame;
    unsigned class_index = opcode_u2(v->code->code, (uint32_t)type_payload(receiver) + 1);
    Type made = verify_class_type(v, class_index);
    if (made != owner)
        return verify_complain(v,
                               &(Complaint){.pc = frame->pc,
                                            .actual = {ORIGIN_POOL, class_index, made},
                                            .expected = {ORIGIN_POOL, index, owner},
                                            .old = "Call to wrong initialization method"},
                               "Call to wrong <init> method");
    if (made != v->this_type && verify_name_in_supers(v, type_name(owner))) {
        Class *c = type_load(v->t, v->c, type_name(owner));
        if (c == NULL) return false;
        ConstantUtf8 descriptor = constant_pool_descriptor(&v->file->pool, index);
        VM *vm = v->c->vm;
        Method *m = class_declared_method(
            c, symbol(vm, "<init>"), symbol_intern(vm, descriptor.bytes, descriptor.length));
        if (m != NULL && (m->flags & ACC_PROTECTED) && !class_same_package(c, v->c))
            return verify_complain(v,
                                   &(Complaint){.pc = frame->pc,
                                                .actual = {ORIGIN_POOL, class_index, made},
                                                .expected = {ORIGIN_IMPLICIT, 0, v->this_type},
                                                .old = "Bad access to protected data"},
                                   "Bad access to protected <init> method");
    }
    if (v->before_initialize != NULL && !v->before_initialize(v)) return false;
    verify_initialize(v, receiver, made);
    return true;
}

static bool apply_init(Verifier *v, Type owner, unsigned index, bool *initialized_this) {
    Type receiver;
    if (!verify_pop(v, TYPE_ANY_REFERENCE, &receiver)) return false;
    if (receiver == TYPE_UNINITIALIZED_THIS) return initialize_this(v, owner, initialized_this);
    if (type_tag(receiver) == TAG_UNINITIALIZED)
        return initialize_new(v, receiver, owner, index);
    return verify_bad_popped(v, "Bad operand type when invoking <init>", (Origin){0},
                             "Expecting to find unitialized object on stack");
}

/* ---- Calls ---- */

static bool is_direct_interface(const Verifier *v, const char *name) {
    for (uint32_t i = 0; i < v->c->interface_count; i++)
        if (v->c->interfaces[i]->name == name) return true;
    return false;
}

/* invokespecial of an ordinary method: this class, a superclass or a direct superinterface. */
static bool check_special(Verifier *v, Type owner, unsigned index) {
    uint32_t pc = v->frame.pc;
    if (owner == v->this_type || (v->c->super != NULL && type_name(owner) == v->c->super->name))
        return true;
    TypeAnswer answer = type_assignable(v->t, v->c, v->this_type, owner, false);
    if (answer == TYPE_THROWN) return false;
    if (answer == TYPE_NO)
        return verify_bad_code(
            v, pc,
            "Bad invokespecial instruction: current class isn't assignable to reference class.",
            "Illegal use of nonvirtual function call");
    if (constant_pool_is(&v->file->pool, index, CONSTANT_InterfaceMethodref) &&
        !is_direct_interface(v, type_name(owner)))
        return verify_bad_code(v, pc,
                               "Bad invokespecial instruction: interface method reference is "
                               "in an indirect superinterface.",
                               "Illegal use of nonvirtual function call");
    return true;
}

static bool pop_receiver(Verifier *v, unsigned opcode, Type owner, unsigned index) {
    Type receiver;
    static const char old[] = "Incompatible object argument for function call";
    if (opcode != OP_invokespecial) {
        if (!verify_pop(v, v->by_inference ? TYPE_ANY_REFERENCE : owner, &receiver))
            return false;
        if (v->by_inference) {
            TypeAnswer answer = type_assignable(v->t, v->c, receiver, owner, false);
            if (answer == TYPE_THROWN) return false;
            if (answer == TYPE_NO)
                return verify_bad_popped(v, old, (Origin){ORIGIN_IMPLICIT, 0, owner},
                                         type_is_uninitialized(receiver)
                                             ? "Expecting to find object/array on stack"
                                             : old);
        }
        return opcode != OP_invokevirtual ||
               check_protected(v, receiver, type_name(owner), index, "invokevirtual", true);
    }
    return verify_pop_argument(v, v->this_type,
                               "Incompatible object argument for invokespecial");
}

bool verify_apply_invoke(Verifier *v, unsigned opcode, bool *initialized_this) {
    unsigned index = opcode_u2(v->code->code, v->frame.pc + 1);
    const ConstantPool *pool = &v->file->pool;
    const Signature *s = verify_signature(v, index);
    if (s == NULL) return false;
    Type owner = TYPE_TOP;
    bool is_init = false;
    if (opcode != OP_invokedynamic) {
        owner = verify_class_type(v, constant_pool_at(pool, index)->ref.owner);
        is_init = constant_pool_name(pool, index).bytes[0] == '<';
        if (opcode == OP_invokespecial && !is_init && !check_special(v, owner, index))
            return false;
    }
    for (unsigned i = s->count; i-- > 0;)
        if (!verify_pop_argument(v, s->parameters[i], "Incompatible argument to function"))
            return false;
    if (is_init) {
        if (!apply_init(v, owner, index, initialized_this)) return false;
    } else if (opcode != OP_invokestatic && opcode != OP_invokedynamic &&
               !pop_receiver(v, opcode, owner, index)) {
        return false;
    }
    return s->is_void || verify_push(v, s->result);
}
