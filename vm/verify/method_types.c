/* SPDX-License-Identifier: MIT */
/* What a verifier asks about the class and the method: types of constants and signatures, each
 * worked out once, the frame at the start, memory. */
#include <string.h>

#include "vm/model/throw.h"
#include "vm/model/vm.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"
#include "vm/model/thread.h"

/* A hostile method may describe more state than any real one needs. */
static const size_t budget_bytes = (size_t)256 << 20;

void *verify_allocate(Verifier *v, ParseArena *arena, size_t bytes) {
    void *memory = arena->total < budget_bytes && bytes < budget_bytes
                       ? parse_arena_allocate(arena, bytes)
                       : NULL;
    if (memory == NULL) verify_lacks_memory(v);
    return memory;
}

/* ---- Names ---- */

/* A method names few of its class's constants, and may be the only one that is looked at. */
bool verify_begin_constants(Verifier *v) {
    size_t pages = v->file->pool.count / CONSTANTS_PER_PAGE + 1u;
    v->constants = verify_allocate(v, v->arena, pages * sizeof *v->constants);
    return v->constants != NULL;
}

/* NULL: no memory to keep what it stands for. */
static ConstantTypes *page_of(Verifier *v, unsigned index) {
    ConstantTypes **page = &v->constants[index / CONSTANTS_PER_PAGE];
    if (*page == NULL && v->arena->total < budget_bytes)
        *page = parse_arena_allocate(v->arena, sizeof **page);
    return *page;
}

Type verify_class_type(Verifier *v, unsigned index) {
    if (index == v->file->this_class) return v->this_type;
    ConstantTypes *page = page_of(v, index);
    Type known = page != NULL ? page->of[index % CONSTANTS_PER_PAGE].type : 0;
    if (known != 0) return known;
    ConstantUtf8 name = constant_pool_text(&v->file->pool, index);
    known = type_of_symbol(symbol_intern(v->c->vm, name.bytes, name.length));
    if (page != NULL) page->of[index % CONSTANTS_PER_PAGE].type = known;
    return known;
}

static Signature *signature_make(Verifier *v, ParseArena *arena, const char *descriptor) {
    VM *vm = v->c->vm;
    bool is_method = descriptor[0] == '(';
    unsigned count = is_method ? descriptor_parameter_count(descriptor) : 0;
    Signature *s = verify_allocate(v, arena, sizeof *s + count * sizeof s->parameters[0]);
    if (s == NULL) return NULL;
    DescriptorType type;
    if (is_method) {
        DescriptorCursor cursor = descriptor_parameters(descriptor);
        while (descriptor_next(&cursor, &type))
            s->parameters[s->count++] = type_of_descriptor(vm, type.start, type.length);
        type = descriptor_return(descriptor);
    } else {
        type = descriptor_type(descriptor);
    }
    s->is_void = type.kind == 'V';
    s->result = type_of_descriptor(vm, type.start, type.length);
    return s;
}

const Signature *verify_signature(Verifier *v, unsigned index) {
    const ConstantPool *pool = &v->file->pool;
    unsigned at = index;
    if (constant_pool_tag(pool, index) != CONSTANT_NameAndType) {
        const Constant *entry = constant_pool_at(pool, index);
        at = constant_tag_is_member(constant_pool_tag(pool, index))
                 ? entry->ref.name_and_type
                 : entry->dynamic.name_and_type;
    }
    ConstantTypes *page = page_of(v, at);
    Signature *known = page != NULL ? page->of[at % CONSTANTS_PER_PAGE].signature : NULL;
    if (known != NULL) return known;
    known = signature_make(v, v->arena, constant_pool_descriptor(pool, at).bytes);
    if (page != NULL) page->of[at % CONSTANTS_PER_PAGE].signature = known;
    return known;
}

const Signature *verify_own_signature(Verifier *v) {
    return signature_make(v, v->method_arena, v->method->descriptor);
}

bool verify_is_constructor(const Verifier *v) { return strcmp(v->method->name, "<init>") == 0; }

bool verify_name_in_supers(const Verifier *v, const char *name) {
    for (const Class *c = v->c; c != NULL; c = c->super)
        if (c->name == name) return true;
    return false;
}

/* ---- Frames ---- */

bool verify_new_frame(Verifier *v, TypeFrame *frame) {
    *frame = (TypeFrame){0};
    frame->locals =
        verify_allocate(v, v->method_arena, (v->code->max_locals + 2u) * sizeof(Type));
    frame->stack =
        verify_allocate(v, v->method_arena, (v->code->max_stack + 2u) * sizeof(Type));
    return frame->locals != NULL && frame->stack != NULL;
}

void verify_copy_frame(const Verifier *v, TypeFrame *to, const TypeFrame *from) {
    Type *locals = to->locals, *stack = to->stack;
    *to = *from;
    to->locals = locals;
    to->stack = stack;
    memcpy(locals, from->locals, from->locals_used * sizeof *locals);
    memset(locals + from->locals_used, 0,
           (size_t)(v->code->max_locals - from->locals_used) * sizeof *locals);
    memcpy(stack, from->stack, from->depth * sizeof *stack);
}

static void add_local(TypeFrame *frame, Type type) {
    frame->locals[frame->locals_used++] = type;
    if (type_has_second(type)) frame->locals[frame->locals_used++] = type_second(type);
}

bool verify_initial_frame(Verifier *v, TypeFrame *frame, const Signature *own) {
    if (!verify_new_frame(v, frame)) return false;
    if (!method_is_static(v->method)) {
        frame->this_uninitialized = verify_is_constructor(v) && v->c->super != NULL;
        add_local(frame, frame->this_uninitialized ? TYPE_UNINITIALIZED_THIS : v->this_type);
    }
    for (unsigned i = 0; i < own->count; i++) add_local(frame, own->parameters[i]);
    return true;
}
