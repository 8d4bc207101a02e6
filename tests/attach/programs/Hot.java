// SPDX-License-Identifier: MIT
/** Threads that run methods of all kinds for as many seconds as the argument says. */
public class Hot {
    public static void main(String[] arguments) throws Exception {
        long end = System.nanoTime() + Integer.parseInt(arguments[0]) * 1_000_000_000L;
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                while (System.nanoTime() < end) Chosen.work(20);
            });
            threads[i].start();
        }
        System.out.println("ready");
        System.out.flush();
        for (Thread thread : threads) thread.join();
        System.out.println("done");
    }
}
