/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.security.PrivilegedActionException;

/**
 * What a filter hears of a proxy, causes that old streams keep in the subclass, and whose classes a
 * version begins.
 */
public class ProxiesAndOldCauses {
    static class Handler implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method m, Object[] args) {
            return null;
        }
    }

    static byte[] written(Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object o : objects) {
                out.writeObject(o);
            }
        }
        return bytes.toByteArray();
    }

    static void proxies() throws Exception {
        Object p = Proxy.newProxyInstance(ProxiesAndOldCauses.class.getClassLoader(),
            new Class<?>[] {Runnable.class, Comparable.class}, new Handler());
        byte[] bytes = written(p, new Object[] {p, p.getClass(), Runnable.class});
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
        in.setObjectInputFilter(i -> {
            Class<?> c = i.serialClass();
            System.out.println((c != null && Proxy.isProxyClass(c) ? "proxy" : c) + " "
                + i.arrayLength() + " " + i.references() + " " + i.depth());
            return ObjectInputFilter.Status.UNDECIDED;
        });
        in.readObject();
        System.out.println("second");
        in.readObject();
        for (int reject = 0; reject < 5; reject++) {
            int[] left = {reject};
            ObjectInputStream filtered = new ObjectInputStream(new ByteArrayInputStream(bytes));
            filtered.setObjectInputFilter(i -> left[0]-- == 0 ? ObjectInputFilter.Status.REJECTED
                : ObjectInputFilter.Status.UNDECIDED);
            for (int i = 0; i < 2; i++) {
                try {
                    System.out.println("read " + (filtered.readObject() != null));
                } catch (IOException e) {
                    System.out.println(e);
                }
            }
        }
    }

    /* A stream of one object whose classes have no fields but the cause of the lowest. */
    static byte[] old(Class<?> c, String field, String type, boolean caused) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xaced0005);
        out.writeByte(0x73);
        describe(out, c, field, type);
        if (caused) {
            out.writeByte(0x73);
            describe(out, IllegalStateException.class, null, null);
        } else {
            out.writeByte(0x70);
        }
        return bytes.toByteArray();
    }

    static void describe(DataOutputStream out, Class<?> c, String field,
        String type) throws IOException {
        for (Class<?> k = c; k != Object.class; k = k.getSuperclass()) {
            out.writeByte(0x72);
            out.writeUTF(k.getName());
            out.writeLong(ObjectStreamClass.lookup(k).getSerialVersionUID());
            out.writeByte(2);
            boolean has = k == c && field != null;
            out.writeShort(has ? 1 : 0);
            if (has) {
                out.writeByte('L');
                out.writeUTF(field);
                out.writeByte(0x74);
                out.writeUTF(type);
            }
            out.writeByte(0x78);
        }
        out.writeByte(0x70);
    }

    static class Changing extends ExceptionInInitializerError {
        Changing(Throwable t) {
            super(t);
        }

        @Override
        public Throwable getCause() {
            return new Throwable("another");
        }
    }

    static Object read(byte[] bytes) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    }

    static void causes() throws Exception {
        String any = "Ljava/lang/Throwable;";
        for (int caused = 0; caused < 2; caused++) {
            boolean has = caused == 1;
            System.out.println(((Throwable) read(old(ClassNotFoundException.class, "ex", any,
                has))).getCause());
            System.out.println(((ClassNotFoundException) read(old(ClassNotFoundException.class,
                "ex", any, has))).getException());
            System.out.println(((Throwable) read(old(ExceptionInInitializerError.class,
                "exception", any, has))).getCause());
            System.out.println(((Throwable) read(old(UndeclaredThrowableException.class,
                "undeclaredThrowable", any, has))).getCause());
            PrivilegedActionException action = (PrivilegedActionException) read(
                old(PrivilegedActionException.class, "exception", "Ljava/lang/Exception;", has));
            System.out.println(action.getException());
        }
        Changing changing = (Changing) read(
            written(new Changing(new IllegalStateException("mine"))));
        System.out.println(changing.getException() + " " + changing.getCause());
        for (Throwable t : new Throwable[] {new ClassNotFoundException(),
            new ClassNotFoundException("m", new Error("e")),
            new ExceptionInInitializerError("t"),
            new UndeclaredThrowableException(null),
            new PrivilegedActionException(new IOException("x"))}) {
            Throwable copy = (Throwable) read(written(t));
            System.out.println(copy + " " + copy.getCause());
        }
    }

    static class Parent implements Serializable {
        static {
            System.out.println("Parent begins");
        }
    }

    static class Child extends Parent {
        static int x = Integer.parseInt("5");
        static {
            System.out.println("Child begins");
        }
    }

    static class Plain extends Child {
    }

    static class Stated implements Serializable {
        private static final long serialVersionUID = Long.parseLong("7");
        static {
            System.out.println("Stated begins");
        }
    }

    static class Broken implements Serializable {
        static {
            if (true) {
                throw new IllegalStateException("broken");
            }
        }
    }

    static void versions() {
        for (Class<?> c : new Class<?>[] {Plain.class, Child.class, Parent.class, Stated.class}) {
            System.out.println(c.getSimpleName());
            ObjectStreamClass o = ObjectStreamClass.lookup(c);
            System.out.println("asked");
            System.out.println(o.getSerialVersionUID() != 0);
        }
        for (int i = 0; i < 2; i++) {
            try {
                ObjectStreamClass broken = ObjectStreamClass.lookup(Broken.class);
                System.out.println(broken.getSerialVersionUID() != 0);
            } catch (LinkageError e) {
                System.out.println(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        versions();
        causes();
        proxies();
    }
}
