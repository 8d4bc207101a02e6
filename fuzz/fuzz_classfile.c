/* SPDX-License-Identifier: MIT */
/* Any bytes as a class file; what parses also goes through the frame maps. */
#include "vm/classfile/classfile.h"
#include "vm/flow/frame_map.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    ClassFile *file = classfile_parse(bytes, length, NULL, NULL);
    for (unsigned i = 0; file && i < file->method_count; i++) {
        const MethodInfo *method = &file->methods[i];
        const CodeInfo *code = method->code;
        if (code == NULL) continue;
        FrameMapInput input = {.code = code->code,
                               .length = code->length,
                               .max_stack = code->max_stack,
                               .max_locals = code->max_locals,
                               .handlers = code->handlers,
                               .handler_count = code->handler_count,
                               .pool = &file->pool,
                               .descriptor = method->descriptor.bytes,
                               .is_static = method->access_flags & ACC_STATIC};
        frame_map_table_free(frame_map_table_build(&input));
    }
    classfile_free(file);
    return 0;
}
