# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# The JDK's tools. Sourced by tests/attach/run.

if command -v jcmd > /dev/null; then
    tool() { # status, pattern, command
        local wanted=$1 pattern=$2
        shift 2
        timeout "$LIMIT" "$@" > "$WORK/out" 2> "$WORK/err"
        local status=$?
        [ $status = "$wanted" ] ||
            { echo "exit $status: $(head -c 300 "$WORK/err")"; return 1; }
        cat "$WORK/out" "$WORK/err" | grep -qE -- "$pattern" ||
            { echo "no $pattern: $(head -c 300 "$WORK/out" "$WORK/err")"; return 1; }
    }
    holds='~   Locked ownable synchronizers:~ - '
    synchronizers() { # command: with the locks that each thread has
        local sync='java\.util\.concurrent\.locks\.ReentrantReadWriteLock.NonfairSync'
        tool 0 'Full thread dump' "$@" &&
            told "~\"writer\" [^\"]*$holds<0x[0-9a-f]+> \(a $sync\)~~" &&
            told "~\"other\" [^\"]*${holds}None~~"
    }
    check "jstack -l tells the locks that each thread has (A67)" synchronizers jstack \
        -l "$locks"
    check "jcmd Thread.print -l does" synchronizers jcmd "$locks" Thread.print -l
    check "jstack without -l does not" eval \
        'tool 0 "Found 1 deadlock" jstack $locks && ! told "Locked ownable"'
    kill "$locks"
    target -Xattach:java "-Dwith a=space"
    cat > "$WORK/Api.java" <<'EOF'
import com.sun.tools.attach.*;
class Api {
    interface Call { Object call() throws Exception; }
    static void tell(Call call) {
        try {
            System.out.println(call.call());
        } catch (AgentInitializationException e) {
            System.out.println("JVM_OnLoad answered " + e.returnValue());
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static Object load(VirtualMachine vm, String library, String options) throws Exception {
        vm.loadAgentPath(library, options);
        return "loaded";
    }
    public static void main(String[] a) throws Exception {
        VirtualMachine vm = VirtualMachine.attach(a[0]);
        tell(() -> vm.getAgentProperties().getProperty("sun.jvm.args"));
        tell(() -> vm.getAgentProperties().getProperty("sun.java.command"));
        tell(() -> load(vm, a[1], "refuse"));
        tell(() -> load(vm, a[2], null));
        tell(() -> load(vm, a[1], null));
        tell(() -> load(vm, "/nowhere/libagent.so", null));
        tell(() -> { vm.loadAgent("/nowhere/agent.jar"); return "loaded"; });
        tell(() -> vm.startLocalManagementAgent());
        vm.detach();
    }
}
EOF
    absent=/nowhere/libagent.so
    cannot_open='cannot open shared object file: No such file or directory'
    cat > "$WORK/api.expected" << EOF
-Xattach:java -Dwith a=space
Target 3000
JVM_OnLoad answered 7
JVM_OnLoad answered -1
loaded
AgentLoadException: Could not find agent library: $absent ($absent: $cannot_open)
AgentLoadException: Java agents (java.lang.instrument) are not supported by minijvm
AttachOperationFailedException: ManagementAgent.start_local is not supported by minijvm
EOF
    api() {
        java $BRIEF --add-modules jdk.attach "$WORK/Api.java" "$vm" "$WORK/libmodel.so" \
            "$WORK/libleaver.so" > "$WORK/out" 2> "$WORK/err" &&
            diff "$WORK/api.expected" "$WORK/out" && gives 0 '' "$vm" unload &&
            ! grep -q 'leaver: unloaded' "$WORK/target.err"
    }
    check \
        "com.sun.tools.attach: properties, agents that come, refuse, are not there (A48, A73)" \
        api
    check "jcmd VM.command_line" tool 0 '^jvm_args: -Xattach:java -Dwith a=space$' jcmd \
        "$vm" VM.command_line
    check "jcmd PID lists commands (A71)" tool 0 '^Thread.print$' jcmd "$vm"
    check "jcmd help of one" tool 0 'Collects' jcmd "$vm" help GC.run
    check "jcmd VM.version" tool 0 '^JDK 17$' jcmd "$vm" VM.version
    check "jcmd Thread.print -l" tool 0 '^"works" #' jcmd "$vm" Thread.print -l
    check "jcmd GC.class_histogram" tool 0 ' 1234 +[0-9]+  Target\$Counted' jcmd \
        "$vm" GC.class_histogram
    check "jcmd GC.heap_dump" tool 0 'Heap dump file created' jcmd "$vm" \
        GC.heap_dump "$WORK/jcmd.hprof"
    check "jcmd GC.run prints that it succeeded" tool 0 'success' jcmd "$vm" GC.run
    for line in GC.heap_info GC.run_finalization GC.finalizer_info Compiler.codelist \
        JVMTI.data_dump VM.flags VM.uptime VM.classloader_stats VM.info VM.system_properties; do
        check "jcmd $line" tool 0 . jcmd "$vm" $line
    done
    check "jcmd with a command that we lack" tool 1 'VM.log is not supported by minijvm' jcmd \
        "$vm" VM.log
    check "jcmd with a command that is none" tool 1 'Unknown diagnostic command' jcmd \
        "$vm" Nothing.at_all
    check "jstack" tool 0 '^"waits for nothing" #' jstack "$vm"
    check "jstack -l" tool 0 'Full thread dump' jstack -l "$vm"
    check "jmap -histo" tool 0 ' 1234 +[0-9]+  Target\$Counted' jmap -histo "$vm"
    jmap_histogram() {
        tool 0 . jmap "-histo:live,file=$WORK/histogram" "$vm" &&
            grep -q "^Total" "$WORK/histogram"
    }
    check "jmap -histo:live,file=" jmap_histogram
    jmap_dump() {
        tool 0 "Heap dump file created" jmap "-dump:live,format=b,file=$WORK/jmap.hprof" \
            "$vm" &&
            [ -s "$WORK/jmap.hprof" ]
    }
    check "jmap -dump" jmap_dump
    check "jmap -dump to a file that exists" tool 1 'File exists' jmap \
        "-dump:format=b,file=$WORK/jmap.hprof" "$vm"
    check "jmap -dump:gz=" tool 1 'uncompressed only' jmap \
        "-dump:format=b,gz=1,file=$WORK/gz.hprof" "$vm"
    check "jmap -clstats" tool 0 'Classes' jmap -clstats "$vm"
    check "jmap -finalizerinfo" tool 0 'finaliz|Reference' jmap -finalizerinfo "$vm"
    check "jinfo" tool 0 'java.vm.name=minijvm' jinfo "$vm"
    check "jinfo -flag NAME" tool 0 '^-XX:MaxHeapSize=[0-9]+$' jinfo -flag MaxHeapSize "$vm"
    check "jinfo -flag +NAME" tool 1 'cannot be changed' jinfo -flag +PrintGC "$vm"
    check "our own client, too" gives 0 minijvm "$vm" version
    leave
    check "its socket goes with it" test ! -e "/tmp/.java_pid$vm"
else
    echo "skipped attach tools of the JDK" >> "$RESULTS"
fi
