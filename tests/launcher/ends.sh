# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# How programs end. Sourced by tests/launcher/run.

same "an uncaught exception with causes and suppressed ones" -cp "$C" Uncaught
same "an exception in the initializer of the main class" -cp "$C" UncaughtInit
same "an exception that ends another thread" -cp "$C" UncaughtElsewhere
same "a default handler for exceptions" -cp "$C" UncaughtHandler

# ---- The system gives no more memory before the heap has reached its limit ----
# The heap is full then, nothing worse.
fills() { # kilobytes of address space, plan, length of the arrays
    (
        ulimit -v "$1"
        timeout -k 5 "$LIMIT" "$MINIJVM" "-Xgc:$2" -Xmx512m -cp "$C" Fills "$3"
    ) | grep -x 'full 3 times'
}
for plan in generational semispace marksweep; do
    for length in 1000 100000; do
        for kilobytes in 300000 500000; do
            check "memory: $kilobytes KB of address space, $plan, arrays of $length" \
                fills $kilobytes $plan $length
        done
    done
done

# ---- Standard files that are closed, as daemons' are: what is printed gets nowhere else ----
closed_files() { # redirections, options
    local redirections=$1; shift
    rm -f "$WORK/talk.end" "$WORK/talk.profile"
    (
        eval "exec $redirections"
        timeout -k 5 "$LIMIT" "$MINIJVM" "$@" -cp "$C" Talks "$WORK/talk.end"
    )
    local status=$?
    [ $status = 0 ] || { echo "exit $status"; return 1; }
    [ "$(cat "$WORK/talk.end")" = 'the end' ] ||
        { echo "what it wrote: $(head -c 100 "$WORK/talk.end")"; return 1; }
    ! grep -qa 'spoken\|shouted' "$WORK"/talk.*
}
for closed in '>&-' '2>&-' '<&- >&-' '<&- >&- 2>&-'; do
    check "closed: $closed" closed_files "$closed"
    check "closed: $closed, compiled" closed_files "$closed" -Xjit:threshold=0
    check "closed: $closed, profiled" closed_files \
        "$closed" "-Xrunhprof:cpu=times,verbose=n,file=$WORK/talk.profile"
done

gives "stack overflow" 1 '^Exception in thread "main" java\.lang\.StackOverflowError
	at Deep\.deep\(Deep\.java:[0-9]+\)' -cp "$C" Deep
gives "stack overflow on a large stack" 1 \
    'Exception in thread "main" java\.lang\.StackOverflowError' -Xss64m -cp "$C" Deep
gives "heap exhausted" 1 \
    'Exception in thread "main" java\.lang\.OutOfMemoryError: Java heap space' -Xmx16m \
    -cp "$C" Hungry
same "exit with status 3" -cp "$C" Exits exit 3
same "exit from another thread" -cp "$C" Exits exit 5 thread
same "exit with status 0" -cp "$C" Exits exit 0
same "exit with a status over 255" -cp "$C" Exits exit 259
same "exit with a negative status" -cp "$C" Exits exit -1
same "halt runs no hook" -cp "$C" Exits halt 7
same "halt from another thread" -cp "$C" Exits halt 9 thread
same "daemon threads, other threads, hooks" -cp "$C" Threads
