/* SPDX-License-Identifier: MIT */
/* Work for a profiler. */
public class Busy {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] args) {
        Object[] all = new Object[1000];
        for (int i = 0; i < 10000; i++) all[i % all.length] = new int[4];
        System.out.println(fibonacci(args.length > 0 ? Integer.parseInt(args[0]) : 16));
    }
}
