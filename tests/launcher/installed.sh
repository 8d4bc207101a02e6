# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# The installed copy. Sourced by tests/launcher/run.

installed() {
    local prefix=$WORK/installed
    (
        cd "$TREE" && make -s install MODE="$MODE" BUILD="$BUILD" PREFIX="$prefix"
    ) > "$WORK/install.log" 2>&1 ||
        { tail -n 3 "$WORK/install.log"; return 1; }
    cd / || return 1
    unset LD_LIBRARY_PATH
    [ "$("$prefix/bin/minijvm" -cp "$C" Hello)" = "hello, world" ] ||
        { echo "hello"; return 1; }
    "$prefix/bin/minijvm" "-Xrunhprof:cpu=times,cutoff=0,file=$WORK/installed.txt" \
        -cp "$C" Busy > /dev/null &&
        grep -q 'Busy\.fibonacci' "$WORK/installed.txt" || { echo "hprof"; return 1; }
    mv "$prefix" "$prefix.moved"
    "$prefix.moved/bin/minijvm" "-Xrunhprof:cpu=times,cutoff=0,file=$WORK/moved.txt" \
        -cp "$C" Busy > /dev/null &&
        grep -q 'Busy\.fibonacci' "$WORK/moved.txt" || { echo "moved"; return 1; }
    ln -s "$prefix.moved/bin/minijvm" "$WORK/link"
    "$WORK/link" "-Xrunhprof:cpu=times,cutoff=0,file=$WORK/linked.txt" -cp "$C" Busy \
        > /dev/null &&
        grep -q 'Busy\.fibonacci' "$WORK/linked.txt" || { echo "by a link"; return 1; }
}
check "an installed copy, moved, by a link, with its agent" installed
