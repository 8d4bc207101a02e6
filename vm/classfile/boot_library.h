/* SPDX-License-Identifier: MIT */
/* The class library inside the library: one blob made at build time (tools/MakeBlob.java,
 * linked by classlib/blob.S). Little-endian; offsets are from the start, which is a BlobHeader.
 * Entries are sorted by name, a class's without ".class". Texts are the constants of all
 * classes, each once, with a zero byte before and behind it; they are symbols
 * (vm/model/symbols.c) that need no table, as the blob has one. Class files are packed:
 *
 *   Utf8 constant     u2 0x4000 + number of the text; u1 0xFF: the one after the highest in
 *                     this class so far; a generic signature, a sentence or what only one
 *                     deflated class has is as in a class file
 *   other constants   an index of a constant less their own index
 *   attribute         u2 name, u2 length; if that is 0xFFFF, u4 length
 *   LineNumberTable   u2 count, u2 first line, then a row: u1 (line - last + 2) << 5 |
 *                     (pc - last); or u1 0xFF, u2 pc, u2 line
 *
 * with attribute lengths to match. Those that classlib/start and classlib/plain name, a usual
 * program's, lie there so and are read in place; the others are deflated
 * (tools/SharedCodes.java), each by itself with a dictionary: most as one block whose codes are
 * those of all, so that its first bytes, which say the codes, lie apart. boot_library_resource
 * gives back the class file that the compiler wrote. Borrowed, immutable, shared by all VMs of
 * the process. The parsed class files lie in one arena per VM. */
#ifndef MINIJVM_VM_CLASSFILE_BOOT_LIBRARY_H
#define MINIJVM_VM_CLASSFILE_BOOT_LIBRARY_H

#include "vm/classfile/classfile.h"

typedef struct BootLibrary BootLibrary;

typedef struct BlobHeader {
    char magic[4];
    uint32_t entry_count, entries;
    uint32_t text_count, text_bases, text_offsets, texts,
        text_bytes; /* u4 for every 64; u2 from there, for each and the 64's end */
    uint32_t slot_count,
        slots; /* open addressing by utf8_hash: u2 number of a text plus 1, or 0 */
    uint32_t dictionary, dictionary_bytes; /* what many of the deflated entries share, which
                                              they refer back to */
    uint32_t beginning, beginning_bits;    /* what most deflated entries begin with, whose bytes
                                              hold the bits that follow */
} BlobHeader;

typedef struct __attribute__((packed)) BlobEntry {
    uint16_t name;                   /* number of a text */
    uint8_t follows;                 /* 1: its bytes follow the beginning; 0: they are whole */
    uint32_t data : 24, stored : 24; /* where, and bytes there; fewer than `length`: deflated */
    uint32_t length : 24;
    uint32_t unpacked : 24; /* length of the class file; 0: no class, not packed */
} BlobEntry;
_Static_assert(sizeof(BlobEntry) == 15, "as tools/MakeBlob.java writes it");

enum {
    PACKED_Utf8 = 0x40,
    PACKED_Utf8_next = 0xFF
}; /* the first is a byte's least; no class file has them as tags */

/* The packed class of this internal name, or NULL. Borrowed. */
const BlobEntry *boot_library_class(const char *name);
/* Its packed form, inflated into `room` of entry->length bytes or where it lies; NULL: memory
 * is short. **Safepoint.** */
const uint8_t *boot_library_data(const BlobEntry *entry, uint8_t *room);
static inline bool boot_library_is_plain(const BlobEntry *entry) {
    return entry->stored == entry->length;
}
/* Owned by the caller (free); NULL: memory is short. **Safepoint.** */
uint8_t *boot_library_unpack(const BlobEntry *entry);
/* By the name of a resource, "java/lang/Object.class"; a zero byte is behind one that is no
 * class. Owned by the caller (free); NULL: there is none, or memory is short. **Safepoint.** */
uint8_t *boot_library_resource(const char *name, size_t *length);

/* The names of all entries as those of resources, sorted, ended by NULL, in one piece. Owned by
 * the caller (free); NULL: memory is short. */
char **boot_library_names(void);
/* Whether an entry lies directly in this folder, "java/lang". */
bool boot_library_has_package(const char *name);

BootLibrary *boot_library_create(void); /* NULL: memory is short */
void boot_library_destroy(BootLibrary *library);
/* An entry's class file, parsed; it lives as long as the library. NULL and a fault: memory is
 * short. **Safepoint.** */
ClassFile *boot_library_parse(BootLibrary *library, const BlobEntry *entry, Fault *fault);
/* The same of a class file of another library, whose bytes stay; it need not be a good one. */
ClassFile *boot_library_parse_other(BootLibrary *library, ParseRules rules,
                                    const uint8_t *bytes, size_t length,
                                    const char *expected_name, Fault *fault);

extern const uint8_t minijvm_class_library[] __attribute__((visibility("hidden")));
static inline const void *boot_library_at(uint32_t offset) {
    return minijvm_class_library + offset;
}
static inline const BlobHeader *boot_library_header(void) { return boot_library_at(0); }
/* A text by number; NULL: there is none with it. */
static inline const char *boot_library_text(unsigned number, size_t *length) {
    const BlobHeader *header = boot_library_header();
    if (number >= header->text_count) {
        *length = 0;
        return NULL;
    }
    unsigned which = number / 64;
    const uint16_t *offsets = boot_library_at(header->text_offsets);
    const uint32_t *bases = boot_library_at(header->text_bases);
    offsets += number + which; /* behind each 64 lies where they end */
    *length = offsets[1] - offsets[0] - 1u;
    return boot_library_at(bases[which] + offsets[0]);
}
/* The text in the blob that equals this one, or NULL. */
const char *boot_library_symbol(const char *text, size_t length, uint32_t hash);
/* Whether this is a whole text of the blob, itself. */
bool boot_library_is_symbol(const char *text, size_t length);

/* Unpacks a class file of the blob into `unpacked` bytes; false: it is no such class file. */
bool unpack_class(const uint8_t *packed, size_t length, uint8_t *to, size_t unpacked);

#endif
