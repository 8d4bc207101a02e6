/* SPDX-License-Identifier: MIT */
/* Classes, the class files that were offered for them, their methods, and the code that was
 * compiled of those. */
#include "model.h"

enum { BUCKETS = 1 << 12, METHOD_BUCKETS = 1 << 16, NAME_BUCKETS = 1 << 12 };

Class *all_classes;
int class_count;
static Class *buckets[BUCKETS];
static Method *method_buckets[METHOD_BUCKETS];

static size_t hash(const void *id, size_t count) {
    return ((size_t)id >> 3) * 0x9E3779B97F4A7C15u >> 20 & (count - 1);
}

/* ---- Class files ---- */

/* How often a class file of that name was offered and no class made of it yet. */
typedef struct Offer {
    char *name;
    int count;
    struct Offer *next;
} Offer;
static Offer *offers[NAME_BUCKETS];

static Offer *offer_of(const char *name) {
    size_t h = 5381;
    for (const char *p = name; *p != 0; p++) h = h * 33 + (unsigned char)*p;
    Offer **at = &offers[h % NAME_BUCKETS];
    while (*at != NULL && strcmp((*at)->name, name) != 0) at = &(*at)->next;
    if (*at == NULL) {
        *at = need(calloc(1, sizeof **at));
        (*at)->name = need(strdup(name));
    }
    return *at;
}

static unsigned u2(const unsigned char *b) { return (unsigned)b[0] << 8 | b[1]; }

/* this_class's name, with dots; NULL: the bytes are no class file as far as that. */
static char *name_in_file(const unsigned char *b, size_t length) {
    static const unsigned char sizes[] = {
        [3] = 4,  [4] = 4,  [5] = 8,  [6] = 8,  [7] = 2,  [8] = 2,  [9] = 4,  [10] = 4,
        [11] = 4, [12] = 4, [15] = 3, [16] = 2, [17] = 4, [18] = 4, [19] = 2, [20] = 2};
    if (length < 10) return NULL;
    unsigned count = u2(b + 8);
    size_t at = 10, *entries = need(calloc(count + 1u, sizeof *entries));
    char *name = NULL;
    for (unsigned i = 1; i < count && at + 3 <= length; i++) {
        unsigned tag = b[at];
        entries[i] = at;
        if (tag == 5 || tag == 6) i++;
        at += 1 + (tag == 1 ? 2 + u2(b + at + 1) : tag < sizeof sizes ? sizes[tag] : length);
    }
    if (at + 4 <= length && u2(b + at + 2) < count && entries[u2(b + at + 2)] != 0) {
        size_t class = entries[u2(b + at + 2)],
               text = class + 3 <= length && u2(b + class + 1) < count
                          ? entries[u2(b + class + 1)]
                          : 0;
        if (text != 0 && text + 3 + u2(b + text + 1) <= length)
            name = need(strndup((const char *)b + text + 3, u2(b + text + 1)));
    }
    free(entries);
    for (char *p = name; p != NULL && *p != 0; p++)
        if (*p == '/') *p = '.';
    return name;
}

void on_hook(JVMPI_Event *e) {
    CHECK(e->u.class_load_hook.class_data_len > 0 && e->u.class_load_hook.malloc_f != NULL,
          "R107", "no bytes or no malloc_f");
    char *name = name_in_file(e->u.class_load_hook.class_data,
                              (size_t)e->u.class_load_hook.class_data_len);
    if (name != NULL) offer_of(name)->count++;
    free(name);
}

/* ---- Classes ---- */

Class *class_find(jobjectID id) {
    Class *c = buckets[hash(id, BUCKETS)];
    while (c != NULL && c->id != id) c = c->same_bucket;
    return c;
}
Class *class_known(const char *rule, jobjectID id, const char *what) {
    Class *c = class_find(id);
    CHECK(c != NULL, rule, "%s %p, which is no class that was told of and is loaded", what,
          (void *)id);
    return c;
}
static void enter_bucket(Class *c) {
    Class **bucket = &buckets[hash(c->id, BUCKETS)];
    c->same_bucket = *bucket;
    *bucket = c;
}
static void leave_bucket(Class *c) {
    Class **at = &buckets[hash(c->id, BUCKETS)];
    while (*at != c) at = &(*at)->same_bucket;
    *at = c->same_bucket;
}
void class_move(Class *c, jobjectID to) {
    leave_bucket(c);
    c->id = to;
    enter_bucket(c);
}

static Method *method_find(jmethodID id) {
    Method *m = method_buckets[hash(id, METHOD_BUCKETS)];
    while (m != NULL && m->id != id) m = m->same_bucket;
    return m;
}
Method *method_known(const char *rule, jmethodID id, const char *what) {
    Method *m = method_find(id);
    CHECK(m != NULL, rule, "%s %p, which is no method of a class that is loaded", what,
          (void *)id);
    return m;
}

static char *letters(const JVMPI_Field *fields, jint count) {
    char *out = need(malloc((size_t)count + 1));
    for (jint i = 0; i < count; i++) {
        CHECK(fields[i].field_name[0] != 0 &&
                  strchr("BCDFIJSZL[", fields[i].field_signature[0]) != NULL,
              "R103", "field %s %s", fields[i].field_name, fields[i].field_signature);
        out[i] = fields[i].field_signature[0];
    }
    return out;
}

/* R205: at the start classes are told before objects, later the mirror comes first. */
static void meet_mirror(Class *c) {
    unsigned mirror = object_find(c->id);
    CHECK(mirror != NO_OBJECT || object_count == 0 || (late && !init_done), "R205 R145",
          "class %s, %p: its mirror is no object that was told of", c->name, (void *)c->id);
    if (mirror == NO_OBJECT) return;
    Object *o = &objects[mirror];
    CHECK(o->describes == NULL && o->class != NULL &&
              strcmp(o->class->name, "java.lang.Class") == 0,
          "R105 R30", "class %s, %p: what was told of is no class object of its own", c->name,
          (void *)c->id);
    c->mirror = mirror;
    o->describes = c;
}

void on_class_load(JVMPI_Event *e) {
    const char *name = e->u.class_load.class_name;
    CHECK(name != NULL && name[0] != 0 && e->u.class_load.source_name != NULL, "R221",
          "a name is missing");
    CHECK(class_find(e->u.class_load.class_id) == NULL, "R145 R205",
          "class %s, %p, is loaded already", name, (void *)e->u.class_load.class_id);
    if (!late && name[0] != '[' && strchr(name, '/') == NULL)
        CHECK(offer_of(name)->count-- > 0, "R149 R215", "class %s had no CLASS_LOAD_HOOK",
              name);
    Class *c = need(calloc(1, sizeof *c));
    c->id = e->u.class_load.class_id;
    c->name = need(strdup(name));
    c->interfaces = e->u.class_load.num_interfaces;
    c->method_count = e->u.class_load.num_methods;
    c->static_count = e->u.class_load.num_static_fields;
    c->instance_count = e->u.class_load.num_instance_fields;
    c->statics = letters(e->u.class_load.statics, c->static_count);
    c->instances = letters(e->u.class_load.instances, c->instance_count);
    c->methods = need(calloc((size_t)c->method_count + 1, sizeof *c->methods));
    for (jint i = 0; i < c->method_count; i++) {
        const JVMPI_Method *told = &e->u.class_load.methods[i];
        Method *m = &c->methods[i],
               **bucket = &method_buckets[hash(told->method_id, METHOD_BUCKETS)];
        CHECK(told->method_signature[0] == '(' && told->start_lineno <= told->end_lineno,
              "R103 R196", "method %s.%s%s, lines %d to %d", name, told->method_name,
              told->method_signature, (int)told->start_lineno, (int)told->end_lineno);
        CHECK(method_find(told->method_id) == NULL, "R27 R111",
              "method %s.%s, %p, is another one's", name, told->method_name,
              (void *)told->method_id);
        *m = (Method){told->method_id,
                      c,
                      *bucket,
                      told->start_lineno,
                      told->end_lineno,
                      need(strdup(told->method_name)),
                      0};
        *bucket = m;
    }
    meet_mirror(c);
    enter_bucket(c);
    c->next = all_classes;
    if (all_classes != NULL) all_classes->before = c;
    all_classes = c;
    class_count++, classes_told++;
}

void on_class_load_requested(JVMPI_Event *e) {
    Class *c = class_known("R87 R94", e->u.class_load.class_id, "the answer is about");
    CHECK(strcmp(c->name, e->u.class_load.class_name) == 0 &&
              c->method_count == e->u.class_load.num_methods &&
              c->static_count == e->u.class_load.num_static_fields &&
              c->instance_count == e->u.class_load.num_instance_fields &&
              c->interfaces == e->u.class_load.num_interfaces,
          "R87", "class %s, %p, is told otherwise: %s", c->name, (void *)c->id,
          e->u.class_load.class_name);
    for (jint i = 0; i < c->method_count; i++)
        CHECK(c->methods[i].id == e->u.class_load.methods[i].method_id, "R87",
              "class %s, method %d: %p; told was %p", c->name, (int)i,
              (void *)e->u.class_load.methods[i].method_id, (void *)c->methods[i].id);
}

void on_class_unload(JVMPI_Event *e) {
    Class *c = class_known("R111 R145", e->u.class_unload.class_id, "what is unloaded is");
    CHECK(c->mirror != NO_OBJECT, "R207", "class %s: its mirror is no object", c->name);
    CHECK(c->objects == 0, "R145", "class %s still has %ld objects", c->name, c->objects);
    for (int i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i], **at = &method_buckets[hash(m->id, METHOD_BUCKETS)];
        CHECK(m->compiled == 0, "R113 R111", "class %s: code of its method %s is still there",
              c->name, m->name);
        while (*at != m) at = &(*at)->same_bucket;
        *at = m->same_bucket;
        free(m->name);
    }
    for (Thread *t = all_threads; t != NULL; t = t->next)
        for (int i = 0; i < t->depth; i++)
            CHECK(t->stack[i].method->class != c, "R111",
                  "class %s: thread \"%s\" runs a method of it", c->name, t->name);
    objects[c->mirror].describes = NULL;
    leave_bucket(c);
    if (c->before != NULL)
        c->before->next = c->next;
    else
        all_classes = c->next;
    if (c->next != NULL) c->next->before = c->before;
    class_count--, classes_unloaded++;
    free(c->name), free(c->methods), free(c->statics), free(c->instances), free(c);
}

void classes_check_at_init(void) {
    for (Class *c = all_classes; c != NULL; c = c->next)
        CHECK(c->mirror != NO_OBJECT, "R205 R145",
              "class %s, %p: its mirror was never told of as an object", c->name,
              (void *)c->id);
}

/* ---- Compiled code ---- */

static Code *all_code; /* the newest first */

void on_compiled_load(JVMPI_Event *e) {
    const char *start = e->u.compiled_method_load.code_addr;
    jint size = e->u.compiled_method_load.code_size;
    Method *m = method_known("R112 R145", e->u.compiled_method_load.method_id, "code of");
    CHECK(start != NULL && size > 0, "R112", "code of %s.%s at %p, %d bytes", m->class->name,
          m->name, (const void *)start, (int)size);
    for (Code *c = all_code; c != NULL; c = c->next)
        CHECK(start + size <= c->start || c->start + c->size <= start, "R113",
              "code of %s.%s at %p, %d bytes, lies over that of %s.%s at %p, %zu bytes",
              m->class->name, m->name, (const void *)start, (int)size, c->method->class->name,
              c->method->name, (const void *)c->start, c->size);
    for (jint i = 0; i < e->u.compiled_method_load.lineno_table_size; i++) {
        JVMPI_Lineno row = e->u.compiled_method_load.lineno_table[i];
        CHECK(row.offset >= 0 && row.offset <= size, "R112",
              "%s.%s: an offset of %d in %d bytes", m->class->name, m->name, (int)row.offset,
              (int)size);
        CHECK(row.lineno < 0 || (row.lineno >= m->first_line && row.lineno <= m->last_line),
              "R222", "%s.%s: line %d of %d to %d", m->class->name, m->name, (int)row.lineno,
              (int)m->first_line, (int)m->last_line);
    }
    Code *c = need(malloc(sizeof *c));
    *c = (Code){m, start, (size_t)size, all_code};
    all_code = c;
    m->compiled++, code_loaded++;
}

/* Of several pieces of a method's code the event does not say which one goes: the oldest was
 * replaced first. */
void on_compiled_unload(JVMPI_Event *e) {
    Method *m = method_known("R113 R145", e->u.compiled_method_unload.method_id, "code of");
    CHECK(m->compiled > 0, "R113", "%s.%s, %p, has no code", m->class->name, m->name,
          (void *)m->id);
    Code **oldest = NULL;
    for (Code **at = &all_code; *at != NULL; at = &(*at)->next)
        if ((*at)->method == m) oldest = at;
    Code *c = *oldest;
    *oldest = c->next;
    free(c);
    m->compiled--, code_unloaded++;
}
