/* SPDX-License-Identifier: MIT */
/* Names of the parameters of the class library's methods, which their class files do not have.
 * For the texts of NullPointerExceptions (java_lang_NullPointerException.c). */
#ifndef MINIJVM_CLASSLIB_NATIVE_PARAMETER_NAMES_H
#define MINIJVM_CLASSLIB_NATIVE_PARAMETER_NAMES_H

#include "vm/model/names.h"

/* The name of the number-th parameter, counted from 1, if it is a reference; false: not known.
 * **Safepoint.** */
bool parameter_name(const Method *m, unsigned number, char *name, size_t size);

#endif
