/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.*;
import java.util.concurrent.Callable;

/** Object streams: every kind of object and hook, byte for byte, and broken streams. */
public class Streams {

    static void show(String what, Callable<Object> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (NullPointerException e) {
            System.out.println(what + ": NullPointerException");
        } catch (Throwable e) {
            System.out.println(
                what + ": " + e + (e.getCause() == null ? "" : " / " + e.getCause())
            );
        }
    }

    static byte[] bytes(Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        for (Object each : objects) out.writeObject(each);
        out.close();
        return bytes.toByteArray();
    }

    static Object back(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    static Object copy(Object o) throws IOException, ClassNotFoundException {
        return back(bytes(o));
    }

    static String hex(byte[] b) {
        return HEX(b);
    }

    static String HEX(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b)
            s.append(Character.forDigit((x >> 4) & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }

    // ---- Classes to write ----

    static class Plain implements Serializable {

        private static final long serialVersionUID = 42;
        boolean z = true;
        byte b = -1;
        char c = 'x';
        short s = -2;
        int i = 3;
        long j = -4;
        float f = 5.5f;
        double d = -0.0;
        String text = "text";
        transient int skipped = 9;
        static int shared = 10;
        int[] ints = { 1, 2 };
        Plain next;
        final int fin;

        Plain(int n) {
            fin = n;
        }

        public String toString() {
            return (
                z +
                " " +
                b +
                c +
                s +
                i +
                j +
                f +
                d +
                text +
                skipped +
                Arrays.toString(ints) +
                (next == this) +
                fin
            );
        }
    }

    static class Base {

        int base = 7;
        static int made;

        Base() {
            made++;
        }
    }

    static class Derived extends Base implements Serializable {

        private static final long serialVersionUID = 1;
        int derived = 8;
    }

    static class More extends Derived {

        private static final long serialVersionUID = 2;
        List<Object> list = new ArrayList<>();
    }

    static class NoConstructor implements Serializable {

        private static final long serialVersionUID = 1;
    }

    static class Bad extends BadBase implements Serializable {

        private static final long serialVersionUID = 1;

        Bad() {
            super(1);
        }
    }

    static class BadBase {

        BadBase(int x) {}
    }

    static class Hooks implements Serializable {

        private static final long serialVersionUID = 3;
        int a = 1;
        String b = "b";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(17);
            out.defaultWriteObject();
            out.writeUTF("h\u00e9llo\0");
            out.writeObject(this);
            out.write(new byte[300]);
            out.writeDouble(1.5);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            System.out.println(in.readInt() + " " + in.available());
            in.defaultReadObject();
            System.out.println(
                in.readUTF() +
                    (in.readObject() == this) +
                    in.skipBytes(300) +
                    in.readDouble() +
                    in.read()
            );
        }
    }

    static class Leaves implements Serializable {

        private static final long serialVersionUID = 4;
        int a = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject("more");
            out.writeInt(5);
            out.writeObject(List.of("and", "more"));
        }
    }

    static class TooFar implements Serializable {

        private static final long serialVersionUID = 5;
        int a = 1;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            System.out.println(in.read());
            try {
                in.readObject();
            } catch (OptionalDataException e) {
                System.out.println(e.eof + " " + e.length);
            }
            in.readInt();
        }
    }

    static class ByName implements Serializable {

        private static final long serialVersionUID = 6;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("other", String.class),
            new ObjectStreamField("n", int.class),
            new ObjectStreamField("real", long.class)
        };
        transient String kept = "k";
        long real = 12;

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField put = out.putFields();
            put.put("other", kept + "!");
            put.put("n", 77);
            try {
                put.put("none", 1);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField get = in.readFields();
            kept =
                (String) get.get("other", null) +
                get.get("n", 0) +
                get.get("real", 5L) +
                get.defaulted("n");
            System.out.println(get.getObjectStreamClass());
            try {
                get.get("n", 1L);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static class Single implements Serializable {

        private static final long serialVersionUID = 7;
        static final Single ONE = new Single();

        private Object readResolve() {
            return ONE;
        }
    }

    static class Stands implements Serializable {

        private static final long serialVersionUID = 8;
        String value;

        Stands(String v) {
            value = v;
        }

        Object writeReplace() {
            return value == null ? this : "for " + value;
        }
    }

    public static class External implements Externalizable {

        private static final long serialVersionUID = 9;
        int x;
        Object o;

        public External() {}

        External(int x, Object o) {
            this.x = x;
            this.o = o;
        }

        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(x);
            out.writeObject(o);
            out.writeInt(99);
        }

        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            x = in.readInt();
            o = in.readObject();
        }
    }

    static class Hidden implements Externalizable {

        private static final long serialVersionUID = 9;

        public void writeExternal(ObjectOutput out) {}

        public void readExternal(ObjectInput in) {}
    }

    enum Color {
        RED,
        GREEN {
            void f() {}
        }
    }

    record Point(int x, double y, String name) implements Serializable {
        Point {
            if (x > 1000) throw new IllegalArgumentException("too large");
        }
    }

    interface Named {
        String name();
    }

    static class Handler implements InvocationHandler, Serializable {

        private static final long serialVersionUID = 10;

        public Object invoke(Object proxy, java.lang.reflect.Method m, Object[] args) {
            return m.getName();
        }
    }

    static class Checks implements Serializable, ObjectInputValidation {

        private static final long serialVersionUID = 11;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, 1);
            in.registerValidation(() -> System.out.println("first"), 5);
            in.defaultReadObject();
        }

        public void validateObject() throws InvalidObjectException {
            throw new InvalidObjectException("not valid");
        }
    }

    static class Fails implements Serializable {

        private static final long serialVersionUID = 12;
        Object o = new Object();
    }

    interface Task extends Serializable, Runnable {}

    public static void main(String[] args) throws Exception {
        Plain p = new Plain(6);
        p.next = p;
        show("plain", () -> hex(bytes(p)));
        show("plain", () -> copy(p));
        for (Object o : new Object[] {
            null,
            "text",
            "\0\u00e9\u20ac\ud83d\ude00",
            new int[] { 1, -1 },
            new byte[] { 1 },
            new boolean[] { true },
            new char[] { 'a' },
            new short[] { 3 },
            new long[] { 4 },
            new float[] { 5 },
            new double[] { 6 },
            new String[][] { { "a", null }, { "a" } },
            1,
            2L,
            3.0,
            'c',
            (byte) 4,
            true,
            int.class,
            String.class,
            int[][].class,
            Color.RED,
            Color.GREEN,
            new Point(1, 2, "three"),
            new External(5, "ext"),
            new Derived(),
            new Hooks(),
            new Leaves(),
            new ByName(),
            Single.ONE,
            new Stands("x"),
            new Object[] { Color.RED, Color.RED },
            ObjectStreamClass.lookup(Plain.class),
            new StringBuilder("sb"),
            new StringBuffer("sbuf"),
            new java.math.BigInteger("-12345678901234567890")
        })
            show(
                o == null ? "null" : o.getClass().getSimpleName(),
                () -> hex(bytes(o)).hashCode() + " " + hex(bytes(o))
            );
        show("derived", () -> {
            Derived d = new Derived();
            d.base = 100;
            d.derived = 200;
            int n = Base.made;
            d = (Derived) copy(d);
            return d.base + " " + d.derived + " " + (Base.made - n);
        });
        show("more", () -> {
            More m = new More();
            m.list.add(m);
            m = (More) copy(m);
            return m.list.get(0) == m;
        });
        show("hooks", () -> copy(new Hooks()).getClass());
        show("leaves", () -> {
            Object[] two = (Object[]) copy(new Object[] { new Leaves(), "after" });
            return two[1];
        });
        show("too far", () -> copy(new TooFar()));
        show("by name", () -> ((ByName) copy(new ByName())).kept);
        show("single", () -> copy(Single.ONE) == Single.ONE);
        show("singles", () ->
            Arrays.stream((Object[]) copy(new Object[] { Single.ONE, Single.ONE })).allMatch(
                x -> x == Single.ONE
            )
        );
        show("stands", () -> copy(new Stands("x")) + " " + ((Stands) copy(new Stands(null))).value);
        show("external", () -> {
            External e = (External) copy(new External(5, List.of(1)));
            return e.x + "" + e.o;
        });
        show("hidden", () -> copy(new Hidden()));
        show("bad", () -> copy(new Bad()));
        show("enum", () -> copy(Color.GREEN) == Color.GREEN);
        show("record", () -> copy(new Point(-1, 2.5, null)));
        show("class", () -> copy(int[].class) + " " + copy(void.class) + copy(Color.class));
        show("not", () -> copy(new Object()));
        show("not in", () -> copy(new Fails()));
        show("aborted", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(b);
            try {
                out.writeObject(new Fails());
            } catch (NotSerializableException e) {
                out.writeObject("next");
            }
            out.close();
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
            try {
                in.readObject();
            } catch (WriteAbortedException e) {
                System.out.println(e.getMessage());
            }
            return in.readObject();
        });
        show("proxy", () ->
            (
                (Named) copy(
                    Proxy.newProxyInstance(
                        Streams.class.getClassLoader(),
                        new Class<?>[] { Named.class },
                        new Handler()
                    )
                )
            ).name()
        );
        show("lambda", () -> {
            String s = "captured";
            Task t = (Task) copy((Task) () -> System.out.println(s));
            t.run();
            return "ran";
        });
        show("checks", () -> copy(new Checks()));
        show("long", () -> ((String) copy("x".repeat(70000))).length());
        show("shared", () -> {
            String s = new String("s");
            Object[] a = (Object[]) copy(new Object[] { s, s, "s" });
            return (a[0] == a[1]) + " " + (a[0] == a[2]);
        });
        show("unshared", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(b);
            Object o = new int[0];
            out.writeUnshared(o);
            out.writeUnshared(o);
            out.writeObject(o);
            out.reset();
            out.writeObject(o);
            out.flush();
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
            Object x = in.readUnshared(),
                y = in.readObject(),
                z = in.readObject();
            return (x == y) + " " + (y == z) + (in.readObject() == z) + hex(b.toByteArray());
        });
        primitives();
        replacing();
        broken();
        show("filter", () -> {
            ObjectInputStream in = new ObjectInputStream(
                new ByteArrayInputStream(bytes(new ArrayList<>(List.of(1)), new Plain(1)))
            );
            in.setObjectInputFilter(
                ObjectInputFilter.Config.createFilter("maxdepth=5;java.base/*;java.util.*;!*")
            );
            System.out.println(in.readObject() + " " + in.getObjectInputFilter());
            return in.readObject();
        });
        show(
            "ids",
            () ->
                ObjectStreamClass.lookup(Color.class) +
                " " +
                ObjectStreamClass.lookup(Point.class).getSerialVersionUID() +
                Arrays.toString(ObjectStreamClass.lookup(Plain.class).getFields()) +
                ObjectStreamClass.lookup(Object.class) +
                ObjectStreamClass.lookupAny(Object.class).getName()
        );
    }

    static void primitives() {
        show("primitives", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(b);
            out.writeInt(1);
            out.writeBytes("ab");
            out.writeChars("cd");
            out.writeBoolean(true);
            out.writeFloat(2);
            out.writeLong(-3);
            out.write(new byte[2000]);
            out.writeObject("o");
            out.writeByte(5);
            out.close();
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
            String s =
                in.readInt() +
                " " +
                in.readByte() +
                in.readUnsignedByte() +
                in.readChar() +
                in.readUnsignedShort() +
                in.readBoolean() +
                in.readFloat() +
                in.readLong();
            try {
                in.readObject();
            } catch (OptionalDataException e) {
                s += " " + e.length + e.eof;
            }
            in.readFully(new byte[2000]);
            s += in.read() + "" + in.readObject() + in.available() + in.readByte() + in.read();
            try {
                in.readObject();
            } catch (EOFException e) {
                s += "end";
            }
            return s + hex(b.toByteArray()).hashCode();
        });
    }

    static void replacing() {
        show("replacing", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            class Out extends ObjectOutputStream {

                Out(OutputStream o) throws IOException {
                    super(o);
                    enableReplaceObject(true);
                }

                protected Object replaceObject(Object o) {
                    return o instanceof Integer i ? Long.valueOf(i + 1) : o;
                }

                protected void annotateClass(Class<?> c) throws IOException {
                    writeUTF("note " + c.getSimpleName());
                }
            }
            Out out = new Out(b);
            out.writeObject(List.of(1, 2));
            out.close();
            class In extends ObjectInputStream {

                In(InputStream i) throws IOException {
                    super(i);
                    enableResolveObject(true);
                }

                protected Object resolveObject(Object o) {
                    return o instanceof Long n ? "<" + n + ">" : o;
                }

                protected Class<?> resolveClass(ObjectStreamClass c)
                    throws IOException, ClassNotFoundException {
                    System.out.println(readUTF().startsWith("note"));
                    return super.resolveClass(c);
                }
            }
            return new In(new ByteArrayInputStream(b.toByteArray())).readObject();
        });
    }

    static void broken() throws Exception {
        show("header", () -> new ObjectInputStream(new ByteArrayInputStream(new byte[4])));
        show("short", () -> new ObjectInputStream(new ByteArrayInputStream(new byte[3])));
        show("null", () -> new ObjectInputStream(null));
        byte[] good = bytes(new Plain(1));
        String text = new String(good, "ISO-8859-1");
        show("missing", () ->
            back(text.replace("Streams$Plain", "Streams$Absnt").getBytes("ISO-8859-1"))
        );
        show("missing in a list", () -> {
            String t = new String(bytes(new ArrayList<>(List.of(new Plain(1)))), "ISO-8859-1");
            return back(t.replace("Streams$Plain", "Streams$Absnt").getBytes("ISO-8859-1"));
        });
        show("version", () -> {
            byte[] b = good.clone();
            b[8 + 13 + 7] = 43;
            return back(b);
        });
        show("unknown field", () -> back(text.replace("text", "tent").getBytes("ISO-8859-1")));
        show("constant", () ->
            back(
                new String(bytes(Color.RED), "ISO-8859-1")
                    .replace("RED", "BAD")
                    .getBytes("ISO-8859-1")
            )
        );
        show("handle", () ->
            back(new byte[] { (byte) 0xAC, (byte) 0xED, 0, 5, 0x71, 0, 0x7E, 0, 1 })
        );
        show("code", () -> back(new byte[] { (byte) 0xAC, (byte) 0xED, 0, 5, 0x60 }));
        show("data", () -> back(new byte[] { (byte) 0xAC, (byte) 0xED, 0, 5, 0x77, 3, 1, 2, 3 }));
        show("end", () -> back(new byte[] { (byte) 0xAC, (byte) 0xED, 0, 5 }));
        show("record value", () -> {
            byte[] b = bytes(new Point(1000, 1, ""));
            for (int i = 0; i < b.length - 1; i++) if (b[i] == 3 && b[i + 1] == (byte) 0xE8) b[i] =
                4;
            return back(b);
        });
        int fine = 0,
            refused = 0;
        Random r = new Random(1);
        for (int i = 0; i < 300; i++) {
            byte[] b = good.clone();
            b[r.nextInt(b.length)] = (byte) r.nextInt(256);
            if (i % 3 == 0) b = Arrays.copyOf(b, r.nextInt(b.length));
            try {
                back(b);
                fine++;
            } catch (
                IOException
                | ClassNotFoundException
                | RuntimeException
                | LinkageError
                | OutOfMemoryError e
            ) {
                refused++;
            }
        }
        System.out.println(fine + refused);
        show("not active", () -> {
            new ObjectOutputStream(new ByteArrayOutputStream()).defaultWriteObject();
            return 0;
        });
        show("not active", () -> {
            new ObjectInputStream(new ByteArrayInputStream(good)).defaultReadObject();
            return 0;
        });
        show("not active", () -> {
            new ObjectInputStream(new ByteArrayInputStream(good)).registerValidation(null, 0);
            return 0;
        });
    }
}
