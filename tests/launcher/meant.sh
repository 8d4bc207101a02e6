# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What somebody meant. Sourced by tests/launcher/run.

compile='compile it with "javac Hello\.java", then run "minijvm Hello\.class"'
gives "a source file" 1 "Hello\.java is a source file: $compile" Hello.java
gives "a class file that is not there" 1 \
    'Nope\.class: there is no file of this name; .* "minijvm Nope"' Nope.class
gives "a jar without -jar" 1 'run it with "minijvm -jar ' "$WORK/all.jar"
head -c 100 "$C/Hello.class" > "$WORK/Cut.class"
gives "a class file cut before its name" 1 \
    'Cut\.class is not a class file: it ends after 100 bytes, before the name of its class' \
    "$WORK/Cut.class"
echo "text" > "$WORK/Text.class"
gives "a class file that is text" 1 \
    'Text\.class is not a class file: it begins with 74657874 instead of cafebabe' \
    "$WORK/Text.class"
mkdir -p "$WORK/cut"
head -c "$(($(stat -c %s "$C/Hello.class") - 20))" "$C/Hello.class" > "$WORK/cut/Hello.class"
length=$(stat -c %s "$WORK/cut/Hello.class")
gives "a class file cut later" 1 \
    "Truncated class file \[.*ends after $length bytes where [0-9]+ more are expected\]" \
    -cp "$WORK/cut" Hello
mkdir -p "$WORK/gone"
cat > "$WORK/gone/Gone.java" << 'JAVA'
public class Gone {
    public static void main(String[] a) throws Exception { Class.forName(a[0]); }
}
JAVA
"$JAVAC" -d "$WORK/gone" "$WORK/gone/Gone.java"
others='this library has the packages of java\.base only; -Xjdk has the others'
gives "a package that the library does not have" 1 \
    "minijvm: the package javax\.swing is not here: $others" \
    -cp "$WORK/gone" Gone javax.swing.JFrame
gives "a class that the library does not have" 1 \
    "minijvm: the library's package java\.util has no class Nonsense" \
    -cp "$WORK/gone" Gone java.util.Nonsense
nothing_more() {
    ! "$MINIJVM" -cp "$WORK/gone" Gone "$1" > "$WORK/gone.out" 2>&1 &&
        ! grep -q '^minijvm:' "$WORK/gone.out"
}
check "a class of the program that is missing" nothing_more com.example.Missing
