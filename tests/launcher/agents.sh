# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Agents. Sourced by tests/launcher/run.

A=$WORK/agents
mkdir -p "$A"
for agent in noload fail count hold; do
    gcc -std=gnu11 -shared -fPIC -I "$TREE/include" "$TREE/tests/agents/agent_$agent.c" \
        -o "$A/libagent_$agent.so" 2> "$WORK/gcc.log" ||
        report "launcher gcc agent_$agent" failed "see $WORK/gcc.log"
done
export LD_LIBRARY_PATH=$A:$PROFILER
refused='Could not create the Java Virtual Machine|Error occurred during initialization of VM'
gives "an agent library that is missing" 1 \
    "Could not find (agent|-Xrun) library.*nowhere.*($refused)|($refused).*nowhere" \
    -Xrunnowhere -cp "$C" Hello
gives "an agent without JVM_OnLoad" 1 'JVM_OnLoad' -Xrunagent_noload -cp "$C" Hello
held='OutOfMemoryError: Java heap space: thread "main" itself keeps garbage collection off'
gives "an agent that never enables GC again" 1 "$held"' \(agent "agent_hold"\)' \
    -Xrunagent_hold -Xmx16m -cp "$C" Hungry
gives "an agent that refuses" 1 'agent_fail' -Xrunagent_fail -cp "$C" Hello
refusal_is_silent() {
    ! "$MINIJVM" -Xrunagent_fail -cp "$C" Hello 2> /dev/null | grep -q hello
}
check "an agent that refuses keeps the program from starting" refusal_is_silent
gives "an agent that counts" 0 'hello, world.*event 1 [0-9]+' -Xrunagent_count:1:3 \
    -cp "$C" Hello
gives "two agents" 0 'event 3 [0-9]+.*event 3 [0-9]+' -Xrunagent_count:3 -Xrunagent_count:3 \
    -cp "$C" Hello
echo "this is text" > "$A/libagent_text.so"
gives "an agent library that is no library" 1 'agent_text' -Xrunagent_text -cp "$C" Hello

profile() { # options, pattern in the profile
    rm -f "$WORK/profile"
    "$MINIJVM" "-Xrunhprof:$1,file=$WORK/profile" -cp "$C" Busy > "$WORK/profile.out" \
        2> "$WORK/profile.err" ||
        { cat "$WORK/profile.err"; return 1; }
    grep -qx 987 "$WORK/profile.out" && grep -qE -- "$2" "$WORK/profile"
}
# The program takes no time to speak of: its row may fall below the share that is shown.
check "hprof cpu=times" profile cpu=times,cutoff=0 'Busy\.fibonacci'
check "hprof heap=sites" profile heap=sites,depth=2 'int\[\]|\[I'
check "hprof cpu=samples" profile cpu=samples,interval=1 'CPU SAMPLES'
gives "hprof:help" 0 'Usage: -Xrunhprof' -Xrunhprof:help -cp "$C" Hello
gives "hprof with a file that cannot be written" 1 '/nowhere/profile' \
    -Xrunhprof:cpu=times,file=/nowhere/profile -cp "$C" Hello
gives "hprof with a directory as its file" 1 "hprof.*$WORK|$WORK.*hprof|Is a directory" \
    "-Xrunhprof:file=$WORK" -cp "$C" Hello
for option in depth=-1 depth=99999 depth=x depth= interval=0 interval=-5 cutoff=2 cutoff=abc \
    thread=maybe unknown=1 cpu=nothing heap=nothing format=c monitor=x net=nowhere net=host:x \
    net=:1 net=h:70000 force=2 format=b,monitor=y format=b,cpu=old nonsense = ,,; do
    gives "hprof:$option" 1 'hprof' "-Xrunhprof:$option" -cp "$C" Hello
done
rm -f "$C"/java.hprof*
check "hprof heap=dump" profile heap=dump 'CLS .*name=Busy,'
check "hprof heap=all" profile heap=all 'HEAP DUMP END'
check "hprof monitor=y" profile monitor=y 'MONITOR TIME BEGIN'
hprof_tells_for_whom() {
    "$MINIJVM" "-Xrunhprof:monitor=y,file=$WORK/profile" -cp "$C" HeldMonitor \
        > /dev/null 2>&1 ||
        return 1
    awk '/^TRACE [0-9]+:/ { trace = $2 + 0; getline; first[trace] = $1 }
        /^MONITOR HOLDERS BEGIN/ { on = 1 } /^MONITOR HOLDERS END/ { on = 0 }
        on && $7 == "java.lang.Object" && $4 == 1 &&
            first[$5] ~ /^HeldMonitor\.want\(/ &&
            first[$6] ~ /^HeldMonitor\.hold\(/ { found = 1 }
        END { exit !found }' "$WORK/profile"
}
check "hprof monitor=y tells who was waited for" hprof_tells_for_whom
check "hprof cpu=old" profile cpu=old \
    '^[0-9]+ Busy\.fibonacci\(I\)I Busy\.fibonacci\(I\)I [0-9]+$'
check "hprof format=b" profile format=b 'JAVA PROFILE 1\.0\.2'
gives "hprof over a socket nobody listens at" 1 'cannot connect to localhost:9' \
    -Xrunhprof:net=localhost:9 -cp "$C" Hello
hprof_force() {
    echo kept > "$WORK/there"
    "$MINIJVM" "-Xrunhprof:heap=sites,force=n,verbose=n,file=$WORK/there" -cp "$C" Busy \
        > /dev/null 2> "$WORK/profile.err" ||
        return 1
    [ "$(cat "$WORK/there")" = kept ] && [ ! -s "$WORK/profile.err" ] &&
        grep -q 'SITES END' "$WORK"/there.*
}
check "hprof force=n keeps a file, verbose=n is silent" hprof_force
hprof_traces() { # options; the traces' frames, after their headings
    profile "$1" 'SITES END' &&
        awk '/^TRACE [0-9]/ { on = 1 } on && !/^(TRACE|\t)/ { on = 0 } on' "$WORK/profile" \
            > "$WORK/traces" &&
        [ -s "$WORK/traces" ]
}
hprof_shapes_traces() {
    # What is made before its thread's start is told is nobody's.
    hprof_traces heap=sites,depth=1,thread=y &&
        ! awk '
            /^TRACE/ { head = $0; next }
            head != "" && !/<empty>/ { print head }
            { head = "" }' "$WORK/traces" |
        grep -qv '(thread=[0-9]*)$' || { echo "thread=y"; return 1; }
    awk '/^TRACE/ { n = 0 } /^\t/ && ++n > 1 { exit 1 }' "$WORK/traces" ||
        { echo "depth=1"; return 1; }
    hprof_traces heap=sites,depth=3 && ! grep -q 'thread=' "$WORK/traces" &&
        grep -qE '^	Busy\.main\(Busy\.java:10\)$' "$WORK/traces" ||
        { echo "lineno=y"; return 1; }
    awk '
        /^TRACE/ { n = 0 }
        /^\t/ && ++n == 3 { deep = 1 }
        n > 3 { exit 1 }
        END { exit !deep }' "$WORK/traces" ||
        { echo "depth=3"; return 1; }
    hprof_traces heap=sites,lineno=n && grep -q 'Busy\.main(' "$WORK/traces" &&
        ! grep -qE '\.java:[0-9]' "$WORK/traces" || { echo "lineno=n"; return 1; }
}
check "hprof depth=, thread=y and lineno=n shape the traces" hprof_shapes_traces
hprof_cuts_off() {
    rows() {
        profile "$1" 'CPU TIME .ms. END' &&
            awk '
                /^CPU TIME .ms. BEGIN/ { on = 1; next }
                /END$/ { on = 0 }
                on && $1 ~ /^[0-9]+$/ { print $2 + 0 }' "$WORK/profile"
    }
    [ "$(rows cpu=times,cutoff=0.05 | awk '$1 < 5 { low++ } END { print (NR > 0), low + 0 }')" \
        = '1 0' ] &&
        [ "$(rows cpu=times,cutoff=0 | awk '$1 < 5' | wc -l)" -gt 20 ]
}
check "hprof cutoff= leaves out small shares" hprof_cuts_off
hprof_not_at_exit() {
    profile cpu=times,doe=n . && ! grep -q 'CPU TIME .ms. BEGIN' "$WORK/profile" ||
        { echo "doe=n"; return 1; }
    rm -f "$WORK/profile"
    dump_of States \
        'JNI global refs' "-Xrunhprof:heap=sites,doe=n,verbose=n,file=$WORK/profile" &&
        [ "$(grep -c '^SITES BEGIN' "$WORK/profile")" = 1 ] ||
        { echo "SIGQUIT, doe=n"; return 1; }
    rm -f "$WORK/profile"
    dump_of States 'JNI global refs' "-Xrunhprof:heap=sites,verbose=n,file=$WORK/profile" &&
        [ "$(grep -c '^SITES BEGIN' "$WORK/profile")" = 2 ] ||
        { echo "SIGQUIT, doe=y"; return 1; }
}
check "hprof profiles at SIGQUIT, and at the exit unless doe=n" hprof_not_at_exit
hprof_tells_progress() { # a reader of 2.5 MB a second keeps a dump of 7 MB for longer than two
    rm -f "$WORK/pipe" && mkfifo "$WORK/pipe" || return 1
    "$MINIJVM" "-Xrunhprof:heap=dump,format=b,file=$WORK/pipe" -cp "$C" Many \
        > "$WORK/many.out" 2> "$WORK/many.err" &
    local pid=$! bytes
    bytes=$(
        while head -c 262144 <&3 > "$WORK/piece" && [ -s "$WORK/piece" ]; do
            cat "$WORK/piece"
            sleep 0.1
        done 3< "$WORK/pipe" | wc -c
    )
    wait $pid || return 1
    [ "$bytes" -gt 6000000 ] &&
        grep -qE '^Dumping Java heap to .*( [1-9][0-9]?%)+ done\.$' "$WORK/many.err" ||
        { echo "$bytes bytes"; cat "$WORK/many.err"; return 1; }
}
check "hprof tells the progress of a dump of more than two seconds" hprof_tells_progress
check "hprof takes msa=y" profile cpu=times,msa=y,cutoff=0 'Busy\.fibonacci'
