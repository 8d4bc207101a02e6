# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Agents that go. Sourced by tests/attach/run.

gcc -std=gnu11 -D_GNU_SOURCE -O2 -fPIC -shared -Iinclude tests/attach/leaver.c \
    -o "$WORK/libleaver.so" ||
    say "the agent that leaves compiles" failed
errors_from() { # what the VM wrote behind so many bytes
    tail -c "+$(($1 + 1))" "$WORK/target.err"
}
gone() { # the VM has no agent, or comes to have none
    for _ in $(seq 400); do
        attach "$vm" version
        [ $status = 0 ] || return 1
        grep -q '^agent' "$WORK/out" || return 0
        sleep 0.05
    done
    cat "$WORK/out"
    return 1
}
by_itself() { # way
    local i before
    for i in 1 2 3; do
        before=$(stat -c %s "$WORK/target.err")
        gives 0 '' "$vm" load "$WORK/libleaver.so:$1" || return 1
        [ "$1" != finish ] || gives 0 '' "$vm" gc || return 1
        gone && [ "$(errors_from "$before" | grep -c 'leaver: unloaded')" = 1 ] &&
            errors_from "$before" | grep -qE 'leaver: ask(s|ed 0)$' &&
            ! errors_from "$before" | grep -E 'twice|stays' ||
            { errors_from "$before"; return 1; }
    done
}
for way in entry init finish thread; do
    check "an agent leaves by itself, way $way, three times" by_itself $way
done
check "an agent does not leave from JVM_OnLoad" eval \
    'gives 1 "JVM_OnLoad answered 7" $vm load $WORK/libleaver.so:load && gone'
check "an agent's threads end in JVM_OnUnload, its raw monitors go (A86)" eval \
    'gives 0 "" $vm load $WORK/libleaver.so:many && gives 0 "" $vm unload && gone'
in_the_way() { # way, what is said; and it goes when the file is there
    local file=$WORK/leaver.file before=$SECONDS good
    rm -f "$file"
    gives 0 '' "$vm" load "$WORK/libleaver.so:$1:$file" || return 1
    [ "$1" != stuck ] ||
        for _ in $(seq 400); do
            grep -q 'leaver: stuck' "$WORK/target.err" && break
            sleep 0.05
        done
    gives 1 "agent .*libleaver.so stays, silent: $2" "$vm" unload &&
        [ $((SECONDS - before)) -le $LIMIT ] &&
        gives 0 'agent .*libleaver.so \(silent, could not be unloaded\)' "$vm" version &&
        gives 1 'is being unloaded' "$vm" enable METHOD_ENTRY &&
        gives 0 '"works" #' "$vm" threads && gives 0 '' "$vm" gc
    good=$?
    : > "$file"
    gives 0 '' "$vm" unload && gone && return $good
}
check "a handler that does not come back is named: event and thread (A86)" in_the_way stuck \
    'its handler of METHOD_ENTRY has not come back on thread "[^"]+"'
check "a thread that holds a raw monitor is named (A86)" in_the_way holds \
    "its thread \"leaver's own\" is still running"
caught() { # a handler on the thread that works for the request
    rm -f "$WORK/leaver.file"
    local handler='in its handler of METHOD_ENTRY on the thread of the request'
    gives 5 "it still waits for agent .*libleaver.so, $handler" \
        "$vm" load "$WORK/libleaver.so:caught:$WORK/leaver.file"
    local good=$?
    : > "$WORK/leaver.file"
    for _ in $(seq 400); do attach "$vm" unload; [ $status = 0 ] && break; sleep 0.05; done
    gone && return $good
}
check "a handler that holds up a request is named" caught
threads() { ls "/proc/$vm/task" | wc -l; }
maps() { wc -l < "/proc/$vm/maps"; }
memory() { awk '/VmRSS/ { print $2 }' "/proc/$vm/status"; }
descriptors() { ls "/proc/$vm/fd" | wc -l; }
# After so many times there is what there was after a hundred: what is left is less than a page
# each.
again() {
    local i before rss
    for i in $(seq "${AGAIN:-$([ "$EFFORT" = check ] && echo 300 || echo 1000)}"); do
        "$ATTACH" "$vm" load "$WORK/libmodel.so" && "$ATTACH" "$vm" unload || return 1
        [ "$i" != 100 ] ||
            before="$(threads) threads, $(maps) maps, $(descriptors) descriptors" rss=$(memory)
    done
    set -- $before
    [ "$(threads)" -le $(($1 + 1)) ] && [ "$(maps)" -le $(($3 + 8)) ] &&
        [ "$(descriptors)" -le $(($5 + 1)) ] && [ $(($(memory) - rss)) -le 1024 ] ||
        {
            echo "first $before, $rss kB"
            echo "then $(threads) threads, $(maps) maps, $(descriptors) descriptors," \
                "$(memory) kB"
            return 1
        }
}
check "loaded and unloaded a thousand times, nothing grows" again
keeps() {
    gives 0 '' "$vm" load "$WORK/libleaver.so:keeps" && sleep 0.3 &&
        gives 1 "stays, silent: its raw monitor \"leaver's own\" is held" "$vm" \
            unload "$WORK/libleaver.so"
}
check "a raw monitor that is still held is named (A86)" keeps

# A minute in all, of which the check takes some seconds; other agents come and go meanwhile.
gcc -std=gnu11 -D_GNU_SOURCE -O2 -fPIC -shared -Iinclude tests/attach/balance.c \
    -o "$WORK/libbalance.so" ||
    say "the agent that switches events compiles" failed
balance() { # option
    local seconds=${BALANCE:-$([ "$EFFORT" = check ] && echo 2 || echo 20)} main=$vm \
        status=0 hot
    "$MINIJVM" "$1" -cp "$WORK/classes" Hot 1000 > "$WORK/hot.out" 2> "$WORK/hot.err" & hot=$!
    started+=("$hot")
    for _ in $(seq 600); do grep -q ready "$WORK/hot.out" && break; sleep 0.05; done
    gives 0 '' "$hot" load "$WORK/libbalance.so" || status=1
    local end=$((SECONDS + seconds))
    while [ $status = 0 ] && [ $SECONDS -lt $end ]; do
        gives 0 '' "$hot" load "$WORK/libmodel.so" && sleep 0.2 &&
            gives 0 '' "$hot" unload "$WORK/libmodel.so" &&
            gives 0 '"toggles" #' "$hot" threads || status=1
    done
    [ $status = 0 ] && gives 0 '' "$hot" unload "$WORK/libbalance.so" || status=1
    kill "$hot"; wait "$hot" 2> /dev/null
    [ $status = 0 ] &&
        grep -qE '^balance: rounds [0-9]{2,} entries [0-9]{4,} exits [0-9]{4,} wrong 0$' \
            "$WORK/hot.err" &&
        ! grep -vE '^(balance: rounds|model: .* wrong 0 unknown 0 0 twice 0$)' \
            "$WORK/hot.err" &&
        return 0
    cat "$WORK/hot.err"
    return 1
}
for option in -Xjit:events=patch \
    -Xjit:threshold=20,events=test -Xjit:threshold=0,events=recompile; do
    check "entries and exits balance while they are switched, $option (A40)" balance $option
done
