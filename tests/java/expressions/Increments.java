// SPDX-License-Identifier: MIT
/** ++ and -- before and after, on every kind of variable and type. */
public class Increments {

    int field = 3;
    long wide = 1L << 40;
    static int stat = 9,
        gets;

    static Increments get(Increments o) {
        gets++;
        return o;
    }

    public static void main(String[] args) throws Exception {
        int i = 5;
        System.out.println(i++ + " " + i + " " + ++i + " " + i-- + " " + --i);
        byte b = 127;
        System.out.println(b++ + " " + b);
        b = -128;
        System.out.println(--b);
        short s = 32767;
        s++;
        System.out.println(s);
        char c = 65535;
        c++;
        System.out.println((int) c);
        long l = Long.MAX_VALUE;
        System.out.println(l++ + " " + l);
        float f = 1.5f;
        System.out.println(f++ + " " + ++f + " " + f--);
        f = 1e10f;
        System.out.println(++f == 1e10f);
        double d = 0.1;
        d++;
        System.out.println(d);
        d = Double.MAX_VALUE;
        System.out.println(++d == Double.MAX_VALUE);
        d = Double.NaN;
        System.out.println(d--);
        Increments o = new Increments();
        System.out.println(o.field++ + " " + ++o.field);
        System.out.println(stat-- + " " + --stat);
        System.out.println(get(o).wide++ + " " + o.wide + " " + gets);
        int[] a = { 1, 2 };
        int k = 0;
        System.out.println(a[k++]++ + " " + a[0] + " " + k + " " + --a[k] + " " + a[1]);
        Integer boxed = 127;
        Integer before = boxed++;
        System.out.println(boxed + " " + before);
        Character ch = 'z';
        System.out.println(ch++ + " " + ch);
        Integer[] boxes = { 1, null };
        System.out.println(++boxes[0]);
        try {
            boxes[1]++;
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            a[5]++;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        long[][] m = { { 1 } };
        m[0][0]--;
        System.out.println(m[0][0]);
        i = 0;
        i = i++;
        System.out.println(i);
        i = i++ + i++;
        System.out.println(i);
        int x = 1;
        x += x++ + ++x;
        System.out.println(x);
        for (int q = 0, r = 10; q < r; q++, --r) i += q * r;
        System.out.println(i);
        i = 32766;
        i += 1;
        i += 40000;
        i -= 70000;
        System.out.println(i);
        final int[] z = { 0 };
        Runnable run = () -> z[0]++;
        run.run();
        run.run();
        System.out.println(z[0]);
    }
}
