/* SPDX-License-Identifier: MIT */
/* Lines as options of a VM. */
#include <stdlib.h>
#include <string.h>

#include "vm/system/options.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    Options options;
    char message[256];
    char *text = malloc(length + 1);
    if (text == NULL) return 0;
    memcpy(text, bytes, length);
    text[length] = 0;
    options_init(&options);
    for (char *line = text, *end; line != NULL; line = end) {
        end = strchr(line, '\n');
        if (end != NULL) *end++ = 0;
        options_parse(&options, line, NULL, message, sizeof message);
    }
    options_finish(&options, message, sizeof message);
    options_free(&options);
    free(text);
    return 0;
}
