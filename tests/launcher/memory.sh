# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Memory. Sourced by tests/launcher/run.

# As viewers read it.
line='\[(Full )?GC \((Allocation Failure|System\.gc\(\))\)  '
line+='[0-9]+K->[0-9]+K\([0-9]+K\), [0-9]+\.[0-9]{7} secs\]'
columns=seconds,number,kind,cause,used_before,used_after,total_after,arenas_before,
columns+=arenas_after,survived,promoted,freed,moved_objects,moved_bytes,pause_ns,cpu_ns,share
for plan in ${PLANS:-generational semispace marksweep}; do
    for what in "shrink 256" "dense 48" "soft 16"; do
        gives "memory: ${what% *}, $plan" 0 '^ok' -Xgc:$plan "-Xmx${what#* }m" -cp "$C" Memory \
            "${what% *}"
    done
    gives "memory: -Xms, $plan" 0 '^ok' -Xgc:$plan -Xms64m -Xmx128m -cp "$C" Memory initial
    verbose_gc() {
        "$MINIJVM" -Xgc:$plan -verbose:gc -Xmx256m -cp "$C" Memory shrink > "$WORK/gc.out" ||
            return 1
        grep -v '^ok$' "$WORK/gc.out" | grep -vxE "$line" && return 1
        grep -qE '^\[Full GC \(System\.gc\(\)\)' "$WORK/gc.out" &&
            grep -q '^\[GC (Allocation Failure)' "$WORK/gc.out"
    }
    check "lines of -verbose:gc, $plan" verbose_gc
    # A line for each collection, 17 columns; what one says it leaves agrees with itself and
    # with the next one.
    gc_log() {
        "$MINIJVM" "-Xgc:$plan,log=$WORK/gc.csv" -Xmx256m -cp "$C" Memory shrink \
            > "$WORK/gc.out" ||
            return 1
        awk -F, -v columns=$columns '
            NR == 1 { if ($0 != columns) wrong = "header"; next }
            NF != 17 { wrong = "columns" }
            $2 != NR - 1 { wrong = "number" }
            $1 + 0 < before { wrong = "time" }
            { before = $1 + 0 }
            $3 != "young" && $3 != "full" { wrong = "kind" }
            $5 - $6 != $12 { wrong = "freed" }
            $6 > $7 { wrong = "total" }
            $5 < left { wrong = "used" }
            { left = $6 }
            $15 <= 0 || $16 <= 0 { wrong = "pause" }
            $17 < 0 || $17 > 1 { wrong = "share" }
            END {
                if (NR < 4) wrong = "too few"
                if (wrong) { print wrong; exit 1 }
            }' "$WORK/gc.csv"
    }
    check "columns of -Xgc:log, $plan" gc_log
    gives "memory: collections that free next to nothing, $plan" 0 '^ok' -Xgc:$plan -Xmx64m \
        -cp "$C" Memory futile
done
# A large array takes no room to copy it to; pages that nobody touches take no memory, unless
# the system counts addresses.
if [ "$(cat /proc/sys/vm/overcommit_memory)" = 2 ]; then
    skip "launcher memory: one array takes nearly all of the heap" \
        "the system overcommits nothing"
else
    for plan in ${PLANS:-generational semispace marksweep}; do
        gives "memory: one array takes nearly all of the heap, $plan" 0 '^ok 425000000' \
            -Xgc:$plan -Xmx3500m -cp "$C" Biggest 425
        gives "memory: and no more, $plan" 1 'OutOfMemoryError: Java heap space' -Xgc:$plan \
            -Xmx3500m -cp "$C" Biggest 460
    done
fi
gives "memory: names nobody has" 0 '^ok' -XX:MaxMetaspaceSize=16m -Xmx32m -cp "$C" Memory names
gives "memory: collections without effect" 0 '^ok' -Xmx128m -cp "$C" Memory overhead
gives "a log of collections that cannot be written" 1 \
    'the log of collections /nowhere/gc\.csv: No such file or directory' \
    -Xgc:generational,log=/nowhere/gc.csv -cp "$C" Hello
gives "-Xmx2m, the least" 0 'hello, world' -Xmx2m -cp "$C" Hello
gives "-Xmx beyond the addresses of narrow references" 1 'wide references' -Xmx4g -cp "$C" Hello
gives "-Xgc:boehm in the build with narrow references" 1 'wide references' -Xgc:boehm \
    -cp "$C" Hello
