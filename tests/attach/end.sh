# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# The end of a VM, and options that are refused. Sourced by tests/attach/run.

attach "$vm" version
leave
check "a VM that ends takes its files away (A14)" test ! -e "$own" \
    -a ! -e "/tmp/minijvm_$(id -u)/$vm.1"
check "a process that has ended" gives 3 "there is no process $vm" "$vm" version
target -Xattach:off
check "-Xattach:off: no entry" eval '! { $ATTACH list | grep -q "^$vm\\."; }'
check "-Xattach:off: no answer, and it says why" gives 5 'Xattach:off' -timeout 2 "$vm" version
leave
target -Xattach:path="$SOCKETS/elsewhere"
check "-Xattach:path= moves the socket" eval \
    'gives 0 minijvm $vm version; [ -S $SOCKETS/elsewhere ] && [ ! -e /tmp/.minijvm_pid$vm.1 ]'
check "-path names it" gives 0 minijvm -path "$SOCKETS/elsewhere" version
kill -9 "$vm"; wait "$vm" 2> /dev/null
check "-path where nobody listens any more" gives 3 'nobody listens' \
    -path "$SOCKETS/elsewhere" version
target -Xattach:path="$SOCKETS/elsewhere"
check "a stale socket is replaced (A14)" gives 0 minijvm "$vm" version
leave
echo kept > "$SOCKETS/file"
target -Xattach:path="$SOCKETS/file"
in_the_way() {
    gives 4 'is no socket' "$vm" version
    : > "$WORK/.minijvm_attach$vm"
    kill -QUIT "$vm"
    for _ in $(seq 100); do [ -s "$WORK/target.err" ] && break; sleep 0.05; done
    grep -q 'is no socket' "$WORK/target.err" && [ "$(cat "$SOCKETS/file")" = kept ]
}
check "a file in the socket's place stays" in_the_way
leave
refuses() { # option
    ! "$MINIJVM" "$1" -version 2> "$WORK/err" && grep -q "Invalid -Xattach option" "$WORK/err"
}
for option in -Xattach:path=relative -Xattach: -Xattach:on \
    "-Xattach:path=/$(printf 'a%.0s' $(seq 104))"; do
    check "bad option ${option:0:24}" refuses "$option"
done
