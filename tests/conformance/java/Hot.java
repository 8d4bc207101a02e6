/* SPDX-License-Identifier: MIT */

/** Methods hot enough for any compiler. */
public class Hot {
    static int add(int a, int b) {
        return a + b;
    }

    static int loop(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum = add(sum, i);
        return sum;
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 3000; i++) sum += loop(1000);
        System.out.println(sum != 1 ? "ran" : "");
    }
}
