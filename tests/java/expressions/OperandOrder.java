// SPDX-License-Identifier: MIT
/** Operands are evaluated from left to right, also when one of them completes abruptly. */
public class OperandOrder {

    static String log = "";

    static int f(int n) {
        log += n + ",";
        return n;
    }

    static int[] none() {
        log += "none,";
        return null;
    }

    static int boom() {
        log += "boom,";
        throw new IllegalStateException();
    }

    static void call(int a, int b, int c) {
        log += "called";
    }

    void instance(int a) {
        log += "instance";
    }

    public static void main(String[] args) throws Exception {
        int[] a = { 1, 2, 3 };
        int i = 0;
        System.out.println(f(1) + f(2) * f(3) - f(4));
        a[f(0)] = f(1) + a[f(2)];
        System.out.println(a[0] + " " + log);
        log = "";
        i = i++ + ++i * i--;
        System.out.println(i);
        int j = 2;
        j += j++ * 2 + (j = 10);
        System.out.println(j);
        int k = 1;
        k = (k = 2) * k + (k += 3);
        System.out.println(k);
        try {
            a[f(1)] = f(0) / f(0);
        } catch (ArithmeticException e) {
            System.out.println(log + a[1]);
        }
        log = "";
        try {
            f(1);
            none()[f(2)] = f(3);
        } catch (NullPointerException e) {
            System.out.println(log);
        }
        log = "";
        try {
            none()[f(9)] += f(3);
        } catch (NullPointerException e) {
            System.out.println(log);
        }
        log = "";
        try {
            a[f(7)] = f(3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(log + e.getMessage());
        }
        log = "";
        try {
            a[f(7)] += f(3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(log);
        }
        log = "";
        try {
            call(f(1), boom(), f(2));
        } catch (IllegalStateException e) {
            System.out.println(log);
        }
        log = "";
        try {
            ((OperandOrder) null).instance(f(4));
        } catch (NullPointerException e) {
            System.out.println(log);
        }
        log = "";
        try {
            int[][] m = new int[f(2)][f(-1)];
        } catch (NegativeArraySizeException e) {
            System.out.println(log + e.getMessage());
        }
        log = "";
        a = new int[] { 5, 6 };
        int[] b = a;
        a[1] = (a = null) == null ? 9 : 8;
        System.out.println(b[1]);
        int x = 5;
        x = x++ + x++;
        System.out.println(x);
        int y = 3;
        y ^= y << (y = 1);
        System.out.println(y);
        boolean z = false;
        System.out.println((z = (true & !z) | (z = false)));
        System.out.println(z);
    }
}
