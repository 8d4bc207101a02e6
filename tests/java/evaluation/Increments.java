// SPDX-License-Identifier: MIT
/**
 * JLS 15.14, 15.15: ++ and -- on every kind of variable and type: value before, value after, wrap,
 * boxes.
 */
public class Increments {

    static byte sb = 127;
    static short ss = 32767;
    static char sc = 65535;
    static int si = Integer.MAX_VALUE;
    static long sl = Long.MAX_VALUE;
    static float sf = 1e10f;
    static double sd = 1e17;
    byte fb = -128;
    short fs = -32768;
    char fc = 0;
    int fi = Integer.MIN_VALUE;
    long fl = Long.MIN_VALUE;
    float ff = .5f;
    double fd = -.5;
    static Byte bb = 127;
    static Short bs = 32767;
    static Character bc = 65535;
    static Integer bi = 127;
    static Long bl = -128L;
    static Float bf = 1f;
    static Double bd = 2.5;

    public static void main(String[] args) {
        System.out.println(sb++ + " " + sb + " " + sb-- + " " + sb);
        System.out.println(ss++ + " " + ss + " " + --ss + " " + ss);
        System.out.println((int) sc++ + " " + (int) sc + " " + (int) --sc + " " + (int) sc);
        System.out.println(si++ + " " + si + " " + --si + " " + si--);
        System.out.println(sl++ + " " + sl + " " + --sl + " " + sl);
        System.out.println(sf++ + " " + sf + " " + ++sf + " " + sf);
        System.out.println(sd++ + " " + sd + " " + --sd + " " + sd);
        Increments o = new Increments();
        System.out.println(o.fb-- + " " + o.fb + " " + ++o.fb);
        System.out.println(o.fs-- + " " + o.fs + " " + ++o.fs);
        System.out.println((int) o.fc-- + " " + (int) o.fc + " " + (int) ++o.fc);
        System.out.println(o.fi-- + " " + o.fi + " " + ++o.fi);
        System.out.println(o.fl-- + " " + o.fl + " " + ++o.fl);
        System.out.println(o.ff-- + " " + o.ff + " " + ++o.ff + " " + o.fd++ + " " + o.fd);
        System.out.println(
            bb++ + " " + bb + " " + bs++ + " " + bs + " " + (int) bc++ + " " + (int) bc
        );
        System.out.println(bi++ + " " + bi + " " + --bi + " " + bl-- + " " + bl);
        System.out.println(bf-- + " " + bf + " " + ++bd + " " + bd--);
        byte[] ab = { 127 };
        short[] as = { -32768 };
        char[] ac = { 'z' };
        int[] ai = { 0 };
        long[] al = { -1 };
        float[] af = { 0 };
        double[] ad = { -0.0 };
        System.out.println(
            ab[0]++ +
                " " +
                ab[0] +
                " " +
                as[0]-- +
                " " +
                as[0] +
                " " +
                ac[0]++ +
                ac[0] +
                " " +
                ai[ai[0]++]
        );
        System.out.println(al[0]++ + " " + al[0] + " " + --af[0] + " " + ad[0]++ + " " + ad[0]);
        byte lb = -1;
        short ls = 0;
        char lc = 'a';
        int li = 127;
        long ll = 1L << 32;
        float lf = Float.MAX_VALUE;
        double ld = Double.NaN;
        System.out.println(
            ++lb + " " + lb-- + " " + lb + " " + ls-- + " " + ls + " " + lc++ + lc + ++lc + (lc + 1)
        );
        System.out.println(li++ + " " + ++li + " " + li-- + " " + --li + " " + ll-- + " " + ll);
        System.out.println(lf++ + " " + (lf == Float.MAX_VALUE) + " " + ld++ + " " + ld);
        float tiny = Float.MIN_VALUE;
        tiny++;
        double z = -1;
        z++;
        System.out.println(tiny + " " + z + " " + 1 / z);
        Integer boxed = 5,
            same = boxed;
        boxed++;
        System.out.println(boxed + " " + same + " " + (boxed == 6));
        Character ch = 'x';
        ch++;
        ++ch;
        System.out.println(ch + " " + (char) (ch - 1));
        int k = 3;
        k = k++;
        System.out.println(k);
        k = k++ + ++k;
        System.out.println(k);
        System.out.println(-(-k) + " " + -(--k) + " " + -k-- + " " + +k++ + " " + ~k++ + " " + k);
        Integer nothing = null;
        try {
            nothing++;
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
