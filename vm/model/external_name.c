/* SPDX-License-Identifier: MIT */
/* Methods as messages name them: "int pkg.Foo.bar(java.lang.String[], long)". */
#include <string.h>

#include "vm/model/member.h"
#include "vm/text/descriptor.h"

typedef struct Text {
    char *at, *end; /* end: where the NUL fits at last */
} Text;

static void add(Text *text, const char *bytes, size_t length, bool dotted) {
    for (size_t i = 0; i < length && text->at < text->end; i++)
        *text->at++ = dotted && bytes[i] == '/' ? '.' : bytes[i];
}

static void add_plain(Text *text, const char *string) {
    add(text, string, strlen(string), false);
}

static const char *primitive_name(char kind) {
    switch (kind) {
    case 'B': return "byte";
    case 'C': return "char";
    case 'D': return "double";
    case 'F': return "float";
    case 'I': return "int";
    case 'J': return "long";
    case 'S': return "short";
    case 'Z': return "boolean";
    default: return "void";
    }
}

static void add_type(Text *text, DescriptorType type) {
    if (type.element == 'L')
        add(text, type.start + type.dimensions + 1, type.length - type.dimensions - 2, true);
    else
        add_plain(text, primitive_name(type.element));
    for (unsigned i = 0; i < type.dimensions; i++) add_plain(text, "[]");
}

char *type_external_name(DescriptorType type, char *out, size_t size) {
    Text text = {out, out + size - 1};
    add_type(&text, type);
    *text.at = 0;
    return out;
}

char *method_external_name(const char *class_name, const char *name, const char *descriptor,
                           char *out, size_t size) {
    Text text = {out, out + size - 1};
    bool valid = descriptor_is_method(descriptor, strlen(descriptor));
    if (valid) {
        add_type(&text, descriptor_return(descriptor));
        add_plain(&text, " ");
    }
    if (class_name != NULL) {
        add(&text, class_name, strlen(class_name), true);
        add_plain(&text, ".");
    }
    add_plain(&text, name);
    if (valid) {
        DescriptorCursor cursor = descriptor_parameters(descriptor);
        DescriptorType type;
        for (const char *before = "("; descriptor_next(&cursor, &type); before = ", ") {
            add_plain(&text, before);
            add_type(&text, type);
        }
        add_plain(&text, descriptor[1] == ')' ? "()" : ")");
    } else {
        add_plain(&text, descriptor);
    }
    *text.at = 0;
    return out;
}
