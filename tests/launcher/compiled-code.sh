# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Tools that look at compiled code. Sourced by tests/launcher/run.

gives "-Xjit:jitdump needs a folder" 1 'no file for compiled code can be made in /no/such' \
    -Xjit:jitdump=/no/such -cp "$C" Hello
gives "-Xjit:jitdump= names one" 1 "Invalid -Xjit option: 'jitdump='" -Xjit:jitdump= \
    -cp "$C" Hello
debugger() { # through compiled frames to C on both sides
    gdb -batch -nx -ex 'set pagination off' -ex 'set debuginfod enabled off' \
        -ex 'break java_lang_Runtime_availableProcessors' -ex run -ex bt --args "$MINIJVM" \
        -Xjit:threshold=50,gdb -cp "$C" Frames > "$WORK/gdb.out" 2>&1
    local wanted order=""
    for wanted in 'entry_native' 'int Frames\.leaf(int) ()' \
        'int Frames\.middle(int, double) ()' 'int Frames\.outer(int, double) ()' \
        'void Frames\.main(java\.lang\.String\[\]) ()' 'stub_enter' 'in start_thread'; do
        order="$order $(grep -n "^#.*$wanted" "$WORK/gdb.out" | head -n 1 | cut -d: -f1)"
    done
    [ "$(wc -w <<< "$order")" = 7 ] &&
        [ "$(tr ' ' '\n' <<< "$order" | sed '/^$/d')" = \
            "$(tr ' ' '\n' <<< "$order" | sed '/^$/d' | sort -n)" ] ||
        { tail -n 30 "$WORK/gdb.out"; return 1; }
}
if [ "$MODE" != release ]; then
    :
elif command -v gdb > /dev/null; then
    check "a debugger's backtrace shows compiled methods" debugger
else
    skip "launcher a debugger's backtrace" "gdb is not installed"
fi
perf_reads() {
    local dir=$WORK/perf
    mkdir -p "$dir"
    perf record -q -k mono -o "$dir/data" "$MINIJVM" "-Xjit:threshold=50,jitdump=$dir" \
        -cp "$C" Busy > /dev/null 2>&1 ||
        { echo "perf recorded nothing"; return 1; }
    perf inject --jit -i "$dir/data" -o "$dir/jitted" > "$dir/log" 2>&1 ||
        { cat "$dir/log"; return 1; }
    readelf -sW "$dir"/jitted-*.so | grep -q 'Busy' || { echo "no symbol of Busy"; return 1; }
}
perf_names() {
    local dir=$WORK/perf
    mkdir -p "$dir"
    perf record -q -F 5000 -o "$dir/mapped" "$MINIJVM" -Xjit:perfmap -cp "$C" Busy 29 \
        > /dev/null 2>&1 ||
        { echo "perf recorded nothing"; return 1; }
    perf report -i "$dir/mapped" --no-children --stdio 2> /dev/null > "$dir/report"
    grep -qE '^ +[0-9.]+% .*int Busy\.fibonacci\(int\)' "$dir/report" ||
        { head -n 30 "$dir/report"; return 1; }
}
prints() { # each bytecode's line, machine code below it, and no other class's
    "$MINIJVM" -Xjit:threshold=0,print='Frames.middle*' -cp "$C" Frames > "$WORK/print.out" 2>&1
    local wanted
    for wanted in '^int Frames\.middle\(int, double\): [0-9]+ bytes at 0x' '^  entry' \
        '^ +[0-9]+  (invokestatic|invokevirtual) #[0-9]+ +line [0-9]+' '^  slow paths' \
        '^ +[0-9a-f]+  (push +rbx|[0-9a-f ]+)'; do
        grep -qE "$wanted" "$WORK/print.out" ||
            { echo "no line like $wanted"; head -n 30 "$WORK/print.out"; return 1; }
    done
    ! grep -qE '^[^ ].*\): [0-9]+ bytes at' <(grep -v 'Frames\.middle' "$WORK/print.out")
}
check "-Xjit:print shows a method's bytecode beside its machine code" prints
counts() { # what was compiled, how large, how long, and sums
    "$MINIJVM" -Xjit:threshold=0,verbose -cp "$C" Frames 2> "$WORK/verbose.out" > /dev/null
    local one all
    one='\[jit\] int Frames\.middle\(int, double\): [0-9]+ bytes of bytecode, '
    one+='[0-9]+ of machine code at 0x[0-9a-f]+, [0-9.]+ us'
    all='\[jit\] [0-9]+ methods compiled, [0-9]+ not; [0-9]+ bytes of bytecode and '
    all+='[0-9]+ inlined to [0-9]+ of machine code in [0-9.]+ ms'
    grep -qE "^$one\$" "$WORK/verbose.out" &&
        tail -n 1 "$WORK/verbose.out" | grep -qE "^$all\$" ||
        { tail -n 5 "$WORK/verbose.out"; return 1; }
}
check "-Xjit:verbose tells of each method and of all" counts
sums() { # and nothing else
    "$MINIJVM" -Xjit:threshold=0,statistics -cp "$C" Frames 2>&1 > /dev/null | grep -c . |
        grep -qx 1
}
check "-Xjit:statistics gives the sums alone" sums
gives "-Xjit: what would take too much memory is interpreted" 0 \
    'interpreted, it would take too much memory' -Xjit:threshold=0,verbose -cp "$C" DeepOperands
gives "java.lang.Compiler compiles what it is asked for" 0 'true true false true' \
    -Xjit:threshold=1000000 -cp "$C" AskToCompile
gives "java.lang.Compiler where there is none" 0 'false false false false' -Xint \
    -cp "$C" AskToCompile
with_perf() { # name, command
    local why=""
    if ! command -v perf > /dev/null; then
        why="perf is not installed"
    elif ! perf record -q -k mono -o "$WORK/perf.probe" true > /dev/null 2>&1; then
        why="perf may not record here"
    fi
    if [ -z "$why" ]; then check "$@"
    elif chosen "$1"; then skip "launcher $1" "$why"; fi
}
with_perf "perf names what -Xjit:perfmap wrote down" perf_names
with_perf "perf inject makes objects of -Xjit:jitdump" perf_reads
