# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Signals: what ends a program, what lists its threads. Sourced by tests/launcher/run.

# Job control gives the program its own process group and signals that are not ignored.
wait_for() { # pattern, file
    for ((i = 0; i < 1200; i++)); do
        grep -q -- "$1" "$2" 2> /dev/null && return 0
        sleep 0.05
    done
    echo "no \"$1\" in: $(tail -n 3 "$2")"
    return 1
}

ends_by_signal() { # signal, wanted status, options
    local signal=$1 wanted=$2; shift 2
    rm -f "$WORK/signal.out" # what the one before said
    set -m
    env --default-signal=HUP,INT,TERM "$MINIJVM" "$@" -cp "$C" Waits > "$WORK/signal.out" \
        2> "$WORK/signal.err" < /dev/null &
    local pid=$!
    set +m
    wait_for ready "$WORK/signal.out" || { kill -KILL $pid; wait $pid; return 1; }
    kill "-$signal" $pid
    wait $pid
    local got=$?
    [ $got = "$wanted" ] || { echo "exit $got instead of $wanted"; return 1; }
    if [ $# = 0 ]; then
        printf 'ready\nhook begins\nhook ends\n' | cmp - "$WORK/signal.out" || return 1
        [ ! -s "$WORK/signal.err" ] || { cat "$WORK/signal.err"; return 1; }
    fi
}
check "SIGTERM runs the hooks, exit 143" ends_by_signal TERM 143
check "SIGINT runs the hooks, exit 130" ends_by_signal INT 130
check "SIGHUP runs the hooks, exit 129" ends_by_signal HUP 129
check "-Xrs leaves SIGTERM alone" ends_by_signal TERM 143 -Xrs

ignored_stays_ignored() {
    rm -f "$WORK/signal.out"
    set -m
    (trap '' HUP; exec "$MINIJVM" -cp "$C" Waits > "$WORK/signal.out" 2>&1 < /dev/null) &
    local pid=$!
    set +m
    wait_for ready "$WORK/signal.out" || { kill -KILL $pid; return 1; }
    kill -HUP $pid; sleep 0.2
    kill -0 $pid || { echo "SIGHUP ended it"; return 1; }
    kill -TERM $pid
    wait $pid
    [ $? = 143 ]
}
check "an ignored SIGHUP stays ignored" ignored_stays_ignored

# Starts a program that reads from a pipe, sends SIGQUIT, waits for the dump, closes the pipe.
dump_of() { # class, pattern that ends the dump, options
    local class=$1 last=$2
    shift 2
    rm -f "$WORK/pipe" "$WORK/dump.out"; mkfifo "$WORK/pipe"
    set -m
    "$MINIJVM" "$@" -cp "$C" "$class" < "$WORK/pipe" > "$WORK/dump.out" 2> "$WORK/dump.err" &
    local pid=$!
    set +m
    exec 7> "$WORK/pipe"
    local good=yes
    wait_for ready "$WORK/dump.out" || good=no
    kill -QUIT $pid
    wait_for "$last" "$WORK/dump.out" || good=no
    exec 7>&-
    [ $good = yes ] || kill -KILL $pid
    wait $pid
    local got=$?
    [ $got = 0 ] || { echo "exit $got"; return 1; }
}
thread_of_dump() { # the thread's name
    awk -v name="\"$1\"" '
        index($0, name " ") == 1 { on = 1 }
        on && $0 == "" { exit }
        on' "$WORK/dump.out"
}
shows() { # the thread's name, pattern for the lines after it
    thread_of_dump "$1" | tr '\n' '~' | grep -qE -- "$2" && return 0
    echo "thread $1 does not show $2: $(thread_of_dump "$1" | tr '\n\t' '~ ')"
    return 1
}
dump_shows_states() {
    dump_of States 'JNI global refs' || return 1
    grep -q '^Full thread dump' "$WORK/dump.out" || { echo "no heading"; return 1; }
    grep -qx "went on" "$WORK/dump.out" || { echo "did not go on"; return 1; }
    grep -qx entered "$WORK/dump.out" || grep -qx "went on" "$WORK/dump.out" || return 1
    local object='<0x[0-9a-f]+> \(a java\.lang\.Object\)~' monitor='\(on object monitor\)~'
    local frame='	at States\.' line='\(States\.java:[0-9]+\)~'
    shows main "~   java\.lang\.Thread\.State: RUNNABLE~.*${frame}main$line	- locked $object" &&
        shows sleeper "daemon.*State: TIMED_WAITING \(sleeping\)~.*${frame}sleeps$line" &&
        shows waiter "State: WAITING $monitor.*	- waiting on $object.*${frame}waits" &&
        shows timed "State: TIMED_WAITING $monitor.*${frame}waits" &&
        shows parked 'State: WAITING \(parking\)~.*LockSupport\.park' &&
        shows spinner "State: RUNNABLE~.*$frame" &&
        shows blocked "State: BLOCKED $monitor${frame}[^~]*~	- waiting to lock $object"
}
check "SIGQUIT shows every thread and the program goes on" dump_shows_states
dump_shows_deadlock() {
    dump_of Deadlock 'Found one Java-level deadlock' || return 1
    grep -A 20 'Found one Java-level deadlock' "$WORK/dump.out" > "$WORK/deadlock"
    grep -q '"left":' "$WORK/deadlock" && grep -q '"right":' "$WORK/deadlock" &&
        grep -q 'waiting to lock monitor' "$WORK/deadlock"
}
check "SIGQUIT finds a deadlock" dump_shows_deadlock
