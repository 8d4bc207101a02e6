/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Lists members of the library that nobody can reach: those that are no interface (private, of the package, or of a package
 * that is not exported) and that no class file of the library or of the given directories names, nor a string in one
 * (reflection), nor a table of the VM, and that are no part of a serialized form. A member counts as named with any class of it, so that overriding needs no care.
 * Constants that the compiler copies leave no trace and are not judged. What it lists is dead; it does not list all that is.
 * Run: java Unused.java LIBRARY-CLASSES TABLE... [-- CLASSES...]
 */
public final class Unused {
    private static final int PUBLIC = 1, PRIVATE = 2, PROTECTED = 4, STATIC = 8, TRANSIENT = 0x80, SYNTHETIC = 0x1000;
    private static final Pattern QUOTED = Pattern.compile("'(?:\\\\.|[^'\\\\])'|\"((?:\\\\.|[^\"\\\\\\n])*)\""), NAME = Pattern.compile("[\\w$<>]+");
    /** What serialization calls by name. */
    private static final Set<String> KNOWN = Set.of("readObject", "writeObject", "readResolve", "writeReplace", "readObjectNoData",
        "serialVersionUID", "serialPersistentFields", "<init>", "<clinit>", "valueOf", "values");

    private final Set<String> named = new HashSet<>(); // name + descriptor, and bare names that text has
    private final Map<String, Integer> declarations = new HashMap<>();
    private final Set<String> candidates = new TreeSet<>(), stored = new HashSet<>(); // stored: in the form of their class, should it have one
    private final Map<String, List<String>> parents = new HashMap<>();

    public static void main(String[] arguments) throws IOException {
        Unused unused = new Unused();
        boolean users = false;
        for (int i = 0; i < arguments.length; i++) {
            Path path = Path.of(arguments[i]);
            if (arguments[i].equals("--")) users = true;
            else if (Files.isDirectory(path)) unused.readAll(path, !users);
            else for (Matcher m = QUOTED.matcher(Files.readString(path)); m.find();) if (m.group(1) != null) unused.text(m.group(1));
        }
        unused.report();
    }

    private void text(String text) {
        for (Matcher m = NAME.matcher(text); m.find();) named.add(m.group());
    }

    private void readAll(Path directory, boolean library) throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path p : all.filter(f -> f.toString().endsWith(".class")).toList())
                read(new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(p))), library);
        }
    }

    private void read(DataInputStream in, boolean library) throws IOException {
        in.readLong();
        int n = in.readUnsignedShort();
        Object[] pool = new Object[n];
        int[] kinds = new int[n];
        for (int i = 1; i < n; i++) {
            kinds[i] = in.readUnsignedByte();
            switch (kinds[i]) {
                case 1 -> pool[i] = in.readUTF();
                case 3, 4, 9, 10, 11, 12, 17, 18 -> pool[i] = in.readInt();
                case 5, 6 -> {
                    in.readLong();
                    i++;
                }
                case 15 -> in.skipBytes(3);
                default -> pool[i] = in.readUnsignedShort();
            }
        }
        for (int i = 1; i < n; i++) {
            if (kinds[i] == 8) text((String) pool[(int) pool[i]]);
            if (kinds[i] >= 9 && kinds[i] <= 11 || kinds[i] == 17 || kinds[i] == 18) {
                int pair = (int) pool[(int) pool[i] & 0xFFFF];
                named.add("" + pool[pair >>> 16] + pool[pair & 0xFFFF]);
            }
        }
        int access = in.readUnsignedShort();
        String owner = (String) pool[(int) pool[in.readUnsignedShort()]];
        List<String> above = new ArrayList<>();
        int superclass = in.readUnsignedShort();
        if (superclass != 0) above.add((String) pool[(int) pool[superclass]]);
        for (int i = in.readUnsignedShort(); i > 0; i--) above.add((String) pool[(int) pool[in.readUnsignedShort()]]);
        parents.put(owner, above);
        for (int kind = 0; kind < 2; kind++)
            for (int i = in.readUnsignedShort(); i > 0; i--) {
                int flags = in.readUnsignedShort();
                String name = (String) pool[in.readUnsignedShort()], descriptor = (String) pool[in.readUnsignedShort()];
                boolean constant = false;
                for (int a = in.readUnsignedShort(); a > 0; a--) {
                    constant |= "ConstantValue".equals(pool[in.readUnsignedShort()]);
                    in.skipBytes(in.readInt());
                }
                if (library) member(owner, access, flags, name, descriptor, constant);
            }
    }

    private void member(String owner, int access, int flags, String name, String descriptor, boolean constant) {
        boolean exported = owner.startsWith("java/") || owner.startsWith("javax/") || owner.startsWith("sun/misc/") || owner.startsWith("jdk/net/");
        boolean reached = exported && (flags & (PUBLIC | PROTECTED)) != 0;
        if ((flags & PRIVATE) == 0) declarations.merge(name + descriptor, 1, Integer::sum);
        if (!reached && !constant && (flags & SYNTHETIC) == 0 && !KNOWN.contains(name)) candidates.add(owner + "." + name + " " + descriptor);
        if (descriptor.charAt(0) != '(' && (flags & (STATIC | TRANSIENT)) == 0) stored.add(owner + "." + name + " " + descriptor);
    }

    private boolean isSerializable(String name) {
        return name.equals("java/io/Serializable") || parents.getOrDefault(name, List.of()).stream().anyMatch(this::isSerializable);
    }

    private void report() {
        int count = 0;
        for (String candidate : candidates) {
            int dot = candidate.lastIndexOf('.', candidate.indexOf(' '));
            String member = candidate.substring(dot + 1), name = member.substring(0, member.indexOf(' '));
            String key = member.replace(" ", "");
            if (stored.contains(candidate) && isSerializable(candidate.substring(0, dot))) continue;
            // Declared elsewhere too, it may override what somebody else calls.
            if (named.contains(key) || named.contains(name) || declarations.getOrDefault(key, 0) > 1) continue;
            System.out.println(candidate);
            count++;
        }
        System.out.println(count + " members that nobody reaches");
        System.exit(count > 0 ? 1 : 0);
    }
}
