// SPDX-License-Identifier: MIT
/** The remainder takes the sign of the dividend, of floating point too; MIN_VALUE and zero. */
public class Remainders {

    static void print(long x) {
        System.out.print(x + " ");
    }

    public static void main(String[] args) throws Exception {
        int[] v = { 7, -7, 1, -1, 0, Integer.MIN_VALUE, Integer.MAX_VALUE, 3 };
        for (int a : v)
            for (int b : v)
                if (b != 0) {
                    print(a / b);
                    print(a % b);
                    print((long) a / b);
                    print((long) a % (long) b);
                }
        System.out.println("");
        for (int a : v) {
            try {
                System.out.println(a / (a - a));
            } catch (ArithmeticException e) {
                print(1);
            }
            try {
                System.out.println((long) a % 0L);
            } catch (ArithmeticException e) {
                print(2);
            }
        }
        System.out.println("");
        double[] d = { 5.5, -5.5, 0.0, -0.0, 1 / 0.0, Double.NaN, 2, 1e300, 4.9e-324, -3 };
        for (double a : d) {
            for (double b : d) System.out.print((a % b) + " ");
            System.out.println("");
        }
        for (double a : d) {
            for (double b : d) System.out.print(((float) a % (float) b) + " ");
            System.out.println("");
        }
        System.out.println(
            Long.MIN_VALUE / -1 +
                " " +
                (Long.MIN_VALUE % -1) +
                " " +
                Integer.MIN_VALUE / -1 +
                " " +
                (Integer.MIN_VALUE % -1)
        );
        System.out.println(-8 / 3 + " " + (-8 % 3) + " " + Math.floorMod(-8, 3) + " " + (8 % -3));
        System.out.println(('z' % 'a') + " " + ((byte) -100 % (short) 33));
    }
}
