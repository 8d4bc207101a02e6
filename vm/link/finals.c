/* SPDX-License-Identifier: MIT */
#include "vm/link/finals.h"

#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/model/engine.h"
#include "vm/system/lock.h"
#include "vm/threads/gate.h"

enum { VERSION_WITH_STRICT_FINALS = 53 };

static bool has_static_finals(const Class *c) {
    for (uint32_t i = 0; i < c->field_count; i++)
        if ((c->fields[i].flags & (ACC_STATIC | ACC_FINAL)) == (ACC_STATIC | ACC_FINAL))
            return true;
    return false;
}

/* By whatever name of a class: that of a subclass means the same field. */
static void vary_named(Class *c, unsigned index) {
    const ConstantPool *pool = &c->file->pool;
    if (!constant_pool_is(pool, index, CONSTANT_Fieldref)) return;
    ConstantUtf8 name = constant_pool_name(pool, index),
                 descriptor = constant_pool_descriptor(pool, index);
    for (uint32_t i = 0; i < c->field_count; i++) {
        Field *f = &c->fields[i];
        if ((f->flags & ACC_FINAL) && constant_utf8_is(name, f->name) &&
            constant_utf8_is(descriptor, f->descriptor))
            f->varies = true;
    }
}

void finals_find_varying(Class *c) {
    if (c->file == NULL || c->file->major_version >= VERSION_WITH_STRICT_FINALS ||
        !has_static_finals(c))
        return;
    for (uint32_t i = 0; i < c->method_count; i++) {
        const CodeInfo *info = c->methods[i].info->code;
        if (info == NULL || strcmp(c->methods[i].name, "<clinit>") == 0) continue;
        for (uint32_t pc = 0, size;
             pc < info->length && (size = opcode_length(info->code, info->length, pc)) != 0;
             pc += size)
            if (info->code[pc] == OP_putstatic) vary_named(c, opcode_u2(info->code, pc + 1));
    }
}

/* Who compiles has ended before the world stands still. */
void final_is_exposed(Thread *t, Field *field) {
    VM *vm = t->vm;
    if (!final_is_constant(field)) return;
    world_stop(t);
    if (!field->varies) {
        __atomic_store_n(&field->varies, true, __ATOMIC_RELAXED);
        if (vm->engine->constants_changed != NULL && class_is_initialized(field->holder))
            vm->engine->constants_changed(vm);
    }
    world_resume(t);
}

void final_is_written_slow(Thread *t, Field *field) {
    const Class *c = field->holder;
    lock_acquire(&t->vm->classes.lock, LOCK_CLASS);
    bool initializes = atomic_load(&c->state) == CLASS_INITIALIZING && c->init_thread == t;
    lock_release(&t->vm->classes.lock, LOCK_CLASS);
    if (!initializes) final_is_exposed(t, field);
}
