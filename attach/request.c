/* SPDX-License-Identifier: MIT */
#include "attach/request.h"

#include <string.h>

enum { VERSION_BYTES = 7, COUNT_BYTES = 2, JAVA_ARGUMENTS = 3 };

typedef struct Reader {
    const char *at, *end;
} Reader;

/* The next text, of at most `most` bytes. */
static RequestState take(Reader *reader, size_t most, const char **text) {
    size_t there = (size_t)(reader->end - reader->at),
           looked = there <= most ? there : most + 1;
    const char *zero = memchr(reader->at, 0, looked);
    if (zero == NULL) return there > most ? REQUEST_BAD : REQUEST_MORE;
    *text = reader->at;
    reader->at = zero + 1;
    return REQUEST_WHOLE;
}

static bool read_count(const char *text, unsigned *count) {
    *count = 0;
    for (const char *at = text; *at != 0; at++) {
        if (*at < '0' || *at > '9') return false;
        *count = *count * 10 + (unsigned)(*at - '0');
    }
    return *text != 0 && *count <= REQUEST_ARGUMENTS;
}

RequestState request_parse(const char *bytes, size_t length, bool java, Request *request) {
    Reader reader = {bytes, bytes + length};
    const char *version, *number;
    RequestState state = take(&reader, VERSION_BYTES, &version);
    if (state != REQUEST_WHOLE) return state;
    if (strcmp(version, java ? "1" : "m1") != 0) return REQUEST_OTHER_VERSION;
    memset(request, 0, sizeof *request);
    if ((state = take(&reader, REQUEST_COMMAND, &request->command)) != REQUEST_WHOLE)
        return state;
    request->count = JAVA_ARGUMENTS;
    if (!java) {
        if ((state = take(&reader, COUNT_BYTES, &number)) != REQUEST_WHOLE) return state;
        if (!read_count(number, &request->count)) return REQUEST_BAD;
    }
    for (unsigned i = 0; i < request->count; i++) {
        state = take(&reader, java ? REQUEST_JAVA_ARGUMENT : REQUEST_ARGUMENT,
                     &request->arguments[i]);
        if (state != REQUEST_WHOLE) return state;
    }
    return REQUEST_WHOLE;
}
