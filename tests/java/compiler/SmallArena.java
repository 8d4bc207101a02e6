// SPDX-License-Identifier: MIT
/**
 * The memory for compiled code is as small as it may be: what does not fit is interpreted, what is
 * replaced makes room.
 */
public class SmallArena {

    static int deep(int n) {
        return n == 0 ? 0 : n + deep(n - 1);
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        long[] sums = new long[threads.length];
        for (int i = 0; i < threads.length; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                for (int n = 0; n < 3; n++) sums[k] +=
                    LateClasses.virtuals(6000) + LateClasses.phases() + deep(500);
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        for (long sum : sums) System.out.println(sum);
        java.util.TreeMap<String, Integer> map = new java.util.TreeMap<>();
        for (int i = 0; i < 3000; i++) map.merge(Integer.toString(i % 700), 1, Integer::sum);
        System.out.println(map.headMap("3").hashCode() + " " + map.lastKey() + " " + map.size());
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2000; i++) text.append(i % 10)
            .append(',')
            .reverse();
        System.out.println(text.toString().hashCode());
        LateClasses.main(args);
    }
}
