# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Processes that are none. Sourced by tests/attach/run.

sleep 60 & other=$!
started+=("$other")
check "a process that is no VM is left alone (A46)" eval \
    'gives 3 "takes no SIGQUIT" $other version && kill -0 $other'
check "no number" gives 2 'is no number of a process' abc version
check "no command" gives 2 Usage 1
check "a number that no process has" gives 3 'there is no process' 2147483647 version
dies() { # while it is awaited: it has a handler for the signal, and no VM
    perl -e '$SIG{QUIT} = sub { sleep 1; exit 0 }; print "up\n"; $| = 1; sleep 60 while 1' \
        > "$WORK/dies.out" &
    local pid=$!
    for _ in $(seq 100); do
        grep -q 'SigCgt:.*4$\|SigCgt:.*[4-7c-f]$' "/proc/$pid/status" && break
        sleep 0.05
    done
    gives 3 'has ended meanwhile' "$pid" version && [ ! -e ".minijvm_attach$pid" ]
}
check "a process that dies meanwhile" dies
zombie() { # it has ended, and its parent does not ask
    perl -e '$| = 1; my $c = fork; exit 0 if !$c; print "$c\n"; sleep 60' > "$WORK/zombie.out" &
    local pid=$!
    started+=("$pid")
    for _ in $(seq 200); do
        grep -q '^State:.Z' "/proc/$(cat "$WORK/zombie.out")/status" 2> /dev/null && break
        sleep 0.05
    done
    gives 3 'has ended' "$(cat "$WORK/zombie.out")" version
    local good=$?
    kill "$pid"
    return $good
}
check "a process that has ended, and is not waited for" zombie
gcc -std=gnu11 -D_GNU_SOURCE -O1 -fPIC -shared -Iinclude tests/attach/foreign.c \
    -o "$WORK/libforeign.so" &&
    gcc -std=gnu11 -O1 -fPIC -shared -Iinclude tests/agents/agent_hold.c -o "$WORK/hold.so" ||
    say "foreign code compiles" failed
foreign() { program Foreign "$WORK/libforeign.so" "$@"; } # options
stays() { # a thread in native code is at rest
    foreign && gives 0 '"stays in native code" #' "$vm" threads &&
        gives 0 '^Total' "$vm" histogram && gives 0 '' "$vm" gc &&
        gives 0 '' "$vm" dump "$WORK/foreign.hprof" &&
        gives 0 '' "$vm" load "$WORK/libmodel.so" && gives 0 '' "$vm" unload
    local good=$?
    leave
    return $good
}
holds() { # an agent called DisableGC on the main thread, and nothing more
    local before=$SECONDS good
    foreign "-Xrun$WORK/hold.so" &&
        gives 5 \
            'gc: after 10 seconds it still waits for thread "main" \(keeps collections off' \
            "$vm" gc &&
        [ $((SECONDS - before)) -ge 10 ] &&
        gives 5 'an earlier request, gc, has not ended yet' "$vm" histogram
    good=$?
    leave
    return $good
}
killed() {
    foreign "-Xrun$WORK/hold.so" && gives 0 minijvm "$vm" version || return 1
    (sleep 2; kill -9 "$vm") & # long after the request, and long before ten seconds
    gives 3 'closed the connection without an answer: it ends' "$vm" gc
}
check "a thread that never comes back from native code is in nobody's way (A83)" stays
check "a thread that keeps collections off is named (A83)" holds
check "a VM that dies while its answer is awaited" killed
early() { # asked before it has a VM
    (
        cd "$WORK" && exec "$MINIJVM" -cp classes Target 3000
    ) > "$WORK/target.out" 2> "$WORK/target.err" &
    vm=$!
    started+=("$vm")
    for _ in $(seq 2000); do
        [ "$(readlink "/proc/$vm/exe")" = "$MINIJVM" ] &&
            grep -qE 'SigCgt:.*[4-7c-f]$' "/proc/$vm/status" && break
    done
    gives 0 minijvm "$vm" version; local good=$?
    leave
    return $good
}
check "a VM that is just being made" early
