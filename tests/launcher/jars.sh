# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Jars. Sourced by tests/launcher/run.

cat > "$WORK/manifest/opens" << 'END'
Main-Class: Access
Add-Opens: java.base/java.util  missing/java.util
  java.base/missing word java.base/
Add-Exports: java.base/jdk.internal.misc
END
(cd "$C" && jar cfm "$WORK/opens.jar" "$WORK/manifest/opens" Access*.class)
same "-jar with Add-Opens and Add-Exports" -jar "$WORK/opens.jar"
same "-jar with Add-Opens beside --add-opens" --add-opens java.base/java.lang=ALL-UNNAMED \
    -jar "$WORK/opens.jar"
same "Add-Opens counts for -jar only" -cp "$WORK/opens.jar" Access
cat > "$WORK/manifest/packages" << 'END'
Specification-Title: all
Specification-Version: 4.5
Implementation-Version: 1.2.3
Implementation-Vendor: us

Name: a/b/
Implementation-Version: 7
Specification-Title: own
Sealed: true
END
(cd "$C" && jar cfm "$WORK/packages of.jar" "$WORK/manifest/packages" Hello.class a)
same "what a manifest says of packages" -cp "$WORK/packages of.jar:$C" PackagesOf a.One \
    a.b.Two Hello PackagesOf
same "packages of directories" -cp "$C" PackagesOf a.One a.b.Two
same "-jar" -jar "$WORK/all.jar"
gives "-jar with Main-Class" 1 'NoClassDefFoundError: a/One' -jar "$WORK/main.jar"
same "-jar with Class-Path" -jar "$WORK/with path.jar" x
mkdir -p "$WORK/circle/sub dir"
printf 'Main-Class: a.b.Two\nClass-Path: sub%%20dir/second%%2ejar main.jar\n' \
    > "$WORK/manifest/circle-main"
printf 'Class-Path: ../main.jar second.jar ../%%6fne.jar %%zz.jar\n' \
    > "$WORK/manifest/circle-second"
(cd "$C" && jar cfm "$WORK/circle/main.jar" "$WORK/manifest/circle-main" a/b/Two.class)
(
    cd "$C" &&
        jar cfm "$WORK/circle/sub dir/second.jar" "$WORK/manifest/circle-second" Hello.class &&
        jar cf "$WORK/circle/one.jar" a/One.class
)
ln -s "../with path.jar" "$WORK/elsewhere/linked.jar"
mkdir -p "$WORK/folder" && cp -r "$C/a" "$WORK/folder"
printf 'Class-Path: folder\tURL:file:sub/../one.jar folder/\n' > "$WORK/manifest/odd-urls"
(
    cd "$C" &&
        jar cfm "$WORK/odd urls.jar" "$WORK/manifest/odd-urls" Locations*.class a/b/Two.class
)
same "what a Class-Path names is a folder by its slash" -cp "$WORK/odd urls.jar" Locations \
    a.b.Two a.One
mkdir -p "$WORK/index/META-INF" &&
    printf 'JarIndex-Version: 1.0\n\none.jar\na\n' > "$WORK/index/META-INF/INDEX.LIST"
(
    cd "$C" &&
        jar cfm "$WORK/indexed.jar" "$WORK/manifest/odd-urls" Locations*.class a/b/Two.class \
            -C "$WORK/index" META-INF/INDEX.LIST
)
same "what an index lists is found instead of the Class-Path" \
    -cp "$WORK/indexed.jar" Locations a.b.Two a.One
ln -s one.jar "$WORK/linked one.jar"
printf 'Class-Path: linked%%20one.jar\n' > "$WORK/manifest/linked"
(cd "$C" && jar cfm "$WORK/names linked.jar" "$WORK/manifest/linked" a/b/Two.class)
same "-jar with Class-Path, beside the jar that a link leads to" \
    -jar "$WORK/elsewhere/linked.jar" x
same "the location of a linked directory is where it leads" \
    -cp "$WORK/elsewhere/linked" Locations Locations
same "the location of a linked jar is where it leads" \
    -cp "$C:$WORK/elsewhere/linked.jar" Locations a.b.Two a.One
same "the location of a jar that a wildcard found is where it leads" \
    -cp "$WORK/elsewhere/*:$C" Locations a.b.Two
same "the location of a jar that a manifest names is as named" -cp "$WORK/names linked.jar:$C" \
    Locations a.b.Two a.One
same "Class-Path in a circle, with encoded names" -jar "$WORK/circle/main.jar" x
mkdir -p "$WORK/releases/base" "$WORK/releases/9" "$WORK/releases/17" "$WORK/releases/18"
cat > "$WORK/releases/Releases.java" <<'EOF'
import java.net.URL;
import java.util.Collections;
public class Releases {
    public static void main(String[] args) throws Exception {
        System.out.println(Release.text());
        String[] names = {"Release.class", "Releases.class", "META-INF/MANIFEST.MF"};
        for (String name : names) {
            URL u = Releases.class.getResource("/" + name);
            ClassLoader loader = Releases.class.getClassLoader();
            System.out.println(u + " " + Collections.list(loader.getResources(name)).size());
            int length = Releases.class.getResourceAsStream("/" + name).readAllBytes().length;
            System.out.println(u.openStream().readAllBytes().length == length);
        }
    }
}
EOF
for release in base 9 17 18; do
    echo "class Release { static String text() { return \"release $release\"; } }" \
        > "$WORK/releases/Release.java"
    javac -d "$WORK/releases/$release" "$WORK/releases/Release.java"
done
javac -cp "$WORK/releases/base" -d "$WORK/releases/base" "$WORK/releases/Releases.java"
releases_jar() { # name, manifest
    printf 'Main-Class: Releases\n%s' "$2" > "$WORK/manifest/releases"
    (
        cd "$WORK/releases" && jar cfm "$1" "$WORK/manifest/releases" -C base . &&
            for n in 9 17 18; do
                mkdir -p "META-INF/versions/$n" && cp "$n/Release.class" "META-INF/versions/$n/"
            done &&
            jar uf "$1" META-INF/versions
    )
}
releases_jar "$WORK/releases/multi.jar" 'Multi-Release: true
'
releases_jar "$WORK/releases/single.jar" 'Multi-Release: false
'
printf 'Main-Class: Releases\nClass-Path: multi.jar\n' > "$WORK/manifest/to-multi"
(cd "$WORK/releases" && jar cfm to-multi.jar "$WORK/manifest/to-multi" Releases.java)
same "-jar of a multi-release jar" -jar "$WORK/releases/multi.jar"
same "a multi-release jar on the class path" -cp "$WORK/releases/multi.jar" Releases
same "a jar with versions that is no multi-release jar" -jar "$WORK/releases/single.jar"
same "Class-Path names a multi-release jar" -jar "$WORK/releases/to-multi.jar"
same "-jar ignores -cp" -cp "$C" -jar "$WORK/main.jar"
same "-jar without Main-Class" -jar "$WORK/nomain.jar"
gives "-jar with an agent of its own" 0 \
    'Launcher-Agent-Class: Hello in .*agent.jar has no effect' -jar "$WORK/agent.jar"
same "-jar with a Main-Class that is missing" -jar "$WORK/missing-main.jar"
same "-jar of a missing file" -jar /nowhere/x.jar
gives "-jar without a file" 1 '^Error: -jar requires jar file specification
Usage: minijvm' -jar
head -c 900 "$WORK/all.jar" > "$WORK/truncated.jar"
same "-jar of a truncated jar" -jar "$WORK/truncated.jar"
: > "$WORK/empty.jar"
same "-jar of an empty file" -jar "$WORK/empty.jar"
echo "this is text" > "$WORK/text.jar"
same "-jar of a text file" -jar "$WORK/text.jar"
same "-jar of a directory" -jar "$WORK"
same "a truncated jar on the class path" -cp "$WORK/truncated.jar" Hello
damage() { # file, offset, bytes in octal or hex escapes
    printf "$3" | dd of="$1" bs=1 seek="$2" conv=notrunc 2> /dev/null
}
cp "$WORK/all.jar" "$WORK/damaged.jar"
damage "$WORK/damaged.jar" 600 '\377\377\377\377\377\377\377\377'
gives "a jar with damaged contents does no harm" 1 . -cp "$WORK/damaged.jar" NotThere
