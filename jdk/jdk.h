/* SPDX-License-Identifier: MIT */
/* -Xjdk: the class library of an installed JDK 17 in place of the embedded one
 * (docs/jdk-mode.md). vm/create.c names jdk_library; everything else is private to this folder.
 *
 *   home.c     where the JDK is, and whether it is one that this VM can run on
 *   image.c    lib/modules, the archive of classes
 *   slots.c    the table behind shim/libjvm.so; the functions that natives of the VM carry out
 *   natives.c  who carries out a native method
 *   modules.c  modules and packages, as the library tells of them
 *   start.c    what is done between the phases of the library's start
 *   others     the functions of functions.def, by subject */
#ifndef MINIJVM_JDK_JDK_H
#define MINIJVM_JDK_JDK_H

#include "vm/model/names.h"
#include "vm/model/library.h"

extern const ClassLibrary jdk_library;

#endif
