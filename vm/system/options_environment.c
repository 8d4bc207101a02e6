/* SPDX-License-Identifier: MIT */
/* Options in variables of the environment, as a JDK's VM takes them. Pure but for the
 * variables. */
#include "vm/system/options_environment.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Takes a word off the text, its quotes and what surrounds it. False: a quote has no end. */
static bool take_word(char **text, char **word) {
    static const char spaces[] = " \t\n\v\f\r";
    char *from = *text + strspn(*text, spaces), *to = from, quote = 0;
    *word = *from != 0 ? from : NULL;
    for (; *from != 0 && (quote != 0 || strchr(spaces, *from) == NULL); from++) {
        if (quote == 0 && (*from == '"' || *from == '\''))
            quote = *from;
        else if (quote != 0 && *from == quote)
            quote = 0;
        else
            *to++ = *from;
    }
    *text = *from != 0 ? from + 1 : from;
    *to = 0;
    return quote == 0;
}

static bool take_options(Options *options, const char *variable, char *text, char *message,
                         size_t size) {
    for (char *word;;) {
        message[0] = 0;
        if (!take_word(&text, &word)) {
            snprintf(message, size, "Unmatched quote in %s", variable);
            return false;
        }
        if (word == NULL) return true;
        if (!options_parse(options, word, NULL, message, size)) return false;
        if (message[0] != 0) fprintf(stderr, "%s\n", message);
    }
}

bool options_from_variable(Options *options, const char *variable, char *message, size_t size) {
    const char *text = getenv(variable);
    if (text == NULL) return true;
    fprintf(stderr, "Picked up %s: %s\n", variable, text);
    char *copy = strdup(text);
    bool good = copy != NULL && take_options(options, variable, copy, message, size);
    if (copy == NULL) {
        options->no_memory = true;
        snprintf(message, size, "Out of memory while options are read");
    }
    free(copy);
    return good;
}
