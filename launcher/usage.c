/* SPDX-License-Identifier: MIT */
/* What the launcher says about itself. */
#include "launcher/launcher.h"

#include <minijvm.h>

void usage_print_version(FILE *to) {
    fprintf(to, "minijvm version \"%s\"\n", minijvm_version());
    fprintf(to, "minijvm class library (Java 17)\n");
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
          " where options include:\n\n"
          "    -cp <class search path of directories and zip/jar files>\n"
          "    -classpath <class search path of directories and zip/jar files>\n"
          "    --class-path <class search path of directories and zip/jar files>\n"
          "                  Directories and jar files, separated by \":\".\n"
          "    --add-opens <module>/<package>=<target-module>[,<target-module>...]\n"
          "    --add-exports <module>/<package>=<target-module>[,<target-module>...]\n"
          "                  what of the library is open, or exported, to the program\n"
          "                  (java.base/java.lang=ALL-UNNAMED)\n"
          "    -D<name>=<value>\n"
          "                  set a system property\n"
          "    -verbose[:class|gc|jni]\n"
          "                  tell what happens\n"
          "    -version      print the version to the error stream and exit\n"
          "    --version     print the version to the output stream and exit\n"
          "    -showversion  print the version to the error stream and continue\n"
          "    --show-version\n"
          "                  print the version to the output stream and continue\n"
          "    -? -h -help   print this help to the error stream\n"
          "    --help        print this help to the output stream\n"
          "    -X            print help on extra options to the error stream\n"
          "    --help-extra  print help on extra options to the output stream\n"
          "    -ea[:<packagename>...|:<classname>]\n"
          "    -enableassertions[:<packagename>...|:<classname>]\n"
          "                  enable assertions with specified granularity\n"
          "    -da[:<packagename>...|:<classname>]\n"
          "    -disableassertions[:<packagename>...|:<classname>]\n"
          "                  disable assertions with specified granularity\n"
          "    -esa | -enablesystemassertions\n"
          "                  enable system assertions\n"
          "    -dsa | -disablesystemassertions\n"
          "                  disable system assertions\n"
          "    -Xrun<library>[:<options>]\n"
          "                  load an agent\n"
          "    @argument files\n"
          "                  files that contain options\n"
          "    --disable-@files\n"
          "                  do not expand argument files from here on\n",
          to);
}

void usage_print_extra(FILE *to) {
    fputs("    -Xmx<size>        maximum heap size (512m)\n"
          "    -Xms<size>        initial heap size (8m)\n"
          "    -Xss<size>        stack size of Java threads (1m)\n"
          "    -XX:MaxMetaspaceSize=<size>\n"
          "                      limit for classes (none)\n"
          "    -Xint             interpret only\n"
          "    -Xjit:<option>[,<option>...]\n"
          "                      threshold=<n>: calls and loops before a method is\n"
          "                      compiled (500); verbose; statistics; print=<pattern>;\n"
          "                      cache=<size> (64m); events=test|patch|recompile;\n"
          "                      perfmap; jitdump[=<directory>]; gdb; deopt=<seed>;\n"
          "                      baseline\n"
          "    -Xgc:<plan>[,stress[=<n>]][,guard][,log=<file>]\n"
          "                      collector: generational, semispace, marksweep or\n"
          "                      none; collect at every n-th\n"
          "                      allocation; make what was left inaccessible\n"
          "    -Xcheck:jni       check what native code does\n"
          "    -Xcheck:jvmpi[:abort][,slow=<ms>]\n"
          "                      report what agents do against the rules\n"
          "    -Xjvmpi:stress=<seed>[,<kind>...][,every=<n>][,crowd=<n>]\n"
          "                      do to agents what is permitted and few expect: collect,\n"
          "                      move, reuse, arenas, together, delay (all unless some\n"
          "                      are named); docs/protocols.md says what each is\n"
          "    -Xrs              leave the signals alone\n"
          "    -Xrun<library>[:<options>]\n"
          "                      load an agent\n",
          to);
}
