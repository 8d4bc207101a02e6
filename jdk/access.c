/* SPDX-License-Identifier: MIT */
/* Which modules read which and export what to whom, as the library tells it (J807 to J809), and
 * may a class use a public class of another module (JVMS 5.4.4, J811)? Resolution asks once per
 * constant. What is added later counts from then on; nothing is ever taken away, but with a
 * loader. */
#include <stdlib.h>
#include <string.h>

#include "jdk/functions.h"
#include "jdk/modules.h"
#include "vm/invoke/invoke_known.h"
#include "vm/jni/env_functions.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/handles.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"

/* ---- Parties ---- */

static bool parties_has(const Parties *parties, Party party) {
    for (uint32_t i = 0; i < parties->count; i++)
        if (parties->items[i] == party) return true;
    return false;
}

/* False: no memory. */
static bool parties_add(Parties *parties, Party party) {
    if (parties_has(parties, party)) return true;
    if (parties->count == parties->room) {
        uint32_t room = parties->room * 2 + 2;
        Party *more = realloc(parties->items, room * sizeof *more);
        if (more == NULL) return false;
        parties->items = more;
        parties->room = room;
    }
    parties->items[parties->count++] = party;
    return true;
}

static void parties_remove(Parties *parties, Party party) {
    for (uint32_t i = 0; i < parties->count;)
        if (parties->items[i] == party)
            parties->items[i] = parties->items[--parties->count];
        else
            i++;
}

void modules_free_parties(Parties *parties) { free(parties->items); }

static void forget_party(JdkModules *all, Party party) {
    for (Module *m = all->modules; m != NULL; m = m->next) parties_remove(&m->reads, party);
    for (int i = 0; i < BUCKETS; i++)
        for (Package *p = all->packages[i]; p != NULL; p = p->next)
            parties_remove(&p->exports, party);
}

void modules_forget_parties(JdkModules *all, const Loader *loader) {
    forget_party(all, loader);
    for (const Module *m = all->modules; m != NULL; m = m->next)
        if (m->loader == loader) forget_party(all, m);
}

static Party unnamed_party(const JdkModules *all, const Loader *loader) {
    return loader != NULL ? (Party)loader : all;
}

/* ---- Definition: what the library says ---- */

/* False: thrown. `what` names the parameter. **Safepoint.** */
static bool is_given(Thread *t, jobject object, const char *what) {
    return env_object(object) != NULL ||
           exception_throw(t, "java/lang/NullPointerException", "%s is null", what) != NULL;
}

/* A Module object, read. */
typedef struct Given {
    Loader *loader;
    char *name; /* malloc'ed; NULL: it is unnamed */
} Given;

/* False: thrown. **Safepoint** only then. */
static bool given_read(Thread *t, jobject module, Given *given) {
    Object *object = env_object(module);
    const Class *c = object_class(object);
    const Object *name = known_get(object, known_field(c, "name"));
    size_t length;
    given->loader = loader_of(t, known_get(object, known_field(c, "loader")));
    given->name =
        name != NULL ? string_to_utf8(t->vm, (Object *)(uintptr_t)name, &length) : NULL;
    return name == NULL || given->name != NULL || exception_out_of_memory(t, "C heap") != NULL;
}

/* NULL: the VM was not told of it. **Lock:** held. */
static Party given_party(JdkModules *all, const Given *given) {
    return given->name != NULL ? modules_find(all, given->loader, given->name)
                               : unnamed_party(all, given->loader);
}

typedef enum Added { ADDED, NO_FROM, NO_TO, NO_PACKAGE, NO_MEMORY } Added;
typedef enum Extent { TO_ONE, TO_ALL, TO_ALL_UNNAMED } Extent;

static Added add_export(JdkModules *all, const Given *from, const char *name, const Given *to,
                        Extent extent) {
    Module *module = modules_find(all, from->loader, from->name);
    if (module == NULL) return NO_FROM;
    if (module->is_open) return ADDED;
    Party party = extent == TO_ONE ? given_party(all, to) : NULL;
    if (extent == TO_ONE && party == NULL) return NO_TO;
    Package *p = modules_find_package(all, from->loader, name, strlen(name));
    if (p == NULL || p->module != module) return NO_PACKAGE;
    p->to_all |= extent == TO_ALL;
    p->to_unnamed |= extent == TO_ALL_UNNAMED;
    if (extent != TO_ONE || p->to_all || party == module) return ADDED;
    return parties_add(&p->exports, party) ? ADDED : NO_MEMORY;
}

static void added_throw(Thread *t, Added added, const Given *from, const char *package,
                        Extent extent) {
    const char *error = "java/lang/IllegalArgumentException",
               *where = extent == TO_ALL_UNNAMED ? "module" : "from_module";
    switch (added) {
    case ADDED: return;
    case NO_FROM:
        exception_throw(t, error, "%s %s", where,
                        extent == TO_ALL_UNNAMED ? "is invalid" : "cannot be found");
        return;
    case NO_TO: exception_throw(t, error, "to_module is invalid"); return;
    case NO_PACKAGE:
        exception_throw(t, error, "Package %s not found in %s %s", package, where, from->name);
        return;
    case NO_MEMORY: exception_out_of_memory(t, "C heap"); return;
    }
}

static void export_to(JNIEnv *env, jobject from, jstring package, jobject to, Extent extent) {
    ENV_ENTER(env);
    VM *vm = t->vm;
    JdkModules *all = jdk_of(vm)->modules;
    Given giver = {NULL, NULL}, taker = {NULL, NULL};
    if ((extent == TO_ONE && !is_given(t, to, "to_module")) ||
        !is_given(t, package, "package") ||
        !is_given(t, from, extent == TO_ALL_UNNAMED ? "module" : "from_module"))
        return;
    char *name = modules_slashed(vm, env_object(package));
    if (name == NULL) {
        exception_out_of_memory(t, "C heap");
    } else if (given_read(t, from, &giver) && giver.name != NULL &&
               (extent != TO_ONE || given_read(t, to, &taker))) {
        modules_lock(all);
        Added added = add_export(all, &giver, name, &taker, extent);
        modules_unlock(all);
        added_throw(t, added, &giver, name, extent);
    }
    free(name);
    free(giver.name);
    free(taker.name);
}

void jdk_JVM_AddModuleExports(JNIEnv *env, jobject from, jstring package, jobject to) {
    export_to(env, from, package, to, TO_ONE);
}

void jdk_JVM_AddModuleExportsToAll(JNIEnv *env, jobject from, jstring package) {
    export_to(env, from, package, NULL, TO_ALL);
}

void jdk_JVM_AddModuleExportsToAllUnnamed(JNIEnv *env, jobject from, jstring package) {
    export_to(env, from, package, NULL, TO_ALL_UNNAMED);
}

/* No `to`: every unnamed module. */
static Added add_read(JdkModules *all, const Given *from, const Given *to) {
    Module *module = modules_find(all, from->loader, from->name);
    if (module == NULL) return NO_FROM;
    module->reads_unnamed |= to == NULL;
    if (to == NULL) return ADDED;
    Party party = given_party(all, to);
    if (party == NULL) return NO_TO;
    return party == module || parties_add(&module->reads, party) ? ADDED : NO_MEMORY;
}

void jdk_JVM_AddReadsModule(JNIEnv *env, jobject from, jobject to) {
    ENV_ENTER(env);
    JdkModules *all = jdk_of(t->vm)->modules;
    Given reader = {NULL, NULL}, read = {NULL, NULL};
    bool to_all = env_object(to) == NULL;
    if (!is_given(t, from, "from_module")) return;
    if (given_read(t, from, &reader) && reader.name != NULL &&
        (to_all || given_read(t, to, &read))) {
        modules_lock(all);
        Added added = add_read(all, &reader, to_all ? NULL : &read);
        modules_unlock(all);
        if (added == NO_FROM)
            exception_throw(t, "java/lang/IllegalArgumentException",
                            "from_module is not valid");
        else
            added_throw(t, added, &reader, NULL, TO_ONE);
    }
    free(reader.name);
    free(read.name);
}

/* ---- The decision ---- */

typedef enum Verdict { ALLOWED, NOT_READ, NOT_EXPORTED } Verdict;

/* Both are no arrays and no primitives. **Lock:** held. */
static Verdict judge(JdkModules *all, const Class *from, const Class *to) {
    const Package *mine =
        modules_find_package(all, from->loader, from->name, modules_package_length(from->name));
    const Package *p =
        modules_find_package(all, to->loader, to->name, modules_package_length(to->name));
    const Module *here = mine != NULL ? mine->module : NULL,
                 *there = p != NULL ? p->module : NULL;
    if (all->base == NULL) return ALLOWED; /* all there is belongs to it */
    if (here == there && (here != NULL || from->loader == to->loader)) return ALLOWED;
    Party reader = here != NULL ? (Party)here : unnamed_party(all, from->loader),
          read = there != NULL ? (Party)there : unnamed_party(all, to->loader);
    bool reads = here == NULL || there == all->base || (there == NULL && here->reads_unnamed) ||
                 parties_has(&here->reads, read);
    if (!reads) return NOT_READ;
    bool exports = there == NULL || there->is_open || p->to_all ||
                   (here == NULL && p->to_unnamed) || parties_has(&p->exports, reader);
    return exports ? ALLOWED : NOT_EXPORTED;
}

bool jdk_may_access(const Class *from, const Class *to) {
    JdkModules *all = jdk_of(from->vm)->modules;
    modules_lock(all);
    Verdict verdict = judge(all, from, to);
    modules_unlock(all);
    return verdict == ALLOWED;
}

/* ---- The error ---- */

bool jdk_module_text(const Class *c, char *out, size_t size) {
    JdkModules *all = jdk_of(c->vm)->modules;
    modules_lock(all);
    const Package *p =
        modules_find_package(all, c->loader, c->name, modules_package_length(c->name));
    bool named = all->base == NULL || p != NULL || c->is_primitive;
    if (named) snprintf(out, size, "module %s", p != NULL ? p->module->name : "java.base");
    modules_unlock(all);
    return named;
}

void jdk_module_prefix(const Class *c, char *out, size_t size) {
    JdkModules *all = jdk_of(c->vm)->modules;
    modules_lock(all);
    const Package *p =
        modules_find_package(all, c->loader, c->name, modules_package_length(c->name));
    const char *version = p != NULL ? p->module->version : NULL;
    if (p != NULL)
        snprintf(out, size, "%s%s%s/", p->module->name, version != NULL ? "@" : "",
                 version != NULL ? version : "");
    else
        out[0] = 0;
    modules_unlock(all);
}

/* "module m" or "unnamed module @0x1f2e3d". */
static char *module_text(Thread *t, const Class *c, char *out, size_t size) {
    if (jdk_module_text(c, out, size)) return out;
    Object *object = modules_unnamed(jdk_of(t->vm)->modules, c->loader);
    if (object != NULL)
        snprintf(out, size, "unnamed module @0x%x", (unsigned)object_hash(t, object));
    else
        snprintf(out, size, "unnamed module");
    return out;
}

void *jdk_access_refused(Thread *t, const Class *from, const Class *to, const char *check) {
    JdkModules *all = jdk_of(t->vm)->modules;
    char a[256], b[256], mine[300], theirs[300], package[256];
    modules_lock(all);
    Verdict verdict = judge(all, from, to);
    modules_unlock(all);
    class_external_name(from, a, sizeof a);
    class_external_name(to, b, sizeof b);
    module_text(t, from, mine, sizeof mine);
    module_text(t, to, theirs, sizeof theirs);
    snprintf(package, sizeof package, "%s", b);
    char *dot = strrchr(package, '.');
    *(dot != NULL ? dot : package) = 0;
    const char *error = "java/lang/IllegalAccessError";
    if (verdict == NOT_READ)
        return exception_throw(
            t, error,
            "%sclass %s (in %s) cannot access class %s (in %s) because %s does not read %s",
            check, a, mine, b, theirs, mine, theirs);
    return exception_throw(
        t, error,
        "%sclass %s (in %s) cannot access class %s (in %s) because %s does not export %s to %s",
        check, a, mine, b, theirs, theirs, package, mine);
}
