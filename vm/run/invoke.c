/* SPDX-License-Identifier: MIT */
/* C calls Java: an entry frame marks the place on the Java stack, the arguments follow it, the
 * method's entry runs on them. */
#include "vm/run/invoke.h"

#include <stdarg.h>
#include <string.h>
#include <xmmintrin.h>

#include "vm/link/initialize.h"
#include "vm/model/selection.h"
#include "vm/model/vm.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/text/descriptor.h"

/* Java rounds to the nearest and keeps subnormal numbers (JVMS 2.8). A host may compute
 * otherwise, and its threads' children with it: Java code runs in its own state, and the host
 * finds its own again. -> the host's control and status, 0 where nothing had to be changed. */
static uintptr_t float_begin(void) {
    enum { STATUS = 0x3f, JAVA = 0x1f80 };
    uint32_t host = _mm_getcsr();
    if (__builtin_expect((host & ~(uint32_t)STATUS) == JAVA, 1)) return 0;
    _mm_setcsr(JAVA);
    return host;
}

Value *invoke_begin(Thread *t, unsigned slots, Frame **out) {
    Frame *top = t->frame;
    Value *base = top != NULL ? frame_top(top) : t->stacks.base;
    if (base + FRAME_SLOTS + slots >= t->stack_limit ||
        (char *)__builtin_frame_address(0) < t->c_stack_limit) {
        exception_stack_overflow(t);
        return NULL;
    }
    Frame *entry = (Frame *)base;
    *entry = (Frame){
        .caller = top, .flags = FRAME_ENTRY, .top = frame_stack(entry) + slots, .locals = base};
    entry->host_float = float_begin();
    frame_note_handles(t, entry);
    if (__builtin_expect(t->brief_event != 0 && t->delivery.brief_frame == NULL, 0))
        t->delivery.brief_frame = top;
    *out = entry;
    thread_set_frame(t, entry);
    symbols_begin_layer(&t->symbols);
    return frame_stack(entry);
}

void invoke_end(Thread *t, Frame *entry) {
    symbols_end_layer(&t->symbols);
    if (__builtin_expect(entry->host_float != 0, 0)) _mm_setcsr((uint32_t)entry->host_float);
    thread_set_frame(t, entry->caller);
    if (__builtin_expect(t->delivery.brief_frame != NULL, 0) &&
        t->delivery.brief_frame == t->frame)
        t->delivery.brief_frame = NULL;
}

bool invoke_method(Thread *t, Method *method, const Value *args, Value *result) {
    Frame *entry;
    Value *slots = invoke_begin(t, method->arg_slots, &entry);
    if (slots == NULL) return false;
    if (method->arg_slots > 0) memcpy(slots, args, method->arg_slots * sizeof *slots);
    entry->top = slots; /* the arguments are the callee's */
    method_enter(t, method, slots);
    invoke_end(t, entry);
    if (t->exception != NULL) return false;
    if (result != NULL) *result = slots[0];
    return true;
}

bool invoke_virtual(Thread *t, Method *method, const Value *args, Value *result) {
    Object *receiver = args[0].l;
    if (receiver == NULL) return exception_null_pointer(t) != NULL;
    Class *c = object_class(receiver);
    Method *target = method->name[0] != '<'
                         ? selection_target(t, method, c, class_is_interface(method->holder))
                         : method;
    if (target == NULL) return false;
    return invoke_method(t, target, args, result);
}

bool invoke_static(Thread *t, Method *method, Value *result, ...) {
    Value args[256];
    unsigned n = 0;
    va_list list;
    va_start(list, result);
    if (!method_is_static(method)) args[n++].l = handle_get(va_arg(list, Handle));
    DescriptorCursor cursor = descriptor_parameters(method->descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type)) {
        switch (type.kind) {
        case 'J': args[n].j = va_arg(list, int64_t); break;
        case 'D': args[n].d = va_arg(list, double); break;
        case 'F': args[n].f = (float)va_arg(list, double); break;
        case 'L':
        case '[': args[n].l = handle_get(va_arg(list, Handle)); break;
        default: args[n].i = va_arg(list, int); break;
        }
        n += descriptor_kind_slots(type.kind);
    }
    va_end(list);
    if (method_is_static(method)) {
        /* Initialization may collect: not with raw references in hand. */
        if (!class_is_initialized(method->holder)) {
            HANDLE_SCOPE(t);
            Handle saved[256];
            cursor = descriptor_parameters(method->descriptor);
            n = 0;
            while (descriptor_next(&cursor, &type)) {
                if (descriptor_kind_is_reference(type.kind))
                    saved[n] = handle_new(t, args[n].l);
                n += descriptor_kind_slots(type.kind);
            }
            if (!class_initialize(t, method->holder)) return false;
            cursor = descriptor_parameters(method->descriptor);
            n = 0;
            while (descriptor_next(&cursor, &type)) {
                if (descriptor_kind_is_reference(type.kind)) args[n].l = handle_get(saved[n]);
                n += descriptor_kind_slots(type.kind);
            }
        }
        return invoke_method(t, method, args, result);
    }
    return invoke_virtual(t, method, args, result);
}

/* ---- Selection ---- */

Method *invoke_select_target(Thread *t, Method *resolved, Object *receiver, bool by_interface) {
    return selection_target(t, resolved, object_class(receiver), by_interface);
}

/* ---- Boxes ---- */

static Class *box_class(VM *vm, char kind) {
    switch (kind) {
    case 'Z': return vm->known.Boolean;
    case 'B': return vm->known.Byte;
    case 'C': return vm->known.Character;
    case 'S': return vm->known.Short;
    case 'I': return vm->known.Integer;
    case 'J': return vm->known.Long;
    case 'F': return vm->known.Float;
    case 'D': return vm->known.Double;
    default: return NULL;
    }
}

static const char box_kinds[] = "ZBCSIJFD";

static unsigned box_index(char kind) {
    switch (kind) {
    case 'Z': return 0;
    case 'B': return 1;
    case 'C': return 2;
    case 'S': return 3;
    case 'I': return 4;
    case 'J': return 5;
    case 'F': return 6;
    default: return 7;
    }
}

/* Where a box of the kind has its value. */
static uint32_t box_offset(VM *vm, char kind) {
    uint32_t *known = &vm->boxes[box_index(kind)].offset;
    uint32_t offset = __atomic_load_n(known, __ATOMIC_RELAXED);
    if (offset != 0) return offset;
    const Class *c = box_class(vm, kind);
    for (uint32_t i = 0; i < c->field_count; i++)
        if (!(c->fields[i].flags & ACC_STATIC) && strcmp(c->fields[i].name, "value") == 0)
            offset = c->fields[i].offset;
    __atomic_store_n(known, offset, __ATOMIC_RELAXED);
    return offset;
}

static Method *box_value_of(VM *vm, char kind) {
    Method **known = &vm->boxes[box_index(kind)].value_of;
    Method *method = __atomic_load_n(known, __ATOMIC_RELAXED);
    if (method != NULL) return method;
    Class *c = box_class(vm, kind);
    char descriptor[64];
    snprintf(descriptor, sizeof descriptor, "(%c)L%s;", kind, c->name);
    method = class_declared_method(c, symbol(vm, "valueOf"), symbol(vm, descriptor));
    __atomic_store_n(known, method, __ATOMIC_RELAXED);
    return method;
}

/* Through valueOf, so that boxes are the cached ones where the library caches. What it cannot
 * have cached is made here. */
Object *box_value(Thread *t, char kind, Value value) {
    VM *vm = t->vm;
    if (kind == 'L' || kind == '[') return value.l;
    Class *c = box_class(vm, kind);
    if (c == NULL || !class_initialize(t, c)) return NULL;
    bool fresh = kind == 'F' || kind == 'D' || (kind == 'I' && value.i != (int8_t)value.i) ||
                 (kind == 'J' && value.j != (int8_t)value.j);
    if (fresh) {
        Object *box = object_allocate(t, c);
        if (box == NULL) return NULL;
        void *at = (char *)box + box_offset(vm, kind);
        if (kind == 'I' || kind == 'F')
            memcpy(at, &value.i, 4);
        else
            memcpy(at, &value.j, 8);
        return box;
    }
    Value args[2] = {value, {0}}, result;
    return invoke_method(t, box_value_of(vm, kind), args, &result) ? result.l : NULL;
}

char box_kind(VM *vm, const Object *boxed) {
    if (boxed == NULL) return 0;
    for (const char *k = box_kinds; *k != 0; k++)
        if (box_class(vm, *k) == object_class(boxed)) return *k;
    return 0;
}

bool unbox_value(VM *vm, Object *boxed, char kind, Value *value) {
    bool is_same = boxed != NULL && object_class(boxed) == box_class(vm, kind);
    char from = is_same ? kind : box_kind(vm, boxed);
    if (from == 0) return false;
    const void *at = (const char *)boxed + box_offset(vm, from);
    int64_t integer = 0;
    double real = 0;
    switch (from) {
    case 'Z': integer = *(const uint8_t *)at; break;
    case 'B': integer = *(const int8_t *)at; break;
    case 'C': integer = *(const uint16_t *)at; break;
    case 'S': integer = *(const int16_t *)at; break;
    case 'I': integer = *(const int32_t *)at; break;
    case 'J': integer = *(const int64_t *)at; break;
    case 'F': real = *(const float *)at; break;
    case 'D': real = *(const double *)at; break;
    }
    /* Widening conversions of JLS 5.1.2. */
    static const char *const allowed[] = {"Z",    "BSIJFD", "CIJFD", "SIJFD",
                                          "IJFD", "JFD",    "FD",    "D"};
    if (from != kind && strchr(allowed[box_index(from)], kind) == NULL) return false;
    bool is_real = from == 'F' || from == 'D';
    value->bits = 0;
    switch (kind) {
    case 'J': value->j = integer; break;
    case 'F':
        value->f = is_real       ? (float)real
                   : from == 'J' ? (float)integer
                                 : (float)(int32_t)integer;
        break;
    case 'D': value->d = is_real ? real : (double)integer; break;
    default: value->i = (int32_t)integer;
    }
    return true;
}

static bool ends_in_reference(const char *descriptor) {
    const char *close = strrchr(descriptor, ')');
    return close - descriptor >= 2 && (close[-1] == ';' || close[-2] == '[');
}

void invoke_tell_hot(Thread *t, Method *method, Value *args) {
    HANDLE_SCOPE(t);
    Value *last = args + method->arg_slots - 1;
    bool is_reference = ends_in_reference(method->descriptor);
    Handle kept = is_reference ? handle_new(t, last->l) : NULL;
    t->vm->engine->method_hot(t, method);
    if (is_reference) last->l = kept != NULL ? *kept : NULL;
}

bool invoke_keeping_arguments(Thread *t, Method *method, Value *args,
                              bool (*work)(Thread *t, Method *method)) {
    enum { MOST = 255 };
    Value kept[MOST];
    Handle references[MOST] = {NULL};
    HANDLE_SCOPE(t);
    DescriptorCursor cursor = descriptor_parameters(method->descriptor);
    DescriptorType type;
    unsigned slot = method_is_static(method) ? 0 : 1;
    memcpy(kept, args, method->arg_slots * sizeof *args);
    if (slot == 1) references[0] = handle_new(t, args[0].l);
    for (; descriptor_next(&cursor, &type); slot += descriptor_kind_slots(type.kind))
        if (descriptor_kind_is_reference(type.kind))
            references[slot] = handle_new(t, args[slot].l);
    bool answer = work(t, method);
    for (slot = 0; slot < method->arg_slots; slot++)
        if (references[slot] != NULL) kept[slot].l = *references[slot];
    memcpy(args, kept, method->arg_slots * sizeof *args);
    return answer;
}
