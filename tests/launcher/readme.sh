# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What README shows: its agent, its program with a VM inside, its links. Sourced by
# tests/launcher/run.

# Blocks of README, in its order: c agent, java Hello, sh, c embed, sh; each command is run as
# it stands, where the tree's folders are.
readme_block() {
    awk -v kind="$1" -v wanted="$2" \
        '$0 == "```" kind { on = ++n == wanted; next } /^```$/ { on = 0 } on' "$TREE/README.md"
}
readme_place() {
    rm -rf "$WORK/readme" && mkdir -p "$WORK/readme" && cd "$WORK/readme" || return 1
    ln -s "$TREE/include" include; mkdir build; ln -s "$(dirname "$MINIJVM")" build/release
    readme_block java 1 > Hello.java && "$JAVAC" Hello.java
}
readme_agent() {
    readme_place || return 1
    readme_block c 1 > agent.c; readme_block sh 1 > agent.sh
    local lines; lines=$(grep -c . agent.c)
    [ "$lines" -gt 10 ] && [ "$lines" -le 24 ] || { echo "$lines lines"; return 1; }
    sh -e agent.sh > out 2> err || { cat err; return 1; }
    [ "$(cat out)" = "hello, world" ] &&
        grep -qE '^[1-9][0-9]+ calls, [1-9][0-9]+ objects$' err || { cat out err; return 1; }
    gcc -shared -fPIC -Wall -Werror -Iinclude agent.c -o libagent.so || return 1
    "$MINIJVM" -Xrun./libagent.so -cp "$C" Busy > out 2> err || { cat err; return 1; }
    grep -qx 987 out || { echo "program's output"; return 1; }
    # fibonacci(16) is 3193 calls; 10000 arrays are allocated.
    awk '
        /^[0-9]+ calls, [0-9]+ objects$/ && $1 > 3193 && $3 >= 10000 { good = 1 }
        END { exit !good }' err || { cat err; return 1; }
}
check "README's agent" readme_agent
readme_embeds() {
    readme_place || return 1
    readme_block c 2 > embed.c; readme_block sh 2 > embed.sh
    [ "$(grep -c . embed.c)" -le 22 ] || { echo "too many lines"; return 1; }
    gcc -Wall -Werror -Iinclude -c embed.c -o embed.o && sh -e embed.sh > out 2> err &&
        [ "$(cat out)" = "hello, world" ] || { cat out err; return 1; }
}
[ "$MODE" = release ] && check "README's program with a VM inside" readme_embeds
# Each document, file and make target that it names is there; it or the map names each document.
readme_links() {
    cd "$TREE" || return 1
    local name missing="" links files
    links=$(grep -oE '\]\([^)]+\)' README.md | tr -d '()]' | sed 's/#.*//' | sort -u)
    files=$(grep -oE '`[a-z]+/[a-z_/0-9A-Z]+\.(c|h|def|md)`' README.md | tr -d '`' | sort -u)
    for name in $links $files; do [ -e "$name" ] || missing="$missing $name"; done
    for name in docs/*.md; do
        grep -qF -e "]($name" README.md || grep -qF "](${name#docs/}" docs/README.md ||
            missing="$missing $name(in docs/README.md)"
    done
    for name in $(grep -oE '(^|[ `])make [a-z-]+' README.md | awk '{ print $2 }' | sort -u); do
        grep -qE "^[a-z -]*\b$name\b.*:" Makefile || missing="$missing make:$name"
    done
    [ -z "$missing" ] || { echo "missing:$missing"; return 1; }
}
check "README names what is there" readme_links
