# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Files that are not what they should be. Sourced by tests/attach/run.

check "a socket file that was removed is made anew (A15)" eval \
    'rm -f $own; gives 0 minijvm $vm version; [ -S $own ]'
link() {
    mv "$own" "$own.away" && ln -s "$own.away" "$own"
    gives 4 'is no socket' "$vm" version
    local good=$?
    rm -f "$own" "$own.away"
    gives 0 minijvm "$vm" version && return $good
}
check "a symbolic link in its place is refused by the client" link
open_to_all() {
    chmod 666 "$own"
    gives 4 'others may use it' "$vm" version
    local good=$?
    chmod 600 "$own"
    return $good
}
check "a socket that others may use is refused by the client (A55)" open_to_all
stolen() { # another process listens at the name
    mv "$own" "$own.away"
    perl -MIO::Socket::UNIX -e '
        umask 0177;
        my $s = IO::Socket::UNIX->new(Local => $ARGV[0], Listen => 1);
        sleep 20' "$own" &
    local thief=$!
    for _ in $(seq 100); do [ -S "$own" ] && break; sleep 0.05; done
    gives 4 "process $thief listens there, not $vm" "$vm" version; local good=$?
    kill $thief; wait $thief 2> /dev/null; rm -f "$own" "$own.away"
    gives 0 minijvm "$vm" version && return $good
}
check "a socket that somebody else made is refused by the client" stolen
linked_trigger() { # is no trigger: SIGQUIT writes stacks
    rm -f "$own"
    : > "$WORK/target.out"
    ln -s /etc/passwd "$WORK/.minijvm_attach$vm"
    kill -QUIT "$vm"
    for _ in $(seq 100); do
        grep -q 'Full thread dump' "$WORK/target.out" && break
        sleep 0.05
    done
    rm -f "$WORK/.minijvm_attach$vm"
    [ ! -e "$own" ] && grep -q 'Full thread dump' "$WORK/target.out"
}
check "a trigger that is a symbolic link is none (A10)" linked_trigger
old_trigger() { # an earlier process of this number left it: SIGQUIT writes stacks
    rm -f "$own"
    : > "$WORK/target.out"
    touch -d '1 hour ago' "$WORK/.minijvm_attach$vm"
    kill -QUIT "$vm"
    for _ in $(seq 100); do
        grep -q 'Full thread dump' "$WORK/target.out" && break
        sleep 0.05
    done
    rm -f "$WORK/.minijvm_attach$vm"
    [ ! -e "$own" ] && grep -q 'Full thread dump' "$WORK/target.out"
}
check "a trigger that is older than the VM is none" old_trigger
# By a client that was killed, of an earlier process of this number: the next client's all the
# same.
left_trigger() {
    rm -f "$own"; : > "$WORK/target.out"; touch -d '1 hour ago' "$WORK/.minijvm_attach$vm"
    gives 0 minijvm -timeout 3 "$vm" version && [ ! -e "$WORK/.minijvm_attach$vm" ] &&
        ! grep 'Full thread dump' "$WORK/target.out"
}
check "a trigger that was left behind is taken over" left_trigger
if [ "$(id -u)" = 0 ] && command -v setpriv > /dev/null; then
    as_other() {
        local status
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@" > "$WORK/out" 2> "$WORK/err"
        status=$?
        cat "$WORK/err"
        return $status
    }
    cp "$ATTACH" "$WORK/raw" "$SOCKETS/" && chmod 755 "$SOCKETS" "$SOCKETS"/*
    other() {
        as_other "$SOCKETS/minijvm-attach" "$vm" version
        [ $? = 4 ] && grep -q 'belongs to user 0' "$WORK/err"
    }
    check "another user's VM: not permitted" other
    connected() {
        gives 0 minijvm "$vm" version
        chmod 666 "$own"
        local got
        got=$(as_other "$SOCKETS/raw" "$own" texts m1 version 0; cat "$WORK/out")
        chmod 600 "$own"
        [ -z "$got" ]
    }
    check "the VM drops another user, whatever the file's mode (A16)" connected
    foreign_trigger() {
        rm -f "$own"
        : > "$WORK/target.out"
        : > "/tmp/.minijvm_attach$vm"
        chown 65534 "/tmp/.minijvm_attach$vm"
        kill -QUIT "$vm"
        for _ in $(seq 100); do
            grep -q 'Full thread dump' "$WORK/target.out" && break
            sleep 0.05
        done
        rm -f "/tmp/.minijvm_attach$vm"
        [ ! -e "$own" ] && grep -q 'Full thread dump' "$WORK/target.out"
    }
    check "another user's trigger is none (A10)" foreign_trigger
fi
