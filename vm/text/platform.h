/* SPDX-License-Identifier: MIT */
/* The platform's text: what file names, arguments, variables and options are made of, in the
 * character set of the locale that the environment names. Here it is decided which that is, and
 * every conversion goes through here. A character set is ASCII (also when the locale is
 * missing), one of a byte each, or UTF-8, which stands in for all others. The host's own locale
 * is neither asked nor changed. */
#ifndef MINIJVM_VM_TEXT_PLATFORM_H
#define MINIJVM_VM_TEXT_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Platform {
    char locale[64];   /* of characters: "de_DE.UTF-8"; "": C, or none that this machine has */
    char messages[64]; /* of messages, likewise */
    char charset[32];  /* as the locale calls it: "ANSI_X3.4-1968" */
    bool is_utf8;
    uint16_t upper[128]; /* what the bytes from 0x80 on mean unless is_utf8; U+FFFD: nothing */
} Platform;

/* By LC_ALL, the category's variable and LANG, the first of them that is set. Where this
 * machine lacks the locale of any category, all are C. */
void platform_init(Platform *platform);

/* malloc'ed standard UTF-8; what means nothing becomes U+FFFD. NULL: no memory. */
char *platform_to_utf8(const Platform *platform, const char *bytes);
/* malloc'ed bytes of the platform; what it lacks becomes '?', and *exact false (may be NULL).
 * NULL: no memory. */
char *platform_from_utf8(const Platform *platform, const char *utf8, bool *exact);

#endif
