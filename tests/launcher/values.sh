# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Options that are unknown or have wrong values, and where each is documented. Sourced by
# tests/launcher/run.

same "an unknown option" -unknown -cp "$C" Hello
same "an unknown long option" --unknown Hello
same "an unknown -X option" -Xunknown Hello
gives "an unknown -XX option" 1 "Unrecognized VM option 'Unknown'
Error: Could not create the Java Virtual Machine\.
Error: A fatal exception has occurred\. Program will exit\." -XX:+Unknown Hello
same "-Xmx without a number" -Xmx Hello
same "-Xmx with nonsense" -Xmxabc Hello
same "-Xmx0" -Xmx0 Hello
gives "-Xmx1" 1 'Too small maximum heap' -Xmx1 Hello
same "-Xmx negative" -Xmx-5m Hello
same "-Xmx that overflows" -Xmx99999999999999999999g Hello
same "-Xmx with a wrong unit" -Xmx5x Hello
gives "-Xmx larger than the machine" 1 'Could not create the Java Virtual Machine' \
    -Xmx900g Hello
gives "-Xms larger than -Xmx" 1 \
    'Initial heap size set to a larger value than the maximum heap size' -Xms64m -Xmx16m Hello
same "-Xms with nonsense" -Xmsx Hello
same "-Xss with nonsense" -Xssx Hello
same "-XX:MaxMetaspaceSize with nonsense" -XX:MaxMetaspaceSize=x Hello
gives "-XX:MaxMetaspaceSize too small" 1 'MaxMetaspaceSize is too small' \
    -XX:MaxMetaspaceSize=10k -cp "$C" Hello
gives "-Xss too small" 1 'stack size specified is too small' -Xss1k Hello
gives "-Xss too large" 1 'Invalid thread stack size' -Xss100g Hello
gives "-Xgc with an unknown plan" 1 'Unknown collector.*nonsense' -Xgc:nonsense Hello
gives "-Xgc with an unknown word" 1 'Invalid -Xgc option' -Xgc:generational,nonsense Hello
gives "-Xgc with an absurd number" 1 'Invalid -Xgc option' \
    -Xgc:generational,stress=99999999999 Hello
for bad in '' x 1x -1 18446744073709551616 '1,' '1,,move' 1,nonsense 1,Move 1,every=0 1,every= \
    1,every=x 1,every=99999999999 1,crowd=0 1,crowd=65 '1 '; do
    gives "-Xjvmpi:stress=$bad" 1 'Invalid -Xjvmpi option' "-Xjvmpi:stress=$bad" Hello
done
gives "-Xjvmpi without stress" 1 'Invalid -Xjvmpi option' -Xjvmpi:nonsense Hello
while read -r bad why; do
    gives "-Xjvmpi:methods=$bad" 1 \
        "Invalid -Xjvmpi option: Invalid pattern of methods .*: $why" \
        "-Xjvmpi:methods=$bad" Hello
done <<'EOF'
! it names nothing
a,,b it names nothing
a..b two dots
.a it begins with a dot
a. it ends with a dot
a!b "!" stands at the beginning only
a.b(I "." has no "."
a.b(Q)V behind "." there is no descriptor
a.b) "." has no "."
a;b ";" and
EOF
gives "-Xjvmpi:methods= of nothing" 1 'it names nothing' -Xjvmpi:methods= Hello
gives "-Xjvmpi:methods=" 0 '' \
    -cp "$C" '-Xjvmpi:methods=!java,java/lang/String.*(I)*,Hello.main([Ljava/lang/String;)V' \
    Hello
for bad in arenas arenas= arenas=x arenas=nonempty hiddenhooks=1; do
    gives "-Xjvmpi:$bad" 1 'Invalid -Xjvmpi option' "-Xjvmpi:$bad" Hello
done
for good in arenas=explicit arenas=implicit arenas=none hiddenhooks; do
    gives "-Xjvmpi:$good" 0 '' -cp "$C" "-Xjvmpi:$good" Hello
done
kinds=collect,move,reuse,arenas,together,delay,every=1000000000,crowd=64
gives "-Xjvmpi with every kind" 0 '' \
    -cp "$C" "-Xjvmpi:stress=18446744073709551615,$kinds" Hello
gives "-Xrun without a name" 1 'Unrecognized option: -Xrun' -Xrun Hello
same "-client -server" -server -client -cp "$C" Hello

version_to() { # option, stream that gets it, "and goes on" or ""
    "$MINIJVM" "$1" -cp "$C" Hello > "$WORK/version.out" 2> "$WORK/version.err" ||
        { echo "exit $?"; return 1; }
    grep -q '^minijvm version "[0-9.]*"' "$WORK/version.$2" || { echo "no version"; return 1; }
    if [ "$3" = "and goes on" ]; then
        grep -q '^hello' "$WORK/version.out"
    else
        ! grep -q '^hello' "$WORK/version.out"
    fi
}
check "-version" version_to -version err ""
check "--version" version_to --version out ""
check "-showversion" version_to -showversion err "and goes on"
check "--show-version" version_to --show-version out "and goes on"
help_to() { # option, stream, pattern
    "$MINIJVM" "$1" > "$WORK/help.out" 2> "$WORK/help.err" || { echo "exit $?"; return 1; }
    grep -q -- "$3" "$WORK/help.$2" &&
        [ "$(cat "$WORK/help.out" "$WORK/help.err" | wc -c)" = "$(wc -c < "$WORK/help.$2")" ]
}
check "-help" help_to -help err '^Usage: minijvm'
check "--help" help_to --help out '^Usage: minijvm'
check "-h" help_to -h err '^Usage: minijvm'
check "-?" help_to '-?' err '^Usage: minijvm'
check "-X" help_to -X err 'Xmx'
check "--help-extra" help_to --help-extra out 'Xmx'
gives "no arguments at all" 1 '^Usage: minijvm'
# Every row of the list that is the launcher's or the VM's own, in -help or -X, in the manual,
# in README.
options_are_documented() {
    local missing="" name place groups='(LAUNCHER|STANDARD|EXTRA|ACCEPTED)' text='"([^"]+)"'
    "$MINIJVM" -help > "$WORK/help.all" 2>&1
    "$MINIJVM" -X >> "$WORK/help.all" 2>&1
    sed 's/\\-/-/g; s/\\f[BIR]//g' "$TREE/man/minijvm.1" > "$WORK/manual"
    while read -r group name; do
        for place in "$WORK/help.all" "$WORK/manual" "$TREE/README.md"; do
            [ "$group" = ACCEPTED ] && [ "$place" = "$TREE/README.md" ] && continue
            grep -qF -e "$name" "$place" || missing="$missing $name($(basename "$place"))"
        done
    done < <(sed -nE "s/^OPTION\($groups, [A-Z]+, $text, [^,]+, \"[^\"]+\", .*/\1 \2/p" \
        "$TREE/vm/system/options.def" | sed -E 's/[:=]$//')
    [ -z "$missing" ] || { echo "not documented:$missing"; return 1; }
}
check "README and manual name the options" options_are_documented
