/* SPDX-License-Identifier: MIT */
/* Which locals have registers for the whole method, and which: the most used, by how deep in
 * loops. */
#include "jit/x86_64/compiler.h"

#include <string.h>

typedef struct Candidate {
    uint32_t weight;
    uint16_t slot;
    uint8_t class;
} Candidate;

/* The heaviest first; few, and nearly in order often enough. */
static void sort_candidates(Candidate *list, unsigned count) {
    for (unsigned i = 1; i < count; i++) {
        Candidate moved = list[i];
        unsigned k = i;
        for (; k > 0 && list[k - 1].weight < moved.weight; k--) list[k] = list[k - 1];
        list[k] = moved;
    }
}

void choose_variables(Compiler *c) {
    static const uint8_t gp[] = {R8, R9, R10, R11, R12, R13, R14, RBP};
    enum { UNASSIGNED = 0xff };
    Candidate candidates[ANALYSIS_SLOTS * LOCAL_CLASSES + 1];
    unsigned count = 0, gp_used = 0, fp_used = 0;
    uint32_t slot_variables[ANALYSIS_SLOTS + 1];
    memset(c->variable_at, -1, sizeof c->variable_at);
    slot_variables[ANALYSIS_SLOTS] = 0;
    for (unsigned slot = 0; slot < c->analysis.slot_count; slot++) {
        slot_variables[slot] = 0;
        for (unsigned class = 0; class < LOCAL_CLASSES; class ++) {
            uint32_t weight = c->analysis.weight[slot][class];
            candidates[count] = (Candidate){weight, (uint16_t)slot, (uint8_t) class};
            count += weight > 0;
        }
    }
    sort_candidates(candidates, count);
    for (unsigned i = 0; i < count && c->variable_count < MAX_VARIABLES; i++) {
        bool is_float = candidates[i].class == LOCAL_FLOAT;
        if (is_float ? fp_used == 16 - FP_SCRATCH_COUNT : gp_used == sizeof gp) continue;
        uint8_t reg = is_float ? (uint8_t)(FP_SCRATCH_COUNT + fp_used++)
                               : (uint8_t)(gp_used++, UNASSIGNED);
        c->variable_at[candidates[i].slot][candidates[i].class] = (int8_t)c->variable_count;
        slot_variables[candidates[i].slot] |= 1u << c->variable_count;
        c->variables[c->variable_count++] =
            (Variable){candidates[i].slot, candidates[i].class, reg};
    }
    if (!analysis_live(&c->analysis, c->info, slot_variables)) {
        compiler_fail(c, c->analysis.reason);
        return;
    }
    uint32_t taken = arguments_choose(c);
    for (unsigned v = 0, next = 0; v < c->variable_count; v++) {
        if (c->variables[v].reg != UNASSIGNED) continue;
        while (taken >> gp[next] & 1) next++;
        c->variables[v].reg = gp[next];
        taken |= 1u << gp[next];
    }
    c->scratch_gp = (GP_SCRATCH | GP_VARIABLES) & ~taken;
    c->scratch_fp = (1u << FP_SCRATCH_COUNT) - 1;
    c->scratch_fp |= 0xffffu << (FP_SCRATCH_COUNT + fp_used) & 0xffff;
}
