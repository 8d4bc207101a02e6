# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Output that fails. Sourced by tests/launcher/run.

full_disk() {
    "$MINIJVM" -cp "$C" Hello > /dev/full 2> "$WORK/full.err"
    [ $? = 0 ] && [ ! -s "$WORK/full.err" ]
}
check "a full disk behind System.out" full_disk
closed_pipe() {
    "$MINIJVM" -cp "$C" Hello $(seq 2000) 2> "$WORK/pipe.err" | head -n 1 > "$WORK/pipe.out"
    [ "${PIPESTATUS[0]}" = 0 ] && grep -qx 'hello, world' "$WORK/pipe.out"
}
check "a closed pipe behind System.out" closed_pipe
closed_streams() { "$MINIJVM" -cp "$C" Hello <&- >&- 2>&-; }
check "closed standard streams" closed_streams
