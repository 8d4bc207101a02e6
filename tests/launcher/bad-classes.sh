# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Class files that are bad. Sourced by tests/launcher/run.

bad=$WORK/bad; mkdir -p "$bad"
for size in 0 1 9 40 200; do
    head -c $size "$C/Hello.class" > "$bad/Hello.class"
    same "a class file cut to $size bytes" -cp "$bad" Hello
done
cut_anywhere() {
    local size length=$(stat -c %s "$C/Hello.class")
    for ((size = 0; size < length; size += 37)); do
        head -c $size "$C/Hello.class" > "$bad/Hello.class"
        go mini "$MINIJVM" -cp "$bad" Hello
        [ $status = 1 ] || { echo "exit $status for $size bytes"; return 1; }
        grep -q 'ClassFormatError' "$WORK/mini.err" ||
            { echo "for $size bytes: $(head -n 2 "$WORK/mini.err")"; return 1; }
    done
}
check "a class file cut anywhere is a ClassFormatError" cut_anywhere
cp "$C/Hello.class" "$bad/Hello.class"; damage "$bad/Hello.class" 0 'oops'
same "a class file with a wrong magic number" -cp "$bad" Hello
cp "$C/Hello.class" "$bad/Hello.class"; damage "$bad/Hello.class" 4 '\000\000\000\143'
later='UnsupportedClassVersionError: Hello has been compiled by a more recent version'
gives "a class file of a later version" 1 \
    "$later"' of the Java Runtime \(class file version 99\.0\)' -cp "$bad" Hello
damaged_anywhere() { # the VM itself never fails; the program may, and may never end
    local at length=$(stat -c %s "$C/Hello.class")
    for ((at = 8; at < length; at += 11)); do
        cp "$C/Hello.class" "$bad/Hello.class"; damage "$bad/Hello.class" $at '\377'
        LIMIT=5 go mini "$MINIJVM" -cp "$bad" Hello
        [ $status -le 1 ] || [ $status = 124 ] ||
            { echo "exit $status for damage at $at: $(head -n 2 "$WORK/mini.err")"; return 1; }
    done
}
check "a damaged byte never breaks the VM" damaged_anywhere
damaged_zones() {
    mkdir -p "$WORK/zones"
    "$MINIJVM" -cp "$C" Zones "$WORK/zones" 600 write &&
        [ "$(TZDIR=$WORK/zones "$MINIJVM" -cp "$C" Zones "$WORK/zones" 600)" = "some work" ]
}
check "a damaged time-zone file is no zone" damaged_zones
rm -f "$bad"/*; cp "$C/Hello.class" "$bad/Other.class"
same "a class whose name is not its file's" -cp "$bad" Other
cp "$C/a/One.class" "$bad/One.class"
same "a class whose package is not its directory" -cp "$bad" One
rm -f "$bad"/*; mkdir "$bad/Hello.class"
gives "a directory named like a class file" 1 \
    'Could not find or load main class Hello|LinkageError|ClassNotFoundException' \
    -cp "$bad" Hello
rmdir "$bad/Hello.class"
if [ "$(id -u)" != 0 ]; then
    cp "$C/Hello.class" "$bad/Hello.class"; chmod 000 "$bad/Hello.class"
    gives "an unreadable class file" 1 'Could not find or load main class Hello' \
        -cp "$bad" Hello
    rm -f "$bad/Hello.class"
fi
circle() {
    mkdir -p "$WORK/c1" "$WORK/c2"
    echo 'class A extends B { }' > "$WORK/c1/A.java"; echo 'class B { }' > "$WORK/c1/B.java"
    echo 'class A { }' > "$WORK/c2/A.java"; echo 'class B extends A { }' > "$WORK/c2/B.java"
    "$JAVAC" -d "$WORK/c1" "$WORK"/c1/*.java && "$JAVAC" -d "$WORK/c2" "$WORK"/c2/*.java &&
        cp "$WORK/c2/B.class" "$WORK/c1/"
}
check "two classes for a circle" circle
same "circular inheritance" -cp "$WORK/c1:$C" Loads A B A
same "a main class in a circle" -cp "$WORK/c1" A
same "a class of the library that may not be defined" -cp "$C" Loads java.lang.NotThere \
    a.Nothing '[LHello;' '[[I' int Hello
