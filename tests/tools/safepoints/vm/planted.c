/* SPDX-License-Identifier: MIT */
#include "planted.h"

extern int use(const void *address);
extern Object *root;

void thread_poll_slow(Thread *t) { use(t); }
void thread_enter_vm_slow(Thread *t) { use(t); }
void thread_wait_blocked(Thread *t) { use(t); }
void wrong_contract(Thread *t) { thread_wait_blocked(t); }

Object *object_make(Thread *t, int length) {
    thread_poll_slow(t);
    return root + length;
}
void *throw(Thread * t) {
    object_make(t, 1);
    return NULL;
}
bool check_length(Thread *t, int length) {
    if (length >= 0) return true;
    return throw(t) != NULL;
}

static int weigh(const Object *object) { return object->length; }
const Class planted_class = {.make = object_make, .weigh = weigh};

/* 1: a variable, read after the call. */
int wrong_variable(Thread *t, Object *o) {
    object_make(t, 1);
    return o->length;
}
int right_variable(Thread *t, Object *o) {
    int length = o->length;
    object_make(t, 1);
    return length;
}

/* 2: both are needed at once: the first when the second is made. */
Object *wrong_two(Thread *t) {
    Object *first = object_make(t, 1), *second = object_make(t, 2);
    first->field = second;
    return first;
}
Object *right_two(Thread *t, Object **slot) {
    *slot = object_make(t, 1);
    Object *second = object_make(t, 2);
    (*slot)->field = second;
    return *slot;
}

/* 3: an address inside the object. */
int wrong_inside(Thread *t, Object *o) {
    const char *elements = o->elements;
    thread_poll_slow(t);
    return use(elements);
}
int right_inside(Thread *t, Object **slot) {
    thread_poll_slow(t);
    return use((*slot)->elements);
}

/* 4: an address inside it that a function answers. */
static char *elements_of(Object *o) { return o->elements + 2; }
int wrong_answered(Thread *t, Object *o) {
    char *elements = elements_of(o);
    thread_poll_slow(t);
    return use(elements);
}
int right_answered(Thread *t, Object *o) {
    Object *inner = o->field;
    char *elements = elements_of(inner);
    int used = use(elements);
    thread_poll_slow(t);
    return used;
}

/* 5: on the way round a loop. */
int wrong_loop(Thread *t, Object *o, int times) {
    int sum = 0;
    for (int i = 0; i < times; i++) {
        sum += o->length;
        if (i == 5) thread_poll_slow(t);
    }
    return sum;
}
int right_loop(Thread *t, Object **slot, int times) {
    int sum = 0;
    for (int i = 0; i < times; i++) {
        sum += (*slot)->length;
        if (i == 5) thread_poll_slow(t);
    }
    return sum;
}

/* 6: on one of two ways only. */
int wrong_branch(Thread *t, Object *o, int kind) {
    if (kind == 1)
        thread_poll_slow(t);
    else
        use(t);
    return o->length;
}
int right_branch(Thread *t, Object *o, int kind) {
    if (kind == 1) {
        thread_poll_slow(t);
        return 0;
    }
    return o->length;
}

/* 7: through a pointer of a structure. */
int wrong_pointer(Thread *t, const Class *c, Object *o) {
    c->make(t, 1);
    return o->length;
}
int right_pointer(Thread *t, const Class *c, Object *o) {
    int weight = c->weigh(o);
    return use(t) + weight + o->length;
}

/* 8: by a function that was handed on. */
static int run(int (*function)(Thread *t), Thread *t) { return function(t); }
static int polls(Thread *t) {
    thread_poll_slow(t);
    return 1;
}
static int passes(Thread *t) { return use(t); }
int wrong_handed(Thread *t, Object *o) {
    run(polls, t);
    return o->length;
}
int right_handed(Thread *t, Object *o) {
    run(passes, t);
    return o->length;
}

/* 9: after a check that throws, on the way that has thrown. */
int wrong_thrown(Thread *t, Object *o) {
    if (!check_length(t, o->length)) return use(o);
    return 1;
}
int right_thrown(Thread *t, Object *o) {
    if (!check_length(t, o->length)) return 0;
    return o->length;
}

/* 10: one of two variables, chosen before. */
int wrong_chosen(Thread *t, Object *a, Object *b, int first) {
    Object *chosen = first ? a : b;
    object_make(t, 3);
    return chosen->length;
}
Object *right_chosen(Thread *t, Object *a, Object *b, int first) {
    Object *chosen = first ? a : b;
    int length = chosen->length;
    return object_make(t, length);
}
