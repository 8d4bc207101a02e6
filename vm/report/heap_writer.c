/* SPDX-License-Identifier: MIT */
#include "vm/report/heap_writer.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- The file ---- */

int writer_open(HeapWriter *w, const char *name) {
    w->capacity = BUFFER_BYTES + 4096;
    w->bytes = malloc(w->capacity);
    if (w->bytes == NULL) return ENOMEM;
    int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600), error = errno;
    w->file = fd >= 0 ? fdopen(fd, "wb") : NULL;
    if (w->file != NULL) return 0;
    if (fd >= 0) close(fd);
    free(w->bytes);
    return error;
}

bool writer_close(HeapWriter *w, long *bytes, int *error) {
    *bytes = ftell(w->file);
    if (fclose(w->file) != 0) w->failed = true;
    *error = errno;
    free(w->texts);
    free(w->bytes);
    return !w->failed;
}

/* ---- Bytes ---- */

void writer_write_bytes(HeapWriter *w, const void *bytes, size_t size) {
    if (size > 0 && fwrite(bytes, 1, size, w->file) != size) w->failed = true;
}

void writer_write_head(HeapWriter *w, RecordTag tag, uint64_t length) {
    uint8_t head[9] = {(uint8_t)tag};
    for (int i = 0; i < 4; i++) head[5 + i] = (uint8_t)(length >> (24 - 8 * i));
    writer_write_bytes(w, head, sizeof head);
}

void writer_flush(HeapWriter *w) {
    writer_write_bytes(w, w->bytes, w->size);
    w->size = 0;
}

void writer_write_record(HeapWriter *w, RecordTag tag) {
    writer_write_head(w, tag, w->size);
    writer_flush(w);
}

void writer_make_room(HeapWriter *w, size_t size) {
    if (w->size > 0 && w->size + size > BUFFER_BYTES)
        writer_write_record(w, RECORD_HEAP_SEGMENT);
    if (size <= w->capacity) return;
    uint8_t *bytes = realloc(w->bytes, size);
    if (bytes == NULL) {
        w->failed = true;
        return;
    }
    w->bytes = bytes;
    w->capacity = size;
}

/* ---- Texts ---- */

static bool text_is_new(HeapWriter *w, const char *text) {
    if (w->text_count * 2 >= w->text_capacity) {
        size_t capacity = w->text_capacity == 0 ? 8192 : w->text_capacity * 2;
        const char **texts = calloc(capacity, sizeof *texts);
        if (texts == NULL) {
            w->failed = true;
            return false;
        }
        for (size_t i = 0; i < w->text_capacity; i++) {
            if (w->texts[i] == NULL) continue;
            size_t at = ((uintptr_t)w->texts[i] >> 4) & (capacity - 1);
            while (texts[at] != NULL) at = (at + 1) & (capacity - 1);
            texts[at] = w->texts[i];
        }
        free(w->texts);
        w->texts = texts;
        w->text_capacity = capacity;
    }
    size_t at = ((uintptr_t)text >> 4) & (w->text_capacity - 1);
    for (; w->texts[at] != NULL; at = (at + 1) & (w->text_capacity - 1))
        if (w->texts[at] == text) return false;
    w->texts[at] = text;
    w->text_count++;
    return true;
}

void writer_write_text_as(HeapWriter *w, const void *id, const char *text) {
    size_t length = strlen(text);
    writer_put_id(w, id);
    writer_write_head(w, RECORD_UTF8, w->size + length);
    writer_write_bytes(w, w->bytes, w->size);
    writer_write_bytes(w, text, length);
    w->size = 0;
}

void writer_write_text(HeapWriter *w, const char *text) {
    if (text != NULL && text_is_new(w, text)) writer_write_text_as(w, text, text);
}
