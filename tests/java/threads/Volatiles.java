/* SPDX-License-Identifier: MIT */
/*
 * Publication through volatile fields, final fields and park/unpark; long and double are not torn.
 */
import java.util.concurrent.locks.*;

public class Volatiles {

    static volatile boolean stop;
    static volatile long v;
    static volatile double d;
    static int data;
    static volatile int ready;

    static class Box {

        final int[] a;

        Box(int n) {
            a = new int[] { n, n };
        }
    }

    static Box box;

    public static void main(String[] args) throws Exception {
        Thread spin = new Thread(() -> {
            long n = 0;
            while (!stop) n++;
            System.out.println("stopped");
        });
        spin.start();
        Thread.sleep(20);
        stop = true;
        spin.join();
        boolean[] torn = new boolean[2];
        stop = false;
        Thread w = new Thread(() -> {
            for (int i = 0; i < 50000; i++) {
                v = (i & 1) == 0 ? 0L : -1L;
                d = (i & 1) == 0 ? 1.5 : -3e200;
            }
            stop = true;
        });
        w.start();
        while (!stop) {
            long x = v;
            if (x != 0 && x != -1) torn[0] = true;
            double y = d;
            if (y != 0 && y != 1.5 && y != -3e200) torn[1] = true;
        }
        w.join();
        System.out.println(torn[0] + " " + torn[1]);
        int bad = 0;
        for (int round = 0; round < 50; round++) {
            ready = 0;
            int r = round;
            Thread p = new Thread(() -> {
                data = r * 3;
                ready = 1;
            });
            p.start();
            while (ready == 0) Thread.onSpinWait();
            if (data != r * 3) bad++;
            p.join();
        }
        System.out.println(bad);
        Thread pub = new Thread(() -> {
            for (int i = 0; i < 20000; i++) box = new Box(i);
        });
        pub.start();
        int bad2 = 0;
        for (int i = 0; i < 20000; i++) {
            Box b = box;
            if (b != null && b.a[0] != b.a[1]) bad2++;
        }
        pub.join();
        System.out.println(bad2);
        Thread me = Thread.currentThread();
        LockSupport.unpark(me);
        LockSupport.unpark(me);
        LockSupport.park();
        LockSupport.parkNanos(1000);
        Thread t = new Thread(() -> {
            LockSupport.park();
            System.out.println("unparked " + Thread.currentThread().isInterrupted());
        });
        t.start();
        LockSupport.unpark(t);
        t.join();
        Thread t2 = new Thread(() -> {
            LockSupport.park();
            System.out.println("unparked " + Thread.currentThread().isInterrupted());
        });
        t2.start();
        t2.interrupt();
        t2.join();
        Thread[] ring = new Thread[5];
        int[] hops = new int[1];
        for (int i = 0; i < 5; i++) {
            int k = i;
            ring[i] = new Thread(() -> {
                for (int n = 0; n < 20; n++) {
                    while (ready % 5 != k) LockSupport.parkNanos(100000);
                    hops[0]++;
                    ready = ready + 1;
                    LockSupport.unpark(ring[(k + 1) % 5]);
                }
            });
        }
        ready = 0;
        for (Thread x : ring) x.start();
        for (Thread x : ring) x.join();
        System.out.println(hops[0]);
    }
}
