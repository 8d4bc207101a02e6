// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;

/**
 * The JNI functions of edges.c with arguments at their edges; what they answer is printed there,
 * and compared with java.
 */
public class Edges {

    static native void run();

    static String text(Object o) {
        if (o == null) return "null";
        if (o instanceof Throwable) return thrown((Throwable) o);
        if (o instanceof Module) return ((Module) o).isNamed() ? o.toString() : "unnamed";
        if (o.getClass().isArray()) return o.getClass().getName() + Array.getLength(o);
        return ascii(o.toString());
    }

    static String thrown(Throwable e) {
        return (
            ascii(e.toString()) +
            (e.getCause() != null ? " / " + ascii(e.getCause().toString()) : "")
        );
    }

    static String ascii(String text) {
        StringBuilder ascii = new StringBuilder();
        for (char c : text.toCharArray())
            ascii.append(c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c));
        return ascii.toString();
    }

    static Object[] sample() {
        return new Object[] {
            "text",
            5,
            new int[2],
            new String[1],
            new int[1][1],
            new Shape[1],
            Edges.class
        };
    }

    static byte[] spare() throws Exception {
        return Edges.class.getResourceAsStream("/EdgesSpare.class").readAllBytes();
    }

    static MethodHandle handle() {
        return MethodHandles.constant(String.class, "text");
    }

    public static void main(String[] args) {
        System.loadLibrary("edges");
        run();
    }

    interface Shape {
        int area(int x);

        static int corners() {
            return 4;
        }
    }

    abstract static class Figure implements Shape {

        boolean flag;
        static boolean shared;
        volatile boolean visible;
        int size = 3;

        abstract int edges();

        static int all() {
            return 1;
        }
    }

    static class Square extends Figure {

        @Override
        public int area(int x) {
            return x * x;
        }

        @Override
        int edges() {
            return 4;
        }
    }

    static class NoText extends Exception {

        NoText() {
            super("made without a text");
        }
    }

    abstract static class Abstract extends Exception {

        Abstract(String text) {
            super(text);
        }
    }
}

class EdgesSpare {}
