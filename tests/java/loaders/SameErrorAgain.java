// SPDX-License-Identifier: MIT
import java.io.InputStream;
import java.util.function.Supplier;

/**
 * A class that cannot be had: each kind of mention fails, and fails again in the same words, in
 * code of any heat.
 */
public class SameErrorAgain {

    static class Gone {

        static int field;
        int x;

        static void method() {}
    }

    public interface Mention {
        Object run();
    }

    public static class User {

        static Object literal() {
            return Gone.class;
        }

        static Object array() {
            return new Gone[1];
        }

        static Object grid() {
            return new Gone[1][1];
        }

        static Object object() {
            return new Gone();
        }

        static Object field() {
            return Gone.field;
        }

        static Object call() {
            Gone.method();
            return "called";
        }

        static Object test(Object o) {
            return o instanceof Gone;
        }

        static Object cast(Object o) {
            return (Gone) o;
        }

        static Object supplier() {
            Supplier<Object> s = Gone::new;
            return s.get();
        }

        static Object caught() {
            try {
                throw new IllegalStateException("thrown");
            } catch (IllegalStateException e) {
                return e.getMessage();
            }
        }

        public static Mention[] mentions() {
            return new Mention[] {
                User::literal,
                User::array,
                User::grid,
                User::object,
                User::field,
                User::call,
                () -> test("text"),
                () -> test(null),
                () -> cast("text"),
                () -> cast(null),
                User::supplier,
                User::caught
            };
        }
    }

    static class Loader extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.endsWith("$Gone")) throw new ClassNotFoundException(name + " is gone");
            if (!name.endsWith("$User")) return super.loadClass(name, resolve);
            Class<?> c = findLoadedClass(name);
            if (c != null) return c;
            try (InputStream in = SameErrorAgain.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> user = Class.forName("SameErrorAgain$User", true, new Loader());
        Mention[] mentions = (Mention[]) user.getMethod("mentions").invoke(null);
        for (int i = 0; i < mentions.length; i++) {
            String first = null;
            for (int n = 0; n < 40; n++) {
                String said,
                    cause = "";
                try {
                    said = "" + mentions[i].run();
                } catch (LinkageError e) {
                    said = e.getClass().getName() + ": " + e.getMessage();
                    cause = " <- " + e.getCause();
                }
                if (first == null) System.out.println(i + " " + said + cause);
                else if (!first.equals(said)) System.out.println(i + " try " + n + ": " + said);
                first = said;
            }
        }
    }
}
