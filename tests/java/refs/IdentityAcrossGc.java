/* SPDX-License-Identifier: MIT */
/*
 * Identity hashes, identity maps, locks, interned strings, arrays and statics survive collections.
 */
import java.util.*;

public class IdentityAcrossGc {

    static Object[] statics = { new Object(), "s", new int[] { 1, 2 } };
    static long[][] grid = new long[50][50];

    public static void main(String[] args) throws Exception {
        List<Object> l = new ArrayList<>();
        List<Integer> h = new ArrayList<>();
        IdentityHashMap<Object, Integer> im = new IdentityHashMap<>();
        for (int i = 0; i < 500; i++) {
            Object o = i % 3 == 0 ? new Object() : i % 3 == 1 ? new int[i] : new String("k" + i);
            l.add(o);
            h.add(System.identityHashCode(o));
            im.put(o, i);
        }
        for (int r = 0; r < 5; r++) {
            byte[][] junk = new byte[100][];
            for (int i = 0; i < 3000; i++) junk[i % 100] = new byte[i % 500];
            System.gc();
            int bad = 0;
            for (int i = 0; i < 500; i++) {
                if (System.identityHashCode(l.get(i)) != h.get(i)) bad++;
                if (im.get(l.get(i)) != i) bad++;
            }
            System.out.println(bad);
        }
        String a = "inter" + "ned",
            b = new String(new char[] { 'i', 'n', 't', 'e', 'r', 'n', 'e', 'd' });
        System.out.println(
            (a == b) +
                " " +
                (a == b.intern()) +
                " " +
                (a == ("inter" + args.length).replace("0", "ned").intern())
        );
        String dyn = ("dyn" + l.size()).intern();
        System.gc();
        System.out.println(dyn == new StringBuilder("dyn").append(500).toString().intern());
        System.out.println(Holder.S == a);
        for (int i = 0; i < 50; i++) for (int j = 0; j < 50; j++) grid[i][j] = i * 1000L + j;
        System.gc();
        long s = 0;
        for (long[] x : grid) for (long y : x) s += y;
        System.out.println(s + " " + ((int[]) statics[2])[1]);
        Object lock = new Object();
        synchronized (lock) {
            int id = lock.hashCode();
            System.gc();
            System.out.println(Thread.holdsLock(lock) && id == lock.hashCode());
        }
        Object[] old = new Object[1000];
        for (int i = 0; i < 20000; i++) {
            old[i % 1000] = new Object[] {
                i,
                "v" + i,
                old[(i + 1) % 1000] instanceof Object[] p ? p[0] : null
            };
            if (i % 5000 == 0) System.gc();
        }
        int sum = 0;
        for (Object o : old) sum += (Integer) ((Object[]) o)[0];
        System.out.println(sum + " " + ((Object[]) old[5])[1]);
        LinkedList<int[]> q = new LinkedList<>();
        for (int i = 0; i < 30000; i++) {
            q.add(new int[] { i, ~i });
            if (q.size() > 300) {
                int[] x = q.removeFirst();
                if (x[0] != ~x[1]) System.out.println("bad");
            }
        }
        System.out.println(q.size());
        Runnable[] rs = new Runnable[100];
        int[] cnt = new int[1];
        for (int i = 0; i < 100; i++) {
            int k = i;
            rs[i] = () -> cnt[0] += k;
        }
        System.gc();
        for (Runnable r : rs) r.run();
        System.out.println(cnt[0]);
        Object[] deep = null;
        for (int i = 0; i < 200000; i++) deep = new Object[] { deep };
        System.gc();
        int d = 0;
        while (deep != null) {
            deep = (Object[]) deep[0];
            d++;
        }
        System.out.println(d);
    }

    static class Holder {

        static final String S = "interned";
    }
}
