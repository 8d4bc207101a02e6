# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Start-up, and what JNI finds. Sourced by tests/launcher/run.

few_classes() {
    "$MINIJVM" -verbose:class -cp "$C" Hello > "$WORK/verbose" 2>&1 || return 1
    grep -q '^hello, world' "$WORK/verbose" && grep -q 'java\.lang\.Object' "$WORK/verbose" &&
        grep -q 'Hello' "$WORK/verbose" || { echo "no classes listed"; return 1; }
    local count; count=$(grep -c -v '^hello' "$WORK/verbose")
    [ "$count" -lt 150 ] || { echo "$count classes"; return 1; }
}
check "hello world loads fewer than 150 classes" few_classes
loaded_at_start() {
    "$MINIJVM" -verbose:class -cp "$C" Hello | sed -n 's/^\[Loaded \(.*\) from jrt:.*/\1/p' |
        tr . /
}
plain_classes() {
    loaded_at_start | awk '
        FILENAME != "-" { plain[$0] = 1; next }
        { if (!($0 in plain)) { print $0 " is compressed"; bad = 1 } seen++ }
        END { exit bad || seen < 50 }' "$TREE/classlib/start" "$TREE/classlib/plain" -
}
check "hello world loads no class that is stored compressed" plain_classes
# Its classes lie together; a few may come and go before the list is made again.
start_classes() {
    loaded_at_start | awk '
        NR == FNR { if (!/^#/) start[$0] = 1; next }
        { seen++; if (!($0 in start)) { print $0 " is not in classlib/start"; apart++ } }
        END { exit seen < 50 || apart > 8 }' "$TREE/classlib/start" -
}
check "the classes that hello world loads lie together" start_classes
small_blob() {
    local size
    size=$(stat -c %s "$(dirname "$MINIJVM")/../classlib/library.blob") &&
        [ "$size" -lt 2500000 ] || { echo "$size bytes"; return 1; }
}
check "the class library takes less than 2,500,000 bytes" small_blob
verbose_jni() {
    "$JAVAC" -h "$WORK" -d "$C" "$TREE/tests/launcher/native/Native.java" || return 1
    gcc -shared -fPIC "-I$TREE/include" "-I$WORK" "$TREE/tests/launcher/native/native.c" \
        -o "$A/libnative.so" ||
        return 1
    "$MINIJVM" -verbose:jni "-Djava.library.path=$A" -cp "$C" Native > "$WORK/verbose" 2>&1 ||
        { cat "$WORK/verbose"; return 1; }
    grep -qx 42 "$WORK/verbose" &&
        grep -q 'Loaded native library .*libnative\.so' "$WORK/verbose" &&
        grep -q 'Native\.answer' "$WORK/verbose" || { cat "$WORK/verbose"; return 1; }
}
check "-verbose:jni" verbose_jni
same "a native method that is missing" "-Djava.library.path=$A" -cp "$C" Native missing
same "a native library that is missing" "-Djava.library.path=/nowhere" -cp "$C" Native
edges() {
    "$JAVAC" -d "$C" "$TREE/tests/launcher/native/Edges.java" &&
        gcc -shared -fPIC -Wall -Werror "-I$TREE/include" \
            "$TREE/tests/launcher/native/edges.c" -o "$A/libedges.so"
}
check "a library for JNI's edges" edges
same "JNI's functions at their edges" "-Djava.library.path=$A" -cp "$C" Edges
far_names() {
    export LC_ALL=C.UTF-8
    "$JAVAC" -d "$WORK/far" "$TREE/tests/launcher/native/FarNames.java" &&
        rm "$WORK/far/Q"* "$WORK/far/"$'\U20000'.class
}
check "classes with names beyond the first plane" far_names
LC_ALL=C.UTF-8 same "names beyond the first plane" -cp "$WORK/far" FarNames
inherits() { # what the standard input is
    "$WORK/inherit" "$1" "$JAVA" -cp "$C" Inherits > "$WORK/java.out" &&
        timeout "$LIMIT" "$WORK/inherit" "$1" "$MINIJVM" -cp "$C" Inherits > "$WORK/mini.out" &&
        grep -q '^heard HELLO' "$WORK/mini.out" && diff "$WORK/java.out" "$WORK/mini.out"
}
if gcc -D_GNU_SOURCE -Wall -Werror "$TREE/tests/launcher/native/inherit.c" -o "$WORK/inherit" \
    2> "$WORK/gcc.log"
then
    for kind in stream listening packets path paths; do
        check "a channel inherited: $kind" inherits $kind
    done
    same "no channel inherited" -cp "$C" Inherits
else
    report "launcher gcc inherit" failed "see $WORK/gcc.log"
fi
gives "-verbose:gc" 1 'GC' -verbose:gc -Xmx16m -cp "$C" Hungry
