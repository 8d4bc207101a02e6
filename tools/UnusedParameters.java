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
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Lists parameters of public methods that no implementation reads: what a caller says with them has no effect. A method and
 * those that override it count as one; it is judged if one of them is public in an exported class, and at least one
 * has a body that can return. Lines of KNOWN ("class.method descriptor number", a space and the reason) are right by contract; one that is
 * not found is told of. Run: java UnusedParameters.java LIBRARY-CLASSES KNOWN
 */
public final class UnusedParameters {
    private static final int PUBLIC = 1, STATIC = 8, NATIVE = 0x100, ABSTRACT = 0x400, SYNTHETIC = 0x1000;
    private static final class Method {
        String owner, name, descriptor;
        int access;
        boolean exported, body, returns;
        boolean[] read = {};
        Method family = this;

        Method root() {
            return family == this ? this : (family = family.root());
        }
    }

    private final Map<String, Map<String, Method>> classes = new HashMap<>();
    private final Map<String, List<String>> parents = new HashMap<>();

    public static void main(String[] arguments) throws IOException {
        UnusedParameters all = new UnusedParameters();
        try (Stream<Path> files = Files.walk(Path.of(arguments[0]))) {
            for (Path p : files.filter(f -> f.toString().endsWith(".class")).toList())
                all.read(new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(p))));
        }
        all.relate();
        System.exit(all.report(Files.readAllLines(Path.of(arguments[1]))) > 0 ? 1 : 0);
    }

    private void read(DataInputStream in) throws IOException {
        in.readLong();
        int n = in.readUnsignedShort();
        Object[] pool = new Object[n];
        for (int i = 1; i < n; i++) {
            int kind = in.readUnsignedByte();
            switch (kind) {
                case 1 -> pool[i] = in.readUTF();
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.readInt();
                case 5, 6 -> {
                    in.readLong();
                    i++;
                }
                case 15 -> in.skipBytes(3);
                default -> pool[i] = in.readUnsignedShort();
            }
        }
        int access = in.readUnsignedShort();
        String owner = (String) pool[(int) pool[in.readUnsignedShort()]];
        boolean exported = (access & PUBLIC) != 0 && (owner.startsWith("java/") || owner.startsWith("javax/"));
        List<String> above = new ArrayList<>();
        int superclass = in.readUnsignedShort();
        if (superclass != 0) above.add((String) pool[(int) pool[superclass]]);
        for (int i = in.readUnsignedShort(); i > 0; i--) above.add((String) pool[(int) pool[in.readUnsignedShort()]]);
        parents.put(owner, above);
        Map<String, Method> methods = new HashMap<>();
        classes.put(owner, methods);
        for (int kind = 0; kind < 2; kind++)
            for (int i = in.readUnsignedShort(); i > 0; i--) {
                Method m = new Method();
                m.access = in.readUnsignedShort();
                m.owner = owner;
                m.exported = exported;
                m.name = (String) pool[in.readUnsignedShort()];
                m.descriptor = (String) pool[in.readUnsignedShort()];
                for (int a = in.readUnsignedShort(); a > 0; a--) {
                    boolean code = "Code".equals(pool[in.readUnsignedShort()]);
                    byte[] bytes = new byte[in.readInt()];
                    in.readFully(bytes);
                    if (code) code(m, bytes);
                }
                if (kind == 1 && (m.access & SYNTHETIC) == 0) methods.put(m.name + m.descriptor, m);
            }
    }

    private static int u2(byte[] b, int i) {
        return (b[i] & 255) << 8 | b[i + 1] & 255;
    }

    private static int u4(byte[] b, int i) {
        return u2(b, i) << 16 | u2(b, i + 2);
    }

    /** Of an instruction whose length its code says. */
    private static int length(int op) {
        return op == 16 || op == 18 || op >= 21 && op <= 25 || op >= 54 && op <= 58 || op == 169 || op == 188 ? 2
            : op == 17 || op == 19 || op == 20 || op == 132 || op >= 153 && op <= 168 || op >= 178 && op <= 184 || op == 187
                || op == 189 || op == 192 || op == 193 || op == 198 || op == 199 ? 3
            : op == 197 ? 4 : op == 185 || op == 186 || op >= 200 ? 5 : 1;
    }

    /** Notes which local variables a body loads before anything else is known of them, and if it returns. */
    private static void code(Method m, byte[] b) {
        m.body = true;
        m.read = new boolean[u2(b, 2) + 1];
        int start = 8, end = start + u4(b, 4);
        for (int i = start; i < end;) {
            int op = b[i] & 255, length = length(op);
            if (op >= 21 && op <= 25 || op == 132 || op == 169) m.read[b[i + 1] & 255] = true;
            else if (op >= 26 && op <= 45) m.read[op - 26 & 3] = true;
            else if (op >= 172 && op <= 177) m.returns = true;
            else if (op == 196) {
                int wide = b[i + 1] & 255;
                if (wide <= 25 || wide == 132 || wide == 169) m.read[u2(b, i + 2)] = true;
                length = wide == 132 ? 6 : 4;
            } else if (op == 170 || op == 171) {
                int at = i + 1 + (3 - (i - start) % 4);
                length = at - i + (op == 170 ? 12 + 4 * (u4(b, at + 8) - u4(b, at + 4) + 1) : 8 + 8 * u4(b, at + 4));
            }
            i += length;
        }
    }

    private void relate() {
        for (String c : classes.keySet()) {
            Set<String> above = new HashSet<>();
            collect(c, above);
            for (Method m : classes.get(c).values()) {
                if ((m.access & STATIC) != 0 || m.name.startsWith("<")) continue;
                for (String a : above) {
                    Method o = classes.getOrDefault(a, Map.of()).get(m.name + m.descriptor);
                    if (o != null && (o.access & STATIC) == 0) m.root().family = o.root();
                }
            }
        }
    }

    private void collect(String c, Set<String> above) {
        for (String p : parents.getOrDefault(c, List.of()))
            if (above.add(p)) collect(p, above);
    }

    private static int width(char c) {
        return c == 'J' || c == 'D' ? 2 : 1;
    }

    /** The slots of the parameters. */
    private static List<Integer> slots(Method m) {
        List<Integer> slots = new ArrayList<>();
        int slot = (m.access & STATIC) != 0 ? 0 : 1;
        for (int i = 1; m.descriptor.charAt(i) != ')'; i++) {
            char c = m.descriptor.charAt(i);
            slots.add(slot);
            slot += width(c);
            while (m.descriptor.charAt(i) == '[') i++;
            if (m.descriptor.charAt(i) == 'L') i = m.descriptor.indexOf(';', i);
        }
        return slots;
    }

    private int report(List<String> lines) {
        Map<Method, List<Method>> families = new HashMap<>();
        for (Map<String, Method> c : classes.values())
            for (Method m : c.values()) families.computeIfAbsent(m.root(), k -> new ArrayList<>()).add(m);
        Map<String, Boolean> found = new TreeMap<>();
        for (List<Method> family : families.values()) {
            Method shown = null;
            boolean returns = false, unseen = false;
            for (Method m : family) {
                if (m.exported && (m.access & PUBLIC) != 0 && (shown == null || m.owner.compareTo(shown.owner) < 0)) shown = m;
                returns |= m.returns;
                unseen |= (m.access & NATIVE) != 0;
            }
            if (shown == null || !returns || unseen) continue;
            for (int p = 0; p < slots(shown).size(); p++) {
                boolean read = false, open = false;
                for (Method m : family) {
                    // What always throws judges nothing; what is abstract and can be implemented elsewhere may read.
                    read |= m.body && m.returns && m.read[slots(m).get(p)];
                    open |= (m.access & ABSTRACT) != 0 || m.body && m.returns && emptyBody(m);
                }
                if (!read && !open) found.put(shown.owner + "." + shown.name + " " + shown.descriptor + " " + p, false);
            }
        }
        int bad = 0;
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] f = line.split(" ", 4);
            String key = f[0] + " " + f[1] + " " + f[2];
            if (found.replace(key, true) == null) {
                System.out.println("read, or gone: " + key);
                bad++;
            }
        }
        for (Map.Entry<String, Boolean> e : found.entrySet())
            if (!e.getValue()) {
                System.out.println("never read: " + e.getKey());
                bad++;
            }
        System.out.println(bad + " parameters that nobody reads");
        return bad;
    }

    /** Nothing is read, not even the receiver: a body for others to fill. */
    private static boolean emptyBody(Method m) {
        for (boolean r : m.read) if (r) return false;
        return (m.access & STATIC) == 0;
    }
}
