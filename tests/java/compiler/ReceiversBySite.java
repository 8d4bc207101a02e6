/* SPDX-License-Identifier: MIT */
/* Interface calls whose every site meets one class while the interface has several, until it meets
 * another: also one that throws, one whose loader goes away, and one behind an inlined method. */
import java.io.InputStream;
import java.lang.ref.WeakReference;

public class ReceiversBySite {

    public interface Shape {
        int area();

        int scaled(int factor);

        default int both(int factor) {
            return area() + scaled(factor);
        }
    }

    static final class Square implements Shape {

        final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * side;
        }

        @Override
        public int scaled(int factor) {
            return side * factor;
        }
    }

    static class Boxed implements Shape {

        Square content;

        @Override
        public int area() {
            return content.side;
        }

        @Override
        public int scaled(int factor) {
            return 100 / factor;
        }
    }

    static final class Loud extends Boxed {

        @Override
        public int area() {
            return -1;
        }
    }

    /** Has no parent that knows it: each loader has its own. */
    public static class Foreign implements Shape {

        @Override
        public int area() {
            return 7;
        }

        @Override
        public int scaled(int factor) {
            return 7 * factor;
        }
    }

    static final class Own extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.endsWith("$Foreign")) return super.loadClass(name, resolve);
            try (InputStream in = ReceiversBySite.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static int squares(Shape s, int n) {
        int sum = 0;
        for (int i = 1; i <= n; i++) sum += s.area() + s.scaled(i);
        return sum;
    }

    static int boxes(Shape s, int n) {
        int sum = 0;
        for (int i = 1; i <= n; i++) sum += s.area() ^ s.scaled(i);
        return sum;
    }

    static int foreigners(Shape s, int n) {
        int sum = 0;
        for (int i = 1; i <= n; i++) sum += s.area() - s.scaled(i);
        return sum;
    }

    static int around(Shape s, int factor) {
        return s.scaled(factor) + 1;
    }

    static int nested(Shape s, int n) {
        int sum = 0;
        for (int i = 1; i <= n; i++) sum += around(s, i) + s.both(i);
        return sum;
    }

    static String caught(Shape s, int n) {
        try {
            return "" + boxes(s, n);
        } catch (RuntimeException e) {
            StackTraceElement[] trace = e.getStackTrace();
            return (
                e.getClass().getName() +
                " in " +
                trace[0].getMethodName() +
                ":" +
                trace[0].getLineNumber() +
                " from " +
                trace[1].getMethodName()
            );
        }
    }

    static int zero(Shape s, int factor) {
        return s.scaled(factor);
    }

    static WeakReference<ClassLoader> foreign() throws Exception {
        Own loader = new Own();
        Shape s = (Shape) loader
            .loadClass("ReceiversBySite$Foreign")
            .getDeclaredConstructor()
            .newInstance();
        System.out.println("foreign " + foreigners(s, 900));
        return new WeakReference<>(loader);
    }

    public static void main(String[] args) throws Exception {
        Boxed box = new Boxed();
        box.content = new Square(9);
        Square square = new Square(4);
        for (int i = 0; i < 3; i++) System.out.println(
            squares(square, 700) + " " + boxes(box, 700) + " " + nested(square, 700)
        );
        System.out.println(
            "others " + squares(box, 50) + " " + boxes(square, 50) + " " + nested(box, 50)
        );
        System.out.println(
            "again " +
                squares(new Loud(), 50) +
                " " +
                boxes(new Loud(), 50) +
                " " +
                nested(new Loud(), 50)
        );
        System.out.println(caught(new Boxed(), 3));
        System.out.println(caught(null, 3));
        int sum = 0;
        for (int i = 1; i < 900; i++) sum += zero(box, i);
        System.out.println(sum);
        try {
            zero(box, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " in " + e.getStackTrace()[0].getMethodName());
        }
        WeakReference<ClassLoader> gone = foreign();
        for (int i = 0; i < 50 && gone.get() != null; i++) System.gc();
        System.out.println(gone.get() == null ? "unloaded" : "still there");
        foreign();
        System.out.println(
            "foreign " + foreigners(new Foreign(), 900) + " " + foreigners(square, 900)
        );
    }
}
