/* SPDX-License-Identifier: MIT */
/* Method-heavy: short methods, static, virtual and recursive. Argument: how many rounds. */
public class Calls {
    int value;

    int get() {
        return value;
    }

    static int add(int a, int b) {
        return a + b;
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20, sum = 0;
        Calls c = new Calls();
        for (int i = 0; i < rounds; i++) {
            sum = add(sum, fib(20));
            for (int k = 0; k < 5000; k++) sum = add(sum, c.get());
        }
        System.out.println(sum);
    }
}
