/* SPDX-License-Identifier: MIT */
/* java.util.zip by zlib. A stream's z_stream is its "address". zlib neither blocks nor
 * collects, so it works IN_VM on the arrays where they lie. A result packs: input used | output
 * used << 31 | finished << 62 | dictionary needed or parameters still to be set << 63. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "classlib/native/crc_folding.h"
#include "classlib/native/native.h"
#include "vm/classfile/zip_directory.h"
#include "vm/model/resources.h"
#include "vm/objects/operations.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

static uint8_t *array_bytes(const Value *args, int at) {
    return (uint8_t *)array_elements(args[at].l) + args[at + 1].i;
}

static z_stream *stream_at(const Value *args, int at) {
    return (z_stream *)(uintptr_t)args[at].j;
}

/* ---- Checksums ---- */

/* Shorter pieces cost less byte by byte. */
enum { CRC32_FOLDED = 8, CRC32C_FOLDED = 256 };

NATIVE_METHOD(java_util_zip_CRC32_updateBytes0) {
    const uint8_t *bytes = array_bytes(args, 1);
    uint32_t state = (uint32_t)args[0].i, count = (uint32_t)args[3].i;
    if (count >= CRC32_FOLDED && crc_can_fold())
        state = crc_fold(&crc_polynomial_32, state, bytes, count);
    else
        state = ~(uint32_t)crc32(~state, bytes, count);
    result->i = (int32_t)state;
}

NATIVE_METHOD(java_util_zip_Adler32_updateBytes) {
    result->i =
        (int32_t)adler32((uint32_t)args[0].i, array_bytes(args, 1), (uint32_t)args[3].i);
}

NATIVE_METHOD(java_util_zip_CRC32C_hasInstruction) {
    result->i = __builtin_cpu_supports("sse4.2") != 0;
}

__attribute__((target("sse4.2"))) static uint32_t crc32c(uint32_t crc, const uint8_t *bytes,
                                                         int32_t count) {
    uint64_t wide = crc, word;
    for (; count >= 8; count -= 8, bytes += 8) {
        memcpy(&word, bytes, sizeof word);
        wide = __builtin_ia32_crc32di(wide, word);
    }
    crc = (uint32_t)wide;
    while (count-- > 0) crc = __builtin_ia32_crc32qi(crc, *bytes++);
    return crc;
}

NATIVE_METHOD(java_util_zip_CRC32C_update0) {
    const uint8_t *bytes = array_bytes(args, 1);
    uint32_t state = (uint32_t)args[0].i;
    int32_t count = args[3].i;
    if (count >= CRC32C_FOLDED && crc_can_fold())
        state = crc_fold(&crc_polynomial_32c, state, bytes, (uint32_t)count);
    else
        state = crc32c(state, bytes, count);
    result->i = (int32_t)state;
}

/* ---- Streams ---- */

static void stream_open(z_stream *stream, uint8_t *in, int32_t in_length, uint8_t *out,
                        int32_t out_length) {
    stream->next_in = in;
    stream->avail_in = (uint32_t)in_length;
    stream->next_out = out;
    stream->avail_out = (uint32_t)out_length;
}

static int64_t pack(int64_t in_used, int64_t out_used, bool finished, bool flag) {
    return (int64_t)((uint64_t)in_used | (uint64_t)out_used << 31 | (uint64_t)finished << 62 |
                     (uint64_t)flag << 63);
}

/* zlib's memory is the VM's, too. */
static void *allocate(void *vm, unsigned count, unsigned size) {
    return resources_allocate(vm, (size_t)count * size);
}
static void release(void *vm, void *memory) { resources_free(vm, memory); }

static z_stream *stream_new(Thread *t) {
    z_stream *stream = resources_allocate(t->vm, sizeof *stream);
    if (stream == NULL)
        exception_out_of_memory(t, "C heap");
    else
        *stream = (z_stream){.zalloc = allocate, .zfree = release, .opaque = t->vm};
    return stream;
}

/* A failed opening: frees the stream and throws. */
static void stream_fail(Thread *t, z_stream *stream, int error) {
    if (error == Z_MEM_ERROR)
        exception_out_of_memory(t, "C heap");
    else
        exception_throw(t,
                        error == Z_STREAM_ERROR ? "java/lang/IllegalArgumentException"
                                                : "java/lang/InternalError",
                        stream->msg != NULL ? "%s" : NULL, stream->msg);
    resources_free(t->vm, stream);
}

/* ---- Inflater ---- */

NATIVE_METHOD(java_util_zip_Inflater_init) {
    z_stream *stream = stream_new(t);
    if (stream == NULL) return;
    int error = inflateInit2(stream, args[0].i ? -MAX_WBITS : MAX_WBITS);
    if (error == Z_OK)
        result->j = (int64_t)(uintptr_t)stream;
    else
        stream_fail(t, stream, error);
}

static void set_inflate_dictionary(Thread *t, z_stream *stream, const uint8_t *bytes,
                                   int32_t length) {
    if (inflateSetDictionary(stream, bytes, (uint32_t)length) != Z_OK)
        exception_throw(t, "java/lang/IllegalArgumentException",
                        stream->msg != NULL ? "%s" : NULL, stream->msg);
}

NATIVE_METHOD(java_util_zip_Inflater_setDictionary) {
    set_inflate_dictionary(t, stream_at(args, 0), array_bytes(args, 2), args[4].i);
}

static void inflate_some(Thread *t, Value *args, Value *result, uint8_t *in, int32_t in_length,
                         uint8_t *out, int32_t out_length) {
    z_stream *stream = stream_at(args, 1);
    stream_open(stream, in, in_length, out, out_length);
    int status = inflate(stream, Z_SYNC_FLUSH);
    int32_t in_used = in_length - (int32_t)stream->avail_in;
    int32_t out_used = out_length - (int32_t)stream->avail_out;
    switch (status) {
    case Z_OK:
    case Z_STREAM_END:
    case Z_NEED_DICT:
        result->j = pack(in_used, out_used, status == Z_STREAM_END, status == Z_NEED_DICT);
        break;
    case Z_BUF_ERROR: result->j = 0; break;
    case Z_DATA_ERROR:
        native_set_int(args[0].l, "inputConsumed", in_used);
        native_set_int(args[0].l, "outputConsumed", out_used);
        exception_throw(t, "java/util/zip/DataFormatException",
                        stream->msg != NULL ? "%s" : NULL, stream->msg);
        break;
    case Z_MEM_ERROR: exception_out_of_memory(t, "C heap"); break;
    default: exception_throw(t, "java/lang/InternalError", "inflate: %d", status);
    }
}

/* this, stream, then input and output: array, offset, length */
NATIVE_METHOD(java_util_zip_Inflater_inflateBytesBytes) {
    inflate_some(t, args, result, array_bytes(args, 3), args[5].i, array_bytes(args, 6),
                 args[8].i);
}

NATIVE_METHOD(java_util_zip_Inflater_getAdler) {
    result->i = (int32_t)stream_at(args, 0)->adler;
}

NATIVE_METHOD(java_util_zip_Inflater_reset) {
    if (inflateReset(stream_at(args, 0)) != Z_OK)
        exception_throw(t, "java/lang/InternalError", NULL);
}

NATIVE_METHOD(java_util_zip_Inflater_end) {
    inflateEnd(stream_at(args, 0));
    resources_free(t->vm, stream_at(args, 0));
}

/* ---- Deflater ---- */

/* level, strategy, no wrap */
NATIVE_METHOD(java_util_zip_Deflater_init) {
    z_stream *stream = stream_new(t);
    if (stream == NULL) return;
    int error = deflateInit2(stream, args[0].i, Z_DEFLATED, args[2].i ? -MAX_WBITS : MAX_WBITS,
                             MAX_MEM_LEVEL - 1, args[1].i);
    if (error == Z_OK)
        result->j = (int64_t)(uintptr_t)stream;
    else
        stream_fail(t, stream, error);
}

static void set_deflate_dictionary(Thread *t, z_stream *stream, const uint8_t *bytes,
                                   int32_t length) {
    if (deflateSetDictionary(stream, bytes, (uint32_t)length) != Z_OK)
        exception_throw(t, "java/lang/IllegalArgumentException", NULL);
}

NATIVE_METHOD(java_util_zip_Deflater_setDictionary) {
    set_deflate_dictionary(t, stream_at(args, 0), array_bytes(args, 2), args[4].i);
}

/* `at`: where flush mode and parameters are. Parameters: 1 set them | strategy << 1 | level
 * << 3. */
static void deflate_some(Thread *t, Value *args, Value *result, uint8_t *in, int32_t in_length,
                         uint8_t *out, int32_t out_length, int at) {
    z_stream *stream = stream_at(args, 1);
    int flush = args[at].i, parameters = args[at + 1].i, status;
    bool set = parameters & 1;
    stream_open(stream, in, in_length, out, out_length);
    status = set ? deflateParams(stream, parameters >> 3, parameters >> 1 & 3)
                 : deflate(stream, flush);
    int32_t in_used = in_length - (int32_t)stream->avail_in;
    int32_t out_used = out_length - (int32_t)stream->avail_out;
    if (status == Z_OK || status == Z_STREAM_END)
        result->j = pack(in_used, out_used, status == Z_STREAM_END, false);
    else if (status == Z_BUF_ERROR)
        result->j = set ? pack(in_used, out_used, false, true) : 0;
    else
        exception_throw(t, "java/lang/InternalError", "deflate: %d", status);
}

NATIVE_METHOD(java_util_zip_Deflater_deflateBytesBytes) {
    deflate_some(t, args, result, array_bytes(args, 3), args[5].i, array_bytes(args, 6),
                 args[8].i, 9);
}

NATIVE_METHOD(java_util_zip_Deflater_getAdler) {
    result->i = (int32_t)stream_at(args, 0)->adler;
}

NATIVE_METHOD(java_util_zip_Deflater_reset) {
    if (deflateReset(stream_at(args, 0)) != Z_OK)
        exception_throw(t, "java/lang/InternalError", NULL);
}

NATIVE_METHOD(java_util_zip_Deflater_end) {
    deflateEnd(stream_at(args, 0));
    resources_free(t->vm, stream_at(args, 0));
}

/* ---- Archives ---- */

static bool read_archive(Thread *t, int file, bool is_utf8, ZipDirectory *directory,
                         Fault *fault) {
    thread_leave_vm(t, THREAD_NATIVE);
    struct stat status;
    bool good =
        fstat(file, &status) == 0 &&
        zip_directory_read(&(ZipSource){.file = file, .length = (uint64_t)status.st_size},
                           is_utf8, directory, fault);
    thread_enter_vm(t);
    return good;
}

/* What is cut off says nothing more than that. */
static void throw_fault(Thread *t, const Fault *fault) {
    if (fault->kind == NULL || strcmp(fault->kind, FAULT_IO) == 0)
        exception_throw(t, "java/io/EOFException", NULL);
    else
        exception_throw_fault(t, fault);
}

/* the directory's object, the file, whether its names are UTF-8 */
NATIVE_METHOD(java_util_zip_ZipDirectory_read) {
    ZipDirectory directory = {0};
    Fault fault = {0};
    int file = native_get_int(args[1].l, "fd");
    if (!read_archive(t, file, args[2].i, &directory, &fault)) {
        throw_fault(t, &fault);
        return;
    }
    Object *bytes = array_allocate(t, t->vm->known.byte_array, (int32_t)directory.size);
    if (bytes != NULL) {
        memcpy(array_elements(bytes), directory.bytes, directory.size);
        *(int64_t *)native_field(args[0].l, "base") = (int64_t)directory.base;
        *(int64_t *)native_field(args[0].l, "commentAt") = (int64_t)directory.comment;
        native_set_int(args[0].l, "commentLength", directory.comment_length);
        result->l = bytes;
    }
    free(directory.bytes);
}
