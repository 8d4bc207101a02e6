/* SPDX-License-Identifier: MIT */
/* Access control (JVMS 5.4.4): may code of one class use another class, or a member of it?
 * Resolution asks, and so do method handles. */
#ifndef MINIJVM_VM_LINK_ACCESS_H
#define MINIJVM_VM_LINK_ACCESS_H

#include "vm/model/names.h"

/* Of an array: its elements'. */
bool access_to_class(Class *from, Class *to);
/* A member of `holder` that was found through `resolved`. **Safepoint.** */
bool access_to_member(Thread *t, Class *from, Class *resolved, Class *holder, uint16_t flags,
                      bool is_static);
/* The nest host; never fails: a class whose host is invalid is its own. **Safepoint.** */
Class *access_nest_host(Thread *t, Class *c);

/* **Throw** IllegalAccessError; NULL. **Safepoint.** */
void *access_to_class_refused(Thread *t, Class *from, Class *to);
void *access_to_field_refused(Thread *t, Class *from, const Field *field);
void *access_to_method_refused(Thread *t, Class *from, const Method *m);

#endif
