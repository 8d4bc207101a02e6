/* SPDX-License-Identifier: MIT */
/* The classes of a JDK's image are trusted as the embedded library is, but a file can be
 * damaged: so each of their methods is verified before its first call. That costs what runs,
 * not what is loaded, and loads no class. A method that is refused throws at each call. Who
 * made an archive of class files has verified them (CodeInfo.is_verified). */
#ifndef MINIJVM_VM_LINK_LATE_CHECK_H
#define MINIJVM_VM_LINK_LATE_CHECK_H

#include "vm/model/names.h"

/* The methods of a class that is being linked wait for their check. No safepoint. */
void late_check_await(Class *c);
/* True: the method may run; it was checked, or is not of such a class. No safepoint. */
bool late_check_passes(Method *m);

#endif
