// SPDX-License-Identifier: MIT
import java.lang.ref.*;
import java.util.*;

/**
 * A full heap ends in OutOfMemoryError wherever memory is asked for, and the VM goes on after each.
 */
public class OutOfHeap {

    interface Eater {
        Object eat() throws Throwable;
    }

    static Object sink;
    static volatile boolean started;
    static List<Object> ballast;

    /** Which of the two is said depends on how the collector approaches the limit. */
    static String said(Throwable error) {
        return error.toString().replace("GC overhead limit exceeded", "Java heap space");
    }

    static void expect(String what, Eater eater) {
        for (int i = 0; i < 2; i++) {
            String result;
            try {
                eater.eat();
                result = "no error";
            } catch (OutOfMemoryError e) {
                ballast = null;
                sink = null;
                result = said(e).substring("java.lang.OutOfMemoryError: ".length());
            } catch (Throwable e) {
                ballast = null;
                sink = null;
                result = e.toString();
            }
            System.out.println(what + ": " + result);
        }
    }

    /** Fills the heap with objects of the size until it refuses. */
    static void fill(int size) {
        ballast = null;
        ballast = new ArrayList<>(1 << 20);
        try {
            while (true) ballast.add(new byte[size]);
        } catch (OutOfMemoryError e) {
            // full
        }
    }

    static class Node {

        Node next;
        long a, b, c;

        Node(Node next) {
            this.next = next;
        }
    }

    static int recursion(int n, List<Object> l) {
        l.add(new byte[1 << 16]);
        return recursion(n + 1, l) + 1;
    }

    public static void main(String[] args) throws Throwable {
        expect("small objects", () -> {
            Node n = null;
            while (true) n = new Node(n);
        });
        expect("arrays", () -> {
            List<long[]> l = new ArrayList<>();
            while (true) l.add(new long[1000]);
        });
        expect("large arrays", () -> {
            List<long[]> l = new ArrayList<>();
            while (true) l.add(new long[100000]);
        });
        expect("multi arrays", () -> sink = new int[100][1000][1000]);
        expect("one array", () -> sink = new long[100 << 20]);
        expect("limit int", () -> sink = new int[Integer.MAX_VALUE]);
        expect("limit object", () -> sink = new Object[Integer.MAX_VALUE]);
        expect("builder", () -> {
            StringBuilder b = new StringBuilder("xyz");
            while (true) b.append(b);
        });
        expect("string repeat", () -> "0123456789".repeat(20000000).length());
        expect("list growth", () -> {
            List<Integer> l = new ArrayList<>();
            while (true) l.add(1);
        });
        expect("map", () -> {
            Map<Integer, String> m = new HashMap<>();
            for (int i = 0; true; i++) m.put(i, "v" + i);
        });
        expect("strings", () -> {
            List<String> l = new LinkedList<>();
            for (int i = 0; true; i++) l.add("s" + i);
        });
        expect("boxes", () -> {
            Object[] chain = null;
            for (int i = 1000; true; i++) chain = new Object[] { chain, i };
        });
        expect("clone", () -> {
            List<Object> l = new ArrayList<>();
            byte[] b = new byte[1 << 20];
            while (true) l.add(b.clone());
        });
        expect("in finally", () -> {
            List<Object> l = new ArrayList<>();
            try {
                while (true) l.add(new byte[1 << 18]);
            } finally {
                l.add(new byte[100 << 20]);
            }
        });
        expect("in a handler", () -> {
            List<Object> l = new ArrayList<>();
            try {
                while (true) l.add(new byte[1 << 18]);
            } catch (OutOfMemoryError e) {
                while (true) l.add(new byte[16]);
            }
        });
        for (int size : new int[] { 16, 100, 1000, 60000 }) {
            for (int i = 0; i < 2; i++) fill(size);
            ballast = null;
        }
        System.out.println("filled");
        fill(16);
        int failures = 0;
        for (int i = 0; i < 20; i++) {
            try {
                sink = new int[10000];
            } catch (OutOfMemoryError e) {
                failures++;
            }
        }
        ballast = null;
        System.out.println(failures == 20);
        SoftReference<Object> soft = new SoftReference<>(new byte[1000]);
        WeakReference<Object> weak = new WeakReference<>(new byte[1000]);
        try {
            List<Object> l = new ArrayList<>();
            while (true) l.add(new byte[10000]);
        } catch (OutOfMemoryError e) {
            System.out.println("soft " + soft.get() + " weak " + weak.get());
        }
        Throwable[] seen = new Throwable[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int n = i;
            threads[i] = new Thread(() -> {
                while (!started) Thread.onSpinWait(); // starting a thread takes memory
                try {
                    List<Object> l = new ArrayList<>();
                    while (true) l.add(new byte[5000]);
                } catch (OutOfMemoryError e) {
                    seen[n] = e;
                }
            });
        }
        for (Thread t : threads) t.start();
        started = true;
        for (Thread t : threads) t.join();
        for (Throwable t : seen) System.out.println(said(t));
        String text = "still";
        for (int i = 0; i < 1000; i++) text = ("alive" + i).substring(0, 5);
        System.out.println(text);
    }
}
