/* SPDX-License-Identifier: MIT */
#include "gc/cards.h"

#include "gc/pages.h"

#if defined(MINIJVM_WIDE_REFS)
bool cards_reserve(void) { return pages_map_low(CARDS_BASE, CARDS_COUNT); }
#else
bool cards_reserve(void) {
    cards_base = CARDS_LOW;
    if (pages_map_low(CARDS_LOW, CARDS_COUNT)) return true;
    cards_base = CARDS_HIGH;
    return pages_map_low(CARDS_HIGH, CARDS_COUNT);
}
#endif
void cards_release(void) { pages_unmap((void *)CARDS_BASE, CARDS_COUNT); }
