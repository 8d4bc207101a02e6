/* SPDX-License-Identifier: MIT */

/** Its last thread outlives main. */
public class Outlives {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread("last") {
            public void run() {
                try {
                    main.join();
                    Thread.sleep(50);
                } catch (InterruptedException e) {
                    return;
                }
                System.out.println("ran");
            }
        }.start();
    }
}
