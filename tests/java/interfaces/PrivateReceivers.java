/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.util.function.Function;

/**
 * Private methods of interfaces called on what is no instance of the interface: verifiers let that
 * pass, the call does not.
 * The casts are taken out of the class Uncast before it is defined.
 */
public class PrivateReceivers {

    public interface Shape {
        int sides();

        private int doubled() {
            return 2 * sides();
        }

        private static int hidden(Shape s) {
            return s.doubled() + 1;
        }

        static int both(Shape s) {
            return s.doubled() + hidden(s);
        }

        default Function<Integer, Integer> adder() {
            return n -> n + doubled();
        }
    }

    record Square() implements Shape {
        @Override
        public int sides() {
            return 4;
        }
    }

    record Polygon(int sides) implements Shape {}

    /** Its cast becomes three instructions that do nothing. */
    public static class Uncast implements Function<Object, Integer> {

        @Override
        public Integer apply(Object o) {
            return Shape.both((Shape) o);
        }
    }

    private static final class Loader extends ClassLoader {

        Class<?> withoutCast(String name) throws IOException {
            byte[] b = PrivateReceivers.class.getResourceAsStream(name + ".class").readAllBytes();
            int changed = 0;
            for (int i = 0; i + 6 < b.length; i++) {
                if (b[i] == (byte) 0xC0 && b[i + 3] == (byte) 0xB8) {
                    b[i] = b[i + 1] = b[i + 2] = 0;
                    changed++;
                }
            }
            if (changed != 1) {
                throw new IllegalStateException(changed + " casts");
            }
            return defineClass(name, b, 0, b.length);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            throw new ClassNotFoundException(name);
        }
    }

    public static void main(String[] args) throws Exception {
        @SuppressWarnings("unchecked")
        Function<Object, Integer> uncast = (Function<Object, Integer>) new Loader()
            .withoutCast("PrivateReceivers$Uncast")
            .getConstructor()
            .newInstance();
        Object[] receivers = {
            new Square(),
            new Polygon(7),
            "text",
            new Square(),
            new int[1],
            null,
            new Polygon(3)
        };
        long sum = 0;
        int refused = 0;
        for (int round = 0; round < 3000; round++) {
            for (Object receiver : receivers) {
                try {
                    sum += uncast.apply(receiver);
                } catch (IncompatibleClassChangeError | NullPointerException e) {
                    refused++;
                    if (round % 2999 == 0) {
                        System.out.println(round == 0 ? e : e.getClass());
                    }
                }
            }
            sum += new Polygon(round).adder().apply(round);
        }
        System.out.println(sum + " " + refused);
    }
}
