/* SPDX-License-Identifier: MIT */
#include "hprof.h"

#include <setjmp.h>

typedef struct Attempt {
    jmp_buf back;
    struct Attempt *outer;
    int locks, offs; /* as it began */
    locale_t language;
} Attempt;

static __thread __attribute__((tls_model("initial-exec"))) struct {
    Attempt *innermost;
    int locks, offs; /* how often the thread has hprof.data, and collections off */
} here;

void data_lock(void) {
    hprof.jvmpi->RawMonitorEnter(hprof.data);
    here.locks++;
}
void data_unlock(void) {
    here.locks--;
    hprof.jvmpi->RawMonitorExit(hprof.data);
}
void collections_off(void) {
    hprof.jvmpi->DisableGC();
    here.offs++;
}
void collections_on(void) {
    here.offs--;
    hprof.jvmpi->EnableGC();
}

static void give_back(const Attempt *this) {
    uselocale(this->language);
    while (here.locks > this->locks) data_unlock();
    while (here.offs > this->offs) collections_on();
}

bool attempt(void (*action)(void *data), void *data) {
    Attempt this = {.outer = here.innermost,
                    .locks = here.locks,
                    .offs = here.offs,
                    .language = uselocale((locale_t)0)};
    here.innermost = &this;
    bool whole = _setjmp(this.back) == 0;
    if (whole) action(data);
    here.innermost = this.outer;
    if (!whole) give_back(&this);
    return whole;
}

void profile_ends(const char *why) {
    static int said;
    __atomic_store_n(&hprof.failed, true, __ATOMIC_RELAXED);
    bool was_done = __atomic_exchange_n(&hprof.done, true, __ATOMIC_ACQ_REL);
    if (!was_done && __atomic_exchange_n(&said, 1, __ATOMIC_RELAXED) == 0)
        load_refuse("%s: there is no profile of this run", why);
    if (here.innermost == NULL) abort();
    _longjmp(here.innermost->back, 1);
}

void *must_have(void *memory) {
    if (memory == NULL) profile_ends("out of memory");
    return memory;
}

void *must_alloc(size_t count, size_t size) {
    return must_have(calloc(count > 0 ? count : 1, size));
}

char *must_copy(const char *text) {
    size_t size = text == NULL ? 1 : strlen(text) + 1;
    char *copy = must_alloc(size, 1);
    if (text != NULL) memcpy(copy, text, size);
    return copy;
}
