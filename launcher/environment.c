/* SPDX-License-Identifier: MIT */
/* JDK_JAVA_OPTIONS: options that stand before those of the command line. */
#include "launcher/launcher.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define VARIABLE "environment variable JDK_JAVA_OPTIONS"

/* One word, quotes taken off; behind it. */
static const char *take_word(const char *at, char *word) {
    char quote = 0;
    for (; *at != 0 && (quote != 0 || !isspace((unsigned char)*at)); at++) {
        if (quote == 0 && (*at == '"' || *at == '\''))
            quote = *at;
        else if (quote != 0 && *at == quote)
            quote = 0;
        else
            *word++ = *at;
    }
    if (quote != 0) fail("Error: Unmatched quote in %s\n", VARIABLE);
    *word = 0;
    return at;
}

void environment_split(const char *text, Words *words) {
    for (;;) {
        while (isspace((unsigned char)*text)) text++;
        if (*text == 0) return;
        char *word = allocate(strlen(text) + 1);
        text = take_word(text, word);
        words_add(words, word);
    }
}

/* What a program's user says each time: what to run, or to run nothing. */
static bool belongs_on_command_line(const char *word) {
    static const char *const options[] = {
        "-jar",      "-m",           "--module",       "--dry-run",   "-h",
        "-?",        "-help",        "--help",         "-X",          "-version",
        "--version", "-fullversion", "--full-version", "--help-extra"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(word, options[i]) == 0) return true;
    return strncmp(word, "--module=", 9) == 0;
}

void environment_check(const Words *words) {
    for (size_t i = 0; i < words->count; i++) {
        const char *word = words->items[i];
        if (belongs_on_command_line(word))
            fail("Error: Option %s is not allowed in " VARIABLE "\n", word);
        if (word[0] != '-') fail("Error: Cannot specify main class in %s\n", VARIABLE);
        if (option_takes_value(word)) i++;
    }
}
