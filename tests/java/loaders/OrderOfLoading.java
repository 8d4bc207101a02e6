// SPDX-License-Identifier: MIT
// A class loader is asked for the superinterfaces in their order and then for the superclass, each
// with all of its own
// first; initialization begins with the superclass and leaves interfaces without defaults out.
import java.io.InputStream;

public class OrderOfLoading {

    static class Told {

        static int tell(String text) {
            System.out.println("initialized " + text);
            return 0;
        }
    }

    interface Top {
        int T = Told.tell("Top");
    }

    interface Left extends Top {
        int L = Told.tell("Left");

        default void left() {}
    }

    interface Right extends Top {
        int R = Told.tell("Right");
    }

    interface OfBase {
        int O = Told.tell("OfBase");

        default void base() {}
    }

    static class Base implements OfBase {

        static final int B = Told.tell("Base");
    }

    public static class Leaf extends Base implements Right, Left {

        static final int F = Told.tell("Leaf");
    }

    static class Own extends ClassLoader {

        Own() {
            super(null);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (this) {
                Class<?> there = findLoadedClass(name);
                if (there != null) return there;
                if (!name.startsWith("OrderOfLoading$")) return OrderOfLoading.class
                    .getClassLoader()
                    .loadClass(name);
                if (name.endsWith("$Told")) return Told.class;
                System.out.println("asked for " + name.substring(name.indexOf('$') + 1));
                try (InputStream in = OrderOfLoading.class.getResourceAsStream(name + ".class")) {
                    byte[] bytes = in.readAllBytes();
                    Class<?> made = defineClass(name, bytes, 0, bytes.length);
                    System.out.println("defined " + name.substring(name.indexOf('$') + 1));
                    return made;
                } catch (java.io.IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Class<?> leaf = new Own().loadClass("OrderOfLoading$Leaf");
        System.out.println("loaded, not initialized");
        try {
            System.out.println(leaf.getDeclaringClass());
        } catch (IncompatibleClassChangeError e) {
            // the class around it is another loader's
            System.out.println(e.getMessage());
        }
        leaf.getDeclaredFields();
        try {
            leaf.getDeclaredConstructor().newInstance();
        } catch (IllegalAccessError e) {
            // Told is of another loader, hence of another package
            System.out.println("IllegalAccessError");
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause().getClass().getName());
        }
        new Leaf();
        System.out.println(Left.L + Right.R);
        System.out.println(Top.T);
    }
}
