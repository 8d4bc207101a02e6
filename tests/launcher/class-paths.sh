# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Class paths. Sourced by tests/launcher/run.

mkdir -p "$WORK/elsewhere/empty" "$WORK/manifest"
ln -s "$C" "$WORK/elsewhere/linked"
(cd "$C" && jar cf "$WORK/all.jar" ./*.class a)
(cd "$C" && jar cfe "$WORK/main.jar" a.b.Two a/b)
(cd "$C" && jar cf "$WORK/one.jar" a/One.class)
printf 'Main-Class: a.b.Two\nClass-Path: one.jar missing.jar elsewhere/\n' \
    > "$WORK/manifest/with-path"
(cd "$C" && jar cfm "$WORK/with path.jar" "$WORK/manifest/with-path" a/b/Two.class)
printf 'Class-Path: one.jar\n' > "$WORK/manifest/without-main"
(cd "$C" && jar cfm "$WORK/nomain.jar" "$WORK/manifest/without-main" Hello.class)
printf 'Main-Class: Hello\nLauncher-Agent-Class: Hello\n' > "$WORK/manifest/with-agent"
(cd "$C" && jar cfm "$WORK/agent.jar" "$WORK/manifest/with-agent" Hello.class)
printf 'Main-Class: NotThere\n' > "$WORK/manifest/missing-main"
(cd "$C" && jar cfm "$WORK/missing-main.jar" "$WORK/manifest/missing-main" Hello.class)
same "-classpath" -classpath "$C" Hello
same "--class-path" --class-path "$C" Hello
same "--class-path=" "--class-path=$C" Hello
same "the last -cp wins" -cp /nowhere -cp "$C" Hello
same "missing and empty directories on the class path" \
    -cp "/nowhere:$WORK/elsewhere/empty::$C:/dev/null" Hello
same "a directory with a slash at its end" -cp "$C/" Hello
same "a linked directory" -cp "$WORK/elsewhere/linked" Hello
same "a jar on the class path" -cp "$WORK/all.jar" a.b.Two
same "two jars on the class path" -cp "$WORK/main.jar:$WORK/one.jar" a.b.Two
same "a wildcard on the class path" -cp "$WORK/*" a.b.Two
same "-cp without a value" -cp
CLASSPATH=$C same "CLASSPATH" Hello
CLASSPATH=$C same "-cp is stronger than CLASSPATH" -cp /nowhere Hello
same "java.class.path is what was given" -cp "$C:x" Properties java.class.path
cd "$WORK/elsewhere" || exit 2
same "relative directories" -cp ../classes Hello
gives "a class file by its path" 0 '^a\.One 2' ../classes/a/One.class x y
gives "a class file by its path, in the unnamed package" 0 \
    '^hello, world' ../classes/Hello.class
gives "a class file by its path finds its neighbours" 0 \
    '^a\.b\.Two with false' ../classes/a/b/Two.class
gives "a class file by its path in the current directory" 0 '^hello, world' \
    -cp /nowhere "$C/Hello.class"
cp "$C/a/One.class" "$WORK/elsewhere/One.class"
gives "a class file in the wrong directory" 1 \
    'could not find or load main class|Could not find or load main class' One.class
gives "a class file that is missing" 1 \
    'Error: Could not find or load main class NotThere\.class' NotThere.class
cd "$C" || exit 2
