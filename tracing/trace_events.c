/* SPDX-License-Identifier: MIT */
/* From the VM's events to the tracing VM's. A handler's own doings are not told to it. A
 * collection is kept until its end and told then, world stopped: all deletions, then all
 * renames, each in ascending order, so that a library may apply them one by one. */
#include "tracing/depths.h"
#include "tracing/session.h"
#include "vm/model/class.h"
#include "vm/threads/gate.h"

EventMask tracing_events(unsigned long flags) {
    EventMask events = 0;
    if (flags & (InsTrcTypeExeOn | InsTrcTypeExeOnLight)) events |= EVENT_BIT(method_entry);
    if (flags & InsTrcTypeExeOn) events |= EVENT_BIT(method_exit);
    if (flags & (InsTrcTypeGCOn | InsTrcTypeGCOnLight))
        events |= EVENT_BIT(gc_start) | EVENT_BIT(gc_finish);
    if (flags & InsTrcTypeGCOn) events |= EVENT_BIT(object_move) | EVENT_BIT(object_free);
    if (flags & InsTrcTypeAllocOn) events |= EVENT_BIT(object_alloc);
    return events;
}

static bool traces(const Tracing *tracing, unsigned long flags) {
    return atomic_load(&tracing->flags) & flags;
}

static unsigned long id_of(const Object *object) { return (unsigned long)(uintptr_t)object; }

/* ---- Methods ---- */

static void fill_method(Tracing *tracing, struct InsEventInfo *info, const Method *method,
                        const Object *receiver) {
    Text name = text_of_method(&tracing->names, method),
         holder = text_of_class(&tracing->names, method->holder);
    unsigned long flags = 0;
    if (name.wide) flags |= InstrumentMethodEventMethodDB;
    if (holder.wide) flags |= InstrumentMethodEventClassDB;
    if (method_is_static(method)) flags |= InstrumentMethodEventStatic;
    if (method_is_native(method)) flags |= InstrumentMethodEventNative;
    if (method_is_synchronized(method)) flags |= InstrumentMethodEventSync;
    info->body.method.methodEventFlags = flags;
    info->body.method.receiver =
        id_of(method_is_static(method) ? method->holder->mirror : receiver);
    info->body.method.methodName = name.chars;
    info->body.method.methodNameSize = name.size;
    info->body.method.className = holder.chars;
    info->body.method.classNameSize = holder.size;
}

static void tell_method(Tracing *tracing, Thread *t, const Method *method, Object **receiver,
                        bool enters) {
    uint32_t session = atomic_load_explicit(&tracing->session, memory_order_relaxed);
    unsigned long depth = enters ? depth_entered(t, session) : depth_left(t, session);
    if (tracing_is_inside(tracing)) return;
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_NO_GC);
    if (traces(tracing, enters ? InsTrcTypeExeOn | InsTrcTypeExeOnLight : InsTrcTypeExeOn)) {
        struct InsEventInfo info = {.header.event = enters ? InsTrcEventMethodEnter
                                                           : InsTrcEventMethodLeave};
        fill_method(tracing, &info, method, receiver != NULL ? *receiver : NULL);
        info.body.method.stackDepth = depth;
        library_tell(tracing, &info);
    }
    library_leave(&call);
}

/* ---- Allocations ---- */

/* Only arrays of primitive elements have their names: what the others hold is a class that need
 * not even be loaded, as the interface sees it. */
static void fill_array(Tracing *tracing, InsEventTypeAllocArrObj *array, const Class *c) {
    const Class *element = c->element;
    unsigned long dimensions = 1;
    for (; element->is_array; element = element->element) dimensions++;
    if (!element->is_primitive) {
        *array = (InsEventTypeAllocArrObj){.arity = c->element->is_array};
        return;
    }
    Text name = text_of_class(&tracing->names, element);
    *array = (InsEventTypeAllocArrObj){name.chars, name.size, dimensions};
}

static void tell_allocation(Tracing *tracing, Thread *t, const Object *object, uint64_t bytes) {
    if (tracing_is_inside(tracing)) return;
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_NO_GC);
    if (traces(tracing, InsTrcTypeAllocOn)) {
        const Class *c = object_class(object);
        struct InsEventInfo info = {.header.event = InsTrcEventAllocate};
        info.body.allocate.oid = id_of(object);
        info.body.allocate.sizeInLongs = bytes / 4;
        info.body.allocate.arrayFlag = c->is_array;
        if (c->is_array) {
            fill_array(tracing, &info.body.allocate.allocBody.array, c);
        } else {
            Text name = text_of_class(&tracing->names, c);
            info.body.allocate.allocBody.object = (InsEventTypeAllocObj){
                name.wide ? InstrumentAllocEventClassDB : 0, name.chars, name.size};
        }
        library_tell(tracing, &info);
    }
    library_leave(&call);
}

/* ---- Collections ---- */

static void tell_plain(Tracing *tracing, unsigned long event) {
    struct InsEventInfo info = {.header.event = event};
    library_tell(tracing, &info);
}

static void tell_collection_start(Tracing *tracing, Thread *t, bool full) {
    if (tracing_is_inside(tracing)) return;
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_RUNNING);
    if (traces(tracing, InsTrcTypeGCOn | InsTrcTypeGCOnLight)) {
        tracing->in_collection = true;
        tracing->is_global = full;
        tracing->last_arena = -1;
        tell_plain(tracing, full ? InsTrcEventGGCStart : InsTrcEventScavengeStart);
    }
    library_leave(&call);
}

static void note_span(Tracing *tracing, SpanList *list, uintptr_t start, size_t bytes,
                      uintptr_t to, bool over_holes) {
    if (!spans_add(list, start, bytes, to, over_holes))
        vm_fatal(tracing->vm, "no native memory for what a collection moved");
}

/* Objects of an arena are told in ascending order. In one that dies all that is told of nothing
 * are holes. */
static void note_deletion(Tracing *tracing, const Object *object, int arena, bool arena_dies) {
    if (!tracing->in_collection) return;
    note_span(tracing, &tracing->deleted, id_of(object), object_size(object), 0,
              arena_dies && arena == tracing->last_arena);
    tracing->last_arena = arena;
}

static void note_move(Tracing *tracing, const Object *from, const Object *to) {
    if (!tracing->in_collection) return;
    note_span(tracing, &tracing->moved, id_of(from), object_size(to), id_of(to), false);
    tracing->last_arena = -1;
}

static void tell_deletions(Tracing *tracing) {
    spans_settle(&tracing->deleted);
    for (size_t i = 0; i < tracing->deleted.count; i++) {
        const Span *span = &tracing->deleted.spans[i];
        struct InsEventInfo info = {.header.event = span->objects == 1
                                                        ? InsTrcEventOIDDelete
                                                        : InsTrcEventOIDRangeDelete};
        if (span->objects == 1)
            info.body.oidDelete.oid = span->start;
        else
            info.body.rangeDelete = (InsEventTypeOIDRangeDelete){span->start, span->end};
        library_tell(tracing, &info);
    }
    spans_clear(&tracing->deleted);
}

static void tell_renames(Tracing *tracing) {
    spans_settle(&tracing->moved);
    for (size_t i = 0; i < tracing->moved.count; i++) {
        const Span *span = &tracing->moved.spans[i];
        struct InsEventInfo info = {.header.event = span->objects == 1
                                                        ? InsTrcEventOIDRename
                                                        : InsTrcEventOIDRangeRename};
        if (span->objects == 1)
            info.body.rename = (InsEventTypeOIDRename){span->start, span->to};
        else
            info.body.rangeRename =
                (InsEventTypeOIDRangeRename){span->start, span->end, span->to};
        library_tell(tracing, &info);
    }
    spans_clear(&tracing->moved);
}

/* The pair is empty, and the world runs, when the collection could not be made after all. */
static void tell_collection_end(Tracing *tracing, Thread *t) {
    if (!tracing->in_collection || tracing_is_inside(tracing)) return;
    LibraryCall call;
    library_enter(&call, tracing, t,
                  tracing->vm->gate.stopper == t ? EVENT_STOPPED : EVENT_RUNNING);
    tell_deletions(tracing);
    tell_renames(tracing);
    tell_plain(tracing, tracing->is_global ? InsTrcEventGGCEnd : InsTrcEventScavengeEnd);
    tracing->in_collection = false;
    library_leave(&call);
}

/* ---- The Listener ---- */

void tracing_notify(Listener *listener, Thread *t, Event *event) {
    Tracing *tracing = (Tracing *)(void *)listener;
    if (t == NULL) return;
    switch (event->type) {
    case EVENT_method_entry:
        tell_method(tracing, t, event->method_entry.method, event->method_entry.receiver, true);
        break;
    case EVENT_method_exit:
        tell_method(tracing, t, event->method_exit.method, NULL, false);
        break;
    case EVENT_object_alloc:
        tell_allocation(tracing, t, event->object_alloc.object, event->object_alloc.bytes);
        break;
    case EVENT_object_free:
        note_deletion(tracing, event->object_free.object, event->object_free.arena,
                      event->object_free.arena_dies);
        break;
    case EVENT_object_move:
        note_move(tracing, event->object_move.from, event->object_move.to);
        break;
    case EVENT_gc_start: tell_collection_start(tracing, t, event->gc_start.full); break;
    case EVENT_gc_finish: tell_collection_end(tracing, t); break;
    default: break;
    }
}
