/* SPDX-License-Identifier: MIT */
/* A bin above the wanted size serves at once; only when all of those are empty is the bin
 * searched in which some gaps are too small. */
#include "gc/free_list.h"

static unsigned gap_bin(size_t bytes) {
    unsigned shift = 63u - (unsigned)__builtin_clzll((unsigned long long)bytes);
    return shift - GAP_MINIMUM_SHIFT < GAP_BINS ? shift - GAP_MINIMUM_SHIFT : GAP_BINS - 1;
}

void free_list_add(FreeList *gaps, char *address, size_t bytes) {
    if (bytes < GAP_MINIMUM_BYTES) return;
    Gap *gap = vector_try_push(&gaps->bins[gap_bin(bytes)], sizeof *gap);
    if (gap == NULL) return; /* until it is found anew */
    *gap = (Gap){address, bytes};
    gaps->bytes += bytes;
}

static bool gap_take_last(FreeList *gaps, Vector *bin, Gap *gap) {
    *gap = ((Gap *)bin->items)[--bin->count];
    gaps->bytes -= gap->bytes;
    return true;
}

bool free_list_take(FreeList *gaps, size_t bytes, Gap *gap) {
    if (gaps->bytes < bytes) return false;
    if (bytes < GAP_MINIMUM_BYTES) bytes = GAP_MINIMUM_BYTES;
    unsigned own = gap_bin(bytes);
    for (unsigned i = own + 1; i < GAP_BINS; i++)
        if (gaps->bins[i].count > 0) return gap_take_last(gaps, &gaps->bins[i], gap);
    Vector *bin = &gaps->bins[own];
    Gap *items = bin->items;
    for (size_t k = bin->count; k-- > 0;) {
        if (items[k].bytes < bytes) continue;
        Gap last = items[bin->count - 1];
        items[bin->count - 1] = items[k];
        items[k] = last;
        return gap_take_last(gaps, bin, gap);
    }
    return false;
}

void free_list_clear(FreeList *gaps) {
    for (unsigned i = 0; i < GAP_BINS; i++) gaps->bins[i].count = 0;
    gaps->bytes = 0;
}

void free_list_free(FreeList *gaps) {
    for (unsigned i = 0; i < GAP_BINS; i++) vector_free(&gaps->bins[i]);
    gaps->bytes = 0;
}
