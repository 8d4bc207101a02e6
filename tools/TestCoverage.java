/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Says which public members of the class library the compiled tests use: a member counts when the constant pool
 * of a test names it (a call, a field access or a method handle, hence a method reference too).
 *
 * A name is resolved as the linker resolves it: from the class that the call names up to the class that declares
 * the member, so {@code list.add} on an ArrayList counts for ArrayList and on a List for List only. An abstract
 * member counts with any implementation of it, and a protected or abstract one also when a test overrides it.
 * The constants of an enum count when a test asks for its values.
 * A signature-polymorphic method counts with a call of any type. Constants that javac copies into the using class leave no trace and are not counted on either side; nor are
 * bridges, and members that our library lacks (docs/class-library.md has those).
 *
 * Arguments: the directory of the library's classes, the directory of the compiled tests; then optionally
 * {@code --uncovered [PREFIX]}: every uncovered member, one a line, of classes whose name starts so.
 */
public final class TestCoverage {
    static final int PUBLIC = 1, STATIC = 8, PROTECTED = 4, SYNTHETIC = 0x1000, ABSTRACT = 0x400,
        ENUM = 0x4000;
    static final String[] PACKAGES = {"java/lang", "java/lang/annotation", "java/lang/constant", "java/lang/invoke",
        "java/lang/ref", "java/lang/reflect", "java/lang/runtime", "java/util", "java/util/concurrent",
        "java/util/concurrent/atomic", "java/util/concurrent/locks", "java/util/function", "java/util/jar",
        "java/util/random", "java/util/regex", "java/util/stream", "java/util/zip", "java/io", "java/math", "java/net",
        "java/nio", "java/nio/channels", "java/nio/charset", "java/nio/file", "java/nio/file/attribute", "java/security", "java/security/cert", "java/text",
        "java/time", "java/time/temporal"};

    /** A class file: flags, supertypes, declared members (constants left out), members of others that it names. */
    record Shape(String name, int access, String superName, List<String> interfaces, Map<String, Integer> members,
                 List<String[]> uses) {
    }

    private final Map<String, Shape> tests = new HashMap<>(), reference = new HashMap<>(), ours = new HashMap<>();
    private final Function<String, byte[]> referenceReader, oursReader;
    private final Set<String> covered = new HashSet<>();

    TestCoverage(Path classes, Path compiled) throws IOException {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        referenceReader = name -> read(base.resolve(name + ".class"));
        oursReader = name -> read(classes.resolve(name + ".class"));
        List<Path> files = new ArrayList<>();
        try (var all = Files.walk(compiled)) {
            all.filter(file -> file.toString().endsWith(".class")).forEach(files::add);
        }
        Map<Path, List<Shape>> folders = new TreeMap<>(); // each topic is a class path of its own
        for (Path file : files) {
            Path folder = compiled.resolve(compiled.relativize(file).getName(0));
            folders.computeIfAbsent(folder, f -> new ArrayList<>()).add(parse(read(file)));
        }
        for (List<Shape> shapes : folders.values()) {
            tests.clear();
            for (Shape shape : shapes) tests.put(shape.name, shape);
            for (Shape shape : shapes) {
                for (String[] use : shape.uses) cover(use[0], use[1], false);
                shape.members.forEach((member, access) -> {
                    if ((access & STATIC) == 0 && !member.startsWith("<")) overriding(shape, member);
                });
            }
        }
        tests.clear();
    }

    static byte[] read(Path file) {
        try {
            return Files.exists(file) ? Files.readAllBytes(file) : null;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    Shape find(String name, Map<String, Shape> known, Function<String, byte[]> reader) {
        if (known.containsKey(name)) return known.get(name);
        byte[] bytes = reader.apply(name);
        Shape shape = bytes == null ? null : parse(bytes);
        known.put(name, shape);
        return shape;
    }

    Shape find(String name) {
        if (name == null) return null;
        Shape test = tests.get(name);
        return test != null ? test : find(name, reference, referenceReader);
    }

    /** Resolves the member from the named class; afterwards every abstract declaration above is covered too. */
    boolean cover(String className, String member, boolean onlyAbstract) {
        Shape shape = find(className);
        if (shape == null) return false;
        Integer access = shape.members.get(member);
        if (access == null && className.startsWith("java/lang/invoke/")) {
            member = polymorphic(shape, member); // calls name them by the types at the call
            access = shape.members.get(member);
        }
        boolean found = false;
        if (access != null && (!onlyAbstract || (access & ABSTRACT) != 0)) {
            covered.add(className + " " + member);
            found = true;
        }
        if (member.startsWith("<")) return found;
        boolean above = onlyAbstract || found;
        found |= cover(shape.superName, member, above);
        for (String each : shape.interfaces) found |= cover(each, member, above || found);
        return found;
    }

    static String polymorphic(Shape shape, String member) {
        String start = member.substring(0, member.indexOf(' ') + 1) + "([Ljava/lang/Object;)";
        for (String each : shape.members.keySet()) if (each.startsWith(start)) return each;
        return member;
    }

    void overriding(Shape shape, String member) {
        List<String> supertypes = new ArrayList<>(shape.interfaces);
        if (shape.superName != null) supertypes.add(shape.superName);
        for (String name : supertypes) {
            Shape above = find(name);
            if (above == null) continue;
            Integer access = above.members.get(member);
            if (access != null && (access & (ABSTRACT | PROTECTED)) != 0) covered.add(name + " " + member);
            overriding(above, member);
        }
    }

    /** Whether our class has the member, declared or inherited. */
    boolean has(String className, String member) {
        Shape shape = className == null ? null : find(className, ours, oursReader);
        if (shape == null) return false;
        if (shape.members.containsKey(member)) return true;
        if (member.startsWith("<")) return false;
        if (has(shape.superName, member)) return true;
        for (String each : shape.interfaces) if (has(each, member)) return true;
        return false;
    }

    boolean isPublic(String name) {
        Shape shape = find(name);
        if (shape == null || (shape.access & (PUBLIC | PROTECTED)) == 0) return false;
        int dollar = name.lastIndexOf('$');
        return dollar < 0 || isPublic(name.substring(0, dollar));
    }

    static Shape parse(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            in.readInt();
            in.readInt();
            int count = in.readUnsignedShort();
            Object[] pool = new Object[count];
            List<int[]> references = new ArrayList<>();
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                case 1 -> pool[i] = in.readUTF();
                case 7, 8, 16, 19, 20 -> pool[i] = in.readUnsignedShort();
                case 5, 6 -> {
                    in.readLong();
                    i++;
                }
                case 9, 10, 11 -> references.add(new int[] {in.readUnsignedShort(), in.readUnsignedShort()});
                case 12 -> pool[i] = new int[] {in.readUnsignedShort(), in.readUnsignedShort()};
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
            Map<String, Integer> members = new TreeMap<>();
            for (int kind = 0; kind < 2; kind++)
                for (int n = in.readUnsignedShort(); n > 0; n--) {
                    int flags = in.readUnsignedShort();
                    String member = (String) pool[in.readUnsignedShort()] + " " + pool[in.readUnsignedShort()];
                    boolean constant = false;
                    for (int a = in.readUnsignedShort(); a > 0; a--) {
                        constant |= "ConstantValue".equals(pool[in.readUnsignedShort()]);
                        in.skipBytes(in.readInt());
                    }
                    if (!constant && !member.startsWith("<clinit>")) members.put(member, flags);
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
            List<String[]> uses = new ArrayList<>();
            for (int[] each : references) {
                int[] nameAndType = (int[]) pool[each[1]];
                String type = className(pool, each[0]);
                if (type.startsWith("[")) type = "java/lang/Object";
                uses.add(new String[] {type, pool[nameAndType[0]] + " " + pool[nameAndType[1]]});
            }
            return new Shape(name, access, superName, interfaces, members, uses);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static String className(Object[] pool, int index) {
        return index == 0 ? null : (String) pool[(Integer) pool[index]];
    }

    /** The public classes of a package that our library has too. */
    Set<String> classesOf(String folder) throws IOException {
        Set<String> names = new TreeSet<>();
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base", folder);
        try (var files = Files.list(base)) {
            files.forEach(file -> {
                String name = file.getFileName().toString();
                if (!name.endsWith(".class") || name.equals("package-info.class")) return;
                name = folder + "/" + name.substring(0, name.length() - 6);
                if (isPublic(name) && find(name, ours, oursReader) != null) names.add(name);
            });
        }
        return names;
    }

    /** The public and protected members that both libraries declare: there, and whether a test names them. */
    Map<String, Boolean> membersOf(String name) {
        Map<String, Boolean> result = new TreeMap<>();
        boolean values = covered.contains(name + " values ()[L" + name + ";");
        find(name).members.forEach((member, access) -> {
            if (values && (access & ENUM) != 0) result.put(member, true);
            else if ((access & (PUBLIC | PROTECTED)) != 0 && (access & SYNTHETIC) == 0 && has(name, member))
                result.put(member, covered.contains(name + " " + member));
        });
        return result;
    }

    public static void main(String[] args) throws IOException {
        boolean list = args.length >= 3 && args[2].equals("--uncovered");
        if (args.length < 2 || (args.length > 2 && !list)) {
            System.err.println("usage: TestCoverage CLASSES COMPILED-TESTS [--uncovered [PREFIX]]");
            System.exit(2);
        }
        TestCoverage tool = new TestCoverage(Path.of(args[0]), Path.of(args[1]));
        int allMembers = 0, allCovered = 0;
        if (!list) System.out.printf("%-30s %8s %8s %5s%n", "package", "members", "covered", "");
        for (String folder : PACKAGES) {
            int members = 0, covered = 0;
            for (String name : tool.classesOf(folder))
                for (var each : tool.membersOf(name).entrySet()) {
                    members++;
                    if (each.getValue()) covered++;
                    else if (list && (args.length < 4 || name.startsWith(args[3])))
                        System.out.println(name + " " + each.getKey());
                }
            allMembers += members;
            allCovered += covered;
            if (!list) row(folder.replace('/', '.'), members, covered);
        }
        if (!list) row("all", allMembers, allCovered);
    }

    static void row(String name, int members, int covered) {
        System.out.printf("%-30s %8d %8d %4d%%%n", name, members, covered, members == 0 ? 100 : 100 * covered / members);
    }
}
