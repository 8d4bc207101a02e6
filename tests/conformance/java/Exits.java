/* SPDX-License-Identifier: MIT */

/** Ends by System.exit while another thread runs. */
public class Exits {
    static volatile int rounds;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread("does not end") {
            public void run() {
                while (true) rounds++;
            }
        };
        other.start();
        while (rounds == 0) Thread.sleep(1);
        System.out.println("ran");
        System.exit(5);
    }
}
