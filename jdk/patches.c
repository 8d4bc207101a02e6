/* SPDX-License-Identifier: MIT */
#include "jdk/patches.h"

#include <stdlib.h>
#include <string.h>

#include "vm/load/class_path.h"
#include "vm/model/vm.h"

typedef struct Patch {
    const char *module; /* of the options, as long as `length` */
    size_t length;
    ClassPath *path;
    struct Patch *next;
} Patch;

struct JdkPatches {
    Patch *first;
};

static const Patch *find(const JdkPatches *patches, const char *module, size_t length) {
    const Patch *p = patches->first;
    while (p != NULL && (p->length != length || memcmp(p->module, module, length) != 0))
        p = p->next;
    return p;
}

static bool add(JdkPatches *patches, VM *vm, const char *module, const char *equals) {
    Patch *p = calloc(1, sizeof *p);
    if (p == NULL) return false;
    *p = (Patch){.module = module,
                 .length = (size_t)(equals - module),
                 .path = class_path_new(equals + 1, false, &vm->platform),
                 .next = patches->first};
    patches->first = p;
    return p->path != NULL;
}

/* The library says itself what else is wrong with a patch; this it would not hear of, as the
 * first classes are loaded before it is. */
static const char *wrong_patch(const JdkPatches *patches, const char *value) {
    static const char base[] = "java.base";
    const char *equals = strchr(value, '=');
    if (equals == NULL) return "Missing '=' in --patch-module specification";
    if ((size_t)(equals - value) == sizeof base - 1 &&
        strncmp(value, base, sizeof base - 1) == 0 &&
        find(patches, base, sizeof base - 1) != NULL)
        return "Cannot specify java.base more than once to --patch-module";
    return NULL;
}

static const char *add_all(JdkPatches *patches, VM *vm) {
    static const char key[] = "jdk.module.patch.";
    const Options *options = &vm->options;
    for (size_t i = 0; i < options->property_count; i++) {
        const char *value = options->properties[i].value;
        if (strncmp(options->properties[i].key, key, sizeof key - 1) != 0) continue;
        const char *wrong = wrong_patch(patches, value);
        if (wrong != NULL) return wrong;
        if (!add(patches, vm, value, strchr(value, '='))) return "out of memory";
    }
    return NULL;
}

JdkPatches *jdk_patches_create(VM *vm, char *message, size_t size) {
    JdkPatches *patches = calloc(1, sizeof *patches);
    const char *wrong = patches != NULL ? add_all(patches, vm) : "out of memory";
    if (wrong == NULL) return patches;
    snprintf(message, size, "%s", wrong);
    jdk_patches_destroy(patches);
    return NULL;
}

void jdk_patches_destroy(JdkPatches *patches) {
    if (patches == NULL) return;
    while (patches->first != NULL) {
        Patch *p = patches->first;
        patches->first = p->next;
        class_path_free(p->path);
        free(p);
    }
    free(patches);
}

uint8_t *jdk_patches_find(const JdkPatches *patches, const char *module, const char *name,
                          size_t *length) {
    const Patch *p = find(patches, module, strlen(module));
    if (p == NULL) return NULL;
    uint8_t *bytes = NULL;
    Fault fault = {0};
    size_t size = strlen(name) + sizeof ".class";
    char *file = malloc(size);
    if (file == NULL) return NULL;
    snprintf(file, size, "%s.class", name);
    bool found = class_path_find(p->path, file, &bytes, length, NULL, &fault);
    free(file);
    return found ? bytes : NULL;
}
