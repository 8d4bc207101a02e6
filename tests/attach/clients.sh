# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Clients that are none. Sourced by tests/attach/run.

raw() { timeout "$LIMIT" "$WORK/raw" "$@"; }
size_of() { wc -c < "$WORK/target.err"; }
check "connections without a byte are nothing (A56)" eval \
    'before=$(size_of); raw $own empty; gives 0 minijvm $vm version; [ $(size_of) = $before ]'
check "each byte by itself" eval 'raw $own bytewise m1 version 0 | grep -q minijvm'
check "another version: 101 (A19)" eval '[ "$(raw $own texts m2 version 0)" = 101 ]'
check "the JDK's protocol is not spoken here" eval \
    '[ "$(raw $own texts 1 threaddump "" "" "")" = 101 ]'
check "garbage is closed without an answer (A61)" eval \
    '[ -z "$(raw $own garbage)" ]; gives 0 minijvm $vm version'
half() {
    local before=$SECONDS
    [ -z "$(raw "$own" half m1 version 0)" ] && [ $((SECONDS - before)) -ge 4 ] &&
        [ $((SECONDS - before)) -le 20 ] && gives 0 minijvm "$vm" version
}
check "half a request is closed after five seconds (A61)" half
check "who leaves without reading does no harm (A62)" eval \
    'for i in 1 2 3 4 5; do raw $own unread m1 threads 0; done; gives 0 minijvm $vm version'
check "a command of 17 bytes is no request" eval \
    '[ -z "$(raw $own texts m1 12345678901234567 0)" ]'
check "seven arguments are too many" eval '[ -z "$(raw $own texts m1 load 7 a b c d e f g)" ]'
many() {
    # Whatever the first ones leave.
    for i in $(seq 200); do raw "$own" texts m1 version 0; done > /dev/null
    local fds rss answers end=$((SECONDS + 30))
    fds=$(descriptors) rss=$(awk '/VmRSS/ { print $2 }' "/proc/$vm/status")
    answers=$(raw "$own" many m1 version 0)
    # The VM closes after the client has its answer.
    until [ "$(descriptors)" -le "$fds" ] || [ $SECONDS -gt $end ]; do sleep 0.1; done
    [ "$answers" = 10000 ] && [ "$(descriptors)" -le "$fds" ] &&
        [ "$(awk '/VmRSS/ { print $2 }' "/proc/$vm/status")" -le $((rss + 1024)) ] ||
        {
            echo "$answers answers, descriptors $fds $(descriptors)," \
                "$rss $(grep VmRSS "/proc/$vm/status")"
            return 1
        }
}
check "ten thousand requests, and nothing grows" many

# Many clients, of which one asks for the listener: no signal of another is taken for a wish for
# stacks.
at_once() {
    local round i clients=() good=yes
    for round in 1 2 3; do
        rm -f "$own"; : > "$WORK/target.out"; clients=()
        for i in $(seq 24); do
            timeout "$LIMIT" "$ATTACH" "$vm" version > "$WORK/out.$i" 2>&1 &
            clients+=($!)
        done
        for i in "${clients[@]}"; do wait "$i" || good=no; done
        [ $good = yes ] && [ "$(cat "$WORK"/out.* | grep -c '^minijvm ')" = 24 ] &&
            gives 0 minijvm "$vm" version && ! grep 'Full thread' "$WORK/target.out" &&
            [ ! -e "$WORK/.minijvm_attach$vm" ] || { cat "$WORK"/out.*; return 1; }
    done
}
check "clients that come at once get a listener, and the program no stacks (A53)" at_once
# Somebody else asks for the listener, and has not come to an end: this client sends no signal
# of its own.
in_turn() {
    rm -f "$own"; : > "$WORK/target.out"
    flock "$WORK/.minijvm_attach$vm" sleep 30 & local holder=$!
    for _ in $(seq 200); do flock -n "$WORK/.minijvm_attach$vm" true || break; sleep 0.02; done
    gives 5 'has not begun to listen' -timeout 1 "$vm" version && [ ! -e "$own" ] &&
        ! grep 'Full thread' "$WORK/target.out"
    local good=$?
    pkill -P "$holder"; wait "$holder" 2> /dev/null
    gives 0 minijvm "$vm" version && [ ! -e "$WORK/.minijvm_attach$vm" ] && return $good
}
command -v flock > /dev/null &&
    check "a client waits for another one that asks for the listener" in_turn
stopped() { # a process that cannot answer: with and without a listener
    gives 0 minijvm "$vm" version || return 1
    kill -STOP "$vm"
    for _ in $(seq 100); do grep -q '^State:.T' "/proc/$vm/status" && break; sleep 0.05; done
    gives 5 "process $vm is stopped" -timeout 1 "$vm" version && rm -f "$own" &&
        gives 5 "process $vm is stopped" -timeout 1 "$vm" version
    local good=$?
    kill -CONT "$vm"
    gives 0 minijvm "$vm" version && [ ! -e "$WORK/.minijvm_attach$vm" ] && return $good
}
check "a process that is stopped is told of" stopped
