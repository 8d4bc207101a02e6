/* SPDX-License-Identifier: MIT */
/* An exception ends another thread; the program goes on. */
public class UncaughtElsewhere {
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread("worker") {
            @Override public void run() {
                throw new IllegalArgumentException("in a thread");
            }
        };
        thread.start();
        thread.join();
        System.out.println("main goes on");
    }
}
