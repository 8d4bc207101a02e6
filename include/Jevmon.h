/* SPDX-License-Identifier: MIT */
/* The original's spelling. */
#include "jevmon.h"
