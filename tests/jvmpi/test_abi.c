/* SPDX-License-Identifier: MIT */
/* Agents of old come as binaries: every number and every place that they were compiled against,
 * on machines with 8-byte pointers. Accuses include/jvmpi.h, and the table's thunks. */
#include <check.h>
#include <stddef.h>
#include <stdlib.h>

#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

#define AT(type, member, offset) ck_assert_uint_eq(offsetof(type, member), offset)
#define SIZE(type, size)         ck_assert_uint_eq(sizeof(type), size)
/* A member of the union in JVMPI_Event: its size, and the places of its fields. */
#define PART(member, size)    ck_assert_uint_eq(sizeof(((JVMPI_Event *)0)->u.member), size)
#define FIELD(member, offset) ck_assert_uint_eq(offsetof(JVMPI_Event, u.member), 16 + (offset))

START_TEST(functions_have_their_places) {
    SIZE(JVMPI_Interface, 240);
    AT(JVMPI_Interface, version, 0);
#define NTH(n, member) AT(JVMPI_Interface, member, 8 * (n))
    NTH(1, NotifyEvent);
    NTH(2, EnableEvent);
    NTH(3, DisableEvent);
    NTH(4, RequestEvent);
    NTH(5, GetCallTrace);
    NTH(6, ProfilerExit);
    NTH(7, RawMonitorCreate);
    NTH(8, RawMonitorEnter);
    NTH(9, RawMonitorExit);
    NTH(10, RawMonitorWait);
    NTH(11, RawMonitorNotifyAll);
    NTH(12, RawMonitorDestroy);
    NTH(13, GetCurrentThreadCpuTime);
    NTH(14, SuspendThread);
    NTH(15, ResumeThread);
    NTH(16, GetThreadStatus);
    NTH(17, ThreadHasRun);
    NTH(18, CreateSystemThread);
    NTH(19, SetThreadLocalStorage);
    NTH(20, GetThreadLocalStorage);
    NTH(21, DisableGC);
    NTH(22, EnableGC);
    NTH(23, RunGC);
    NTH(24, GetThreadObject);
    NTH(25, GetMethodClass);
    NTH(26, jobjectID2jobject);
    NTH(27, jobject2jobjectID);
    NTH(28, SuspendThreadList);
    NTH(29, ResumeThreadList);
}
END_TEST

START_TEST(structures_have_their_fields_in_place) {
    SIZE(jobjectID, 8);
    SIZE(JVMPI_RawMonitor, 8);
    SIZE(JVMPI_CallFrame, 16);
    AT(JVMPI_CallFrame, lineno, 0);
    AT(JVMPI_CallFrame, method_id, 8);
    SIZE(JVMPI_CallTrace, 24);
    AT(JVMPI_CallTrace, env_id, 0);
    AT(JVMPI_CallTrace, num_frames, 8);
    AT(JVMPI_CallTrace, frames, 16);
    SIZE(JVMPI_Method, 32);
    AT(JVMPI_Method, method_name, 0);
    AT(JVMPI_Method, method_signature, 8);
    AT(JVMPI_Method, start_lineno, 16);
    AT(JVMPI_Method, end_lineno, 20);
    AT(JVMPI_Method, method_id, 24);
    SIZE(JVMPI_Field, 16);
    AT(JVMPI_Field, field_name, 0);
    AT(JVMPI_Field, field_signature, 8);
    SIZE(JVMPI_Lineno, 8);
    AT(JVMPI_Lineno, offset, 0);
    AT(JVMPI_Lineno, lineno, 4);
    SIZE(JVMPI_HeapDumpArg, 4);
    SIZE(JVMPI_Event, 88);
    AT(JVMPI_Event, event_type, 0);
    AT(JVMPI_Event, env_id, 8);
    AT(JVMPI_Event, u, 16);
}
END_TEST

START_TEST(events_have_their_fields_in_place) {
    PART(class_load, 72);
    FIELD(class_load.class_name, 0);
    FIELD(class_load.source_name, 8);
    FIELD(class_load.num_interfaces, 16);
    FIELD(class_load.num_methods, 20);
    FIELD(class_load.methods, 24);
    FIELD(class_load.num_static_fields, 32);
    FIELD(class_load.statics, 40);
    FIELD(class_load.num_instance_fields, 48);
    FIELD(class_load.instances, 56);
    FIELD(class_load.class_id, 64);
    PART(class_unload, 8);
    FIELD(class_unload.class_id, 0);
    PART(class_load_hook, 40);
    FIELD(class_load_hook.class_data, 0);
    FIELD(class_load_hook.class_data_len, 8);
    FIELD(class_load_hook.new_class_data, 16);
    FIELD(class_load_hook.new_class_data_len, 24);
    FIELD(class_load_hook.malloc_f, 32);
    PART(obj_alloc, 32);
    FIELD(obj_alloc.arena_id, 0);
    FIELD(obj_alloc.class_id, 8);
    FIELD(obj_alloc.is_array, 16);
    FIELD(obj_alloc.size, 20);
    FIELD(obj_alloc.obj_id, 24);
    PART(obj_free, 8);
    FIELD(obj_free.obj_id, 0);
    PART(obj_move, 32);
    FIELD(obj_move.arena_id, 0);
    FIELD(obj_move.obj_id, 8);
    FIELD(obj_move.new_arena_id, 16);
    FIELD(obj_move.new_obj_id, 24);
    PART(new_arena, 16);
    FIELD(new_arena.arena_id, 0);
    FIELD(new_arena.arena_name, 8);
    PART(delete_arena, 4);
    FIELD(delete_arena.arena_id, 0);
    PART(thread_start, 40);
    FIELD(thread_start.thread_name, 0);
    FIELD(thread_start.group_name, 8);
    FIELD(thread_start.parent_name, 16);
    FIELD(thread_start.thread_id, 24);
    FIELD(thread_start.thread_env_id, 32);
    PART(heap_dump, 40);
    FIELD(heap_dump.dump_level, 0);
    FIELD(heap_dump.begin, 8);
    FIELD(heap_dump.end, 16);
    FIELD(heap_dump.num_traces, 24);
    FIELD(heap_dump.traces, 32);
    PART(jni_globalref_alloc, 16);
    FIELD(jni_globalref_alloc.obj_id, 0);
    FIELD(jni_globalref_alloc.ref_id, 8);
    PART(jni_globalref_free, 8);
    FIELD(jni_globalref_free.ref_id, 0);
    PART(method, 8);
    FIELD(method.method_id, 0);
    PART(method_entry2, 16);
    FIELD(method_entry2.method_id, 0);
    FIELD(method_entry2.obj_id, 8);
    PART(compiled_method_load, 32);
    FIELD(compiled_method_load.method_id, 0);
    FIELD(compiled_method_load.code_addr, 8);
    FIELD(compiled_method_load.code_size, 16);
    FIELD(compiled_method_load.lineno_table_size, 20);
    FIELD(compiled_method_load.lineno_table, 24);
    PART(compiled_method_unload, 8);
    FIELD(compiled_method_unload.method_id, 0);
    PART(instruction, 24);
    FIELD(instruction.method_id, 0);
    FIELD(instruction.offset, 8);
    FIELD(instruction.u.if_info.is_true, 12);
    FIELD(instruction.u.tableswitch_info.key, 12);
    FIELD(instruction.u.tableswitch_info.low, 16);
    FIELD(instruction.u.tableswitch_info.hi, 20);
    FIELD(instruction.u.lookupswitch_info.chosen_pair_index, 12);
    FIELD(instruction.u.lookupswitch_info.pairs_total, 16);
    PART(monitor_dump, 40);
    FIELD(monitor_dump.begin, 0);
    FIELD(monitor_dump.end, 8);
    FIELD(monitor_dump.num_traces, 16);
    FIELD(monitor_dump.traces, 24);
    FIELD(monitor_dump.threads_status, 32);
    PART(raw_monitor, 16);
    FIELD(raw_monitor.name, 0);
    FIELD(raw_monitor.id, 8);
    PART(monitor, 8);
    FIELD(monitor.object, 0);
    PART(monitor_wait, 16);
    FIELD(monitor_wait.object, 0);
    FIELD(monitor_wait.timeout, 8);
    PART(gc_info, 24);
    FIELD(gc_info.used_objects, 0);
    FIELD(gc_info.used_object_space, 8);
    FIELD(gc_info.total_object_space, 16);
    PART(object_dump, 16);
    FIELD(object_dump.data_len, 0);
    FIELD(object_dump.data, 8);
}
END_TEST

START_TEST(numbers_are_the_old_ones) {
    static const int numbers[][2] = {{JVMPI_EVENT_METHOD_ENTRY, 1},
                                     {JVMPI_EVENT_METHOD_ENTRY2, 2},
                                     {JVMPI_EVENT_METHOD_EXIT, 3},
                                     {JVMPI_EVENT_OBJECT_ALLOC, 4},
                                     {JVMPI_EVENT_OBJECT_FREE, 5},
                                     {JVMPI_EVENT_OBJECT_MOVE, 6},
                                     {JVMPI_EVENT_COMPILED_METHOD_LOAD, 7},
                                     {JVMPI_EVENT_COMPILED_METHOD_UNLOAD, 8},
                                     {JVMPI_EVENT_INSTRUCTION_START, 9},
                                     {JVMPI_EVENT_THREAD_START, 33},
                                     {JVMPI_EVENT_THREAD_END, 34},
                                     {JVMPI_EVENT_CLASS_LOAD_HOOK, 35},
                                     {JVMPI_EVENT_HEAP_DUMP, 37},
                                     {JVMPI_EVENT_JNI_GLOBALREF_ALLOC, 38},
                                     {JVMPI_EVENT_JNI_GLOBALREF_FREE, 39},
                                     {JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC, 40},
                                     {JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE, 41},
                                     {JVMPI_EVENT_CLASS_LOAD, 42},
                                     {JVMPI_EVENT_CLASS_UNLOAD, 43},
                                     {JVMPI_EVENT_DATA_DUMP_REQUEST, 44},
                                     {JVMPI_EVENT_DATA_RESET_REQUEST, 45},
                                     {JVMPI_EVENT_JVM_INIT_DONE, 46},
                                     {JVMPI_EVENT_JVM_SHUT_DOWN, 47},
                                     {JVMPI_EVENT_ARENA_NEW, 48},
                                     {JVMPI_EVENT_ARENA_DELETE, 49},
                                     {JVMPI_EVENT_OBJECT_DUMP, 50},
                                     {JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER, 51},
                                     {JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED, 52},
                                     {JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT, 53},
                                     {JVMPI_EVENT_MONITOR_CONTENDED_ENTER, 54},
                                     {JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, 55},
                                     {JVMPI_EVENT_MONITOR_CONTENDED_EXIT, 56},
                                     {JVMPI_EVENT_MONITOR_WAIT, 57},
                                     {JVMPI_EVENT_MONITOR_WAITED, 58},
                                     {JVMPI_EVENT_MONITOR_DUMP, 59},
                                     {JVMPI_EVENT_GC_START, 60},
                                     {JVMPI_EVENT_GC_FINISH, 61},
                                     {JVMPI_MAX_EVENT_TYPE_VAL, 61},
                                     {JVMPI_REQUESTED_EVENT, 0x10000000},
                                     {JVMPI_EVENT_LOAD_COMPILED_METHOD, 7},
                                     {JVMPI_EVENT_UNLOAD_COMPILED_METHOD, 8},
                                     {JVMPI_EVENT_NEW_ARENA, 48},
                                     {JVMPI_EVENT_DELETE_ARENA, 49},
                                     {JVMPI_EVENT_DUMP_DATA_REQUEST, 44},
                                     {JVMPI_EVENT_RESET_DATA_REQUEST, 45},
                                     {JVMPI_EVENT_OBJ_ALLOC, 4},
                                     {JVMPI_EVENT_OBJ_FREE, 5},
                                     {JVMPI_EVENT_OBJ_MOVE, 6},
                                     {JVMPI_SUCCESS, 0},
                                     {JVMPI_NOT_AVAILABLE, 1},
                                     {JVMPI_FAIL, -1},
                                     {JVMPI_VERSION_1, 0x10000001},
                                     {JVMPI_VERSION_1_1, 0x10000002},
                                     {JVMPI_VERSION_1_2, 0x10000003},
                                     {JVMPI_THREAD_RUNNABLE, 1},
                                     {JVMPI_THREAD_MONITOR_WAIT, 2},
                                     {JVMPI_THREAD_CONDVAR_WAIT, 3},
                                     {JVMPI_THREAD_SUSPENDED, 0x8000},
                                     {JVMPI_THREAD_INTERRUPTED, 0x4000},
                                     {JVMPI_MINIMUM_PRIORITY, 1},
                                     {JVMPI_NORMAL_PRIORITY, 5},
                                     {JVMPI_MAXIMUM_PRIORITY, 10},
                                     {JVMPI_NORMAL_OBJECT, 0},
                                     {JVMPI_CLASS, 2},
                                     {JVMPI_BOOLEAN, 4},
                                     {JVMPI_CHAR, 5},
                                     {JVMPI_FLOAT, 6},
                                     {JVMPI_DOUBLE, 7},
                                     {JVMPI_BYTE, 8},
                                     {JVMPI_SHORT, 9},
                                     {JVMPI_INT, 10},
                                     {JVMPI_LONG, 11},
                                     {JVMPI_MONITOR_JAVA, 1},
                                     {JVMPI_MONITOR_RAW, 2},
                                     {JVMPI_GC_ROOT_UNKNOWN, 0xff},
                                     {JVMPI_GC_ROOT_JNI_GLOBAL, 1},
                                     {JVMPI_GC_ROOT_JNI_LOCAL, 2},
                                     {JVMPI_GC_ROOT_JAVA_FRAME, 3},
                                     {JVMPI_GC_ROOT_NATIVE_STACK, 4},
                                     {JVMPI_GC_ROOT_STICKY_CLASS, 5},
                                     {JVMPI_GC_ROOT_THREAD_BLOCK, 6},
                                     {JVMPI_GC_ROOT_MONITOR_USED, 7},
                                     {JVMPI_GC_ROOT_THREAD_OBJ, 8},
                                     {JVMPI_GC_CLASS_DUMP, 0x20},
                                     {JVMPI_GC_INSTANCE_DUMP, 0x21},
                                     {JVMPI_GC_OBJ_ARRAY_DUMP, 0x22},
                                     {JVMPI_GC_PRIM_ARRAY_DUMP, 0x23},
                                     {JVMPI_DUMP_LEVEL_0, 0},
                                     {JVMPI_DUMP_LEVEL_1, 1},
                                     {JVMPI_DUMP_LEVEL_2, 2}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        ck_assert_msg(numbers[i][0] == numbers[i][1], "%d is not %d", numbers[i][0],
                      numbers[i][1]);
}
END_TEST

/* As a binary calls: by place in the table, never by name. */
START_TEST(calls_by_place_reach_their_functions) {
    start_vm("-Xmx16m", "-Xint");
    void **table = (void **)(void *)jvmpi;
    for (int i = 2; i <= 29; i++) ck_assert_ptr_nonnull(table[i]);
    ck_assert_int_eq(((jint(*)(jint, void *))table[2])(37, NULL),
                     1); /* EnableEvent: not available */
    ck_assert_int_eq(((jint(*)(jint, void *))table[3])(60, NULL), 0); /* DisableEvent */
    ck_assert_int_eq(((jint(*)(jint, void *))table[4])(60, NULL), 1); /* RequestEvent */
    static char name[] = "_abi";
    JVMPI_RawMonitor m = ((JVMPI_RawMonitor(*)(char *))table[7])(name);
    ck_assert_ptr_nonnull(m);
    ((void (*)(JVMPI_RawMonitor))table[8])(m);
    ((void (*)(JVMPI_RawMonitor, jlong))table[10])(m, 1);
    ((void (*)(JVMPI_RawMonitor))table[11])(m);
    ((void (*)(JVMPI_RawMonitor))table[9])(m);
    ((void (*)(JVMPI_RawMonitor))table[12])(m);
    ck_assert_int_gt(((jlong(*)(void))table[13])(), 0);
    ck_assert_int_eq(((jint(*)(JNIEnv *))table[16])(env), 1);
    ((void (*)(JNIEnv *, void *))table[19])(env, name);
    ck_assert_ptr_eq(((void *(*)(JNIEnv *))table[20])(env), name);
    ((void (*)(void))table[21])();
    jobjectID thread = ((jobjectID(*)(JNIEnv *))table[24])(env);
    ck_assert_ptr_nonnull(thread);
    jobject local = ((jobject(*)(jobjectID))table[26])(thread);
    ck_assert_ptr_eq(((jobjectID(*)(jobject))table[27])(local), thread);
    ((void (*)(void))table[22])();
    ((void (*)(void))table[23])();
    JVMPI_CallFrame frames[4];
    JVMPI_CallTrace trace = {env, -1, frames};
    ((void (*)(JVMPI_CallTrace *, jint))table[5])(&trace, 4);
    ck_assert_int_ge(trace.num_frames, 0);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

int main(void) {
    Suite *suite =
        SUITE("abi", 0, NULL, NULL, functions_have_their_places,
              structures_have_their_fields_in_place, events_have_their_fields_in_place,
              numbers_are_the_old_ones, calls_by_place_reach_their_functions);
    return run_suite(suite) != 0;
}
