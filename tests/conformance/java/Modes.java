/* SPDX-License-Identifier: MIT */

/** A thread that enters methods all the time, and one that allocates. */
public class Modes {
    static volatile boolean stop;
    static int sink;

    static void tick() { }

    static void garbage() {
        for (int i = 0; i < 300; i++) sink += new byte[i].length;
    }

    public static void main(String[] args) throws Exception {
        Thread ticker = new Thread("ticker") {
            public void run() {
                while (!stop) tick();
            }
        };
        ticker.setDaemon(true);
        ticker.start();
        Driver.step(1);
        garbage();
        Driver.step(2);
        Driver.step(3);
        garbage();
        Driver.step(4);
        garbage();
        Driver.step(5);
        stop = true;
        ticker.join();
        System.out.println("ran");
    }
}
