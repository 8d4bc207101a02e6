/* SPDX-License-Identifier: MIT */
/* Any bytes as an archive; every entry is found again and read. */
#include <stdlib.h>

#include "vm/classfile/zip.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    Fault fault;
    Zip *zip = zip_open_memory("fuzz", bytes, length, &fault);
    for (size_t i = 0; zip && i < zip_entry_count(zip) && i < 64; i++) {
        const ZipEntry *entry = zip_entry_at(zip, i);
        uint8_t *out;
        size_t size;
        if (zip_find(zip, entry->name, entry->name_length) == NULL) abort();
        if (zip_read(zip, entry, &out, &size, &fault)) free(out);
    }
    zip_close(zip);
    return 0;
}
