// SPDX-License-Identifier: MIT
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Vector;

/**
 * In the language of 1.3: nested finally as subroutines, class literals by name, inner classes by
 * access methods.
 */
public class OldProgram {

    private int secret = 1;
    private static StringBuffer log = new StringBuffer();

    class Inner {

        private int bump() {
            secret++;
            secret += 2;
            return secret--;
        }
    }

    static int nested(int n) {
        try {
            try {
                if (n == 0) return 1;
                if (n == 1) throw new IllegalStateException("one");
                log.append("a");
            } finally {
                try {
                    log.append("b");
                    if (n == 2) throw new RuntimeException("two");
                } finally {
                    log.append("c");
                }
            }
            return 2;
        } catch (IllegalStateException e) {
            log.append("d");
            return 3;
        } finally {
            log.append("e");
            if (n == 3) return 4;
        }
    }

    static int loops() {
        int sum = 0;
        outer: for (int i = 0; i < 10; i++) {
            for (int k = 0; ; k++) {
                try {
                    if (k == 3) continue outer;
                    if (i == 7) break outer;
                    sum += k;
                } finally {
                    sum += 100;
                    synchronized (log) {
                        if (k == 2) sum++;
                    }
                }
            }
        }
        return sum;
    }

    static long wide(long a, double b) {
        long kept = a;
        try {
            kept = kept * 3 + (long) b;
            return kept;
        } finally {
            kept = -1;
            log.append(kept);
        }
    }

    public static void main(String[] args) throws Exception {
        for (int n = 0; n < 5; n++) {
            try {
                System.out.println(n + " " + nested(n));
            } catch (RuntimeException e) {
                System.out.println(n + " " + e.getMessage());
            }
        }
        System.out.println(loops() + " " + wide(1L << 40, 2.75) + " " + log);
        OldProgram p = new OldProgram();
        System.out.println(p.new Inner().bump() + " " + p.secret);
        System.out.println(
            OldProgram.class.getName() + " " + int[].class.getName() + " " + Hashtable.class
        );
        Vector v = new Vector();
        for (
            Enumeration e = new Hashtable() {
                {
                    put("k", new Integer(1));
                }
            }.keys();
            e.hasMoreElements();

        ) v.addElement(e.nextElement());
        System.out.println(v);
        final int[] count = new int[1];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread() {
                public void run() {
                    for (int n = 0; n < 1000; n++) synchronized (count) {
                        count[0]++;
                    }
                }
            };
            threads[i].start();
        }
        for (int i = 0; i < threads.length; i++) threads[i].join();
        System.out.println(count[0]);
        switch (args.length) {
            case 0:
                System.out.println("none");
            case 1:
                System.out.println("falls");
                break;
            default:
                System.out.println("some");
        }
    }
}
