/* SPDX-License-Identifier: MIT */
/**
 * Its native part speaks a language whose numbers have a comma, if the machine has it, and
 * forks children that leave by
 * exit(). Between them threads come and go, and methods of one name are called.
 */
public class Forks {
    static native int child(int code);

    static int same(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += Integer.toString(i).hashCode();
        return sum;
    }
    static int same(long n) {
        int sum = 0;
        for (long i = 0; i < n; i++) sum += Long.toString(i).hashCode();
        return sum;
    }

    public static void main(String[] args) throws Exception {
        System.load(args[0]);
        int codes = 0;
        for (int k = 1; k <= 3; k++) {
            Thread helper = new Thread(() -> same(500), "helper-" + k);
            helper.start();
            helper.join();
            codes = codes * 10 + child(k);
            same(200L);
        }
        System.out.println("children " + codes);
    }
}
