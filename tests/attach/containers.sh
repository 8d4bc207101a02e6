# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Containers. Sourced by tests/attach/run.

# Numbers and a /tmp of its own, and a namespace of users in which there is this one alone. $vm
# is the VM's number outside. (/tmp is covered: nothing of this may lie there.)
inside() { # options of unshare
    local outside good
    rm -f "$WORK/pipe"; mkfifo "$WORK/pipe"; : > "$WORK/target.out"
    unshare --pid --fork --mount --mount-proc "$@" bash -c '
        mount -t tmpfs none /tmp
        "$0" -cp "$1" Target 3000 &
        while read -r line; do "$2" $! $line; done
        kill $!
        wait' "$MINIJVM" "$WORK/classes" "$ATTACH" \
        < "$WORK/pipe" > "$WORK/target.out" 2> "$WORK/target.err" &
    outside=$!
    started+=("$outside")
    exec 7> "$WORK/pipe"
    for _ in $(seq 600); do grep -q ready "$WORK/target.out" && break; sleep 0.05; done
    vm=$(pgrep -P "$(pgrep -P "$outside")")
    gives 0 minijvm "$vm" version && gives 0 'Full thread dump' "$vm" threads &&
        [ ! -e "/tmp/.minijvm_pid$vm.1" ] && echo version >&7 &&
        for _ in $(seq 200); do
            grep -q '^minijvm [0-9.]*$' "$WORK/target.out" && break
            sleep 0.05
        done &&
        grep -q '^minijvm [0-9.]*$' "$WORK/target.out"
    good=$?
    exec 7>&-
    wait "$outside"
    return $good
}
if [[ $WORK != /tmp/* ]] &&
    unshare --pid --fork --mount --mount-proc mount -t tmpfs none /tmp 2> /dev/null
then
    check "a VM in a container, from outside and inside (A17)" inside
    check "a VM in a container with users of its own" inside --user --map-root-user
else
    echo "skipped attach containers" >> "$RESULTS"
fi
