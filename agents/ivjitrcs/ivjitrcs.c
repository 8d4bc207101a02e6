/* SPDX-License-Identifier: MIT */
/* The support library of tracing libraries. A VM that opens one finds this library behind it,
 * or inside it when it was linked with the archive, and says where its answers are to be had:
 * so the library needs no name of the VM's, whichever program or library that lies in, and
 * however it was opened. */
#include "itrcstrt.h"

#define EXPORTED __attribute__((visibility("default")))

typedef unsigned long (*Details)(unsigned long vmID, unsigned long *flags, char **name,
                                 unsigned long *nameLength, long *priority, char **groupName,
                                 unsigned long *groupNameLength);

static Details details;

EXPORTED void ivjitrcs_connect(Details answer);
EXPORTED void ivjitrcs_connect(Details answer) {
    __atomic_store_n(&details, answer, __ATOMIC_RELEASE);
}

EXPORTED unsigned long InstrumentSupportCurrentThreadDetails(unsigned long vmID,
                                                             unsigned long *flags, char **name,
                                                             unsigned long *nameLength,
                                                             long *priority, char **groupName,
                                                             unsigned long *groupNameLength) {
    Details answer = __atomic_load_n(&details, __ATOMIC_ACQUIRE);
    return answer == 0
               ? 1
               : answer(vmID, flags, name, nameLength, priority, groupName, groupNameLength);
}
