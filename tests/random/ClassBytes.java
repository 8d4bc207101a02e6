// SPDX-License-Identifier: MIT
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A class file in the making: constants, fields, methods. Of version 49, so there are no stack
 * maps, unless it says otherwise.
 */
class ClassBytes {

    /** Big-endian bytes. */
    static class Bytes {

        private final ByteArrayOutputStream all = new ByteArrayOutputStream();
        private final DataOutputStream out = new DataOutputStream(all);

        private interface Write {
            void to(DataOutputStream out) throws IOException;
        }

        Bytes write(Write w) {
            try {
                w.to(out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return this;
        }

        Bytes u1(int v) {
            return write(o -> o.writeByte(v));
        }

        Bytes u2(int v) {
            return write(o -> o.writeShort(v));
        }

        Bytes u4(int v) {
            return write(o -> o.writeInt(v));
        }

        Bytes all(byte[] bytes) {
            return write(o -> o.write(bytes));
        }

        int length() {
            return all.size();
        }

        byte[] bytes() {
            return all.toByteArray();
        }
    }

    private final Bytes pool = new Bytes(),
        methods = new Bytes(),
        fields = new Bytes();
    private final Map<Object, Integer> known = new HashMap<>();
    private int constants = 1,
        methodCount,
        fieldCount;
    final String name, superName;
    int version = 49,
        access = 0x21;
    List<String> interfaces = List.of();

    ClassBytes(String name, String superName) {
        this.name = name;
        this.superName = superName;
    }

    private interface Constant {
        void to(Bytes pool);
    }

    private int constant(List<?> key, int places, Constant c) {
        Integer found = known.get(key);
        if (found != null) return found;
        c.to(pool);
        known.put(key, constants);
        constants += places;
        return constants - places;
    }

    int utf8(String s) {
        return constant(List.of("utf8", s), 1, p -> p.u1(1).write(o -> o.writeUTF(s)));
    }

    int number(int v) {
        return constant(List.of(v), 1, p -> p.u1(3).u4(v));
    }

    int number(float v) {
        return constant(List.of("f", Float.floatToRawIntBits(v)), 1, p ->
            p.u1(4).u4(Float.floatToRawIntBits(v))
        );
    }

    int number(long v) {
        return constant(List.of(v), 2, p -> p.u1(5).write(o -> o.writeLong(v)));
    }

    int number(double v) {
        return constant(List.of("d", Double.doubleToRawLongBits(v)), 2, p ->
            p.u1(6).write(o -> o.writeDouble(v))
        );
    }

    int type(String s) {
        int at = utf8(s);
        return constant(List.of("type", s), 1, p -> p.u1(7).u2(at));
    }

    int string(String s) {
        int at = utf8(s);
        return constant(List.of("string", s), 1, p -> p.u1(8).u2(at));
    }

    /** tag: 9 field, 10 method, 11 method of an interface. */
    int member(int tag, String owner, String member, String descriptor) {
        int type = type(owner),
            n = utf8(member),
            d = utf8(descriptor);
        int both = constant(List.of(n, d), 1, p -> p.u1(12).u2(n).u2(d));
        return constant(List.of(tag, type, both), 1, p -> p.u1(tag).u2(type).u2(both));
    }

    void field(int access, String field, String descriptor) {
        fields.u2(access).u2(utf8(field)).u2(utf8(descriptor)).u2(0);
        fieldCount++;
    }

    void method(int access, String method, String descriptor, Code code) {
        byte[] bytes = code.bytes.clone();
        methods.u2(access).u2(utf8(method)).u2(utf8(descriptor)).u2(1).u2(utf8("Code"));
        Bytes lines = new Bytes();
        if (code.hasLines) {
            lines
                .u2(utf8("LineNumberTable"))
                .u4(2 + 4 * code.pcs.size())
                .u2(code.pcs.size());
            for (int i = 0; i < code.pcs.size(); i++) lines.u2(code.pcs.get(i)).u2(i + 1);
        }
        methods.u4(12 + code.length + 8 * code.handlers.size() + lines.length());
        methods.u2(code.maxStack).u2(code.maxLocals).u4(code.length);
        for (int i = 0; i < code.length; i++) methods.u1(bytes[i]);
        methods.u2(code.handlers.size());
        for (int[] handler : code.handlers) for (int part : handler) methods.u2(part);
        methods.u2(code.hasLines ? 1 : 0).all(lines.bytes());
        methodCount++;
    }

    /** Abstract or native. */
    void method(int flags, String method, String descriptor) {
        methods.u2(flags).u2(utf8(method)).u2(utf8(descriptor)).u2(0);
        methodCount++;
    }

    byte[] bytes() {
        int self = type(name),
            parent = type(superName);
        Bytes supers = new Bytes().u2(interfaces.size());
        for (String each : interfaces) supers.u2(type(each));
        Bytes out = new Bytes();
        out.u4(0xcafebabe)
            .u4(version)
            .u2(constants)
            .all(pool.bytes())
            .u2(access)
            .u2(self)
            .u2(parent)
            .all(supers.bytes());
        return out
            .u2(fieldCount)
            .all(fields.bytes())
            .u2(methodCount)
            .all(methods.bytes())
            .u2(0)
            .bytes();
    }

    /** A place that is branched to. */
    static class Label {

        int at = -1;
        // where the distance is written, from where it counts, its bytes
        final List<int[]> uses = new ArrayList<>();
    }

    static class Code {

        byte[] bytes = new byte[1024];
        int length, maxStack, maxLocals;
        boolean hasLines;
        final List<Integer> pcs = new ArrayList<>();
        final List<int[]> handlers = new ArrayList<>(); // from, to, at, type

        Code u1(int v) {
            if (length == bytes.length) bytes = java.util.Arrays.copyOf(bytes, 2 * length);
            bytes[length++] = (byte) v;
            return this;
        }

        Code u2(int v) {
            return u1(v >> 8).u1(v);
        }

        Code u4(int v) {
            return u2(v >> 16).u2(v);
        }

        Code op(int opcode) {
            pcs.add(length);
            return u1(opcode);
        }

        Code distance(Label to, int from, int size) {
            to.uses.add(new int[] { length, from, size });
            for (int i = 0; i < size; i++) u1(0);
            if (to.at >= 0) patch(to);
            return this;
        }

        Code branch(int opcode, Label to) {
            op(opcode);
            return distance(to, length - 1, opcode == 200 || opcode == 201 ? 4 : 2);
        }

        void place(Label label) {
            label.at = length;
            patch(label);
        }

        private void patch(Label label) {
            for (int[] use : label.uses) {
                int distance = label.at - use[1];
                if (use[2] == 2 && distance != (short) distance) throw new IllegalStateException(
                    "too far"
                );
                for (int i = 0; i < use[2]; i++) bytes[use[0] + i] = (byte) (distance >>
                    (8 * (use[2] - 1 - i)));
            }
            label.uses.clear();
        }
    }
}
