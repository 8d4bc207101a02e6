/* SPDX-License-Identifier: MIT */
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Threads allocate, change structures that all of them share, and check what must hold: a table of
 * linked
 * lists whose numbers add up, old arrays that refer to young objects, maps with strings, trees,
 * weak
 * references that are whole or empty, large arrays. What is printed does not depend on who was
 * faster.
 */
public class Soak {

    static final int THREADS = 4,
        ROUNDS = 60,
        SLOTS = 257;

    static final class Link {

        final int number, check;
        final Link next;
        int[] load;

        Link(int number, Link next) {
            this.number = number;
            this.check = ~number;
            this.next = next;
            this.load = new int[number % 50];
            if (load.length > 0) load[load.length - 1] = number;
        }
    }

    static final class Tree {

        Tree left, right;
        final int depth;

        Tree(int depth) {
            this.depth = depth;
            if (depth > 0) {
                left = new Tree(depth - 1);
                right = new Tree(depth - 1);
            }
        }

        int size() {
            if (depth == 0) return left == null && right == null ? 1 : -1000000;
            return 1 + left.size() + right.size();
        }
    }

    static final Link[] table = new Link[SLOTS];
    static final long[] sums = new long[SLOTS];
    static final Object[] shared = new Object[100000]; /* a large array of an age */
    static volatile int failures;

    static void fail(String what) {
        synchronized (Soak.class) {
            failures++;
        }
        System.out.println("FAILED: " + what);
    }

    static void link(int slot, int number) {
        synchronized (table) {
            table[slot] = new Link(number, table[slot]);
            sums[slot] += number;
        }
    }

    static void verify(int slot) {
        synchronized (table) {
            long sum = 0;
            int length = 0;
            for (Link l = table[slot]; l != null; l = l.next) {
                if (l.check != ~l.number || l.load.length != l.number % 50) fail(
                    "a link is damaged"
                );
                if (l.load.length > 0 && l.load[l.load.length - 1] != l.number) fail(
                    "a load is damaged"
                );
                sum += l.number;
                length++;
            }
            if (sum != sums[slot]) fail(
                "slot " + slot + " adds up to " + sum + " instead of " + sums[slot]
            );
            if (length > 40) {
                table[slot] = null;
                sums[slot] = 0;
            }
        }
    }

    static void work(int me) {
        long seed = me * 7919 + 1;
        Map<String, Integer> own = new HashMap<>();
        List<WeakReference<int[]>> weak = new ArrayList<>();
        Tree kept = new Tree(9);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < 400; i++) {
                seed = seed * 6364136223846793005L + 1442695040888963407L;
                int r = (int) (seed >>> 33);
                link(r % SLOTS, r % 1000);
                if (i % 8 == 0) verify((r >>> 8) % SLOTS);
                int place = me + THREADS * (r % (shared.length / THREADS));
                shared[place] = new int[] { place, ~place };
                Object other = shared[(r >>> 3) % shared.length];
                if (other != null && ((int[]) other)[0] != ~((int[]) other)[1]) fail(
                    "a shared object is damaged"
                );
                own.put("key " + (r % 500), r % 500);
            }
            for (Map.Entry<String, Integer> e : own.entrySet())
                if (!e.getKey().equals("key " + e.getValue())) fail("a map is damaged");
            if (new Tree(7).size() != 255 || kept.size() != 1023) fail("a tree is damaged");
            if (round % 10 == 9) kept = new Tree(9);
            weak.add(new WeakReference<>(new int[] { round, ~round }));
            for (WeakReference<int[]> w : weak) {
                int[] target = w.get();
                if (target != null && target[0] != ~target[1]) fail("a weak target is damaged");
            }
            long[] large = new long[60000];
            large[round] = me;
            if (round % 20 == 0) System.gc();
            if (large[round] != me || large[59999] != 0) fail("a large array is damaged");
            System.identityHashCode(kept);
        }
    }

    public static void main(String[] args) throws Exception {
        int times = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        for (int n = 0; n < times; n++) {
            Thread[] threads = new Thread[THREADS];
            for (int i = 0; i < THREADS; i++) {
                int me = i;
                threads[i] = new Thread(() -> work(me));
                threads[i].start();
            }
            for (Thread t : threads) t.join();
            for (int slot = 0; slot < SLOTS; slot++) verify(slot);
            for (int i = 0; i < shared.length; i++) if (
                shared[i] != null && ((int[]) shared[i])[0] != i
            ) fail("a shared object is in the wrong place");
        }
        System.out.println("failures: " + failures);
    }
}
