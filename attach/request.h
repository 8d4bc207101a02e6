/* SPDX-License-Identifier: MIT */
/* What a client asks, as bytes (docs/attach.md): texts that each end in a zero byte.
 *
 *    own      m1  COMMAND  COUNT  ARGUMENT...     as many as COUNT says, in decimal
 *    the JDK's  1  COMMAND  ARGUMENT ARGUMENT ARGUMENT
 *
 * Pure, and bounded: what is too long is bad before it is whole. */
#ifndef MINIJVM_ATTACH_REQUEST_H
#define MINIJVM_ATTACH_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

enum {
    REQUEST_COMMAND =
        16, /* bytes of a command, of an argument, of a number of arguments, without the zero */
    REQUEST_ARGUMENT = 4096,
    REQUEST_JAVA_ARGUMENT = 1024,
    REQUEST_ARGUMENTS = 6,
    REQUEST_BYTES = 8 + REQUEST_COMMAND + REQUEST_ARGUMENTS * (REQUEST_ARGUMENT + 1) +
                    8 /* no request is longer */
};

typedef enum RequestState {
    REQUEST_MORE,
    REQUEST_WHOLE,
    REQUEST_OTHER_VERSION,
    REQUEST_BAD
} RequestState;

typedef struct Request {
    const char *command;
    const char *arguments[REQUEST_ARGUMENTS]; /* NULL behind the last; of the JDK's protocol
                                                 three, "" for none */
    unsigned count;
} Request;

/* Of the bytes that have come so far. The request is filled, with pointers into them, when it
 * is whole; what follows it is nobody's. */
RequestState request_parse(const char *bytes, size_t length, bool java, Request *request);

#endif
