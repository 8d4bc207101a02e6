/* SPDX-License-Identifier: MIT */
/**
 * What three ears hear between open and close: calls, exceptions, objects of several kinds that
 * live and die. One thread, so that the account of a run does not depend on others; behind that
 * some threads that have names.
 */
public class Ears {
    static Object[] kept = new Object[5000];
    static int sum;

    static class Node {
        Object a;
        int b;
    }

    static void open() {}
    static void close() {}

    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static int fails(int n) {
        if (n == 0) throw new IllegalArgumentException();
        return fails(n - 1) + 1;
    }
    static void work(int round) {
        sum += fib(12);
        try {
            fails(20);
        } catch (IllegalArgumentException e) {
            sum++;
        }
        for (int i = 0; i < 20000; i++) {
            Node node = new Node();
            node.a = i % 2 == 0 ? new int[i % 50] : new Object[i % 20];
            if (i % 7 == 0) kept[(i + round) % kept.length] = node;
        }
        kept[round] = kept.clone().length;
        kept[round + 1] = Long.toString(round);
    }

    static void body() {}

    public static void main(String[] args) throws InterruptedException {
        work(0);
        open();
        for (int round = 0; round < 6; round++) {
            work(round);
            if (round % 2 == 0) System.gc();
        }
        System.gc();
        close();
        for (int i = 0; i < 5; i++) {
            Thread t = new Thread(Ears::body, "ear " + i);
            t.start();
            t.join();
        }
        System.out.println(sum);
    }
}
