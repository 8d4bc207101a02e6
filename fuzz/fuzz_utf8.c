/* SPDX-License-Identifier: MIT */
/* Any bytes as text: lengths agree with conversions, valid text survives the way to UTF-16. */
#include <stdlib.h>
#include <string.h>

#include "vm/text/utf8.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    const char *text = (const char *)bytes;
    size_t count = utf8_utf16_length(text, length);
    uint16_t *units = malloc(count * sizeof *units + 1);
    char *back = malloc(3 * count + 1);
    if (utf8_to_utf16(text, length, units) != count) abort();
    size_t size = utf8_from_utf16(units, count, back);
    if (utf8_is_valid(text, length, NULL) && (size != length || memcmp(back, text, size) != 0))
        abort();
    free(back);
    free(units);
    count = utf8_standard_utf16_length(text, length);
    units = malloc(count * sizeof *units + 1);
    if (utf8_standard_to_utf16(text, length, units) != count) abort();
    free(units);
    return 0;
}
