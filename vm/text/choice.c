/* SPDX-License-Identifier: MIT */
#include "vm/text/choice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm/text/descriptor.h"

typedef struct Pattern {
    const char *text; /* dots in the class's name */
    bool excludes, has_descriptor;
} Pattern;

struct MethodChoice {
    char *given, *texts;
    size_t count;
    Pattern patterns[];
};

/* ---- Parsing ---- */

/* Why it is none; NULL: it is one. */
static const char *fault_of_name(const char *name, size_t length) {
    if (length == 0) return "it names nothing";
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)name[i];
        if (c <= ' ' || c == 0x7f) return "it has a space or a control character";
        if (c == '!') return "\"!\" stands at the beginning only";
        if (c == ')') return "\")\" has no \"(\"";
        if (c == ';' || c == '[') return "\";\" and \"[\" stand in descriptors only";
        if (c == '.' && i == 0) return "it begins with a dot";
        if (c == '.' && i + 1 == length) return "it ends with a dot";
        if (c == '.' && name[i + 1] == '.') return "two dots follow one another";
    }
    return NULL;
}

static const char *fault_of_descriptor(const char *text) {
    for (const char *at = text + 1; *at != 0; at++) {
        if (*at <= ' ' || *at == 0x7f) return "it has a space or a control character";
        if (*at == '(' || *at == '!') return "its descriptor has \"(\" or \"!\" inside";
        if (*at == '.') return "names in descriptors are written with \"/\"";
    }
    if (strpbrk(text, "*?") != NULL || descriptor_is_method(text, strlen(text))) return NULL;
    return strchr(text, ')') == NULL
               ? "\"(\" has no \")\""
               : "behind \"(\" there is no descriptor, as (ILjava/lang/String;)V";
}

static const char *parse_pattern(Pattern *pattern, char *text) {
    pattern->excludes = *text == '!';
    if (pattern->excludes) text++;
    char *descriptor = strchr(text, '(');
    size_t length = descriptor != NULL ? (size_t)(descriptor - text) : strlen(text);
    for (size_t i = 0; i < length; i++)
        if (text[i] == '/') text[i] = '.';
    pattern->text = text;
    pattern->has_descriptor = descriptor != NULL;
    const char *fault = fault_of_name(text, length);
    return fault == NULL && descriptor != NULL ? fault_of_descriptor(descriptor) : fault;
}

static bool say(char *message, size_t size, const char *pattern, const char *fault) {
    int length = (int)strcspn(pattern, ",");
    snprintf(message, size, "Invalid pattern of methods \"%.*s\": %s",
             length > 200 ? 200 : length, pattern, fault);
    return false;
}

static bool parse_all(MethodChoice *choice, char *message, size_t size) {
    const char *given = choice->given;
    char *at = choice->texts;
    for (size_t i = 0; i < choice->count; i++) {
        char *end = at + strcspn(at, ",");
        *end = 0;
        const char *fault = parse_pattern(&choice->patterns[i], at);
        if (fault != NULL) return say(message, size, given + (at - choice->texts), fault);
        at = end + 1;
    }
    return true;
}

MethodChoice *choice_parse(const char *patterns, char *message, size_t size) {
    size_t count = 1;
    for (const char *at = patterns; *at != 0; at++) count += *at == ',';
    MethodChoice *choice = calloc(1, sizeof *choice + count * sizeof(Pattern));
    if (choice != NULL) {
        choice->count = count;
        choice->given = strdup(patterns);
        choice->texts = strdup(patterns);
    }
    if (choice == NULL || choice->given == NULL || choice->texts == NULL)
        snprintf(message, size, "Out of memory for patterns of methods");
    else if (parse_all(choice, message, size))
        return choice;
    choice_free(choice);
    return NULL;
}

void choice_free(MethodChoice *choice) {
    if (choice == NULL) return;
    free(choice->given);
    free(choice->texts);
    free(choice);
}

const char *choice_text(const MethodChoice *choice) { return choice->given; }

/* ---- Comparing ---- */

/* Does the pattern name this, or something that this is a part of? */
static bool fits(const Pattern *pattern, const char *text) {
    const char *star = NULL, *again = NULL, *p = pattern->text, *at = text;
    for (;;) {
        if (*p == '*') {
            star = ++p;
            again = at;
            continue;
        }
        bool ends = *at == 0 || (!pattern->has_descriptor && *at == '(');
        if (*p == 0 && (ends || (!pattern->has_descriptor && *at == '.'))) return true;
        if (!ends && *p != 0 && (*p == '?' || *p == *at)) {
            p++;
            at++;
            continue;
        }
        if (star == NULL || *again == 0 || (!pattern->has_descriptor && *again == '('))
            return false;
        p = star;
        at = ++again;
    }
}

static bool reserve(ChoiceText *text, size_t bytes) {
    if (bytes <= text->capacity) return true;
    char *grown = realloc(text->bytes, 2 * bytes);
    if (grown == NULL) {
        text->failed = true;
        return false;
    }
    text->bytes = grown;
    text->capacity = 2 * bytes;
    return true;
}

void choice_begin_class(ChoiceText *text, const char *class_name) {
    size_t length = strlen(class_name);
    if (!reserve(text, length + 512)) return;
    for (size_t i = 0; i < length; i++)
        text->bytes[i] = class_name[i] == '/' ? '.' : class_name[i];
    text->bytes[length] = '.';
    text->class_end = length + 1;
}

bool choice_has(const MethodChoice *choice, ChoiceText *text, const char *name,
                const char *descriptor) {
    size_t length = strlen(name), rest = strlen(descriptor);
    if (text->failed || !reserve(text, text->class_end + length + rest + 1)) return false;
    memcpy(text->bytes + text->class_end, name, length);
    memcpy(text->bytes + text->class_end + length, descriptor, rest + 1);
    for (size_t i = choice->count; i-- > 0;)
        if (fits(&choice->patterns[i], text->bytes)) return !choice->patterns[i].excludes;
    return choice->patterns[0].excludes;
}

void choice_end(ChoiceText *text) {
    free(text->bytes);
    *text = (ChoiceText){0};
}
