// SPDX-License-Identifier: MIT
import java.util.*;

/** Conditional expressions, compound assignments and evaluation order. */
public class Ternary {

    static int n;
    static StringBuilder log = new StringBuilder();

    static int next(String s) {
        log.append(s);
        return ++n;
    }

    static int[] arr(String s) {
        log.append(s);
        return new int[5];
    }

    static int fail(String s) {
        log.append(s);
        throw new IllegalStateException(s);
    }

    public static void main(String[] args) {
        int x = next("a") + next("b") * next("c");
        int[] a = { 0, 0, 0, 0 };
        int i = 0;
        a[i] = i = 2;
        a[i++] += i * 10;
        a[i] <<= i;
        System.out.println(x + " " + Arrays.toString(a) + " " + i + " " + log);
        log.setLength(0);
        Probe.show("array first", () -> arr("A")[fail("B")] = fail("C"));
        System.out.println(log);
        log.setLength(0);
        Probe.show("null array", () -> {
            int[] z = null;
            z[next("i")] = next("v");
            return 0;
        });
        System.out.println(log);
        int k = 5;
        k = k++ + ++k;
        int j = 3;
        j += j++ * 2 + j;
        long l = 1L << 33;
        int s = 1 << 33;
        byte b = (byte) 200;
        b >>>= 1;
        System.out.println(
            k +
                " " +
                j +
                " " +
                l +
                " " +
                s +
                " " +
                b +
                " " +
                -7 / 2 +
                " " +
                (-7 % 2) +
                " " +
                (-7 >> 1) +
                " " +
                (-7 >>> 28) +
                " " +
                ((5 & 6) | (1 ^ 8))
        );
        boolean t = true | (fails() & false);
        boolean u = true || fails();
        System.out.println(
            t +
                " " +
                u +
                " " +
                (args.length > 0 ? 1 : 'x') +
                " " +
                (args.length > 0 ? 1.0f : 'x') +
                " " +
                (Object) (args.length == 0 ? 1 : "s")
        );
        String str = null;
        str += null;
        System.out.println(str + (char) ('a' + 1) + ('a' + 1));
    }

    static boolean fails() {
        return false;
    }
}
