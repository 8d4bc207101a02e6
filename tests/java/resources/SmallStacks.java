// SPDX-License-Identifier: MIT
/**
 * Threads with a stack of their own size overflow alone; a larger stack holds deeper calls; all
 * threads together go on.
 */
public class SmallStacks {

    static class Runner implements Runnable {

        int reached;
        Throwable thrown;

        void down() {
            reached++;
            down();
        }

        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                reached = 0;
                try {
                    down();
                } catch (StackOverflowError e) {
                    thrown = e;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        long[] sizes = { 1, 4096, 16 << 10, 64 << 10, 256 << 10, 1 << 20, 8 << 20 };
        Runner[] runners = new Runner[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            runners[i] = new Runner();
            Thread t = new Thread(null, runners[i], "t" + i, sizes[i]);
            t.start();
            t.join();
            System.out.println(
                sizes[i] + ": " + runners[i].thrown + " " + (runners[i].reached > 100)
            );
        }
        System.out.println(runners[6].reached > 3 * runners[4].reached);
        Thread[] many = new Thread[8];
        for (int i = 0; i < many.length; i++) (many[i] = new Thread(
            null,
            (runners[i % 7] = new Runner()),
            "m" + i,
            512 << 10
        )).start();
        for (Thread t : many) t.join();
        int overflown = 0;
        for (Runner r : runners) if (r.thrown instanceof StackOverflowError) overflown++;
        System.out.println(overflown);
    }
}
