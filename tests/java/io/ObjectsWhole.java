/* SPDX-License-Identifier: MIT */
/*
 * Object streams as their users extend them: descriptors, fields put and got, proxies, headers,
 * filters, permissions.
 */
import java.io.*;
import java.lang.reflect.*;
import java.util.*;

public class ObjectsWhole extends Whole {

    static class Many implements Serializable {

        private static final long serialVersionUID = 3;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("z", boolean.class),
            new ObjectStreamField("b", byte.class),
            new ObjectStreamField("c", char.class),
            new ObjectStreamField("s", short.class),
            new ObjectStreamField("i", int.class),
            new ObjectStreamField("l", long.class),
            new ObjectStreamField("f", float.class),
            new ObjectStreamField("d", double.class),
            new ObjectStreamField("o", Object.class, true)
        };
        String got = "";

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField p = out.putFields();
            p.put("z", true);
            p.put("b", (byte) 1);
            p.put("c", 'c');
            p.put("s", (short) 2);
            p.put("i", 3);
            p.put("l", 4L);
            p.put("f", 5f);
            p.put("d", 6.0);
            p.put("o", "seven");
            t(() -> p.put("none", 1));
            t(() -> p.put("i", 1L));
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField g = in.readFields();
            got =
                g.get("z", false) +
                " " +
                g.get("b", (byte) 0) +
                " " +
                g.get("c", 'x') +
                " " +
                g.get("s", (short) 0) +
                " " +
                g.get("i", 0) +
                " " +
                g.get("l", 0L) +
                " " +
                g.get("f", 0f) +
                " " +
                g.get("d", 0.0) +
                " " +
                g.get("o", null) +
                " " +
                g.defaulted("i") +
                " " +
                g.getObjectStreamClass();
            t(() -> g.get("none", 1));
            t(() -> g.get("i", 1L));
        }
    }

    static class Out extends ObjectOutputStream {

        Out(OutputStream o) throws IOException {
            super(o);
        }

        @Override
        protected void writeStreamHeader() throws IOException {
            super.writeStreamHeader();
            p("header written");
        }

        @Override
        protected void writeClassDescriptor(ObjectStreamClass d) throws IOException {
            p("describes", d.getName());
            super.writeClassDescriptor(d);
        }

        @Override
        protected void annotateClass(Class<?> c) throws IOException {
            p("annotates", c.getName());
        }

        @Override
        protected void annotateProxyClass(Class<?> c) throws IOException {
            p("annotates proxy", c.getInterfaces());
            super.annotateProxyClass(c);
        }

        @Override
        public void drain() throws IOException {
            super.drain();
        }
    }

    static class In extends ObjectInputStream {

        In(InputStream i) throws IOException {
            super(i);
        }

        @Override
        protected void readStreamHeader() throws IOException {
            super.readStreamHeader();
            p("header read");
        }

        @Override
        protected ObjectStreamClass readClassDescriptor()
            throws IOException, ClassNotFoundException {
            ObjectStreamClass c = super.readClassDescriptor();
            p("described", c.getName());
            return c;
        }

        @Override
        protected Class<?> resolveProxyClass(String[] names)
            throws IOException, ClassNotFoundException {
            p("proxy of", names);
            return super.resolveProxyClass(names);
        }
    }

    static class Bare extends ObjectOutputStream {

        Bare() throws IOException {
            super();
        }

        @Override
        protected void writeObjectOverride(Object o) {
            p("overridden", o);
        }
    }

    static class BareIn extends ObjectInputStream {

        BareIn() throws IOException {
            super();
        }

        @Override
        protected Object readObjectOverride() {
            return "overridden";
        }
    }

    static class Handler implements InvocationHandler, Serializable {

        private static final long serialVersionUID = 1;

        public Object invoke(Object proxy, Method m, Object[] args) {
            return m.getName();
        }
    }

    static void streams() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Out out = new Out(bytes);
        out.writeObject(new Many());
        out.writeObject(
            Proxy.newProxyInstance(
                ObjectsWhole.class.getClassLoader(),
                new Class<?>[] { Comparable.class },
                new Handler()
            )
        );
        ObjectOutput plain = out;
        plain.write(5);
        plain.write(new byte[] { 6, 7 });
        plain.write(new byte[] { 0, 8, 9, 0 }, 1, 2);
        out.writeShort(-2);
        out.writeChar('q');
        out.writeBytes("line\nnext");
        t(() -> out.useProtocolVersion(ObjectStreamConstants.PROTOCOL_VERSION_1));
        out.drain();
        p(bytes.size() > 0);
        out.reset();
        out.close();
        In in = new In(new ByteArrayInputStream(bytes.toByteArray()));
        p(((Many) in.readObject()).got);
        Object proxy = in.readObject();
        t(() -> ((Comparable<Object>) proxy).compareTo(""));
        byte[] some = new byte[4];
        p(in.read(), in.read(some, 0, 2), some);
        in.readFully(some, 1, 2);
        p(some, in.readShort(), in.readChar(), in.readLine(), in.available());
        t(() -> in.readShort());
        t(() -> in.readFully(some, 3, 2));
        t(() -> in.read(some, -1, 2));
        in.close();
        new Bare().writeObject("x");
        p(new BareIn().readObject());
        t(() -> new ObjectInputStream(new ByteArrayInputStream(new byte[] { 1, 2, 3, 4 })));
        t(() -> new ObjectInputStream(new ByteArrayInputStream(new byte[2])));
        t(() -> new ObjectInputStream(null));
        t(() -> new ObjectOutputStream(null));
        ObjectOutputStream first = new ObjectOutputStream(new ByteArrayOutputStream());
        first.useProtocolVersion(ObjectStreamConstants.PROTOCOL_VERSION_2);
        t(() -> first.useProtocolVersion(9));
        t(() -> first.writeObject(new Object()));
    }

    static void descriptors() {
        ObjectStreamClass c = ObjectStreamClass.lookup(Many.class);
        p(
            c,
            c.forClass(),
            c.getName(),
            c.getSerialVersionUID(),
            c.getFields().length,
            c.getField("i"),
            c.getField("none"),
            ObjectStreamClass.lookup(Object.class),
            ObjectStreamClass.lookupAny(Object.class),
            ObjectStreamClass.NO_FIELDS
        );
        t(() -> c.getField(null));
        for (ObjectStreamField f : c.getFields())
            p(
                f.toString(),
                f.getName(),
                f.getType(),
                f.getTypeCode(),
                f.getTypeString(),
                f.isPrimitive(),
                f.isUnshared(),
                f.compareTo(c.getField("i"))
            );
        class Placed extends ObjectStreamField {

            Placed() {
                super("placed", int[].class);
            }

            void at(int n) {
                setOffset(n);
            }
        }
        Placed placed = new Placed();
        placed.at(12);
        p(placed.getOffset(), placed, placed.compareTo(c.getField("i")));
        t(() -> placed.compareTo(null));
        t(() -> new ObjectStreamField(null, int.class));
        t(() -> new ObjectStreamField("x", null));
        p(
            ObjectStreamConstants.SUBCLASS_IMPLEMENTATION_PERMISSION,
            ObjectStreamConstants.SUBSTITUTION_PERMISSION,
            new SerializablePermission("a"),
            new SerializablePermission("a", "b").getActions()
        );
    }

    static class Bad extends ObjectStreamException {

        Bad() {
            super();
        }

        Bad(String m) {
            super(m);
        }
    }

    static class Src extends PipedInputStream {

        void push(int b) throws IOException {
            receive(b);
        }
    }

    static class Chars extends Reader {

        Chars() {
            super();
        }

        public int read(char[] c, int at, int n) {
            return -1;
        }

        public void close() {}
    }

    static void others() throws Exception {
        p(new Bad(), new Bad("m"));
        Src src = new Src();
        t(() -> src.push(1));
        src.connect(new PipedOutputStream());
        src.push(65);
        p(src.available(), src.read());
        p(
            new Chars().read(),
            new Chars().ready(),
            new Chars().skip(3),
            new Chars().markSupported()
        );
        t(() -> new Chars().mark(1));
        t(() -> new Chars().reset());
        StreamTokenizer k = new StreamTokenizer(new StringReader("word 1.5 'quoted' +\n"));
        k.eolIsSignificant(true);
        p(k.toString());
        for (int i = 0; i < 6; i++) {
            k.nextToken();
            p(k.toString());
        }
    }

    public static void main(String[] args) throws Exception {
        streams();
        descriptors();
        others();
    }
}
