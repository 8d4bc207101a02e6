# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Options of other VMs. Sourced by tests/launcher/run.

for option in -XX:StartFlightRecording -XX:StartFlightRecording:duration=1s; do
    gives "$option" 0 '^hello, world' $option -cp "$C" Hello
done
gives "-verbosegc" 1 '^\[GC ' -verbosegc -Xmx16m -cp "$C" Hungry
gives "-mx -ms -ss" 0 '^hello, world' -ms8m -mx32m -ss512k -cp "$C" Hello
gives "-mx is a limit" 1 'OutOfMemoryError: Java heap space' -mx16m -cp "$C" Hungry
for option in -mxabc -ms -ssx -t -green -native -cs -noasyncgc -verify; do
    same "$option, as in java" $option -cp "$C" Hello
done
for option in -XX:MaxHeapSize -XX:+MaxHeapSize=1 -XX:InitialHeapSize=x -XX:ThreadStackSize=-1 \
    -XX:MaxRAMPercentage=1e1 -XX:MetaspaceSize=x -XX:InitialRAMPercentage=x \
    -XX:HeapDumpOnOutOfMemoryError=1 -XX:+HeapDumpPath -XX:+UseFooGC -XX:UseSerialGC \
    -XX:+UseSerialGC=1 -XX:ReservedCodeCacheSize=x -Xmnx -Xshare:x -Xshare: -Xverify:foo \
    -Xcheck:foo -Xbootclasspath/a: -Xlog:disable -Xlog:gc=off \
    -XX:+IgnoreUnrecognizedVMOptions; do
    same "$option, as in java" $option -cp "$C" Hello
done
# Any flag of a JDK 17: good ones with a word, bad ones as java says it; what a flag means.
said() { # java or mini
    cat "$WORK/$1.out" "$WORK/$1.err" |
        grep -v '^Error: Could not\|^Error: A fatal\|^minijvm: -XX:.* has no effect'
}
flags_alike() { # program, options of one run in each line on stdin: but for the word, as java
    local program=$1 line bad=""
    while read -r line; do
        # shellcheck disable=SC2086 # several words
        go java "$JAVA" $line -cp "$C" "$program"; local wanted=$status
        # shellcheck disable=SC2086
        go mini "$MINIJVM" $line -cp "$C" "$program"
        # Why a VM does not start java says to the output.
        diff <(said java) <(said mini) > "$WORK/diff" && [ "$status" = "$wanted" ] ||
            bad="$bad $line ($status, $wanted: $(head -n 2 "$WORK/diff" | tr '\n' ' '))"
    done
    [ -z "$bad" ] || { echo "$bad"; return 1; }
}
check "flags, good and bad" flags_alike Hello << 'END'
-XX:MaxGCPauseMillis=0
-XX:MaxGCPauseMillis=x
-XX:MaxGCPauseMillis
-XX:+MaxGCPauseMillis
-XX:AlwaysPreTouch
-XX:AlwaysPreTouch=true
-XX:+AlwaysPreTouch=true
-XX:+AbortVMOnCompilationFailure
-XX:+UseEpsilonGC
-XX:+UnlockDiagnosticVMOptions -XX:+AbortVMOnCompilationFailure
-XX:AVX3Threshold=5
-XX:GCTimeRatio=5000000000
-XX:AdaptiveSizePolicyWeight=-1
-XX:ErrorFile
-XX:ErrorFile=
-XX:+ErrorFile
-XX:FlightRecorderOptions
-XX:FlightRecorderOptions:stackdepth=64
-XX:+StartFlightRecording
-XX:CompileThresholdScaling=0.5
-XX:CompileThresholdScaling=x
-XX:OnOutOfMemoryError=true
-XX:MaxJavaStackTraceDepth=-1
-XX:+Foo
-XX:TieredStopAtLevel=9
-XX:TieredStopAtLevel=x
-XX:MaxRAMPercentage=101
-XX:MaxRAMPercentage=x
-XX:MinRAMPercentage=-1
-XX:+UseSerialGC -XX:+UseG1GC
-XX:+UseSerialGC -XX:-UseSerialGC -XX:+UseG1GC
-XX:+UseSerialGC=1
-XX:UseSerialGC
-XX:+UnlockExperimentalVMOptions -XX:+UseEpsilonGC -XX:+UseSerialGC
-XX:-UseParallelGC
-XX:ActiveProcessorCount=x
-XX:+IgnoreUnrecognizedVMOptions -XX:+AbortVMOnCompilationFailure
-XX:+IgnoreUnrecognizedVMOptions -XX:MaxGCPauseMillis=x
-XX:MetaspaceSize=x
-XX:MaxMetaspaceSize=x
-XX:ReservedCodeCacheSize=x
-XX:-TieredCompilation
-XX:+TieredCompilation=1
-XX:TieredCompilation
-XX:MaxDirectMemorySize=x
-XX:MaxDirectMemorySize
-XX:+DisableExplicitGC=1
-XX:DisableExplicitGC
-XX:HeapDumpPath
-XX:MaxHeapSize
-XX:+UnlockDiagnosticVMOptions -XX:+UnlockExperimentalVMOptions
-XX:-UsePerfData
-XX:+UseNUMA
-XX:+UseStringDeduplication
-XX:InitiatingHeapOccupancyPercent=35
-XX:+ExplicitGCInvokesConcurrent
-XX:G1HeapRegionSize=16M
-XX:+ParallelRefProcEnabled
-XX:MinHeapFreeRatio=101
-XX:SurvivorRatio=8
-XX:MaxTenuringThreshold=1
-XX:MaxTenuringThreshold=16
END
check "flags of traces and processors" flags_alike Flags << 'END'
-XX:MaxJavaStackTraceDepth=10
-XX:MaxJavaStackTraceDepth=0
-XX:MaxJavaStackTraceDepth=2000
-XX:-StackTraceInThrowable
-XX:-ShowCodeDetailsInExceptionMessages
-XX:ActiveProcessorCount=7
-XX:ActiveProcessorCount=0
-XX:ActiveProcessorCount=0x10
-XX:MaxDirectMemorySize=64k
-XX:MaxDirectMemorySize=0
-Dsun.nio.MaxDirectMemorySize=1 -XX:MaxDirectMemorySize=1m
-Dsun.nio.MaxDirectMemorySize=1
-XX:+DisableExplicitGC
END
echo=-XX:OnOutOfMemoryError=echo
check "flags of the first OutOfMemoryError" flags_alike Full << END
-Xmx32m -XX:+ExitOnOutOfMemoryError
-Xmx32m -XX:+ExitOnOutOfMemoryError -XX:-ExitOnOutOfMemoryError
-Xmx32m -XX:OnOutOfMemoryError=true
-Xmx32m -XX:OnOutOfMemoryError=true;;false $echo -XX:+ExitOnOutOfMemoryError
END
aborts() { # by a signal, and says why
    go mini "$MINIJVM" -Xmx32m -XX:+CrashOnOutOfMemoryError -cp "$C" Full
    [ "$status" = 134 ] &&
        grep -qx 'Aborting due to java.lang.OutOfMemoryError: Java heap space' "$WORK/mini.out"
}
check "an OutOfMemoryError that aborts" aborts
# What the launcher blocks a command does not.
gives "an OutOfMemoryError's command has open signals" 0 'SigBlk:[^0-9]*0000000000000000' \
    -Xmx32m '-XX:OnOutOfMemoryError=grep SigBlk /proc/self/status' -cp "$C" Full
# That this java knows, with the values that it has: at most a few of them are unknown here.
all_flags() {
    local kind name option value unknown=""
    while read -r kind name value; do
        case $kind in bool) option=-XX:+$name ;; *) option=-XX:$name=$value ;; esac
        "$MINIJVM" -XX:+UnlockDiagnosticVMOptions -XX:+UnlockExperimentalVMOptions "$option" \
            -version > "$WORK/flag" 2>&1 ||
            unknown="$unknown $option"
    done < <("$JAVA" -XX:+PrintFlagsFinal -version 2> /dev/null | awk '
        NR > 1 && ($1 != "bool" || NR % 4 == 0) && $2 !~ /^Max.*HeapSize/ { print $1, $2, $4 }')
    [ "$(wc -w <<< "$unknown")" -le 3 ] || { echo "not known:$unknown"; return 1; }
}
check "the flags of this java" all_flags
same "unknown options that are to be passed over" -XX:+IgnoreUnrecognizedVMOptions -Xfoo --foo \
    -cp "$C" Hello
same "flags of another kind are not passed over" -XX:+IgnoreUnrecognizedVMOptions \
    -XX:MaxHeapSize -cp "$C" Hello
gives "-Djava.ext.dirs" 1 \
    '^-Djava\.ext\.dirs=/tmp is not supported\.  Use -classpath instead\.' \
    -Djava.ext.dirs=/tmp -cp "$C" Hello
gives "-Djava.endorsed.dirs" 1 \
    '^-Djava\.endorsed\.dirs=x is not supported\. Endorsed standards' -Djava.endorsed.dirs=x \
    -cp "$C" Hello
same "-Djava.ext.dirs of nothing" -Djava.ext.dirs= -Djava.endorsed.dirs -cp "$C" Hello
same "an unknown option before -help" -foo -help
same "an unknown option alone" -foo
same "-Xdiag, a jar without Main-Class" -Xdiag -jar "$WORK/nomain.jar"
for class in NotThere NoMain NonStaticMain Hello; do
    same "-Xdiag, $class" -Xdiag -cp "$C" $class
done
gives "-XX:MaxRAMPercentage" 0 '^hello, world' -XX:MaxRAMPercentage=25.5 -cp "$C" Hello
gives "-XX:MaxRAMPercentage with nonsense" 1 \
    "Improperly specified VM option 'MaxRAMPercentage=x'" -XX:MaxRAMPercentage=x -cp "$C" Hello
gc_to_file() { # option
    rm -f "$WORK/gc.log"
    "$MINIJVM" "$1" -Xmx16m -cp "$C" Hungry > "$WORK/gc.out" 2> "$WORK/gc.err"
    grep -q '^\[GC ' "$WORK/gc.log" && ! grep -q GC "$WORK/gc.out"
}
check "-Xloggc" gc_to_file "-Xloggc:$WORK/gc.log"
check "-Xlog:gc to a file" gc_to_file "-Xlog:gc*:file=$WORK/gc.log:time"
gives "-Xloggc that cannot be written" 1 \
    'the log of collections /nowhere/x: No such file or directory' -Xloggc:/nowhere/x \
    -cp "$C" Hello
gives "-Xlog:gc" 1 '^\[GC ' -Xlog:gc -Xmx16m -cp "$C" Hungry
gives "-Xlog:class+load" 0 'Loaded Hello' -Xlog:class+load -cp "$C" Hello
for option in -Xnoclassgc -Xincgc -Xfuture -Xprof -Xdebug -Xnoagent -Xbatch -Xmn8m \
    -Xshare:auto -Xshare:off -XX:+UseSerialGC -XX:+UseG1GC -XX:-UseCompressedOops \
    -XX:MaxPermSize=64m -XX:+TieredCompilation --add-modules=java.sql --illegal-access=permit \
    --enable-preview -Xlog:safepoint; do
    gives "$option is taken with a word" 0 \
        "hello, world.*minijvm: ${option//+/\\+} has no effect: " "$option" -cp "$C" Hello
done
gives "--add-modules and its value" 0 'minijvm: --add-modules=java.sql has no effect' \
    --add-modules java.sql -cp "$C" Hello
for option in --add-modules=java.base --add-modules=ALL-SYSTEM -Xmixed -Xcomp -noverify; do
    silent() {
        "$MINIJVM" "$1" -cp "$C" Hello > "$WORK/hint.out" 2>&1 &&
            [ "$(cat "$WORK/hint.out")" = "hello, world" ]
    }
    check "$option is taken silently" silent "$option"
done
gives "-XX:+IgnoreUnrecognizedVMOptions" 0 '^hello, world' -XX:+Unknown -XX:+UseNonsense \
    -XX:+IgnoreUnrecognizedVMOptions -cp "$C" Hello
gives "-Xbootclasspath/a: adds classes" 0 '^hello, world' "-Xbootclasspath/a:$C" \
    -cp /nowhere Hello
gives "-Xbootclasspath: is refused" 1 '^-Xbootclasspath:/x: the library is built in' \
    -Xbootclasspath:/x -cp "$C" Hello
gives "-Xshare:dump is refused" 1 '^-Xshare:dump: ' -Xshare:dump -cp "$C" Hello
gives "-agentlib says -Xrun" 1 'loaded by -Xrunhprof:cpu=times' -agentlib:hprof=cpu=times \
    -cp "$C" Hello
gives "-agentpath says -Xrun" 1 'loaded by -Xrun/x/libagent\.so' -agentpath:/x/libagent.so \
    -cp "$C" Hello
gives "-javaagent is refused" 1 '^-javaagent:x\.jar: there is no java\.lang\.instrument' \
    -javaagent:x.jar -cp "$C" Hello
gives "-Xrunjdwp is refused" 1 'no debugger' -Xrunjdwp:transport=dt_socket -cp "$C" Hello
gives "--module-path is refused" 1 'put the jars on the class path' -p x -cp "$C" Hello
