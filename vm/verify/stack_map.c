/* SPDX-License-Identifier: MIT */
/* Each entry says how its frame differs from the one before; the first one's predecessor is the
 * frame of the method's start. */
#include "vm/verify/stack_map.h"
#include "vm/verify/complaint.h"

#include <string.h>

#include "vm/classfile/opcodes.h"

typedef struct Reader {
    const uint8_t *at, *end;
    bool failed;
} Reader;

static unsigned read_u1(Reader *r) {
    if (r->at == r->end) r->failed = true;
    return r->failed ? 0 : *r->at++;
}
static unsigned read_u2(Reader *r) {
    unsigned high = read_u1(r);
    return high << 8 | read_u1(r);
}

typedef struct Decoder {
    Verifier *v;
    Reader r;
    const uint8_t *starts;
    bool saw_this_uninitialized;
} Decoder;

/* ---- Types ---- */

static bool malformed(Decoder *d, const char *rule) {
    char text[100];
    snprintf(text, sizeof text, "StackMapTable format error: %s", rule);
    d->v->map_malformed = true;
    return verify_refuse(d->v, "java/lang/ClassFormatError", text);
}

static bool truncated(Decoder *d) { return malformed(d, "access beyond the end of attribute"); }

static bool decode_type(Decoder *d, Type *type) {
    Verifier *v = d->v;
    unsigned tag = read_u1(&d->r);
    if (d->r.failed) return truncated(d);
    switch (tag) {
    case 0: *type = TYPE_TOP; return true;
    case 1: *type = TYPE_INT; return true;
    case 2: *type = TYPE_FLOAT; return true;
    case 3: *type = TYPE_DOUBLE; return true;
    case 4: *type = TYPE_LONG; return true;
    case 5: *type = TYPE_NULL; return true;
    case 6:
        *type = TYPE_UNINITIALIZED_THIS;
        d->saw_this_uninitialized = true;
        return true;
    case 7: {
        unsigned index = read_u2(&d->r);
        if (d->r.failed) return truncated(d);
        if (!constant_pool_is(&v->file->pool, index, CONSTANT_Class))
            return malformed(d, "bad class index");
        *type = verify_class_type(v, index);
        return true;
    }
    case 8: {
        unsigned pc = read_u2(&d->r);
        if (d->r.failed) return truncated(d);
        if (pc >= v->code->length || !d->starts[pc] || v->code->code[pc] != OP_new)
            return verify_bad_format(
                v, "StackMapTable format error: bad offset for Uninitialized");
        *type = type_with(TAG_UNINITIALIZED, pc);
        return true;
    }
    default: return malformed(d, "bad verification type");
    }
}

/* Types of an entry into slots; a long or double takes its second one too. All are read before
 * it is told that there are too many. */
static bool decode_types(Decoder *d, unsigned count, Type *slots, unsigned limit,
                         uint16_t *used) {
    bool fits = true;
    for (unsigned i = 0; i < count; i++) {
        Type type = TYPE_TOP;
        if (!decode_type(d, &type)) return false;
        unsigned size = type_has_second(type) ? 2 : 1;
        fits = fits && *used + size <= limit;
        if (fits) slots[(*used)++] = type;
        if (fits && size == 2) slots[(*used)++] = type_second(type);
    }
    return fits || verify_bad_format(d->v, "StackMapTable format error: bad type array size");
}

/* ---- Entries ---- */

static bool chop(Decoder *d, TypeFrame *frame, unsigned count) {
    while (count-- > 0) {
        if (frame->locals_used == 0)
            return verify_bad_format(d->v, "StackMapTable format error: bad type array size");
        frame->locals_used--;
        if (type_is_second(frame->locals[frame->locals_used])) frame->locals_used--;
        if (frame->locals[frame->locals_used] == TYPE_UNINITIALIZED_THIS)
            frame->this_uninitialized = false;
    }
    for (unsigned i = frame->locals_used; i < d->v->code->max_locals; i++)
        frame->locals[i] = TYPE_TOP;
    return true;
}

/* Turns the frame of the entry before into that of the next one. */
static bool decode_entry(Decoder *d, TypeFrame *frame, unsigned *entry_kind, unsigned *delta) {
    Verifier *v = d->v;
    unsigned kind = *entry_kind = read_u1(&d->r), locals = v->code->max_locals;
    frame->depth = 0;
    d->saw_this_uninitialized = false;
    if (kind < 64) {
        *delta = kind;
        return !d->r.failed || truncated(d);
    }
    if (kind < 128) {
        *delta = kind - 64;
        return decode_types(d, 1, frame->stack, v->code->max_stack, &frame->depth);
    }
    *delta = read_u2(&d->r);
    if (d->r.failed) return truncated(d);
    if (kind < 247) return malformed(d, "reserved frame type");
    if (kind == 247) return decode_types(d, 1, frame->stack, v->code->max_stack, &frame->depth);
    if (kind < 251) return chop(d, frame, 251 - kind);
    if (kind < 255) {
        if (!decode_types(d, kind - 251, frame->locals, locals, &frame->locals_used))
            return false;
        if (d->saw_this_uninitialized) frame->this_uninitialized = true;
        return true;
    }
    unsigned count = read_u2(&d->r);
    frame->locals_used = 0;
    for (unsigned i = 0; i < locals; i++) frame->locals[i] = TYPE_TOP;
    if (d->r.failed) return truncated(d);
    if (!decode_types(d, count, frame->locals, locals, &frame->locals_used)) return false;
    frame->this_uninitialized = d->saw_this_uninitialized;
    count = read_u2(&d->r);
    if (d->r.failed) return truncated(d);
    return decode_types(d, count, frame->stack, v->code->max_stack, &frame->depth);
}

static bool keeps_locals(unsigned kind) { return kind < 128 || kind == 247 || kind == 251; }

/* A copy no larger than what is used; neighbours with the same locals share them. */
static bool keep_frame(Verifier *v, TypeFrame *frame, const TypeFrame *work,
                       const TypeFrame *same) {
    *frame = *work;
    frame->stack = verify_allocate(v, v->method_arena, work->depth * sizeof(Type) + 1);
    frame->locals = same != NULL ? same->locals
                                 : verify_allocate(v, v->method_arena,
                                                   work->locals_used * sizeof(Type) + 1);
    if (frame->stack == NULL || frame->locals == NULL) return false;
    memcpy(frame->stack, work->stack, work->depth * sizeof(Type));
    if (same == NULL) memcpy(frame->locals, work->locals, work->locals_used * sizeof(Type));
    return true;
}

bool stack_map_read(Verifier *v, StackMap *map, const TypeFrame *initial,
                    const uint8_t *starts) {
    *map = (StackMap){0};
    const RawAttribute *raw = &v->code->stack_map;
    if (raw->length == 0) return true;
    Decoder d = {.v = v, .r = {raw->bytes, raw->bytes + raw->length, false}, .starts = starts};
    unsigned count = read_u2(&d.r);
    if (d.r.failed || count > raw->length) return truncated(&d);
    map->frames = verify_allocate(v, v->method_arena, (count + 1) * sizeof *map->frames);
    if (map->frames == NULL) return false;
    TypeFrame work = {0};
    if (!verify_new_frame(v, &work)) return false;
    verify_copy_frame(v, &work, initial);
    int64_t pc = -1;
    for (unsigned i = 0; i < count; i++) {
        TypeFrame *frame = &map->frames[i];
        unsigned delta = 0, kind;
        if (!decode_entry(&d, &work, &kind, &delta)) return false;
        pc += delta + 1;
        work.pc = (uint32_t)pc;
        work.mark = work.depth;
        if (pc >= v->code->length || !starts[pc])
            return verify_complain(
                v, &(Complaint){.reason = "Invalid stackmap specification.", .current = &work},
                "StackMapTable error: bad offset");
        if (!keep_frame(v, frame, &work, i > 0 && keeps_locals(kind) ? frame - 1 : NULL))
            return false;
        map->count++;
    }
    return d.r.at == d.r.end || malformed(&d, "wrong attribute size");
}

const TypeFrame *stack_map_at(const StackMap *map, uint32_t pc) {
    uint32_t low = 0, high = map->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (map->frames[middle].pc < pc)
            low = middle + 1;
        else
            high = middle;
    }
    return low < map->count && map->frames[low].pc == pc ? &map->frames[low] : NULL;
}

/* ---- In words ---- */

static void print_types(FILE *out, Reader *r, unsigned count) {
    static const char *const words[] = {"Top",  "Integer",          "Float", "Double", "Long",
                                        "Null", "UninitializedThis"};
    for (unsigned i = 0; i < count && !r->failed; i++) {
        unsigned tag = read_u1(r);
        if (i > 0) fputc(',', out);
        if (tag < 7)
            fputs(words[tag], out);
        else if (tag == 7)
            fprintf(out, "Object[#%u]", read_u2(r));
        else
            fprintf(out, "Uninitialized[#%u]", read_u2(r));
    }
}

void stack_map_print(FILE *out, const RawAttribute *map) {
    if (map->length == 0) return;
    Reader r = {map->bytes, map->bytes + map->length, false};
    unsigned count = read_u2(&r);
    int pc = -1;
    fputs("  Stackmap Table:\n", out);
    for (unsigned i = 0; i < count && !r.failed; i++) {
        unsigned kind = read_u1(&r);
        unsigned delta = kind < 64 ? kind : kind < 128 ? kind - 64 : read_u2(&r);
        pc += (int)delta + 1;
        fputs("    ", out);
        if (kind < 64)
            fprintf(out, "same_frame(@%d)\n", pc);
        else if (kind == 251)
            fprintf(out, "same_frame_extended(@%d)\n", pc);
        else if (kind < 128 || kind == 247) {
            fprintf(out,
                    kind < 128 ? "same_locals_1_stack_item_frame(@%d,"
                               : "same_locals_1_stack_item_frame_extended(@%d,",
                    pc);
            print_types(out, &r, 1);
            fputs(")\n", out);
        } else if (kind < 247) {
            fputs("reserved\n", out);
            return;
        } else if (kind < 251) {
            fprintf(out, "chop_frame(@%d,%u)\n", pc, 251 - kind);
        } else if (kind < 255) {
            fprintf(out, "append_frame(@%d,", pc);
            print_types(out, &r, kind - 251);
            fputs(")\n", out);
        } else {
            fprintf(out, "full_frame(@%d,{", pc);
            print_types(out, &r, read_u2(&r));
            fputs("},{", out);
            print_types(out, &r, read_u2(&r));
            fputs("})\n", out);
        }
    }
}
