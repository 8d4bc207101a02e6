// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Compound string assignment on arrays, fields and calls evaluates its left side once; char and int
 * operands differ.
 */
public class SwitchStrings {

    String f = "f";
    static String sf = "s";
    static int calls;

    SwitchStrings self() {
        calls++;
        return this;
    }

    static int index() {
        return calls++ % 2;
    }

    public static void main(String[] args) {
        SwitchStrings x = new SwitchStrings();
        x.self().f += "a" + 1;
        String[] a = { "p", "q" };
        a[index()] += 'c';
        a[index()] += 1L;
        sf += x.f + sf;
        Object o = "obj";
        o += "tail";
        CharSequence cs = "cs" + null + new int[0].length;
        char c = 'x';
        c += 1;
        final char fc = 'y';
        System.out.println(
            x.f +
                " " +
                Arrays.toString(a) +
                " " +
                sf +
                " " +
                o +
                " " +
                cs +
                " " +
                c +
                fc +
                (c + fc) +
                " " +
                calls
        );
        StringBuilder b = new StringBuilder("b");
        String t = b + "1" + b.append("2") + b.append("3");
        System.out.println(t);
        Probe.show("left first", () -> {
            String[] n = null;
            n[calls++] += "x";
            return 0;
        });
        System.out.println(calls);
        String u = "";
        for (int i = 0; i < 50; i++) {
            u += i;
        }
        System.out.println(u.length() + " " + u.hashCode());
    }
}
