/* SPDX-License-Identifier: MIT */
#include "gc/cards.h"

#include "gc/pages.h"

bool cards_reserve(void) { return pages_map_low(CARDS_BASE, CARDS_COUNT); }
void cards_release(void) { pages_unmap((void *)CARDS_BASE, CARDS_COUNT); }
