/* SPDX-License-Identifier: MIT */
/* Four threads meet the same unquickened instructions at once. */
public class QuickenRace {

    static int n;

    static synchronized void inc() {
        n++;
    }

    int f;
    long g;
    Object h;

    public static void main(String[] a) throws Exception {
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread() {
                public void run() {
                    QuickenRace t = new QuickenRace();
                    for (int k = 0; k < 200000; k++) {
                        inc();
                        t.f += 1;
                        t.g += t.f;
                        t.h = t;
                        byte[] b = new byte[k & 127];
                    }
                    synchronized (QuickenRace.class) {
                        System.out.println(t.g);
                    }
                }
            };
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(n);
    }
}
