/* SPDX-License-Identifier: MIT */
/* Any bytes as a descriptor; what is valid is iterated over. */
#include <stdlib.h>
#include <string.h>

#include "vm/text/descriptor.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    const char *text = (const char *)bytes;
    descriptor_is_class_or_array_name(text, length, 48);
    descriptor_is_method_name(text, length, 61);
    descriptor_is_module_name(text, length);
    descriptor_is_field(text, length);
    if (!descriptor_is_method(text, length) || memchr(text, 0, length)) return 0;
    char *copy = strndup(text, length);
    if (descriptor_argument_slots(copy) > 255 || descriptor_return(copy).length == 0) abort();
    free(copy);
    return 0;
}
