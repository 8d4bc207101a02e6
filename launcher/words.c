/* SPDX-License-Identifier: MIT */
/* Words of the command line, from the arguments and from argument files, and the memory they
 * lie in. */
#include "launcher/launcher.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static _Noreturn void out_of_memory(void) {
    fputs("Error: out of memory\n", stderr);
    exit(1);
}

void *allocate(size_t bytes) {
    void *memory = calloc(1, bytes != 0 ? bytes : 1);
    if (memory == NULL) out_of_memory();
    return memory;
}

char *copy(const char *text, size_t length) {
    char *result = allocate(length + 1);
    memcpy(result, text, length);
    return result;
}

char *join(const char *a, const char *b, const char *c) {
    size_t size = strlen(a) + strlen(b) + strlen(c) + 1;
    char *result = allocate(size);
    snprintf(result, size, "%s%s%s", a, b, c);
    return result;
}

void words_add(Words *words, char *item) {
    if (words->count + 1 >= words->capacity) {
        words->capacity = words->capacity != 0 ? words->capacity * 2 : 16;
        words->items = realloc(words->items, words->capacity * sizeof *words->items);
        if (words->items == NULL) out_of_memory();
    }
    words->items[words->count++] = item;
    words->items[words->count] = NULL;
}

char *file_read(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    char *bytes = NULL;
    size_t size = 0, capacity = 0;
    if (file == NULL) return NULL;
    for (;;) {
        if (size + 1 >= capacity) {
            capacity = capacity != 0 ? capacity * 2 : 65536;
            bytes = realloc(bytes, capacity);
            if (bytes == NULL) out_of_memory();
        }
        size_t got = fread(bytes + size, 1, capacity - size - 1, file);
        if (got == 0) break;
        size += got;
    }
    bool failed = ferror(file);
    fclose(file);
    if (failed) {
        free(bytes);
        return NULL;
    }
    bytes[size] = 0;
    *length = size;
    return bytes;
}
_Noreturn void fail(const char *format, const char *detail) {
    fprintf(stderr, format, detail);
    exit(1);
}

/* ---- Argument files ----
 * Words between white space; # starts a comment where a word could start; quotes of either kind
 * keep white space, and inside them a backslash escapes (\n \r \t \f, or the character itself)
 * and joins lines. */

static char quoted_escape(char c) {
    switch (c) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'f': return '\f';
    default: return c;
    }
}

static void argument_file_split(const char *text, Words *words) {
    const char *at = text;
    for (;;) {
        while (*at != 0 && isspace((unsigned char)*at)) at++;
        if (*at == 0) return;
        if (*at == '#') {
            while (*at != 0 && *at != '\n' && *at != '\r') at++;
            continue;
        }
        char *word = allocate(strlen(at) + 1), quote = 0;
        size_t length = 0;
        for (; *at != 0; at++) {
            if (quote == 0 && isspace((unsigned char)*at)) break;
            if (quote != 0 && (*at == '\n' || *at == '\r')) break;
            if (quote == 0 && (*at == '"' || *at == '\'')) {
                quote = *at;
            } else if (*at == quote) {
                quote = 0;
            } else if (quote != 0 && *at == '\\' && at[1] != 0) {
                at++;
                if (*at != '\n' && *at != '\r') {
                    word[length++] = quoted_escape(*at);
                    continue;
                }
                if (*at == '\r' && at[1] == '\n') at++;
                while (at[1] == ' ' || at[1] == '\t' || at[1] == '\f') at++;
            } else {
                word[length++] = *at;
            }
        }
        word[length] = 0;
        words_add(words, word);
    }
}

static void argument_file_read(const char *path, Words *words) {
    struct stat status;
    size_t length = 0;
    char *text =
        stat(path, &status) == 0 && !S_ISDIR(status.st_mode) ? file_read(path, &length) : NULL;
    if (text == NULL) {
        fprintf(stderr, "Error: could not open `%s'\n", path);
        exit(1);
    }
    argument_file_split(text, words);
    free(text);
}

/* Words to be, and where among them we are. */
typedef struct Expansion {
    Words words;
    bool stopped; /* @ means nothing any more */
    bool value;   /* the next word belongs to the option before it */
} Expansion;

/* Whether no options follow, or none that are to be expanded. */
static bool stops(const char *word) {
    return word[0] != '-' || strcmp(word, "-jar") == 0 || strncmp(word, "--module=", 9) == 0 ||
           strcmp(word, "--disable-@files") == 0;
}

static void follow(Expansion *all, size_t from) {
    for (size_t i = from; i < all->words.count && !all->stopped; i++) {
        const char *word = all->words.items[i];
        if (all->value)
            all->value = false;
        else if (option_takes_value(word))
            all->value = true;
        else
            all->stopped = stops(word);
    }
}

/* Replaces @file by what is in the file, up to the name of the class or jar to run. */
static void expand(Expansion *all, char *word) {
    size_t before = all->words.count;
    bool marked = !all->stopped && word[0] == '@';
    if (marked && word[1] != 0 && word[1] != '@')
        argument_file_read(word + 1, &all->words);
    else
        words_add(&all->words, marked && word[1] == '@' ? word + 1 : word);
    follow(all, before);
}

static bool has_jdk(const Words *words) {
    for (size_t i = 0; i < words->count && words->items[i][0] == '-'; i++) {
        if (is_jdk_option(words->items[i])) return true;
        if (option_takes_value(words->items[i])) i++;
    }
    return false;
}

static Words environment_words(const char *text) {
    Words parts = {0};
    Expansion all = {.stopped = false};
    if (!started_once_more()) fprintf(stderr, "NOTE: Picked up JDK_JAVA_OPTIONS: %s\n", text);
    environment_split(text, &parts);
    for (size_t i = 0; i < parts.count; i++) expand(&all, parts.items[i]);
    environment_check(&all.words);
    free(parts.items);
    return all.words;
}

Words command_line_words(int argc, char **argv) {
    Expansion all = {.stopped = false};
    const char *variable = getenv("JDK_JAVA_OPTIONS");
    for (int i = 1; i < argc; i++) expand(&all, argv[i]);
    if (variable == NULL || !has_jdk(&all.words)) return all.words;
    Words whole = environment_words(variable);
    for (size_t i = 0; i < all.words.count; i++) words_add(&whole, all.words.items[i]);
    free(all.words.items);
    return whole;
}
