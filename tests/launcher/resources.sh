# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Resources that run out. Sourced by tests/launcher/run.

threads_end() { # options
    (
        ulimit -v 4000000 &&
            exec timeout 60 "$MINIJVM" "$@" -Xss64m -Xmx64m -cp "$C" ManyThreads
    ) > "$WORK/threads.out" 2>&1 ||
        { tail -n 2 "$WORK/threads.out"; return 1; }
    [ "$(grep -c '^unable to create native thread' "$WORK/threads.out")" = 3 ] &&
        [ "$(grep -c '^true$' "$WORK/threads.out")" = 3 ] &&
        [ "$(tail -n 1 "$WORK/threads.out")" = "goes on" ] ||
        { cat "$WORK/threads.out"; return 1; }
}
check "no room for more threads, three times" threads_end
check "no room for more threads, interpreted" threads_end -Xint
check "no room for more threads, compiled at once" threads_end -Xjit:threshold=0
