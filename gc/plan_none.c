/* SPDX-License-Identifier: MIT */
/* Allocates up to the limit and never collects: the baseline that shows what collecting costs.
 */
#include "gc/plan.h"

const Plan plan_none = {.name = "none", .collects = false};
