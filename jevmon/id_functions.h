/* SPDX-License-Identifier: MIT */
/* What IDInfo's table consists of, by file. Contracts: include/jevmon.h and
 * docs/event-monitors.md. On failure every out parameter that is not NULL is zeroed (M126). */
#ifndef MINIJVM_JEVMON_ID_FUNCTIONS_H
#define MINIJVM_JEVMON_ID_FUNCTIONS_H

#include "jevmon/ids.h"

/* ---- id_classes.c ---- */
HRESULT info_class(void *self, ClassID id, LPSTR *name, LPSTR *source_file, int *nmethods,
                   MethodID **methods, int64_t *created);
HRESULT info_class2(void *self, ClassID id, ClassID *superclass, ClassID *interfaces,
                    unsigned *ninterfaces, MethodID *methods, unsigned *nmethods);
HRESULT info_class_fields(void *self, ClassID id, unsigned *count, FieldID **fields);
HRESULT info_static_class(void *self, ClassID id, DWORD *static_size, DWORD *instance_size);
HRESULT info_special_classes(void *self, unsigned *count, ClassID **ids, DWORD **flags);
HRESULT info_class_path(void *self, LPSTR *path);
HRESULT info_field(void *self, FieldID id, LPSTR *name, DWORD *flags);

/* ---- id_methods.c ---- */
HRESULT info_method(void *self, MethodID id, LPSTR *name, ClassID *class_id,
                    JAVA_EXECUTION_MODEL *model, int *nlines, SourceLineInfo **lines);
HRESULT info_bytecode(void *self, MethodID id, unsigned *length, BYTE_CODE **codes);
HRESULT info_machine_code(void *self, MethodID id, unsigned *length, unsigned char **code);
HRESULT info_choose(void *self, UniqueID id, JVM_ID_TYPE type,
                    JVM_METHOD_CALL_EVENTS_DISPOSITION disposition);
HRESULT info_return_value(void *self, MethodID *method, int64_t **value);

/* ---- id_objects.c ---- */
HRESULT info_object(void *self, ObjectID id, ClassID *class_id);
HRESULT info_object_size(void *self, ObjectID id, DWORD *bytes);
HRESULT info_object_field(void *self, ObjectID id, FieldID field, int64_t *value);
HRESULT info_array_element(void *self, ObjectID id, unsigned index, int64_t *value);
HRESULT info_describe(void *self, ObjectID id, LPWSTR *text);
HRESULT info_get_handles(void *self, unsigned count, ObjectID *ids, ObjectHandleID *handles);
HRESULT info_objects_of_handles(void *self, unsigned count, ObjectHandleID *handles,
                                ObjectID *ids);
HRESULT info_free_handles(void *self, unsigned count, ObjectHandleID *handles);

/* ---- id_threads.c ---- */
HRESULT info_current_thread(void *self, ThreadID *id);
HRESULT info_thread(void *self, ThreadID id, DWORD *os_thread);
HRESULT info_stack_trace(void *self, ThreadID id);
HRESULT info_sample(void *self, ThreadID id, JVM_METHOD_SAMPLE *sample);

#endif
