// SPDX-License-Identifier: MIT
/**
 * More locals and operands than there are registers, of all kinds, across calls, collections and
 * exceptions.
 */
public class RegisterPressure {

    static int calls;

    static int tick(int a) {
        calls++;
        return a + 1;
    }

    static Object fresh(int n) {
        Object last = null;
        for (int i = 0; i < n; i++) last = new int[8];
        return last;
    }

    static long ints(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k) {
        long sum = 0;
        for (int n = 0; n < 40; n++) {
            sum += a * b + (c - d) * (e ^ f) + ((g << 3) | (h >>> 1)) - (i % 7) + j / 3 - (k & n);
            sum += a + (b + (c + (d + (e + (f + (g + (h + (i + (j + (k + tick(n)))))))))));
            a += b;
            b ^= c;
            c -= d;
            d += e;
            e ^= f;
            f += g;
            g -= h;
            h += i;
            i ^= j;
            j += k;
            k -= a;
        }
        return sum;
    }

    static double doubles(
        double a,
        double b,
        double c,
        double d,
        double e,
        double f,
        double g,
        double h,
        double i,
        double j,
        double k,
        double l
    ) {
        double sum = 0;
        for (int n = 0; n < 40; n++) {
            sum += a * b + (c - d) * (e + f) - g / (h + 1) + i * j - k + l;
            sum += a + (b + (c + (d + (e + (f + (g + (h + (i + (j + (k + (l + tick(n))))))))))));
            a = b * 0.5;
            b = c + 1;
            c = d - 2;
            d = e * 0.25;
            e = f + g;
            f = g * 0.5;
            g = h - i;
            h = i * 0.5;
            i = j + 1;
            j = k * 0.5;
            k = l - 1;
            l = a + 0.5;
        }
        return sum;
    }

    static String objects(
        Object a,
        Object b,
        Object c,
        Object d,
        Object e,
        Object f,
        Object g,
        Object h,
        Object i,
        Object j
    ) {
        String text = "";
        for (int n = 0; n < 3; n++) {
            Object k = fresh(2000);
            text += a + "" + b + c + (fresh(500) == k) + d + e + f + g + h + i + j;
            Object t = a;
            a = b;
            b = c;
            c = d;
            d = e;
            e = f;
            f = g;
            g = h;
            h = i;
            i = j;
            j = t;
        }
        return text;
    }

    static int dup(int[] a, int i) {
        a[i] += a[i] + a[i]++ * 2 - --a[i];
        long x = i;
        x += x++ + ++x;
        return a[i] + (int) x;
    }

    static int finallys(int n) {
        int a = 1,
            b = 2,
            c = 3;
        for (int i = 0; i < n; i++) {
            try {
                a += b;
                if (i % 5 == 3) throw new IllegalStateException();
                b = tick(c) ^ a;
            } catch (IllegalStateException e) {
                c += a - b;
            } finally {
                a ^= c;
            }
        }
        return a * 31 + b * 17 + c;
    }

    public static void main(String[] args) {
        long sum = 0;
        double real = 0;
        for (int r = 0; r < 300; r++) {
            sum += ints(r, r + 1, r * 3, 7, -r, r ^ 5, 9, r << 2, 1000 - r, 13, r);
            real += doubles(r, 1.5, 2.5, r * 0.5, 3, 4, 5, 6, 7, 8, 9, 10);
            sum += dup(new int[] { r, 2 * r, 3 * r }, r % 3) + finallys(r % 40);
        }
        System.out.println(sum + " " + real + " " + calls);
        for (int r = 0; r < 4; r++) System.out.println(
            objects("a", 1, 'c', 2L, 3.5, "f", "g", null, true, "j" + r)
        );
    }
}
