# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Two VMs in a process. Sourced by tests/attach/run.

host() {
    gcc -std=gnu11 -Iinclude tests/attach/host.c -o "$WORK/host" -L"$BUILD/$MODE" -lminijvm \
        -pthread -Wl,-rpath,"$(realpath "$BUILD/$MODE")" ||
        return 1
    rm -f "$WORK/pipe"; mkfifo "$WORK/pipe"
    "$WORK/host" "$SOCKETS/one" "$SOCKETS/two" < "$WORK/pipe" > "$WORK/host.out" \
        2> "$WORK/host.err" &
    local pid=$!
    started+=("$pid")
    exec 7> "$WORK/pipe"
    for _ in $(seq 400); do [ "$(wc -l < "$WORK/host.out")" = 2 ] && break; sleep 0.05; done
    [ "$(tr '\n' ' ' < "$WORK/host.out")" = "0 0 0 -1 " ] ||
        { cat "$WORK/host.out" "$WORK/host.err"; return 1; }
    gives 0 host.name=first "$pid.1" properties &&
        gives 0 host.name=second "$pid.2" properties &&
        gives 2 'several VMs, say which: [0-9.]+ ' "$pid" version &&
        gives 0 "^$pid\.2 " list && gives 0 host.name=second -path "$SOCKETS/two" properties ||
        return 1
    exec 7>&-
    wait "$pid"
    [ "$(tail -n 1 "$WORK/host.out")" = "-1 -1" ] ||
        { echo "files stay: $(tail -n 1 "$WORK/host.out")"; return 1; }
    "$WORK/host" "$SOCKETS/one" "$SOCKETS/two" -Xattach:java < /dev/null > "$WORK/host.out" \
        2> "$WORK/host.err"
    grep -q refused "$WORK/host.out" &&
        grep -q 'another VM of this process has the name' "$WORK/host.err" ||
        { echo "second -Xattach:java: $(cat "$WORK/host.err")"; return 1; }
}
check "two VMs in a process, each with its socket (A66)" host
apart() { # agents of two VMs of a process: each hears of its own
    cat > "$WORK/First.java" <<'EOT'
public class First {
    static int turn(int n) { return n < 2 ? n : turn(n - 1) + turn(n - 2); }
}
EOT
    sed 's/First/Second/' "$WORK/First.java" > "$WORK/Second.java"
    javac -nowarn -d "$WORK/classes" "$WORK/First.java" "$WORK/Second.java" || return 1
    [ -x "$WORK/host" ] ||
        gcc -std=gnu11 -Iinclude tests/attach/host.c -o "$WORK/host" -L"$BUILD/$MODE" \
            -lminijvm -pthread -Wl,-rpath,"$(realpath "$BUILD/$MODE")" ||
        return 1
    rm -f "$WORK/pipe"; mkfifo "$WORK/pipe"
    "$WORK/host" "$SOCKETS/one" "$SOCKETS/two" "-Djava.class.path=$WORK/classes" \
        < "$WORK/pipe" > "$WORK/host.out" 2> "$WORK/host.err" &
    local pid=$! i n good \
        model='model: threads . classes 1 replayed 1 init 1 live 1 wrong 0 unknown 0 0 twice 0'
    started+=("$pid")
    exec 7> "$WORK/pipe"
    for _ in $(seq 400); do [ "$(wc -l < "$WORK/host.out")" = 2 ] && break; sleep 0.05; done
    for i in 1 2 3; do
        gives 0 '' "$pid.1" load "$WORK/libmodel.so:only=First" &&
            gives 0 '' "$pid.2" load "$WORK/libmodel.so:only=Second" || return 1
        for n in 1 2; do
            gives 0 'agent .*libmodel' "$pid.$n" version &&
                [ "$(grep -c ^agent "$WORK/out")" = 1 ] || return 1
        done
        sleep 0.3
        gives 0 '' "$pid.$((i % 2 + 1))" unload &&
            gives 1 'no agent is loaded' "$pid.$((i % 2 + 1))" unload &&
            gives 0 'agent .*libmodel' "$pid.$((2 - i % 2))" version &&
            gives 0 '' "$pid.$((2 - i % 2))" unload || return 1
    done
    exec 7>&-
    wait "$pid"
    for n in First Second; do
        good="$model; only $n own 1 foreign 0"
        [ "$(grep -c "^$good\$" "$WORK/host.err")" = 3 ] ||
            { cat "$WORK/host.out" "$WORK/host.err"; return 1; }
    done
}
check "agents of two VMs in a process hear of their own alone" apart
# Who comes into the place of one that left, before one that is being told of a class: it is
# told, once.
passed() {
    local file=$WORK/leaver.file good
    rm -f "$file" "$WORK/asked"
    program Asked "$WORK/asked" || return 1
    gives 0 '' "$vm" load "$WORK/libmodel.so" &&
        gives 0 '' "$vm" load "$WORK/libleaver.so:class:$file" && : > "$WORK/asked" &&
        for _ in $(seq 400); do
            grep -q 'leaver: stuck' "$WORK/target.err" && break
            sleep 0.05
        done &&
        gives 0 '' "$vm" unload "$WORK/libmodel.so" &&
        gives 0 '' "$vm" load "$WORK/libmodel.so:only=Asked\$Late"
    good=$?
    : > "$file"
    for _ in $(seq 400); do grep -q loaded "$WORK/target.out" && break; sleep 0.05; done
    gives 0 '' "$vm" unload "$WORK/libmodel.so" &&
        grep -q 'only Asked.Late own 1 foreign 0' "$WORK/target.err" && [ $good = 0 ] || good=1
    leave
    return $good
}
check "a class that is being told of to others is told to who comes before them" passed
