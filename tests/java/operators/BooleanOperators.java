// SPDX-License-Identifier: MIT
/**
 * JLS 15.22.2, 15.15.6, 15.23, 15.24: truth tables, precedence, compound forms, boxes, arrays, in
 * values and branches.
 */
public class BooleanOperators {

    static int count;

    static boolean n(boolean b) {
        count++;
        return b;
    }

    static char c(boolean b) {
        return b ? 'T' : 'F';
    }

    static boolean st;
    boolean in;

    public static void main(String[] args) {
        boolean[] v = { false, true };
        for (boolean a : v)
            for (boolean b : v) {
                System.out.println(
                    "" +
                        c(a & b) +
                        c(a | b) +
                        c(a ^ b) +
                        c(a && b) +
                        c(a || b) +
                        c(a == b) +
                        c(a != b) +
                        c(!a & b) +
                        c(!(a | b)) +
                        c(a ? b : !b)
                );
                for (boolean d : v) {
                    count = 0;
                    System.out.print(
                        "" +
                            c((n(a) && n(b)) || n(d)) +
                            count +
                            c(n(a) || (n(b) && n(d))) +
                            count +
                            c((n(a) & n(b)) | n(d)) +
                            count +
                            c(n(a) ^ n(b) && n(d)) +
                            count +
                            c(n(a) | (n(b) & n(d))) +
                            count +
                            c((n(a) == n(b)) & n(d)) +
                            count +
                            c(n(a) ? n(b) : n(d)) +
                            count +
                            c(!n(a) && !n(b) && !n(d)) +
                            count +
                            " "
                    );
                    int branch = 0;
                    if ((a && b) || d) branch |= 1;
                    if (!(a || b) && d) branch |= 2;
                    if (a ^ b ^ d) branch |= 4;
                    if ((a & b) | d) branch |= 8;
                    else branch |= 16;
                    while (a != b && !d) {
                        branch |= 32;
                        break;
                    }
                    if ((a ? b : d) ? a : b) branch |= 64;
                    if (!(!a || !b) == d) branch |= 128;
                    if (a && (b || d) && !(b && d)) branch |= 256;
                    System.out.println(branch);
                }
                boolean x = a;
                x &= b;
                boolean y = a;
                y |= b;
                boolean z = a;
                z ^= b;
                System.out.println("" + c(x) + c(y) + c(z));
                Boolean p = a,
                    q = b;
                System.out.println(
                    "" +
                        c(p & q) +
                        c(p | b) +
                        c(a ^ q) +
                        c(p && q) +
                        c(p || q) +
                        c(!p) +
                        c(p == b) +
                        c(p ? q : !q) +
                        c(p == q) +
                        c(p.equals(q))
                );
                p &= q;
                q |= p;
                p ^= true;
                System.out.println("" + p + q);
            }
        boolean[] arr = { true, false, true };
        arr[0] &= arr[1];
        arr[1] |= arr[2];
        arr[2] ^= arr[2] ^ true;
        System.out.println("" + arr[0] + arr[1] + arr[2] + (arr[0] = arr[1]) + arr[0]);
        BooleanOperators o = new BooleanOperators();
        o.in |= st ^= true;
        System.out.println(o.in + " " + st + " " + (o.in &= !st) + " " + o.in);
        count = 0;
        boolean kept = true;
        kept &= n(false);
        kept &= n(true);
        kept |= n(true);
        kept |= n(false);
        System.out.println(kept + " " + count);
        boolean assigned;
        if (false && (assigned = true)) System.out.println("no");
        if ((assigned = count > 3) && assigned) System.out.println("yes " + assigned);
        Boolean none = null;
        try {
            System.out.println(false && none);
            System.out.println(true | none);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(
            Boolean.logicalXor(true, st) +
                " " +
                (Object) ((true & false) | true) +
                " " +
                (((1 > 0) & (2 > 1)) ^ (3 > 4))
        );
    }
}
