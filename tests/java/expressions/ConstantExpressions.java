// SPDX-License-Identifier: MIT
/** Constant expressions are folded by the compiler and evaluated by the VM to the same values. */
public class ConstantExpressions {
    static final int I = Integer.MAX_VALUE;
    static final long J = Long.MAX_VALUE;
    static final double D = 1;
    static final float F = 1;
    static final String S = "a";

    public static void main(String[] args) throws Exception {
        int one = args.length + 1;
        long lone = one;
        double done = one;
        float fone = one;
        System.out.println((I + 1) + " " + (Integer.MAX_VALUE + one));
        System.out.println(J * 3 == Long.MAX_VALUE * lone * 3);
        System.out.println((D / 0) + " " + done / 0 + " " + -D / 0);
        System.out.println((0.0 / 0 != 0.0 / 0) + " " + (done * 0 / 0));
        System.out.println((F + 1e-9f == F) + " " + (fone + 1e-9f == fone));
        System.out.println((byte) 300 + " " + (byte) (300 * one));
        System.out.println((int) 1e20 + " " + (int) (1e20 * done));
        System.out.println((long) Float.NaN + " " + (long) (Float.NaN * fone));
        System.out.println((char) 70000 + 0 + " " + ((char) (70000 * one) + 0));
        System.out.println((1 << 35) + " " + (one << 35));
        System.out.println((-17 >> 2) + " " + (-17 * one >> 2));
        System.out.println((-17 >>> 28) + " " + (-17 * one >>> 28));
        System.out.println(1.1f * 1.1f + " " + (one * 1.1f) * 1.1f);
        System.out.println(0.1 + 0.2 + " " + (0.1 * done + 0.2));
        System.out.println((float) 0.1 + " " + (float) (0.1 * done));
        System.out.println(1e16 + 1 + " " + (1e16 * done + 1));
        System.out.println(5 % -3 + " " + 5 * one % -3);
        System.out.println(5.5 % -2.5 + " " + 5.5 * done % -2.5);
        System.out.println("x" + 1 + 'c' + 1.0f + true + null);
        System.out.println((S + "b" == "ab") + " " + (S.length() == one));
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE * one / -1);
        System.out.println((double) Long.MAX_VALUE + " " + (double) (Long.MAX_VALUE * lone));
        System.out.println((float) Long.MAX_VALUE + " " + (float) (Long.MAX_VALUE * lone));
        System.out.println((double) 16777217f + " " + (double) (16777217f * fone));
        System.out.println((short) -32769 + " " + (short) (-32769 * one));
        System.out.println('a' + 1 + " " + ('a' * one + 1));
        System.out.println(4.9e-324 / 2 + " " + 4.9e-324 * done / 2);
        System.out.println(1e308 * 10 + " " + 1e308 * done * 10);
        System.out.println(-0.0 == 0.0);
        System.out.println(1 / -0.0);
        System.out.println(1 / (-0.0 * done));
        System.out.println((int) 'x' + (int) 3.99 + (int) -3.99);
        System.out.println(true ^ false | true & false);
        System.out.println(2 > 1 ? 3 > 2 ? "a" : "b" : "c");
    }
}
