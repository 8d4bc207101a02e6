# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Agents that come late. Sourced by tests/attach/run.

gcc -std=gnu11 -D_GNU_SOURCE -O1 -fPIC -shared -pthread -Iinclude tests/attach/model.c \
    -o "$WORK/libmodel.so" ||
    say "the model agent compiles" failed
refused() {
    gives 1 'JVM_OnLoad answered 7' "$vm" load "$WORK/libmodel.so:refuse" &&
        gives 0 '' "$vm" version && ! grep -q agent "$WORK/out"
}
check "an agent that refuses leaves nothing" refused
nested() {
    gives 1 'JVM_OnLoad answered 7' "$vm" load "$WORK/libmodel.so:nested" &&
        [ "$(grep -c 'another agent is being loaded or unloaded' "$WORK/target.err")" = 2 ]
}
check "an agent that comes brings and removes none meanwhile" nested
for options in -Xmixed -Xint -Xjit:threshold=0 -Xjit:events=patch -Xjit:events=recompile \
    -Xgc:generational,stress=97 -Xgc:semispace,stress=997 -Xcheck:jvmpi -Xjvmpi:stress=1; do
    model() {
        local main=$vm i
        target "$options" || return 1
        local other=$vm
        vm=$main
        for i in 1 2 3; do
            gives 0 '' "$other" load "$WORK/libmodel.so" &&
                gives 0 'agent .*libmodel' "$other" version && sleep 0.3 &&
                gives 0 '' "$other" unload || { kill "$other"; return 1; }
        done
        kill "$other"; wait "$other" 2> /dev/null
        local good='threads 1 classes 1 replayed 1 init 1 live 1 wrong 0 unknown 0 0 twice 0'
        [ "$(grep -c "^model: $good\$" "$WORK/target.err")" = 3 ] ||
            { cat "$WORK/target.err"; return 1; }
    }
    check "entries and exits of a late agent balance, three times, $options (A1 to A3)" model
done
# The model agent (tests/agents/model) comes at random moments, twice at once, and stays or
# goes: it compares what it heard with dumps and traces. LATE: how many rounds; LATE_SEED: which
# ones.
gcc -std=gnu11 -D_GNU_SOURCE -O1 -g -shared -fPIC -Iinclude tests/agents/model/*.c \
    -o "$WORK/agent_model.so" &&
    javac -nowarn -d "$WORK/classes" tests/agents/model/*.java \
        tests/jvmpi/java/{Work,Alone,FullThenEmpty,LockedEntries,AfterWait,Early}.java ||
    say "the agents' model compiles" failed
echo "late agents with LATE_SEED=${LATE_SEED:=${SEED:-$((RANDOM + 1))}}"
late_programs=(Exits Crowd References) late_engines=(-Xmixed -Xint -Xjit:threshold=0)
late_plans=(generational semispace marksweep)
late_plans+=(generational,stress=1997 semispace,stress=2503 marksweep,stress=2999)
late() { # seed
    RANDOM=$1
    local options=("${late_engines[RANDOM % 3]}" "-Xgc:${late_plans[RANDOM % 6]}") \
        program=${late_programs[RANDOM % ${#late_programs[@]}]} goes=$((RANDOM % 2)) i \
        pid good=0
    echo "$program ${options[*]} goes=$goes"
    "$MINIJVM" -Xmx256m "${options[@]}" \
        -Dmilliseconds=$([ "$EFFORT" = check ] && echo 2500 || echo 4000) \
        "-Dlibrary=$WORK/agent_model.so" -cp "$WORK/classes" "$program" > "$WORK/late.out" \
        2> "$WORK/late.err" &
    pid=$!
    started+=("$pid")
    for i in $(seq 2000); do
        [ "$(readlink "/proc/$pid/exe")" = "$MINIJVM" ] &&
            grep -qE 'SigCgt:.*[4-7c-f]$' "/proc/$pid/status" && break
        sleep 0.01
    done
    for i in 1 2; do # one library each
        sleep "0.$((RANDOM % 10))"
        cp "$WORK/agent_model.so" "$WORK/late$i.so"
        # A program that ended before is no failure, nor one that was at its end: the agent
        # hears of no end then.
        if "$ATTACH" "$pid" load \
            "$WORK/late$i.so:late,others,every=300,seed=$((RANDOM + 1))"
        then
            sleep 0.2
            ! kill -0 "$pid" || good=$((good + 1))
        fi
        if [ $goes = 1 ]; then "$ATTACH" "$pid" unload "$WORK/late$i.so"; fi
    done
    wait "$pid" && [ "$(grep -c '^model ok' "$WORK/late.err")" -ge $good ] &&
        ! grep 'model: FAILED' "$WORK/late.err" && return 0
    grep -v '^model ok' "$WORK/late.err"
    return 1
}
for i in $(seq "${LATE:-$([ "$EFFORT" = check ] && echo 3 || echo 6)}"); do
    check "a late agent's model is the program, LATE_SEED=$((LATE_SEED + i - 1)) (A2, A85)" \
        late $((LATE_SEED + i - 1))
done
# Crowd, -Xint, semispace,stress=2503: what it attaches to often stands in an allocation behind
# which there is a return alone.
check "a return behind a safepoint that is no poll is told (A1)" late 19214
# plan: allocations wait for the agent that comes, and for collections around its handlers
beside() {
    local i good
    for i in 1 2 3 4; do
        program Beside 5 -Xjit:threshold=20 "-Xgc:$1" -Xjvmpi:stress=246,collect || return 1
        gives 0 '' "$vm" load "$WORK/agent_model.so:late,every=300,seed=$i" &&
            gives 0 '' "$vm" unload && ! grep 'model: FAILED' "$WORK/target.err"
        good=$?
        leave
        [ $good = 0 ] || { grep -a model: "$WORK/target.err"; return 1; }
    done
}
for plan in semispace marksweep generational; do
    check "no object is there before it is told of, $plan (A2)" beside $plan
done
sampled() { # collections that find their way closed again, of which nothing may be left
    local good
    program Beside 3 -Xgc:semispace,stress=500 -Xmx200m || return 1
    gives 0 '' "$vm" load "hprof:cpu=samples,file=$WORK/samples" && sleep 1 &&
        gives 0 '' "$vm" unload hprof && ! grep OutOfMemory "$WORK/target.err"
    good=$?
    leave
    return $good
}
check "a sampler does not make threads run out of memory" sampled
hprof() { # mode, pattern of its file
    rm -f "$WORK/profile"
    gives 0 '' "$vm" load "hprof:$1,file=$WORK/profile" && sleep 0.5 && gives 0 '' "$vm" data &&
        gives 0 '' "$vm" unload hprof && grep -q -- "$2" "$WORK/profile"
}
for mode in 'heap=sites SITES' 'heap=dump HEAP.DUMP' 'cpu=times CPU.TIME' \
    'monitor=y MONITOR'; do
    check "hprof attached: ${mode% *}" hprof ${mode% *} "${mode#* }"
done

# Mode, pattern of its file: who unloads it has the profile, nothing of it goes on.
hprof_goes() {
    rm -f "$WORK/profile"
    gives 0 '' "$vm" load "hprof:$1,file=$WORK/profile" && sleep 0.5 &&
        gives 0 '' "$vm" unload hprof && grep -aq -- "$2" "$WORK/profile" &&
        gives 0 '' "$vm" version && ! grep agent "$WORK/out" &&
        ! grep HPROF "/proc/$vm/maps" && { attach "$vm" threads; ! grep HPROF "$WORK/out"; }
}
for mode in 'heap=sites SITES.END' 'heap=dump HEAP.DUMP.END' 'heap=all,format=b JAVA.PROFILE' \
    'cpu=samples CPU.SAMPLES.END' 'cpu=samples,format=b JAVA.PROFILE' \
    'cpu=times CPU.TIME.*END' 'cpu=old fibonacci' 'monitor=y MONITOR.TIME.END' \
    'cpu=times,methods=Target,over=1us CALL.*Target.fibonacci'; do
    check "hprof unloaded writes its profile: ${mode% *}" hprof_goes ${mode% *} "${mode#* }"
done
hprof_refused() { # the reason goes to who attached it, and nothing to the program
    : > "$WORK/target.err"
    gives 1 'answered -1: cpu=often: samples, times or old expected' "$vm" \
        load "hprof:cpu=often,file=$WORK/profile" &&
        gives 1 'answered -1: cannot write /nowhere/profile: No such file' "$vm" \
            load hprof:file=/nowhere/profile &&
        gives 1 'answered -1: depth: <option>=<value> expected' "$vm" load hprof:depth &&
        gives 1 'answered -1: .*a\.\.b' "$vm" \
            load "hprof:cpu=times,methods=a..b,file=$WORK/profile" &&
        [ ! -s "$WORK/target.err" ]
}
check "hprof that is attached says why it refuses" hprof_refused
hprof_full() {
    gives 0 '' "$vm" load hprof:cpu=times,file=/dev/full && gives 0 '' "$vm" unload &&
        gives 0 '' "$vm" version && grep -q 'cannot write all of /dev/full' "$WORK/target.err"
}
check "hprof whose output is full leaves the program alone" hprof_full

# engine: Object's, which engines pass over otherwise, chosen before there is that class
constructors() {
    local agent='-Xrunhprof:cpu=times,depth=1,cutoff=0,verbose=n'
    agent+=',methods=java.lang.Object.<init>'
    timeout "$LIMIT" "$MINIJVM" "$1" "$agent,file=$WORK/profile" -cp "$WORK/classes" Target 0 \
        > "$WORK/out" 2>&1 &&
        awk '
            $6 == "java.lang.Object.<init>" { calls += $4 }
            END { print calls " calls"; exit calls < 1234 }' \
            "$WORK/profile"
}
for engine in -Xint -Xmixed -Xjit:threshold=0; do
    check "Object's constructor, chosen at the start, is told, $engine" constructors $engine
done
