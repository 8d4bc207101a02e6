// SPDX-License-Identifier: MIT
// Whoever gets an object through a race sees its final fields as the constructor left them, and
// what they lead to
// (JLS 17.5).
public class Freezes {

    static final class Point {

        final int x;
        final int[] further;
        final Point next;

        Point(int x, Point next) {
            this.x = x;
            this.next = next;
            further = new int[] { x, x + 1 };
        }
    }

    static Point shared; // a race on purpose
    static volatile boolean done;

    public static void main(String[] arguments) throws Exception {
        Thread writer = new Thread(() -> {
            for (int i = 1; i <= 5000; i++) shared = new Point(i, new Point(-i, null));
            done = true;
        });
        long[] bad = new long[2];
        Thread[] readers = new Thread[2];
        for (int n = 0; n < readers.length; n++) {
            int own = n;
            readers[n] = new Thread(() -> {
                while (!done) {
                    Point p = shared;
                    if (p == null) continue;
                    if (
                        p.x == 0 ||
                        p.further[0] != p.x ||
                        p.further[1] != p.x + 1 ||
                        p.next.x != -p.x ||
                        p.next.further[0] != -p.x ||
                        p.next.next != null
                    ) bad[own]++;
                }
            });
            readers[n].start();
        }
        writer.start();
        for (Thread reader : readers) reader.join();
        System.out.println("half made: " + (bad[0] + bad[1]) + ", last " + shared.x);
    }
}
