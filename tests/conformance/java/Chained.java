/* SPDX-License-Identifier: MIT */

/** Two agents change its constant, one after the other. */
public class Chained {
    static class Changed {
        static String text() {
            return "one text";
        }
    }

    static volatile Object sink;

    static Object work(int n) {
        return new int[n & 15];
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) { // busy until the very end
            Thread busy = new Thread() {
                public void run() {
                    for (int n = 0;; n++) sink = work(n);
                }
            };
            busy.setDaemon(true);
            busy.start();
        }
        System.out.println(Changed.text().equals("six text") ? "ran" : Changed.text());
    }
}
