// SPDX-License-Identifier: MIT
import java.util.Comparator;
import java.util.function.IntUnaryOperator;

/**
 * Private methods of interfaces: called by name, as bodies of lambdas, on null, too large to be
 * inlined, and throwing.
 */
public class PrivateInterfaceMethods {

    interface Scale {
        int factor();

        private int times(int n) {
            return n * factor();
        }

        private long large(int a, long b, int c) {
            long sum = 0;
            for (int i = 0; i < c; i++) sum += a * b + times(i);
            if (sum < 0) throw new IllegalStateException("negative: " + sum);
            return sum;
        }

        default long use(int n) {
            return times(n) + large(n, 3L, 4);
        }

        static int of(Scale scale, int n) {
            return scale.times(n);
        }

        default IntUnaryOperator operator() {
            return n -> times(n) + factor();
        }
    }

    record Fixed(int factor) implements Scale {}

    static final class Counting implements Scale {

        int asked;

        @Override
        public int factor() {
            return ++asked & 3;
        }
    }

    static String attempt(Scale scale, int n) {
        try {
            return String.valueOf(n == 0 ? Scale.of(scale, 1) : scale.use(n));
        } catch (RuntimeException e) {
            StackTraceElement at = e.getStackTrace()[0];
            return (
                e.getClass().getSimpleName() +
                " in " +
                at.getMethodName() +
                ":" +
                at.getLineNumber()
            );
        }
    }

    public static void main(String[] args) {
        Scale[] all = { new Fixed(7), new Counting(), () -> 2, new Fixed(11) };
        long sum = 0;
        for (int i = 0; i < 4000; i++) {
            Scale scale = all[i % all.length];
            sum =
                sum * 31 + Scale.of(scale, i) + scale.use(i & 15) + scale.operator().applyAsInt(i);
        }
        System.out.println(sum);
        System.out.println(attempt(null, 0));
        System.out.println(attempt(all[0], -5));
        System.out.println(attempt(all[0], 5));

        Comparator<String> order = Comparator.comparing(String::length);
        order = order.thenComparing(Comparator.reverseOrder());
        String[] texts = {
            "",
            "a",
            "b",
            "ab",
            "ba",
            "abcdefg",
            "abcdefgh",
            "abcdefgi",
            "abcdefgha",
            "abcdefgh\u00ff",
            "abcdefgh\u20ac",
            "\u00e9",
            "\u00e9\u00e8"
        };
        for (int turn = 0; turn < 200; turn++) for (String a : texts)
            for (String b : texts) sum = sum * 31 + order.compare(a, b) + a.compareTo(b) * 7;
        System.out.println(sum);
    }
}
