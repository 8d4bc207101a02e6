/* SPDX-License-Identifier: MIT */
/* Any bytes as a request of either protocol: what is whole lies within the bytes and ends
 * there, what is whole stays so when more follows, and nothing that is longer than a request
 * can be asks for more. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "attach/request.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void check(const char *bytes, size_t length, bool java) {
    Request request, again;
    RequestState state = request_parse(bytes, length, java, &request);
    if (state == REQUEST_MORE && length >= REQUEST_BYTES) abort();
    if (state != REQUEST_WHOLE) return;
    const char *at = request.command;
    for (unsigned i = 0; i <= request.count; i++) {
        if (at < bytes || at >= bytes + length || strlen(at) >= (size_t)(bytes + length - at))
            abort();
        at = i < request.count ? request.arguments[i] : at;
    }
    if (request.count == 0)
        at += strlen(at) + 1; /* the number of arguments follows the command */
    size_t used = (size_t)(at + strlen(at) + 1 - bytes);
    if (request.count > REQUEST_ARGUMENTS ||
        request_parse(bytes, used, java, &again) != REQUEST_WHOLE ||
        request_parse(bytes, used - 1, java, &again) == REQUEST_WHOLE)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    char *copy = malloc(length + 1); /* of its own size, so that a byte too far is seen */
    if (copy == NULL) return 0;
    char *text = realloc(copy, length > 0 ? length : 1);
    if (text == NULL) text = copy;
    memcpy(text, bytes, length);
    check(text, length, false);
    check(text, length, true);
    free(text);
    return 0;
}
