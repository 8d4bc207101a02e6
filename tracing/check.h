/* SPDX-License-Identifier: MIT */
/* -Xcheck:tracing: what a tracing library does against the rules is reported with the
 * statement's number, the library, the thread, the function in progress and the native call
 * stack. Nothing here changes what the library is told, nor what it is answered. A session that
 * is not checked has no TracingCheck, and every function here does nothing for it. */
#ifndef MINIJVM_TRACING_CHECK_H
#define MINIJVM_TRACING_CHECK_H

#include "tracing/session.h"

/* False: no memory. */
bool tracing_check_make(Tracing *tracing);
void tracing_check_free(Tracing *tracing);

/* Calls the library's event function with a copy of the record and its texts; it is spoilt
 * afterwards (T22). */
void tracing_check_tell(Tracing *tracing, const struct InsEventInfo *info);
/* Takes library_lock. When that takes long, the library waits for a Java thread, perhaps this
 * one (T76): that is reported. */
void tracing_check_lock(Tracing *tracing);
/* Of a text that the library was given: frees it, or keeps it spoilt for a while. */
void tracing_check_let_go(Tracing *tracing, char *text, size_t bytes);
/* The support library was called where it may not be (T55, T92). */
void tracing_check_misplaced(Tracing *tracing, const char *rule, const char *where);

#endif
