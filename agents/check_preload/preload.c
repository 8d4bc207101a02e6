/* SPDX-License-Identifier: MIT */
/* The family of malloc, in front of the C library's, so that -Xcheck:jvmpi hears of allocations
 * in handlers while threads stand still (R21). Loaded with LD_PRELOAD, by the launcher itself
 * where it finds this library; the VM then finds jvmpi_check_set_allocation_hook and gives it a
 * function to call. */
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

typedef void (*Hook)(const char *function);

extern void *__libc_malloc(size_t bytes);
extern void *__libc_calloc(size_t count, size_t bytes);
extern void *__libc_realloc(void *memory, size_t bytes);
extern void *__libc_memalign(size_t alignment, size_t bytes);
extern void __libc_free(void *memory);

static _Atomic(Hook) hook;
static __thread int inside __attribute__((tls_model("initial-exec")));

EXPORT void jvmpi_check_set_allocation_hook(Hook function);
void jvmpi_check_set_allocation_hook(Hook function) { atomic_store(&hook, function); }

static inline void tell(const char *function) {
    Hook told = atomic_load_explicit(&hook, memory_order_relaxed);
    if (__builtin_expect(told == NULL, 1) || inside) return;
    int error = errno;
    inside = 1; /* what the report allocates is nobody's breach */
    told(function);
    inside = 0;
    errno = error;
}

EXPORT void *malloc(size_t bytes) {
    tell("malloc");
    return __libc_malloc(bytes);
}
EXPORT void *calloc(size_t count, size_t bytes) {
    tell("calloc");
    return __libc_calloc(count, bytes);
}
EXPORT void *realloc(void *memory, size_t bytes) {
    tell("realloc");
    return __libc_realloc(memory, bytes);
}
EXPORT void free(void *memory) {
    if (memory != NULL) tell("free");
    __libc_free(memory);
}
EXPORT void *memalign(size_t alignment, size_t bytes) {
    tell("memalign");
    return __libc_memalign(alignment, bytes);
}
EXPORT void *aligned_alloc(size_t alignment, size_t bytes) {
    tell("aligned_alloc");
    return __libc_memalign(alignment, bytes);
}
EXPORT int posix_memalign(void **memory, size_t alignment, size_t bytes) {
    tell("posix_memalign");
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *got = __libc_memalign(alignment, bytes);
    if (got == NULL) return ENOMEM;
    *memory = got;
    return 0;
}

/* Programs that the program starts are not checked. */
__attribute__((constructor)) static void leave_environment(void) {
    static const char self[] = "libjvmpi_check_preload.so";
    const char *value = getenv("LD_PRELOAD");
    if (value == NULL) return;
    size_t first = strcspn(value, ": ");
    const size_t name = sizeof self - 1;
    if (first < name || strncmp(value + first - name, self, name) != 0) return;
    if (value[first] == 0)
        unsetenv("LD_PRELOAD");
    else
        setenv("LD_PRELOAD", value + first + 1, 1);
}
