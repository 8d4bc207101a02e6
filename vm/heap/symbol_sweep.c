/* SPDX-License-Identifier: MIT */
#include "vm/heap/symbol_sweep.h"

#include <stdlib.h>

#include "vm/invoke/polymorphic.h"
#include "vm/load/constraints.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/metadata.h"
#include "vm/model/symbols.h"
#include "vm/model/thread_list.h"
#include "vm/threads/gate.h"

static void mark(void *data, const char *text) { symbols_mark(data, text); }

static void mark_class(void *data, Class *c) {
    mark(data, c->name);
    mark(data, c->source_url);
    for (uint32_t i = 0; i < c->field_count; i++) {
        mark(data, c->fields[i].name);
        mark(data, c->fields[i].descriptor);
    }
    for (uint32_t i = 0; i < c->method_count; i++) {
        mark(data, c->methods[i].name);
        mark(data, c->methods[i].descriptor);
    }
}

/* False: some thread may hold more than it noted. */
static bool mark_notes(VM *vm, SymbolMarks *marks) {
    for (Thread *each = thread_first(vm); each != NULL; each = each->next)
        if (!symbols_mark_notes(marks, &each->symbols)) return false;
    return true;
}

void symbols_sweep(Thread *t) {
    VM *vm = t->vm;
    SymbolMarks m;
    world_stop(t);
    bool kept = atomic_load(&vm->keeps_symbols) != 0;
    if (symbols_begin_marks(vm->symbols, &m) && (mark_notes(vm, &m) || kept)) {
        loader_visit_classes(vm, mark_class, &m);
        loader_visit_names(vm, mark, &m);
        constraints_visit_names(vm, mark, &m);
        polymorphic_visit_names(vm, mark, &m);
        /* Whoever may have been told a name may keep it: then none is freed. One that a thread
         * uses just now, and did not note, is counted again by the next sweep. */
        metadata_kept_for_tools(vm, kept ? symbols_count_unmarked(&m) : 0);
        if (!kept) symbols_free_unmarked(vm, &m);
    }
    free(m.marks);
    world_resume(t);
}
