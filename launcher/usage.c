/* SPDX-License-Identifier: MIT */
/* What the launcher says about itself. */
#include "launcher/launcher.h"

#include <minijvm.h>
#include <string.h>

void usage_print_version(FILE *to) {
    fprintf(to, "minijvm version \"%s\"\n", minijvm_version());
    fprintf(to, "minijvm class library (Java 17)\n");
}

enum { OF_LAUNCHER, STANDARD, EXTRA, ACCEPTED, WIDTH = 79 };

/* Words of the text from column `indent` on, up to WIDTH. */
static void print_wrapped(FILE *to, const char *text, int indent, int column) {
    while (*text != 0) {
        int length = (int)strcspn(text, " ");
        if (column > indent && column + 1 + length > WIDTH) {
            fputc('\n', to);
            column = 0;
        } else if (column > indent) {
            fputc(' ', to);
            column++;
        }
        if (column < indent) column += fprintf(to, "%*s", indent - column, "");
        column += fprintf(to, "%.*s", length, text);
        text += length;
        text += strspn(text, " ");
    }
    fputc('\n', to);
}

static void print_options(FILE *to, int group, int indent) {
    const char *syntax, *help;
    int of;
    for (unsigned i = 0; minijvm_option(i, &syntax, &help, &of); i++) {
        if (of != group) continue;
        int column = fprintf(to, "    %s", syntax);
        if (*help == 0 || column + 1 > indent) {
            fputc('\n', to);
            column = 0;
        }
        if (*help != 0) print_wrapped(to, help, indent, column);
    }
}

void usage_print(FILE *to) {
    fputs("Usage: minijvm [options] <mainclass> [args...]\n"
          "           (to execute a class)\n"
          "   or  minijvm [options] <file>.class [args...]\n"
          "           (to execute a class by the path of its file)\n"
          "   or  minijvm [options] -jar <jarfile> [args...]\n"
          "           (to execute a jar file)\n\n"
          " Arguments following the main class, the class file or -jar <jarfile>\n"
          " are passed as the arguments to the main class.\n\n"
          " where options include:\n\n",
          to);
    print_options(to, OF_LAUNCHER, 18);
    print_options(to, STANDARD, 18);
}

void usage_print_extra(FILE *to) {
    print_options(to, EXTRA, 22);
    fputs("\n Options of other VMs that are taken without effect, with a word:\n\n", to);
    print_options(to, ACCEPTED, 22);
}
