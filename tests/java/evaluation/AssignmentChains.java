// SPDX-License-Identifier: MIT
/**
 * JLS 15.26: assignments group to the right, have the type and value of the left side after
 * conversion.
 */
public class AssignmentChains {

    static int a, b, c;
    static byte y;
    static short s;
    static char h;
    static long l;
    static float f;
    static double d;
    static Object o;
    static Integer boxed;
    static String t;

    public static void main(String[] args) {
        a = b = c = 7;
        System.out.println(a + b + c);
        a = (b = 3) + (c = 4);
        System.out.println(a + " " + b + " " + c);
        d = f = l = a = s = y = 5;
        System.out.println(d + " " + f + " " + l + " " + a + " " + s + " " + y);
        a = y = (byte) 200;
        System.out.println(a + " " + y);
        a = h = (char) -1;
        System.out.println(a + " " + (int) h);
        d = f = 16777217;
        System.out.println(d + " " + (d == 16777217) + " " + (long) f);
        d = l = Long.MAX_VALUE;
        System.out.println(d + " " + l + " " + ((long) d == l) + " " + (float) l);
        f = l = 123456789012L;
        System.out.println(f + " " + (long) f);
        o = boxed = a = 'x';
        System.out.println(o + " " + boxed + " " + (o == boxed));
        o = t = "text" + 1;
        System.out.println(o == t);
        a += b -= c *= 2;
        System.out.println(a + " " + b + " " + c);
        y += 100;
        y += 100;
        System.out.println(y);
        a = y += 1.99;
        System.out.println(a);
        h += 1;
        h -= 3;
        System.out.println((int) h);
        s *= 20000;
        s /= 3;
        s %= 7;
        System.out.println(s);
        l = 1;
        l <<= 62;
        l *= 2;
        System.out.println(l);
        a = 1 << 30;
        a *= 1.5;
        System.out.println(a);
        a *= 2.0;
        System.out.println(a);
        a = 10;
        a -= 3 - 1;
        System.out.println(a);
        a = -17;
        a >>= 1;
        b = -17;
        b >>>= 28;
        c = -17;
        c <<= 33;
        System.out.println(a + " " + b + " " + c);
        y = -1;
        y >>>= 1;
        s = -1;
        s >>>= 10;
        h = 0xffff;
        h >>>= 4;
        System.out.println(y + " " + s + " " + (int) h);
        y = -1;
        y >>>= 25;
        System.out.println(y);
        boolean p = true,
            q = false;
        p &= q |= !p ^ true;
        System.out.println(p + " " + q);
        p = q = p == q;
        System.out.println(p + " " + q);
        if ((q = false)) System.out.println("wrong");
        else System.out.println("assigned " + q);
        int[] x = new int[2],
            z;
        (z = x)[1] = 5;
        System.out.println(x[1] + " " + (x == z));
        t = null;
        t += null;
        t += 1;
        t += 'c';
        t += 2.5f;
        System.out.println(t);
        CharSequence cs = (t = "abc");
        Object ob = "o";
        ob += "p";
        System.out.println(cs + " " + ob);
        int i;
        long w = (i = 40);
        float g = (w = i++);
        System.out.println(i + " " + w + " " + g);
    }
}
