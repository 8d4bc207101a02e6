# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Locks of java.util.concurrent. Sourced by tests/attach/run.

told() { # pattern, ~ for the ends of lines
    tr '\n\t' '~ ' < "$WORK/out" | grep -qE -- "$1" || { echo "no $1"; return 1; }
}
program Owned 300 -Xattach:java || say "a VM with locks of java.util.concurrent" failed
locks=$vm
lock='0x[0-9a-f]+, \(a java\.util\.concurrent\.locks\.ReentrantLock\$NonfairSync\),~  '
lock+='which is held by'
owned() {
    local sync='java.util.concurrent.locks.ReentrantLock\$NonfairSync'
    gives 0 '- parking to wait for  <0x[0-9a-f]+> \(a '"$sync"'\)' "$locks" threads &&
        told '- parking to wait for  <0x[0-9a-f]+> \(a java.lang.Class for Owned\)' &&
        told "\"left\":~  waiting for ownable synchronizer $lock \"right\"" &&
        told "\"right\":~  waiting for ownable synchronizer $lock \"left\"" &&
        told '~Found 1 deadlock\.~' && ! told 'Locked ownable'
}
check "what parked threads wait for, and deadlocks of such locks, behind hundreds of threads" \
    owned
