/* SPDX-License-Identifier: MIT */
/*
 * int, long, char, short, byte arithmetic at its edges: overflow, MIN / -1, shifts, narrowing,
 * compound assignment.
 */
public class IntegerCorners {

    static int[] is = {
        0,
        1,
        -1,
        2,
        -2,
        7,
        -7,
        31,
        32,
        33,
        63,
        64,
        65535,
        -32769,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE
    };
    static long[] ls = {
        0,
        1,
        -1,
        3,
        -3,
        63,
        64,
        65,
        1L << 31,
        1L << 32,
        -1L << 33,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };
    static int h;

    static void mix(long v) {
        h = h * 31 + (int) (v ^ (v >>> 32));
    }

    static int side = 0;

    static int next() {
        return side++;
    }

    public static void main(String[] args) {
        for (int a : is)
            for (int b : is) {
                mix(a + b);
                mix(a - b);
                mix(a * b);
                mix(a & b);
                mix(a | b);
                mix(a ^ b);
                mix(a << b);
                mix(a >> b);
                mix(a >>> b);
                if (b != 0) {
                    mix(a / b);
                    mix(a % b);
                }
                mix(a < b ? 1 : a > b ? 2 : 3);
                mix(-a);
                mix(~a);
                mix((byte) a);
                mix((short) a);
                mix((char) a);
                mix((long) a * b);
                mix(Integer.compareUnsigned(a, b));
                mix(Math.multiplyHigh(a, b));
                mix(Math.floorMod(a, b == 0 ? 1 : b));
                mix(Math.floorDiv(a, b == 0 ? 1 : b));
            }
        System.out.println("int " + h);
        for (long a : ls)
            for (long b : ls) {
                mix(a + b);
                mix(a - b);
                mix(a * b);
                mix(a & b);
                mix(a | b);
                mix(a ^ b);
                mix(a << b);
                mix(a >> b);
                mix(a >>> b);
                mix(a << (int) b);
                if (b != 0) {
                    mix(a / b);
                    mix(a % b);
                }
                mix(Long.compare(a, b));
                mix(a < b ? 1 : 0);
                mix(a >= b ? 1 : 0);
                mix(a == b ? 1 : 0);
                mix((int) a);
                mix((byte) a);
                mix((char) a);
                mix((short) a);
                mix(-a);
                mix(Math.multiplyHigh(a, b));
                mix(Long.divideUnsigned(a, b == 0 ? 1 : b));
                mix(Long.remainderUnsigned(a, b == 0 ? 1 : b));
                mix(Long.numberOfLeadingZeros(a));
                mix(Long.bitCount(a));
                mix(Long.reverse(a));
            }
        System.out.println("long " + h);
        int min = Integer.MIN_VALUE,
            m1 = -1;
        long lmin = Long.MIN_VALUE,
            lm1 = -1;
        System.out.println(
            min / m1 +
                " " +
                (min % m1) +
                " " +
                lmin / lm1 +
                " " +
                (lmin % lm1) +
                " " +
                -min +
                " " +
                Math.abs(min)
        );
        System.out.println(
            (1 << 32) +
                " " +
                (1 << 33) +
                " " +
                (1 << -1) +
                " " +
                (1L << 64) +
                " " +
                (1L << -1) +
                " " +
                (-1 >>> 28) +
                " " +
                (-1 >> 28) +
                " " +
                (-1L >>> 60) +
                " " +
                (min >>> 31)
        );
        byte b = 127;
        b++;
        short s = -32768;
        s--;
        char c = 0;
        c--;
        System.out.println(b + " " + s + " " + (int) c);
        b = 10;
        b += 300;
        System.out.println(b);
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 1;
        System.out.println(b);
        b *= 2.7;
        System.out.println(b);
        b /= 0.0001;
        System.out.println(b);
        c = 'a';
        c += 1;
        c++;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1) + c + 1);
        c *= 2;
        System.out.println((int) c);
        int i = 5;
        i += 3.99;
        System.out.println(i);
        i -= 0.5f;
        System.out.println(i);
        i <<= 33L;
        System.out.println(i);
        i = i++ + ++i;
        System.out.println(i);
        i = i-- - --i;
        System.out.println(i);
        long l = 1;
        l <<= 40;
        l |= 1;
        l ^= -1;
        System.out.println(l);
        l += 1.5e10;
        System.out.println(l);
        int sh = 3;
        sh <<= l;
        System.out.println(sh);
        int[] arr = { 1, 2, 3, 4 };
        int k = 0;
        arr[k++] = arr[k] + k++;
        System.out.println(arr[0] + " " + k);
        arr[k] += k = 1;
        System.out.println(arr[2] + " " + k);
        arr[next()] += next();
        System.out.println(arr[0] + " " + side);
        arr[next()]++;
        System.out.println(arr[2] + " " + side);
        String str = "a";
        str += 1 + 2;
        str += 'c';
        str += 1L + "x" + 1.0f + null + true;
        System.out.println(str);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        Integer bx = 127,
            by = 127;
        System.out.println(bx == by);
        bx++;
        System.out.println(bx + " " + (bx == 128));
        Long bl = 5L;
        bl += 2;
        System.out.println(bl);
        Character bc = 'x';
        bc++;
        System.out.println(bc);
        Object tern = true ? 1 : 2.0;
        System.out.println(tern);
        Object t2 = true ? (Object) 1 : 2.0;
        System.out.println(t2);
        System.out.println(false ? 1 : 'a');
        int vi = 1;
        System.out.println(false ? vi : 'a');
        System.out.println(
            (byte) 200 +
                " " +
                (byte) -129 +
                " " +
                (short) 40000 +
                " " +
                (int) 'Z' +
                " " +
                (char) 65 +
                " " +
                (int) (char) -1 +
                " " +
                (long) (int) 3000000000L +
                " " +
                (char) 97.9
        );
        System.out.println(
            0x7fffffff +
                1 +
                " " +
                0b1010_1010 +
                " " +
                0777 +
                " " +
                1_000_000 +
                " " +
                0xFFFFFFFFL +
                " " +
                0x8000_0000 +
                " " +
                'A' +
                (char) 66
        );
        boolean t = true,
            f = false;
        System.out.println((t ^ f) + " " + (t & !f) + " " + (f | t) + " " + (t != f));
        t &= f;
        t ^= true;
        t |= f;
        System.out.println(t);
        int sc = 0;
        if ((f && ++sc > 0) || (t && ++sc > 0)) sc += 10;
        if ((f & (++sc > 0)) | t) sc += 100;
        System.out.println(sc);
        System.out.println(Math.addExact(1, 2));
        try {
            Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.toIntExact(1L << 31);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.multiplyExact(Long.MIN_VALUE, -1L);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
