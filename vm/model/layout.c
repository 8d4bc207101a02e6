/* SPDX-License-Identifier: MIT */
/* Where fields lie. Instances: the superclass's fields first, then ours, large ones first; a
 * 4-byte hole before 8-byte fields is filled with a small one; references lie together so that
 * few runs describe them. Statics: at the end of the mirror, references first (the first is the
 * array of resolved constants), then by size. */
#include "vm/model/layout.h"
#include "vm/model/metadata.h"
#include "vm/model/thread.h"

#include <stdlib.h>
#include <string.h>

#include "vm/model/vm.h"

static uint32_t kind_bytes(char kind) {
    switch (kind) {
    case 'J':
    case 'D': return 8;
    case 'I':
    case 'F': return 4;
    case 'S':
    case 'C': return 2;
    case 'B':
    case 'Z': return 1;
    default: return sizeof(Ref);
    }
}
static bool kind_is_ref(char kind) { return kind == 'L' || kind == '['; }

/* Rank in which fields are placed: references by themselves, primitives by size. */
static uint32_t place(Class *c, bool is_static, bool refs, uint32_t bytes, uint32_t at,
                      uint32_t limit) {
    for (uint32_t i = 0; i < c->field_count && limit > 0; i++) {
        Field *f = &c->fields[i];
        if (!(f->flags & ACC_STATIC) == is_static || f->offset != 0) continue;
        if (kind_is_ref(f->kind) != refs || kind_bytes(f->kind) != bytes) continue;
        f->offset = at;
        at += bytes;
        limit--;
    }
    return at;
}

static uint32_t count_fields(const Class *c, bool is_static, bool refs, uint32_t bytes) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < c->field_count; i++) {
        const Field *f = &c->fields[i];
        if (!(f->flags & ACC_STATIC) != is_static && kind_is_ref(f->kind) == refs &&
            (refs || kind_bytes(f->kind) == bytes))
            count++;
    }
    return count;
}

static bool add_run(Class *c, uint32_t offset, uint32_t count) {
    if (count == 0) return true;
    RefRun *runs = (RefRun *)(uintptr_t)c->shape.runs;
    if (c->shape.run_count > 0 && runs[c->shape.run_count - 1].offset +
                                          runs[c->shape.run_count - 1].count * sizeof(Ref) ==
                                      offset) {
        runs[c->shape.run_count - 1].count += count;
        return true;
    }
    runs[c->shape.run_count++] = (RefRun){offset, count};
    return true;
}

static bool declares(const Class *c, const char *name) {
    for (uint32_t i = 0; i < c->field_count; i++)
        if (strcmp(c->fields[i].name, name) == 0) return true;
    return false;
}

/* What the VM keeps in java.lang.Class objects whether the library declares it or not. */
static uint32_t inject_references(const Class *c, uint32_t at) {
    WellKnown *k = &c->vm->known;
    uint32_t *const places[] = {&k->injected_initializationError, &k->injected_protectionDomain,
                                &k->injected_signers};
    static const char *const names[] = {"initializationError", "protectionDomain", "signers"};
    for (int i = 0; i < 3; i++) {
        if (declares(c, names[i])) continue;
        *places[i] = at;
        at += (uint32_t)sizeof(Ref);
    }
    return at;
}

bool layout_instance(Class *c) {
    VM *vm = c->vm;
    Class *super = c->super;
    uint32_t at = super != NULL ? super->instance_end : OBJECT_HEADER_BYTES;
    uint32_t super_runs = super != NULL ? super->shape.run_count : 0;
    RefRun *runs = class_allocate(c, (super_runs + 3 + c->field_count) * sizeof *runs);
    if (runs == NULL) return false;
    if (super_runs > 0) memcpy(runs, super->shape.runs, super_runs * sizeof *runs);
    c->shape.runs = runs;
    c->shape.run_count = super_runs;

    bool is_reference = c->loader == NULL && strcmp(c->name, "java/lang/ref/Reference") == 0;
    uint32_t refs = count_fields(c, false, true, 0);
    if (is_reference) {
        /* referent and discovered are the collector's: placed first and left out of the runs.
         */
        at = (at + 3) & ~3u;
        for (int round = 0; round < 2; round++)
            for (uint32_t i = 0; i < c->field_count; i++) {
                Field *f = &c->fields[i];
                const char *wanted = round == 0 ? "referent" : "discovered";
                if (!(f->flags & ACC_STATIC) && strcmp(f->name, wanted) == 0) {
                    f->offset = at;
                    at += sizeof(Ref);
                    refs--;
                }
            }
    }
    uint32_t eights = count_fields(c, false, false, 8),
             fours = count_fields(c, false, false, 4);
    if (sizeof(Ref) == 4) {
        if (eights > 0 && at % 8 == 4) {
            if (fours > 0) {
                at = place(c, false, false, 4, at, 1);
            } else if (refs > 0) {
                uint32_t first = at;
                at = place(c, false, true, sizeof(Ref), at, 1);
                add_run(c, first, 1);
                refs--;
            }
        }
    } else if (refs > 0) {
        at = (at + 7) & ~7u;
    }
    if (eights > 0) {
        at = (at + 7) & ~7u;
        at = place(c, false, false, 8, at, UINT32_MAX);
    }
    if (refs > 0) {
        at = (at + (uint32_t)sizeof(Ref) - 1) & ~((uint32_t)sizeof(Ref) - 1);
        uint32_t first = at;
        at = place(c, false, true, sizeof(Ref), at, UINT32_MAX);
        if (c->loader == NULL && strcmp(c->name, "java/lang/Class") == 0)
            at = inject_references(c, at);
        add_run(c, first, (at - first) / (uint32_t)sizeof(Ref));
    }
    if (fours > 0) at = place(c, false, false, 4, (at + 3) & ~3u, UINT32_MAX);
    if (count_fields(c, false, false, 2) > 0)
        at = place(c, false, false, 2, (at + 1) & ~1u, UINT32_MAX);
    at = place(c, false, false, 1, at, UINT32_MAX);
    c->instance_end = at;
    c->shape.kind = super != NULL ? super->shape.kind : SHAPE_PLAIN;
    c->shape.reference_kind = super != NULL ? super->shape.reference_kind : REFERENCE_NONE;
    if (is_reference) c->shape.kind = SHAPE_REFERENCE;
    if (c->loader == NULL && super != NULL && super->shape.kind == SHAPE_REFERENCE) {
        static const char *const names[] = {NULL, "SoftReference", "WeakReference",
                                            "FinalReference", "PhantomReference"};
        for (int k = REFERENCE_SOFT; k <= REFERENCE_PHANTOM; k++)
            if (strncmp(c->name, "java/lang/ref/", 14) == 0 &&
                strcmp(c->name + 14, names[k]) == 0)
                c->shape.reference_kind = (uint8_t)k;
    }
    if (c->loader == NULL && strcmp(c->name, "java/lang/Class") == 0) {
        c->shape.kind = SHAPE_MIRROR;
        at = (at + 7) & ~7u;
        vm->known.mirror_class = at;
        at += 8;
        c->instance_end = at;
    }
    /* Fields that the VM keeps in objects of the library and Java does not see. */
    if (c->loader == NULL && strncmp(c->name, "java/lang/invoke/", 17) == 0) {
        uint32_t *injected = strcmp(c->name + 17, "MemberName") == 0 ? &vm->known.member_vmindex
                             : strcmp(c->name + 17, "ResolvedMethodName") == 0
                                 ? &vm->known.resolved_vmtarget
                                 : NULL;
        if (injected != NULL) {
            *injected = (at + 7) & ~7u;
            c->instance_end = at = *injected + 8;
        }
    }
    c->shape.size = (uint32_t)object_align(at);
    gc_describe_shape(vm->heap, &c->shape);
    return true;
}

void layout_statics(Class *c, uint32_t mirror_size) {
    uint32_t at = mirror_size + 8;
    c->static_refs = 1 + count_fields(c, true, true, 0);
    at = place(c, true, true, sizeof(Ref), at + (uint32_t)sizeof(Ref), UINT32_MAX);
    if (count_fields(c, true, false, 8) > 0)
        at = place(c, true, false, 8, (at + 7) & ~7u, UINT32_MAX);
    at = (at + 3) & ~3u;
    at = place(c, true, false, 4, at, UINT32_MAX);
    at = place(c, true, false, 2, at, UINT32_MAX);
    at = place(c, true, false, 1, at, UINT32_MAX);
    c->static_bytes = (uint32_t)object_align(at) - mirror_size;
}
