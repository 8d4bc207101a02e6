# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Agents that cannot be used. Sourced by tests/launcher/run.

bad_agent() { # name, body of its JVM_OnLoad
    cat > "$WORK/$1.c" << END
#include <jni.h>
extern int nowhere_to_be_found(void);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) { $2 }
END
    gcc -shared -fPIC "-I$TREE/include" "$WORK/$1.c" -o "$WORK/lib$1.so"
}
bad_agent needy 'return nowhere_to_be_found();' ||
    report "launcher agent needy" failed "it does not compile"
bad_agent crashing '*(volatile int *)0 = 1; return 0;' ||
    report "launcher agent crashing" failed "it does not compile"
refused="Could not load agent library: $WORK/libneedy\.so"
gives "an undefined symbol is named" 1 "$refused \(.*undefined symbol: nowhere_to_be_found" \
    "-Xrun$WORK/libneedy.so" -cp "$C" Hello
# java crashes in the system's linker.
head -c 3000 "$WORK/libneedy.so" > "$WORK/libcut.so"
mkfifo "$WORK/libpipe.so"
mkdir -p "$WORK/loads"
echo 'public class LoadsFile { public static void main(String[] a) { System.load(a[0]); } }' \
    > "$WORK/loads/LoadsFile.java"
"$JAVAC" -d "$WORK/loads" "$WORK/loads/LoadsFile.java"
gives "an agent that is cut" 1 \
    'Could not load agent library: .*/libcut\.so \(file too short\)' "-Xrun$WORK/libcut.so" \
    -cp "$C" Hello
gives "a tracing library that is cut" 1 'file too short' "-Xtrace:$WORK/libcut.so" \
    -cp "$C" Hello
gives "an event monitor that is cut" 0 \
    'event monitor .*libcut\.so: file too short; it is left out' "-Xmonitor:$WORK/libcut.so" \
    -cp "$C" Hello
gives "a library that is cut" 1 'UnsatisfiedLinkError: .*/libcut\.so: file too short' \
    -cp "$WORK/loads" LoadsFile "$WORK/libcut.so"
gives "a library that is a pipe" 1 'UnsatisfiedLinkError: .*/libpipe\.so: is no file' \
    -cp "$WORK/loads" LoadsFile "$WORK/libpipe.so"
if [ "$MODE" = release ] || [ "$MODE" = debug ]; then
    gives "an agent that crashes is named" 139 \
        "minijvm: Segmentation fault in agent $WORK/libcrashing\.so, in JVM_OnLoad" \
        "-Xrun$WORK/libcrashing.so:options" -cp "$C" Hello
    cat > "$WORK/loads/Crash.java" << 'JAVA'
public class Crash {
    public static void main(String[] args) throws Exception {
        var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        ((sun.misc.Unsafe) field.get(null)).putInt(8, 1);
    }
}
JAVA
    "$JAVAC" -nowarn -Xlint:none -d "$WORK/loads" "$WORK/loads/Crash.java" 2> "$WORK/log"
    gives "a crash of the VM says where" 139 'minijvm: Segmentation fault, address 0x8, at ' \
        -Xint -cp "$WORK/loads" Crash
fi
cd "$WORK" &&
    gives "an agent by a relative path" 1 'Could not load agent library: \./libneedy\.so' \
        -Xrun./libneedy.so -cp "$C" Hello
cd "$C" || exit 2
