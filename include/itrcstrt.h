/* SPDX-License-Identifier: MIT */
/* Structures of the tracing VM's interface, and the functions on both sides of it. Strings are
 * not terminated: the size beside each counts characters of one byte (Latin-1), or, where the
 * record's flag says so, of two (UTF-16 in the machine's order). A record and its strings are
 * good until InstrumentTraceEvent returns. Object ids are addresses; 0 is no object. C and C++.
 */
#ifndef ITRCSTRT_H
#define ITRCSTRT_H

#include "itrccnst.h"

#ifdef __cplusplus
extern "C" {
#endif

struct InsEventHeader {
    unsigned long event; /* InsTrcEvent... */
    unsigned long vmID;
};

typedef struct InsEventTypeMethod {
    unsigned long methodEventFlags;
    unsigned long stackDepth; /* the thread's first method has 1 */
    unsigned long receiver;   /* of a static method its class object */
    char *methodName;
    unsigned long methodNameSize;
    char *className;
    unsigned long classNameSize;
} InsEventTypeMethod;

typedef struct InsEventTypeOIDRename {
    unsigned long source;
    unsigned long destination;
} InsEventTypeOIDRename;

typedef struct InsEventTypeOIDRangeRename {
    unsigned long sourceStart; /* included */
    unsigned long sourceEnd;   /* excluded */
    unsigned long destination; /* where sourceStart comes to lie */
} InsEventTypeOIDRangeRename;

typedef struct InsEventTypeOIDDelete {
    unsigned long oid;
} InsEventTypeOIDDelete;

typedef struct InsEventTypeOIDRangeDelete {
    unsigned long start; /* included */
    unsigned long end;   /* excluded */
} InsEventTypeOIDRangeDelete;

typedef struct InsEventTypeAllocObj {
    unsigned long allocEventFlags;
    char *className;
    unsigned long classNameSize;
} InsEventTypeAllocObj;

typedef struct InsEventTypeAllocArrObj {
    char *className; /* of the innermost elements when they are primitive (int), always of one
                        byte; else NULL */
    unsigned long classNameSize;
    unsigned long arity; /* with a className: dimensions; without: 0 elements are objects, 1
                            they are arrays */
} InsEventTypeAllocArrObj;

typedef struct InsEventTypeAllocate {
    unsigned long oid;
    unsigned long sizeInLongs; /* words of 32 bits */
    unsigned long arrayFlag;   /* 0: object, 1: array */
    union {
        InsEventTypeAllocObj object;
        InsEventTypeAllocArrObj array;
    } allocBody;
} InsEventTypeAllocate;

typedef struct InsEventTypeStartFieldReport {
    unsigned long oid;
    unsigned long type; /* InstrumentFREventType... */
    unsigned long reportEventFlags;
    char *className;
    unsigned long classNameSize;
} InsEventTypeStartFieldReport;

typedef struct InsEventTypeFieldReport {
    unsigned long oid; /* of an object that the reported one refers to */
} InsEventTypeFieldReport;

typedef struct InsEventTypeUserEvent {
    unsigned long msgEventFlags;
    char *msg;
    unsigned long msgSize;
} InsEventTypeUserEvent;

struct InsEventInfo {
    struct InsEventHeader header;
    union {
        InsEventTypeMethod method;
        InsEventTypeOIDRename rename;
        InsEventTypeOIDRangeRename rangeRename;
        InsEventTypeOIDDelete oidDelete;
        InsEventTypeOIDRangeDelete rangeDelete;
        InsEventTypeAllocate allocate;
        InsEventTypeStartFieldReport startFieldReport;
        InsEventTypeFieldReport fieldReport;
        InsEventTypeUserEvent userEvent;
    } body;
};

/* ---- What a tracing library exports: all five, each as here or as InstrumentTracing... ----
 */

unsigned long InstrumentTraceStartup(unsigned long vmID);
unsigned long InstrumentTraceShutdown(void);
unsigned long InstrumentTraceBegin(unsigned long vmID, unsigned long flags);
unsigned long InstrumentTraceEnd(void);
unsigned long InstrumentTraceEvent(struct InsEventInfo *event);

/* ---- What the support library (-livjitrcs) offers to it while one of the five runs ---- */

/* The current thread's name, priority and group; pointers may be NULL. 0: done; else nothing is
 * stored. The strings are good until the next call, or until the function that called returns.
 */
unsigned long InstrumentSupportCurrentThreadDetails(unsigned long vmID, unsigned long *flags,
                                                    char **name, unsigned long *nameLength,
                                                    long *priority, char **groupName,
                                                    unsigned long *groupNameLength);

#ifdef __cplusplus
}
#endif

#endif
