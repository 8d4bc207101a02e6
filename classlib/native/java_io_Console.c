/* SPDX-License-Identifier: MIT */
/* java.io.Console: is there a terminal, and does it show what is typed. */
#include <errno.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "classlib/native/native.h"

NATIVE_METHOD(java_io_Console_istty) {
    result->i = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

NATIVE_METHOD(java_io_Console_echo) {
    struct termios settings;
    bool good = tcgetattr(STDIN_FILENO, &settings) == 0;
    result->i = good && (settings.c_lflag & ECHO) != 0;
    if (args[0].i)
        settings.c_lflag |= ECHO;
    else
        settings.c_lflag &= ~(tcflag_t)ECHO;
    if (good) good = tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0;
    char text[256];
    if (!good)
        exception_throw(t, "java/io/IOException", "%s", strerror_r(errno, text, sizeof text));
}
