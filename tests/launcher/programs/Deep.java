/* SPDX-License-Identifier: MIT */
/* Overflows its stack. */
public class Deep {
    static int deep(int n) {
        return deep(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println(deep(0));
    }
}
