/* SPDX-License-Identifier: MIT */

/** Runs on while the agent calls everything with anything. */
public class Fuzz {
    static int sink;

    static int work(int n) {
        Object[] kept = new Object[10];
        for (int i = 0; i < n; i++) kept[i % 10] = new int[i % 30];
        synchronized (kept) {
            return kept.length;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 40; i++) {
            sink += work(100);
            Driver.object(i, i % 2 == 0 ? new Object() : new long[5]);
        }
        int ok = 0;
        for (int i = 0; i < 1000; i++) ok += work(20);
        System.out.println(ok == 10000 ? "ran" : "");
    }
}
