/* SPDX-License-Identifier: MIT */
#include "vm/system/stress.h"

#include <string.h>

enum { EVERY_MAXIMUM = 1000000000, CROWD_MAXIMUM = 64 };

static const struct {
    const char *word;
    unsigned kind;
} words[] = {
    {"collect", STRESS_COLLECT}, {"move", STRESS_MOVE},         {"reuse", STRESS_REUSE},
    {"arenas", STRESS_ARENAS},   {"together", STRESS_TOGETHER}, {"delay", STRESS_DELAY},
};

/* Decimal digits and nothing else. */
static bool number(const char *text, size_t length, uint64_t most, uint64_t *value) {
    *value = 0;
    if (length == 0) return false;
    for (size_t i = 0; i < length; i++) {
        unsigned digit = (unsigned char)text[i] - '0';
        if (digit > 9 || *value > (most - digit) / 10) return false;
        *value = *value * 10 + digit;
    }
    return true;
}

static bool numbered(const char *word, size_t length, const char *name, uint64_t most,
                     uint32_t *value) {
    size_t size = strlen(name);
    uint64_t got;
    if (length <= size || strncmp(word, name, size) != 0) return false;
    if (!number(word + size, length - size, most, &got) || got == 0) return false;
    *value = (uint32_t)got;
    return true;
}

bool stress_parse(StressOptions *stress, const char *text) {
    size_t length = strcspn(text, ",");
    *stress = (StressOptions){.every = 0};
    if (!number(text, length, UINT64_MAX, &stress->seed)) return false;
    while (text[length] != 0) {
        text += length + 1;
        length = strcspn(text, ",");
        unsigned kind = 0;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (strlen(words[i].word) == length && strncmp(text, words[i].word, length) == 0)
                kind = words[i].kind;
        stress->kinds |= kind;
        if (kind == 0 && !numbered(text, length, "every=", EVERY_MAXIMUM, &stress->every) &&
            !numbered(text, length, "crowd=", CROWD_MAXIMUM, &stress->crowd))
            return false;
    }
    if (stress->kinds == 0) stress->kinds = STRESS_ALL;
    return true;
}
