# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Text that is not ASCII, in the locale's character set. Sourced by tests/launcher/run.

text_of_platform() {
    local here=$WORK/platform l
    rm -rf "$here" && mkdir -p "$here"/{pé,dé,lib} && cd "$here" || return
    mkdir plain && cp "$C"/PlatformText*.class plain
    cat > Hé.java << 'JAVA'
public class Hé {
    public static void main(String[] a) {
        var source = Hé.class.getProtectionDomain().getCodeSource();
        boolean plain = source.getLocation().getPath().endsWith("/plain/");
        System.out.println("ran " + a.length + plain);
    }
}
JAVA
    "$JAVAC" -encoding UTF-8 -d plain Hé.java
    echo 'public class Has { public static void main(String[] a) { } static class Né { } }' \
        > Has.java
    "$JAVAC" -encoding UTF-8 -d plain Has.java
    cp plain/Has*.class pé
    (
        cd plain && printf 'Main-Class: Hé\nClass-Path: \n' > ../m &&
            jar cfm ../hé.jar ../m . && cp ../hé.jar ../h.jar && cp ../h.jar ../lib/é.jar
    )
    mkdir w && cd w && mkdir dé && echo one > é.txt && echo two > $'\xff.txt' &&
        ln -s é.txt link
    for l in "$@"; do
        variables=(-u LC_ALL LC_CTYPE="$l" LOCPATH="$latin" V=ué€)
        variables+=($'U\xc3\xa9=1' $'U\xc3\xa8=2')
        same "text of the platform in $l" -Dpx=é€ -Dqé=1 -cp "../plain:x" PlatformText é \
            $'\xff' a日b $'\xe2\x82' $'\xed\xa0\x80'
        same "text of the platform in $l, file.encoding" -Dfile.encoding=UTF-8 \
            -Dsun.jnu.encoding=x -Dnative.encoding=y -cp ../plain PlatformText é
    done
    cd ..
    for l in "$@"; do
        variables=(-u LC_ALL LC_CTYPE="$l" LOCPATH="$latin")
        for words in "-cp pé Has" "-cp plain Hé" "-jar hé.jar" "-jar h.jar" "-jar ö.jar" \
            "-cp lib/* Has"; do
            [ "$l" = C.UTF-8 ] || [ "$l" = C ] || [ "$words" = "-cp lib/* Has" ] || continue
            same "launched in $l: $words" $words
        done
    done
    variables=(LC_ALL=C)
    local none='minijvm: pé is no text in ANSI_X3.4-1968, the character set of this locale: '
    gives "a class path that the locale has no text for" 1 \
        "${none}no file is found by it; try LC_ALL=C.UTF-8" -cp pé Has
    variables=()
    cd "$TREE" || exit 2
}
if matches "text of the platform" || matches "launched in" || matches "no text for"; then
    latin=$WORK/locales
    mkdir -p "$latin"
    for l in de_DE/ISO-8859-1 de_DE@euro/ISO-8859-15; do
        localedef -i "${l%/*}" -f "${l#*/}" "$latin/de_DE.${l#*/}" 2> /dev/null
    done
    locales=(C C.UTF-8)
    for l in de_DE.ISO-8859-1 de_DE.ISO-8859-15; do
        if [ -e "$latin/$l/LC_CTYPE" ]; then
            locales+=("$l")
        else
            skip "launcher text of the platform in $l" "the package locales is not installed"
        fi
    done
    text_of_platform "${locales[@]}"
fi
