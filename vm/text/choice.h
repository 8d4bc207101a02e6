/* SPDX-License-Identifier: MIT */
/* Which methods: a list of patterns, as -Xjvmpi:methods= has it (docs/attach.md, Choosing
 * methods). The last pattern that fits a method decides; where none fits, the method is chosen
 * if the first one excludes. Knows texts only. */
#ifndef MINIJVM_VM_TEXT_CHOICE_H
#define MINIJVM_VM_TEXT_CHOICE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct MethodChoice MethodChoice;

/* NULL, and why in `message`. */
MethodChoice *choice_parse(const char *patterns, char *message, size_t size);
void choice_free(MethodChoice *choice);
/* The text that was parsed. */
const char *choice_text(const MethodChoice *choice);

/* Names are compared one class at a time. The text belongs to one thread. */
typedef struct ChoiceText {
    char *bytes; /* "pkg.Class." */
    size_t capacity, class_end;
    bool failed; /* no memory: nothing fits any more */
} ChoiceText;
/* The class's name, with slashes or dots. */
void choice_begin_class(ChoiceText *text, const char *class_name);
bool choice_has(const MethodChoice *choice, ChoiceText *text, const char *name,
                const char *descriptor);
void choice_end(ChoiceText *text);

#endif
