// SPDX-License-Identifier: MIT
/** Arithmetic whose results hang on rounding to nearest and on subnormal numbers. */
public class Rounds {
    static double third(double x) {
        return x / 3;
    }

    static double half(double x) {
        return x * 0.5;
    }

    public static void main(String[] args) {
        boolean good = true;
        for (int i = 0; i < 3000; i++) {
            good &= Double.doubleToRawLongBits(third(2)) == 0x3fe5555555555555L;
            good &= Double.doubleToRawLongBits(third(5)) == 0x3ffaaaaaaaaaaaabL;
            good &= half(Double.MIN_NORMAL) != 0 && half(Double.MIN_VALUE * 2) == Double.MIN_VALUE;
        }
        System.out.println("rounds " + good);
    }
}
