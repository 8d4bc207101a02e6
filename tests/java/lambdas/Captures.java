// SPDX-License-Identifier: MIT
import java.util.function.*;

/** Lambdas that capture values of every type, this, parameters and variables of outer lambdas. */
public class Captures {

    int field = 7;

    interface All {
        String get(String suffix);
    }

    All all(
        boolean z,
        byte b,
        short s,
        char c,
        int i,
        long j,
        float f,
        double d,
        Object o,
        int[] a
    ) {
        return x ->
            z +
            " " +
            b +
            " " +
            s +
            " " +
            c +
            " " +
            i +
            " " +
            j +
            " " +
            f +
            " " +
            d +
            " " +
            o +
            " " +
            a[0] +
            " " +
            field +
            x;
    }

    Supplier<Supplier<Supplier<Integer>>> nested(int k) {
        return () -> {
            int m = k * 2;
            return () -> {
                int n = m + k;
                return () -> n + m + k + field;
            };
        };
    }

    public static void main(String[] args) {
        Captures c = new Captures();
        int[] a = { 5 };
        All all = c.all(true, (byte) -1, (short) -2, 'c', 3, 1L << 40, 1.5f, 2.5, "o", a);
        System.out.println(all.get("!"));
        a[0] = 6;
        c.field = 8;
        System.out.println(all.get("?"));
        System.out.println(c.nested(10).get().get().get());
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            rs[i] = () -> System.out.print(k + " ");
        }
        for (Runnable r : rs) {
            r.run();
        }
        long l = Long.MIN_VALUE;
        double d = Double.MIN_VALUE;
        LongBinaryOperator op = (x, y) -> x + y + l;
        DoubleBinaryOperator od = (x, y) -> x + y + d;
        System.out.println(op.applyAsLong(1, 2) + " " + od.applyAsDouble(0, 0));
    }
}
