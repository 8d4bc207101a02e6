# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Commands. Sourced by tests/attach/run.

target || { say "a VM to attach to" failed; exit 1; }
own=/tmp/.minijvm_pid$vm.1
check "no socket before the first request (A8)" test ! -e "$own"
check "list knows a VM that does not listen yet (A81)" gives 0 "^$vm\.1 .*Target 3000" list
check "version" gives 0 '^minijvm [0-9.]+$' "$vm" version
check "the socket is its user's alone (A13)" test "$(stat -c '%F %a %u' "$own" 2> /dev/null)" \
    = "socket 600 $(id -u)"
check "the trigger file is gone (A51)" test ! -e "$WORK/.minijvm_attach$vm"
check "a VM is named by its number, too" gives 0 minijvm "$vm.1" version
dump() {
    gives 0 'Full thread dump minijvm \([0-9.]+ mixed mode\):' "$vm" threads &&
        grep -q '^"waits for nothing" #[0-9]* daemon prio=5 os_prio=0 .*tid=0x' "$WORK/out" &&
        grep -q "$(printf '^\tat Target.main(Target.java:')" "$WORK/out" &&
        ! grep -q 'Full thread' "$WORK/target.out"
}
check "threads (A79: nothing on the program's own output)" dump
histogram() {
    gives 0 '' "$vm" histogram &&
        grep -qE '^ *[0-9]+: +1234 +[0-9]+  Target\$Counted$' "$WORK/out" &&
        grep -qE '^ *[0-9]+: .*  \[B \(java.base@17\)$' "$WORK/out" &&
        tail -n 1 "$WORK/out" | grep -q '^Total'
}
check "histogram counts what is there (A78)" histogram
heap() {
    rm -f "$WORK/heap.hprof"
    (cd "$WORK" && gives 0 'Heap dump file created' "$vm" dump heap.hprof) &&
        [ "$(head -c 18 "$WORK/heap.hprof")" = "JAVA PROFILE 1.0.2" ] &&
        [ "$(stat -c %a "$WORK/heap.hprof")" = 600 ] &&
        gives 1 'File exists' "$vm" dump "$WORK/heap.hprof"
}
check "dump writes a new file, in the client's directory" heap
check "a dump that cannot be written is refused" gives 1 'No such file' "$vm" \
    dump "$WORK/none/heap"
cat > "$WORK/Load.java" <<'EOF'
import java.io.FileInputStream;
import java.util.Properties;
class Load {
    public static void main(String[] a) throws Exception {
        Properties p = new Properties();
        p.load(new FileInputStream(a[0]));
        boolean odd = p.getProperty("odd key:=").equals("value # with \u00e4 and \u4e2d");
        System.out.println(odd && p.getProperty("java.vm.name").equals("minijvm"));
    }
}
EOF
properties() {
    attach "$vm" properties && [ $status = 0 ] &&
        java $BRIEF "$WORK/Load.java" "$WORK/out" | grep -q true
}
check "properties are what java.util.Properties loads (A73)" properties
check "gc" gives 0 '' "$vm" gc
check "data and reset without agents" gives 0 '' "$vm" data
check "a command that is none" gives 2 'is no command of this VM' "$vm" frobnicate
check "a word that is no command, and longer than any" gives 2 'is no command' \
    "$vm" frobnicate-frobnicate
check "a word that is too long" gives 2 'a word is longer than 4096 bytes' "$vm" load \
    "$(printf 'a%.0s' $(seq 4097))"
check "too many words" gives 2 'takes 0 to 0 arguments' "$vm" threads please
check "a library that is not there" gives 1 'Could not find agent library' "$vm" \
    load nosuchagent
check "methods of an agent that is not there" gives 1 'no agent is loaded' "$vm" enable \
    METHOD_ENTRY 'java.*'
check "methods of other events" gives 1 'OBJECT_ALLOC: methods are chosen for METHOD_ENTRY' \
    "$vm" enable METHOD_EXIT,OBJECT_ALLOC 'java.*'
check "unload where there is no agent" gives 1 'no agent is loaded' "$vm" unload
check "enable where there is no agent" gives 1 'no agent is loaded' "$vm" enable METHOD_ENTRY
writes_stacks() {
    kill -QUIT "$vm"
    for _ in $(seq 100); do
        grep -q "Full thread dump" "$WORK/target.out" && break
        sleep 0.05
    done
    grep -q "Full thread dump" "$WORK/target.out"
}
check "SIGQUIT without a trigger writes stacks (A8)" writes_stacks
