/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Writes docs/class-library.md: what the built class library has of the public API of the module java.base of
 * the JDK that runs this tool. Both sides are read from class files by the same reader: ours from a directory,
 * the reference from the JDK's own image, and the release that brought a member from the signatures that
 * {@code javac --release} compiles against.
 *
 * A member is there when our class declares or inherits it with the same name and descriptor, as visible as in
 * the reference and static if and only if it is there. Supertypes count like members.
 *
 * Arguments: directory of classes; then {@code --write FILE}, {@code --check FILE} (exit status 1 when the file
 * says something else) or {@code --missing} (every missing member, one a line).
 */
public final class ClassTable {
    static final int PUBLIC = 1, PRIVATE = 2, PROTECTED = 4, STATIC = 8;
    static final int NEWEST = 17;

    /** What a class file tells about a class. */
    record Shape(String name, int access, String superName, List<String> interfaces, Map<String, Integer> members) {
        boolean visible() {
            return (access & (PUBLIC | PROTECTED)) != 0;
        }
    }

    /** A set of classes found by name, read when first asked for. */
    static final class World {
        private final Function<String, byte[]> reader;
        private final Map<String, Shape> shapes = new HashMap<>();

        World(Function<String, byte[]> reader) {
            this.reader = reader;
        }

        Shape find(String name) {
            if (name == null) return null;
            if (shapes.containsKey(name)) return shapes.get(name);
            byte[] bytes = reader.apply(name);
            Shape shape = bytes == null ? null : parse(bytes);
            shapes.put(name, shape);
            return shape;
        }

        /** The access flags of a member of the class or of what it inherits from; -1: there is none. */
        int member(String className, String member) {
            Shape shape = find(className);
            if (shape == null) return -1;
            Integer access = shape.members.get(member);
            if (access != null) return access;
            if (member.startsWith("<")) return -1;
            int found = member(shape.superName, member);
            for (String each : shape.interfaces) {
                if (found >= 0) break;
                found = member(each, member);
            }
            return found;
        }

        boolean isA(String name, String ancestor) {
            if (name == null) return false;
            if (name.equals(ancestor)) return true;
            Shape shape = find(name);
            if (shape == null) return false;
            if (isA(shape.superName, ancestor)) return true;
            for (String each : shape.interfaces) if (isA(each, ancestor)) return true;
            return false;
        }

        /** Whether the class and all that enclose it may be named from other packages. */
        boolean isPublic(String name) {
            Shape shape = find(name);
            if (shape == null || !shape.visible()) return false;
            int dollar = name.lastIndexOf('$');
            return dollar < 0 || isPublic(name.substring(0, dollar));
        }

        /** Members that other packages see: declared ones, and those of superclasses nobody else can name. */
        Map<String, Integer> publicMembers(String name) {
            Map<String, Integer> result = new TreeMap<>();
            for (Shape shape = find(name); shape != null; shape = find(shape.superName)) {
                if (!shape.name.equals(name) && isPublic(shape.name)) break;
                boolean own = shape.name.equals(name);
                shape.members.forEach((member, access) -> {
                    if ((access & (PUBLIC | PROTECTED)) != 0 && (own || !member.startsWith("<")))
                        result.putIfAbsent(member, access);
                });
            }
            return result;
        }
    }

    static Shape parse(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            in.readInt();
            in.readInt();
            int count = in.readUnsignedShort();
            Object[] pool = new Object[count];
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                case 1 -> pool[i] = in.readUTF();
                case 7, 8, 16, 19, 20 -> pool[i] = in.readUnsignedShort();
                case 5, 6 -> {
                    in.readLong();
                    i++;
                }
                case 15 -> {
                    in.readUnsignedByte();
                    in.readUnsignedShort();
                }
                default -> in.readInt();
                }
            }
            int access = in.readUnsignedShort();
            String name = className(pool, in.readUnsignedShort());
            String superName = className(pool, in.readUnsignedShort());
            List<String> interfaces = new ArrayList<>();
            for (int n = in.readUnsignedShort(); n > 0; n--) interfaces.add(className(pool, in.readUnsignedShort()));
            Map<String, Integer> members = new HashMap<>();
            for (int kind = 0; kind < 2; kind++)
                for (int n = in.readUnsignedShort(); n > 0; n--) {
                    int flags = in.readUnsignedShort();
                    String member = (String) pool[in.readUnsignedShort()] + " " + pool[in.readUnsignedShort()];
                    members.put(member, flags);
                    for (int a = in.readUnsignedShort(); a > 0; a--) {
                        in.readUnsignedShort();
                        in.skipBytes(in.readInt());
                    }
                }
            for (int a = in.readUnsignedShort(); a > 0; a--) {
                String attribute = (String) pool[in.readUnsignedShort()];
                int length = in.readInt();
                if (!attribute.equals("InnerClasses")) {
                    in.skipBytes(length);
                    continue;
                }
                for (int n = in.readUnsignedShort(); n > 0; n--) {
                    String inner = className(pool, in.readUnsignedShort());
                    in.readInt();
                    int flags = in.readUnsignedShort();
                    if (name.equals(inner)) access = flags;
                }
            }
            return new Shape(name, access, superName, interfaces, members);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static String className(Object[] pool, int index) {
        return index == 0 ? null : (String) pool[(Integer) pool[index]];
    }

    // ---- The three sources ----

    static byte[] read(Path file) {
        try {
            return Files.exists(file) ? Files.readAllBytes(file) : null;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    final World ours, reference;
    final Map<String, List<String>> publicClasses = new TreeMap<>(); // by package
    /* Classes of later releases that class files up to version 65 refer to. */
    static final Set<String> LATER = Set.of("java/lang/MatchException");
    final List<String> strangers = new ArrayList<>();
    private final World[] releases = new World[NEWEST + 1];
    private final Path signatures;
    private final List<Path> signatureFolders = new ArrayList<>();

    ClassTable(Path classes) throws IOException {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        ours = new World(name -> read(classes.resolve(name + ".class")));
        reference = new World(name -> read(base.resolve(name + ".class")));
        FileSystem zip = FileSystems.newFileSystem(Path.of(System.getProperty("java.home"), "lib", "ct.sym"));
        signatures = zip.getPath("/");
        try (var folders = Files.list(signatures)) {
            folders.forEach(signatureFolders::add);
        }
        for (ModuleDescriptor.Exports exported : ModuleFinder.ofSystem().find("java.base").get().descriptor().exports()) {
            if (exported.isQualified()) continue;
            String folder = exported.source().replace('.', '/');
            List<String> names = new ArrayList<>();
            for (String name : classesIn(base.resolve(folder), folder)) if (reference.isPublic(name)) names.add(name);
            if (!names.isEmpty()) publicClasses.put(exported.source(), names);
            for (String name : classesIn(classes.resolve(folder), folder))
                if (ours.isPublic(name) && !reference.isPublic(name) && !LATER.contains(name)) strangers.add(name);
        }
    }

    static List<String> classesIn(Path folder, String prefix) throws IOException {
        List<String> names = new ArrayList<>();
        if (Files.isDirectory(folder))
            try (var files = Files.list(folder)) {
                files.forEach(file -> {
                    String name = file.getFileName().toString();
                    if (name.endsWith(".class") && !name.equals("package-info.class"))
                        names.add(prefix + "/" + name.substring(0, name.length() - 6));
                });
            }
        names.sort(null);
        return names;
    }

    World release(int number) {
        if (number == NEWEST) return reference;
        if (releases[number] == null) {
            char code = Character.toUpperCase(Character.forDigit(number, 36));
            List<Path> folders = new ArrayList<>();
            for (Path folder : signatureFolders)
                if (folder.getFileName().toString().indexOf(code) >= 0) folders.add(folder.resolve("java.base"));
            releases[number] = new World(name -> {
                for (Path folder : folders) {
                    byte[] bytes = read(folder.resolve(name + ".sig"));
                    if (bytes != null) return bytes;
                }
                return null;
            });
        }
        return releases[number];
    }

    /** The first release since 8 that has the member; "- -" is the class itself. */
    int since(String name, String member) {
        int number = 8;
        while (number < NEWEST && (member.equals("- -") ? release(number).find(name) == null
                                                        : release(number).member(name, member) < 0)) number++;
        return number;
    }

    /** The first release since 8 in which the class is of the type. */
    int sinceSubtype(String name, String type) {
        int number = 8;
        while (number < NEWEST && (release(number).find(name) == null || !release(number).isA(name, type))) number++;
        return number;
    }

    // ---- Comparing ----

    /** One class of the reference, compared: the missing members and the newer ones that are there. */
    final class Row {
        final String name;
        final boolean absent;
        final int since;
        final Map<Integer, Set<String>> missing = new TreeMap<>(), newer = new TreeMap<>();
        final List<String> lines = new ArrayList<>();
        int missingCount, missingOld;

        Row(String name) {
            this.name = name;
            absent = !ours.isPublic(name);
            since = since(name, "- -");
            if (absent) return;
            Shape wanted = reference.find(name);
            List<String> supertypes = new ArrayList<>(wanted.interfaces);
            if (wanted.superName != null) supertypes.add(wanted.superName);
            for (String type : supertypes)
                if (reference.isPublic(type) && type.startsWith("java/") && !ours.isA(name, type)) lack(simple(type), "is a " + type, sinceSubtype(name, type));
            reference.publicMembers(name).forEach((member, access) -> {
                int there = ours.member(name, member);
                boolean has = there >= 0 && (there & STATIC) == (access & STATIC)
                        && ((access & PUBLIC) != 0 ? (there & PUBLIC) != 0 : (there & (PUBLIC | PROTECTED)) != 0);
                int release = since > 8 && has ? since : since(name, member);
                if (!has) lack(plain(member), member, release);
                else if (release > since) newer.computeIfAbsent(release, r -> new LinkedHashSet<>()).add(plain(member));
            });
        }

        private void lack(String text, String member, int release) {
            missing.computeIfAbsent(release, r -> new LinkedHashSet<>()).add(text);
            lines.add(name + " " + member + " " + release);
            missingCount++;
            if (release == 8) missingOld++;
        }

        String state() {
            if (missingCount == 0) return "complete";
            String members = missingCount + (missingCount == 1 ? " member" : " members");
            return (missingOld == 0 ? "complete for 8, lacks " : "lacks ") + members + ": " + names(missing, false);
        }

        String additions() {
            return (since > 8 ? "since " + since + (newer.isEmpty() ? "" : "; ") : "") + names(newer, true);
        }

        private String plain(String member) {
            String text = member.substring(0, member.indexOf(' '));
            return text.equals("<init>") ? "new" : text;
        }
    }

    static String names(Map<Integer, Set<String>> byRelease, boolean always) {
        StringBuilder text = new StringBuilder();
        byRelease.forEach((release, names) -> {
            if (text.length() > 0) text.append("; ");
            if (always || release > 8) text.append(release).append(": ");
            text.append(String.join(", ", names));
        });
        return text.toString();
    }

    static String simple(String name) {
        return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
    }

    String table(Map<String, List<Row>> packages) {
        StringBuilder summary = new StringBuilder(), details = new StringBuilder();
        Set<String> without = new TreeSet<>();
        int[] sums = new int[4];
        packages.forEach((name, rows) -> {
            int[] counts = new int[4];
            StringBuilder table = new StringBuilder(), absent = new StringBuilder();
            for (Row row : rows) {
                int column = row.absent ? 3 : row.missingCount == 0 ? 0 : row.missingOld == 0 ? 1 : 2;
                counts[column]++;
                sums[column]++;
                if (row.absent) absent.append(absent.length() == 0 ? "" : ", ").append(simple(row.name));
                else table.append("| ").append(simple(row.name)).append(" | ").append(row.state()).append(" | ")
                          .append(row.additions()).append(" |\n");
            }
            if (counts[3] == rows.size()) {
                without.add(name + " (" + counts[3] + ")");
                return;
            }
            summary.append("| ").append(name);
            for (int count : counts) summary.append(" | ").append(count == 0 ? "" : count);
            summary.append(" |\n");
            details.append("\n## ").append(name).append("\n\n| class | state | newest additions |\n| --- | --- | --- |\n").append(table);
            if (absent.length() > 0) details.append("\nAbsent: ").append(absent).append(".\n");
        });
        return "# The class library\n\n"
            + "What the library inside the VM has of the public API of JDK 17's `java.base`. Generated by `make table`\n"
            + "(`tools/ClassTable.java`) from the built library; `tests/run table` fails when this file is stale. *Complete*: every\n"
            + "public and protected member is there, the additions of the releases 9 to 17 (third column) included. *Complete for 8*:\n"
            + "all that Java 8 had. A class that is absent gives `NoClassDefFoundError`, a missing member `NoSuchMethodError` or\n"
            + "`NoSuchFieldError`, each naming it.\n\n"
            + "| package | complete | complete for 8 | lacks members | absent |\n| --- | ---: | ---: | ---: | ---: |\n" + summary
            + "| all | " + sums[0] + " | " + sums[1] + " | " + sums[2] + " | " + sums[3] + " |\n"
            + "\nPackages of the reference without any class here (classes): " + String.join(", ", without) + ".\n" + details;
    }

    public static void main(String[] args) throws IOException {
        if (args.length < 2 || !List.of("--write", "--check", "--missing").contains(args[1])) {
            System.err.println("usage: ClassTable CLASSES (--write FILE | --check FILE | --missing)");
            System.exit(2);
        }
        ClassTable tool = new ClassTable(Path.of(args[0]));
        Map<String, List<Row>> packages = new TreeMap<>();
        tool.publicClasses.forEach((name, classes) -> {
            List<Row> rows = new ArrayList<>();
            for (String each : classes) rows.add(tool.new Row(each));
            packages.put(name, rows);
        });
        if (args[1].equals("--missing")) {
            packages.values().forEach(rows -> rows.forEach(row -> {
                if (row.absent) System.out.println(row.name + " - - " + row.since);
                row.lines.forEach(System.out::println);
            }));
            return;
        }
        byte[] text = tool.table(packages).getBytes("UTF-8");
        Path file = Path.of(args[2]);
        for (String name : tool.strangers) System.out.println(name + ": public, but the reference has no such class");
        boolean stale = args[1].equals("--check") && !(Files.exists(file) && Arrays.equals(Files.readAllBytes(file), text));
        if (stale) System.out.println(file + ": stale, run make table");
        if (args[1].equals("--write")) Files.write(file, text);
        if (stale || !tool.strangers.isEmpty()) System.exit(1);
    }
}
