/* SPDX-License-Identifier: MIT */
/* Monitors: uncontended, nested, contended by four threads, and a queue of producers and consumers
 * with wait and notify. Argument: operations. */
public class Monitors {
    static final class Counter {
        private int value;

        synchronized void increment() {
            value++;
        }

        synchronized void twice() {
            increment();
            increment();
        }

        synchronized int get() {
            return value;
        }
    }

    static final class Channel {
        private final int[] items = new int[64];
        private int head, size;

        synchronized void put(int item) throws InterruptedException {
            while (size == items.length) wait();
            items[(head + size++) % items.length] = item;
            if (size == 1) notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (size == 0) wait();
            int item = items[head];
            head = (head + 1) % items.length;
            if (size-- == items.length) notifyAll();
            return item;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int operations = args.length > 0 ? Integer.parseInt(args[0]) : 4000000;
        Counter alone = new Counter();
        for (int i = 0; i < operations; i++) alone.increment();
        for (int i = 0; i < operations / 4; i++) alone.twice();

        Counter shared = new Counter();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread() {
                @Override public void run() {
                    for (int k = 0; k < operations / 16; k++) shared.increment();
                }
            };
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();

        Channel channel = new Channel();
        int messages = operations / 24;
        Thread producer = new Thread() {
            @Override public void run() {
                try {
                    for (int i = 0; i < messages; i++) channel.put(i);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
        producer.start();
        long sum = 0;
        for (int i = 0; i < messages; i++) sum += channel.take();
        producer.join();
        System.out.println(alone.get() + " " + shared.get() + " " + sum);
    }
}
