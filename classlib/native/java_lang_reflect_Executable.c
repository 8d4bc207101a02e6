/* SPDX-License-Identifier: MIT */
/* java.lang.reflect.Executable and Field: attributes that are read when first asked for. */
#include "classlib/native/native.h"
#include "vm/run/reflection.h"
#include "vm/threads/transition.h"

NATIVE_METHOD(java_lang_reflect_Executable_getParameters0) {
    result->l = reflection_parameters(t, &args[0].l);
}

NATIVE_METHOD(java_lang_reflect_Executable_getTypeAnnotationBytes0) {
    const RawAttribute *raw =
        &method_extras(reflection_method_of(t->vm, args[0].l)->info)->annotations.visible_type;
    result->l = native_bytes(t, raw->bytes, raw->length);
}

NATIVE_METHOD(java_lang_reflect_Field_getTypeAnnotationBytes0) {
    const RawAttribute *raw =
        &reflection_field_of(t->vm, args[0].l)->info->annotations.visible_type;
    result->l = native_bytes(t, raw->bytes, raw->length);
}
