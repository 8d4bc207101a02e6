/* SPDX-License-Identifier: MIT */
/* What holds of every plan holds of the one that docs/collector.md builds: tests/run writes its
 * blocks of C to own_plan.h. Accuses the page. */
#define OWN_PLAN "own_plan.h"
#include "tests/gc/test_plans.c"
