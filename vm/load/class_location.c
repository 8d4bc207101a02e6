/* SPDX-License-Identifier: MIT */
/* A loader is told by its name, or its class if it has none, and by its hash unless it is one
 * of the library's. */
#include "vm/load/class_location.h"
#include "vm/model/selection.h"

#include <stdlib.h>
#include <string.h>

#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"

static Class *elements_of(Class *c) {
    while (c->is_array && c->element != NULL) c = c->element;
    return c;
}

/* One of the library's, which there is once. */
static bool is_built_in(const Loader *loader) {
    if (loader == NULL || loader->object == NULL) return true;
    const Class *c = object_class(loader->object);
    return c->loader == NULL && strncmp(c->name, "java/net/", 9) != 0 &&
           strncmp(c->name, "java/security/", 14) != 0;
}

const char *class_location_of_loader(Thread *t, Loader *loader, char *out, size_t size) {
    VM *vm = t->vm;
    if (loader == NULL || loader->object == NULL) {
        snprintf(out, size, "'bootstrap'");
        return out;
    }
    char text[300];
    Object *object = loader->object;
    Class *c = object_class(object);
    Field *field = class_find_field(c, symbol(vm, "name"), symbol(vm, "Ljava/lang/String;"));
    Object *name = field != NULL ? slot_get((char *)object + field->offset) : NULL;
    char *c_text = name != NULL ? string_to_c(vm, name) : NULL;
    if (c_text != NULL)
        snprintf(text, sizeof text, "'%s'", c_text);
    else
        class_external_name(c, text, sizeof text);
    free(c_text);
    if (is_built_in(loader))
        snprintf(out, size, "%s", text);
    else
        snprintf(out, size, "%s @%x", text, (unsigned)object_hash(t, loader->object));
    return out;
}

static void module_of(Thread *t, Class *c, char *out, size_t size) {
    const ClassLibrary *library = t->vm->library;
    char loader[360], module[300];
    bool named =
        library == NULL ? c->loader == NULL : library->module_text(c, module, sizeof module);
    snprintf(out, size, "%s of loader %s",
             !named            ? "unnamed module"
             : library == NULL ? "module java.base"
                               : module,
             class_location_of_loader(t, c->loader, loader, sizeof loader));
}

const char *class_location_of(Thread *t, Class *c, char *out, size_t size) {
    char name[256], module[400];
    module_of(t, elements_of(c), module, sizeof module);
    snprintf(out, size, "%s is in %s", class_external_name(c, name, sizeof name), module);
    return out;
}

const char *class_location_with_parent(Thread *t, Class *c, char *out, size_t size) {
    VM *vm = t->vm;
    char parent_name[360];
    class_location_of(t, c, out, size);
    c = elements_of(c);
    if (is_built_in(c->loader)) return out;
    Object *object = c->loader->object;
    Field *field = class_find_field(object_class(object), symbol(vm, "parent"),
                                    symbol(vm, "Ljava/lang/ClassLoader;"));
    Object *parent = field != NULL ? slot_get((char *)object + field->offset) : NULL;
    size_t used = strlen(out);
    snprintf(
        out + used, size - used, ", parent loader %s",
        class_location_of_loader(t, loader_of(t, parent), parent_name, sizeof parent_name));
    return out;
}

const char *class_location_of_both(Thread *t, Class *a, Class *b, char *out, size_t size) {
    char x[256], y[256], module[400], other[400];
    class_external_name(a, x, sizeof x);
    class_external_name(b, y, sizeof y);
    module_of(t, elements_of(a), module, sizeof module);
    module_of(t, elements_of(b), other, sizeof other);
    if (strcmp(module, other) == 0)
        snprintf(out, size, "%s and %s are in %s", x, y, module);
    else
        snprintf(out, size, "%s is in %s; %s is in %s", x, module, y, other);
    return out;
}
