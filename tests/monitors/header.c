/* SPDX-License-Identifier: MIT */
/* M124, M125: what the header says of types, numbers and names, in C and as C++. Compiling is
 * the test of most of it. */
#include <Jevmon.h>
#include <stdio.h>
#include <string.h>

#ifndef __cplusplus
#define static_assert _Static_assert
#endif

static_assert(sizeof(GUID) == 16, "M124");
static_assert(sizeof(((GUID *)0)->data1) == 4 && sizeof(((GUID *)0)->data2) == 2 &&
                  sizeof(((GUID *)0)->data3) == 2 && sizeof(((GUID *)0)->data4) == 8,
              "M124");
static_assert(sizeof(HRESULT) == 4 && (HRESULT)-1 < 0, "M125");
static_assert(sizeof(DWORD) == 4 && (DWORD)-1 > 0, "M125");
static_assert(sizeof(BYTE_CODE) == 1 && (BYTE_CODE)-1 > 0, "M125");
static_assert(sizeof(*(LPWSTR)0) == 2 && sizeof(*(LPSTR)0) == 1 && sizeof(*(LPCSTR)0) == 1,
              "M125");
static_assert(sizeof(UniqueID) == sizeof(void *) && sizeof(ThreadID) == sizeof(void *) &&
                  sizeof(StackID) == sizeof(void *) && sizeof(ObjectID) == sizeof(void *) &&
                  sizeof(ObjectHandleID) == sizeof(void *) &&
                  sizeof(ClassID) == sizeof(void *) && sizeof(MethodID) == sizeof(void *) &&
                  sizeof(FieldID) == sizeof(void *) && (UniqueID)-1 > 0,
              "M125");
static_assert(sizeof(JAVA_EVENT_CATEGORY) == 4 && sizeof(JVM_EVENT_CATEGORY) == 4 &&
                  sizeof(JAVA_STATE_FLAGS) == 4 && sizeof(JVM_STATE_FLAGS) == 4 &&
                  sizeof(JAVA_EXECUTION_MODEL) == 4 && sizeof(JVM_EVENT_TYPE) == 4 &&
                  sizeof(JVM_EVENT_TYPE2) == 4 && sizeof(JAVA_MONITOR_INIT_OPTIONS) == 4 &&
                  sizeof(CONTAINER_TYPE) == 4 && sizeof(JVM_ID_TYPE) == 4,
              "M125");
static_assert(JVM_EVENT_TYPE_RESERVED_17 == 17 && JVM_EVENT_TYPE_CLASS_LOAD_FAILED == 17,
              "M106");
static_assert(JVM_EVENT_TYPE_SHUTDOWN_ERROR == JVM_EVENT_TYPE_RESERVED_14 &&
                  JVM_EVENT_TYPE_RESERVED_14 == 14 &&
                  JVM_EVENT_TYPE_SHUTDOWN_INTERRUPTED == JVM_EVENT_TYPE_RESERVED_15 &&
                  JVM_EVENT_TYPE_RESERVED_15 == 15,
              "M107");
static_assert(C_RT_FAST_INTERPRETED == 8 && C_RT_STATIC == 9 && C_RT_FINALIZER == 10 &&
                  C_RT_INTERNAL == 11 && C_HEAP == 12 && C_END == 13,
              "the names of M168");

/* Both spellings are one type. */
static IHeapInfoCallback *one_heap;
static IHeapInfoCallBack **other_heap = &one_heap;
static IObjectAllocationCallback *one_allocation;
static IObjectAllocationCallBack **other_allocation = &one_allocation;

static const GUID ids[] = {IID_IUNKNOWN_VALUE,
                           IID_IJAVAEVENTMONITOR_VALUE,
                           IID_IJAVAEVENTMONITOR2_VALUE,
                           IID_IJAVAEVENTMONITORIDINFO_VALUE,
                           IID_IJAVAEVENTMONITORIDINFO2_VALUE,
                           IID_IJAVAEVENTMONITORIDINFO3_VALUE,
                           IID_IJAVAEVENTMONITORIDINFO4_VALUE,
                           IID_IJAVAHEAPMONITOR_VALUE,
                           IID_IJAVAHEAPMONITOR2_VALUE,
                           IID_IHEAPINFOCALLBACK_VALUE,
                           IID_IOBJECTALLOCATIONCALLBACK_VALUE};
static const char *const texts[] = {
    "00000000-0000-0000-C000-000000000046", "4D6F6E69-746F-4D4A-8000-000000000001",
    "4D6F6E69-746F-4D4A-8000-000000000002", "4D6F6E69-746F-4D4A-8000-000000000003",
    "4D6F6E69-746F-4D4A-8000-000000000004", "4D6F6E69-746F-4D4A-8000-000000000005",
    "4D6F6E69-746F-4D4A-8000-000000000006", "4D6F6E69-746F-4D4A-8000-000000000007",
    "4D6F6E69-746F-4D4A-8000-000000000008", "4D6F6E69-746F-4D4A-8000-000000000009",
    "4D6F6E69-746F-4D4A-8000-00000000000A"};

int main(void) {
    int wrong = *other_heap != NULL || *other_allocation != NULL;
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        const GUID *g = &ids[i];
        char text[40];
        snprintf(text, sizeof text, "%08X-%04X-%04X-%02X%02X-%02X%02X%02X%02X%02X%02X",
                 (unsigned)g->data1, g->data2, g->data3, g->data4[0], g->data4[1], g->data4[2],
                 g->data4[3], g->data4[4], g->data4[5], g->data4[6], g->data4[7]);
        wrong += strcmp(text, texts[i]) != 0;
    }
    return wrong;
}
