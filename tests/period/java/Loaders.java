// SPDX-License-Identifier: MIT
import java.io.InputStream;

/** Class loaders that come and go, each with classes of its own of the same names. */
public class Loaders {

    public interface Part {
        int value(int n);
    }

    public static class Twice implements Part {

        static int calls;
        long last = -1;

        public int value(int n) {
            calls++;
            last = n;
            return 2 * n;
        }
    }

    public static class Sum extends Twice implements Comparable<Sum> {

        static Object kept = new Object[] { "kept", null, new double[3] };
        short small = 7;
        Object other = this;

        @Override
        public int value(int n) {
            return n == 0 ? 0 : n + value(n - 1) + super.value(0);
        }

        @Override
        public int compareTo(Sum sum) {
            return small - sum.small;
        }
    }

    static class Own extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (
                !name.equals("Loaders$Twice") && !name.equals("Loaders$Sum")
            ) return super.loadClass(name, resolve);
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            try (InputStream in = Loaders.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int sum = 0;
        for (int round = 0; round < 12; round++) {
            Own loader = new Own();
            for (String name : new String[] { "Loaders$Twice", "Loaders$Sum" }) {
                Part part = (Part) loader.loadClass(name).getDeclaredConstructor().newInstance();
                Part[] parts = { part, part };
                for (Part p : parts) sum += p.value(20);
            }
            if (round % 4 == 3) System.gc();
        }
        System.out.println(sum);
    }
}
