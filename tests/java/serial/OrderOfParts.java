/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** Classes whose superclasses moved since they were written, and when fields are set. */
public class OrderOfParts {
    static final StringBuilder log = new StringBuilder();

    interface Seen extends Serializable {
        String see();
    }

    /** Looks at its owner while that is read. */
    static class Watcher implements Serializable {
        Seen owner;

        Watcher(Seen owner) {
            this.owner = owner;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            log.append(" watched ").append(owner == null ? "nothing" : owner.see());
        }
    }

    /** As written. */
    static class Of1 {
        static class A implements Serializable {
            static final long serialVersionUID = 1;
            int a = 1;
            String ta = "a";
        }

        static class B extends A {
            static final long serialVersionUID = 1;
            int b = 2;
        }

        static class C extends B {
            static final long serialVersionUID = 1;
            int c = 3;
        }

        static class Turned extends C {
            static final long serialVersionUID = 1;
            int own = 4;
        }

        static class Alone extends B implements Seen {
            static final long serialVersionUID = 1;
            Watcher w = new Watcher(this);
            int own = 5;

            public String see() {
                return "w";
            }
        }

        static class Hooked extends B implements Seen {
            static final long serialVersionUID = 1;
            Watcher w = new Watcher(this);
            int own = 5;

            public String see() {
                return "w";
            }
        }

        static class Wrong extends A implements Seen {
            static final long serialVersionUID = 1;
            Object text = "text";
            Watcher w = new Watcher(this);

            public String see() {
                return "w";
            }
        }

        static class Twice implements Serializable {
            static final long serialVersionUID = 1;
            int n = 6;
        }

        static class Nested implements Serializable {
            static final long serialVersionUID = 1;
            Object n = new Object[0];
            Object self;

            Nested(Object self) {
                this.self = self;
            }
        }
    }

    /** As read. */
    static class Of2 {
        static class C implements Serializable {
            static final long serialVersionUID = 1;
            int c;

            private void readObjectNoData() {
                log.append(" no C");
            }
        }

        static class A extends C {
            static final long serialVersionUID = 1;
            int a;
            String ta;

            private void readObjectNoData() {
                log.append(" no A");
            }
        }

        static class B extends A {
            static final long serialVersionUID = 1;
            int b;

            public String see() {
                return a + ta + b + c;
            }
        }

        static class Turned extends B {
            static final long serialVersionUID = 1;
            int own;
        }

        static class Alone extends D implements Seen {
            static final long serialVersionUID = 1;
            Watcher w;
            int own;

            public String see() {
                return b + " " + own + (w != null);
            }
        }

        static class D implements Serializable {
            static final long serialVersionUID = 1;
            int b;

            private void readObjectNoData() {
                log.append(" no D");
            }
        }

        static class Hooked extends B implements Seen {
            static final long serialVersionUID = 1;
            Watcher w;
            int own;

            @Override
            public String see() {
                return super.see() + own + (w != null);
            }

            private void readObject(ObjectInputStream in)
                    throws IOException, ClassNotFoundException {
                log.append(" hook ").append(see());
                in.defaultReadObject();
            }
        }

        static class Wrong extends A implements Seen {
            static final long serialVersionUID = 1;
            List<Object> text;
            Watcher w;

            public String see() {
                return a + ta + text + (w != null);
            }
        }

        static class Twice implements Serializable {
            static final long serialVersionUID = 1;
            private static final ObjectStreamField[] serialPersistentFields = {
                new ObjectStreamField("n", int.class), new ObjectStreamField("n", long.class)};
            int n;
        }

        static class Nested implements Serializable {
            static final long serialVersionUID = 1;
            int n;
            Object self;
        }
    }

    /** Writes its fields in an order that the letters tell. */
    static class Writing implements Serializable {
        static String order;
        int n = 7;

        private void writeObject(ObjectOutputStream out) throws IOException {
            for (char c : order.toCharArray()) {
                switch (c) {
                case 'd': out.defaultWriteObject(); break;
                case 'p': out.putFields().put("n", 8); break;
                case 'w': out.writeFields(); break;
                default: out.writeInt(9);
                }
            }
        }
    }

    static String told(Throwable e) {
        return e.getClass().getName() + ": " + e.getMessage();
    }

    static void read(Object... objects) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object each : objects) {
                out.writeObject(each);
            }
            out.writeObject("after");
        }
        String moved = bytes.toString(StandardCharsets.ISO_8859_1).replace("$Of1$", "$Of2$");
        ObjectInputStream in = new ObjectInputStream(
                new ByteArrayInputStream(moved.getBytes(StandardCharsets.ISO_8859_1)));
        String name = objects[0].getClass().getSimpleName();
        for (int i = 0; i <= objects.length; i++) {
            log.setLength(0);
            String result;
            try {
                Object object = in.readObject();
                result = object instanceof Seen seen ? seen.see()
                        : object instanceof Of2.Turned t ? t.see() + t.own
                        : object instanceof String ? (String) object : name;
            } catch (IOException | ClassCastException e) {
                result = told(e);
            }
            System.out.println(name + ":" + log + " " + result);
        }
    }

    public static void main(String[] args) throws Exception {
        read(new Of1.Turned());
        read(new Of1.Alone());
        read(new Of1.Hooked());
        read(new Of1.Wrong());
        read(new Of1.Twice());
        read(new Of1.Nested(new Of1.Nested(null)));
        for (String order : "d dd dp dpw pd pwd pwpw pw w id di".split(" ")) {
            Writing.order = order;
            try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
                out.writeObject(new Writing());
                System.out.println(order + " written");
            } catch (IOException e) {
                System.out.println(order + " " + told(e));
            }
        }
    }
}
