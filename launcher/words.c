/* SPDX-License-Identifier: MIT */
/* Words of the command line, from the arguments and from argument files, and the memory they
 * lie in. */
#include "launcher/launcher.h"

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
 * Words between white space; quotes of either kind keep it, and inside them a backslash escapes
 * (\n \r \t \f, or the character itself) and joins lines. # outside quotes starts a comment,
 * also in a word: what stood before it since the last quote is lost, as in java. So is a word
 * that the file's end cuts after a backslash, or leaves empty. */

typedef struct Cutter {
    const char *at;
    char *word;
    size_t length;
    size_t kept; /* of it, what a comment does not take away */
    char quote;
    bool joined; /* nothing stands behind a backslash so far */
} Cutter;

static bool is_space(char c) { return c != 0 && strchr(" \t\n\r\f", c) != NULL; }
static bool ends_line(char c) { return c == '\n' || c == '\r'; }

static char quoted_escape(char c) {
    switch (c) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'f': return '\f';
    default: return c;
    }
}

static void skip_comment(Cutter *c) {
    while (*c->at != 0 && !ends_line(*c->at)) c->at++;
    c->length = c->kept;
}

/* At what follows a backslash in quotes. */
static void take_escape(Cutter *c) {
    c->joined = *c->at == 0 || ends_line(*c->at);
    if (*c->at == 0) return;
    if (!c->joined) {
        c->word[c->length++] = quoted_escape(*c->at++);
    } else {
        c->at += c->at[0] == '\r' && c->at[1] == '\n' ? 2 : 1;
        while (*c->at == ' ' || *c->at == '\t' || *c->at == '\f') c->at++;
    }
    c->kept = c->length;
}

/* Takes a piece of a word: a character, a quote, an escape. */
static void take_piece(Cutter *c) {
    char next = *c->at++;
    if (c->quote != 0 && next == '\\') {
        take_escape(c);
        return;
    }
    c->joined = false;
    bool opens = c->quote == 0 && (next == '"' || next == '\'');
    if (!opens && (c->quote == 0 || next != c->quote)) {
        c->word[c->length++] = next;
        return;
    }
    c->quote = opens ? next : 0;
    c->kept = c->length;
}

/* True: a word is complete. */
static bool take_word(Cutter *c) {
    c->quote = 0;
    while (*c->at != 0 && (c->quote == 0 ? !is_space(*c->at) : !ends_line(*c->at))) {
        if (c->quote == 0 && *c->at == '#') {
            skip_comment(c);
            return false;
        }
        take_piece(c);
    }
    return *c->at != 0 || (c->length > 0 && !c->joined);
}

static void argument_file_split(const char *text, Words *words) {
    Cutter c = {.at = text, .word = allocate(strlen(text) + 1)};
    for (;;) {
        while (is_space(*c.at)) c.at++;
        if (*c.at == 0) break;
        if (!take_word(&c)) continue;
        words_add(words, copy(c.word, c.length));
        c.length = c.kept = 0;
    }
    free(c.word);
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

static void note_options(Expansion *all, size_t from) {
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
static void expand_word(Expansion *all, char *word) {
    size_t before = all->words.count;
    bool marked = !all->stopped && word[0] == '@';
    if (marked && word[1] != 0 && word[1] != '@')
        argument_file_read(word + 1, &all->words);
    else
        words_add(&all->words, marked && word[1] == '@' ? word + 1 : word);
    note_options(all, before);
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
    for (size_t i = 0; i < parts.count; i++) expand_word(&all, parts.items[i]);
    environment_check(&all.words);
    free(parts.items);
    return all.words;
}

Words command_line_words(int argc, char **argv) {
    Expansion all = {.stopped = false};
    const char *variable = getenv("JDK_JAVA_OPTIONS");
    for (int i = 1; i < argc; i++) expand_word(&all, argv[i]);
    if (variable == NULL || !has_jdk(&all.words)) return all.words;
    Words whole = environment_words(variable);
    for (size_t i = 0; i < all.words.count; i++) words_add(&whole, all.words.items[i]);
    free(all.words.items);
    return whole;
}
