/* SPDX-License-Identifier: MIT */
/* Native frames of the VM itself are left out: the first one shown is where the client called.
 */
#include "vm/report/checker.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdlib.h>
#include <string.h>

#include "vm/model/thread.h"
#include "vm/model/vm.h"

static void print_stack(FILE *to, void *const *frames, int count) {
    for (int i = 0; i < count; i++) {
        Dl_info info;
        if (dladdr(frames[i], &info) == 0 || info.dli_fname == NULL) {
            fprintf(to, "    at %p\n", frames[i]);
            continue;
        }
        if (info.dli_sname != NULL)
            fprintf(to, "    at %s+0x%zx (%s)\n", info.dli_sname,
                    (size_t)((const char *)frames[i] - (const char *)info.dli_saddr),
                    info.dli_fname);
        else
            fprintf(to, "    at %s+0x%zx\n", info.dli_fname,
                    (size_t)((const char *)frames[i] - (const char *)info.dli_fbase));
    }
}

bool checker_is_own_code(const void *address) {
    Dl_info own, info;
    return dladdr((void *)(uintptr_t)&checker_report, &own) != 0 &&
           dladdr(address, &info) != 0 && own.dli_fbase == info.dli_fbase;
}

/* False: this rule was reported for this place already. */
static bool is_new(const Checker *checker, const char *rule, const void *place) {
    CheckerReports *reports = checker->reports;
    bool fresh = true;
    pthread_mutex_lock(checker->lock);
    for (unsigned i = 0; fresh && i < reports->count; i++)
        fresh = reports->known[i].place != place || strcmp(reports->known[i].rule, rule) != 0;
    fresh &= reports->count < CHECKER_REPORTS;
    if (fresh) {
        reports->known[reports->count].place = place;
        snprintf(reports->known[reports->count++].rule, sizeof reports->known[0].rule, "%s",
                 rule);
    }
    pthread_mutex_unlock(checker->lock);
    return fresh;
}

static void end_process(VM *vm) {
    fflush(NULL);
    if (vm != NULL && vm->abort_hook != NULL) vm->abort_hook();
    abort();
}

void checker_report(const Checker *checker, const char *rule, const void *place,
                    const char *format, va_list list) {
    void *frames[CHECKER_FRAMES];
    const Thread *t = checker->vm != NULL ? thread_current(checker->vm) : NULL;
    int count = backtrace(frames, CHECKER_FRAMES), first = 0;
    while (first < count && checker_is_own_code(frames[first])) first++;
    /* After a handler, or of what was left undone, no code of the client's is on the stack. */
    bool without = first == count;
    if (checker->high != 0) {
        without = true;
        for (int i = first; i < count; i++)
            without &= !checker_is_client_code(checker, frames[i]);
    }
    if (without && first == count) first = 0;
    bool is_here = place == NULL; /* the call that is reported is in progress */
    for (int i = first; i < count && !is_here; i++) is_here = frames[i] == place;
    if (!is_new(checker, rule, place != NULL ? place : without ? format : frames[first]))
        return;
    char *text = NULL;
    size_t size = 0;
    FILE *to = open_memstream(&text, &size);
    if (to == NULL) return;
    fprintf(to, "minijvm: -Xcheck:%s: %s: ", checker->option, rule);
    vfprintf(to, format, list);
    fprintf(to, "\n  %s %s, thread \"%s\"", checker->kind, checker->name,
            t != NULL ? t->name : "unknown to the VM");
    checker->print_events(to, checker->data, t);
    fputc('\n', to);
    if (!is_here) {
        void *at = (void *)(uintptr_t)place;
        print_stack(to, &at, 1);
    } else if (without) {
        fprintf(to, "    noticed when the %s's code had returned; its handler:\n",
                checker->kind);
        print_stack(to, &checker->handler, checker->handler != NULL);
    }
    if (is_here) print_stack(to, frames + first, count - first < 12 ? count - first : 12);
    fclose(to);
    fwrite(text, 1, size, stderr);
    free(text);
    if (checker->aborts) end_process(checker->vm);
}
