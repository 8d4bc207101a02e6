/* SPDX-License-Identifier: MIT */
/* Text encodings: the JVM's modified UTF-8 (no zero byte: U+0000 is C0 80; a supplementary
 * character is a surrogate pair of 3 + 3 bytes), UTF-16, Latin-1, and standard UTF-8.
 * Pure. Converters write exactly what the matching length function returned and no terminator.
 * Decoders accept any bytes and never read past the end. What is malformed becomes U+FFFD; in
 * modified UTF-8 each byte the character of its number, as in the reference. */
#ifndef MINIJVM_VM_TEXT_UTF8_H
#define MINIJVM_VM_TEXT_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Modified UTF-8 ---- */

/* True if the bytes are modified UTF-8 as a class file must have it. `offset` (may be NULL)
 * becomes the index of the first bad byte. */
bool utf8_is_valid(const void *bytes, size_t length, size_t *offset);

/* Decodes the UTF-16 unit at *cursor, which must be < end, and moves past it. */
uint16_t utf8_next(const char **cursor, const char *end);

/* Number of UTF-16 units that the bytes decode to. */
size_t utf8_utf16_length(const char *bytes, size_t length);

/* Decodes into `units`, which has room for utf8_utf16_length. Returns the number written. */
size_t utf8_to_utf16(const char *bytes, size_t length, uint16_t *units);

/* True if every decoded unit is below U+0100. */
bool utf8_is_latin1(const char *bytes, size_t length);

/* Decodes text for which utf8_is_latin1 holds; room for utf8_utf16_length bytes. */
size_t utf8_to_latin1(const char *bytes, size_t length, uint8_t *latin1);

size_t utf8_length_of_utf16(const uint16_t *units, size_t count);
size_t utf8_from_utf16(const uint16_t *units, size_t count, char *bytes);

size_t utf8_length_of_latin1(const uint8_t *latin1, size_t count);
size_t utf8_from_latin1(const uint8_t *latin1, size_t count, char *bytes);

/* ---- Standard UTF-8 ---- */

/* Decodes the code point at *cursor (< end) and moves past it. What is malformed is U+FFFD once
 * for as many bytes as could begin a character, as Java decodes. */
uint32_t utf8_standard_next(const char **cursor, const char *end);

size_t utf8_standard_utf16_length(const char *bytes, size_t length);
size_t utf8_standard_to_utf16(const char *bytes, size_t length, uint16_t *units);

/* A lone surrogate becomes '?', as Java's encoder does. */
size_t utf8_standard_length_of_utf16(const uint16_t *units, size_t count);
size_t utf8_standard_from_utf16(const uint16_t *units, size_t count, char *bytes);

/* ---- Hashing ---- */

/* Hash of the bytes as they are; the VM's symbol and member tables use it. */
uint32_t utf8_hash(const char *bytes, size_t length);

#endif
