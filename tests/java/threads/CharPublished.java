// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of char handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class CharPublished {

    static volatile char vol = 'a';
    static char plain = 'a',
        guarded = 'a';
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile char inst = '\uffff';
    static volatile boolean stop;
    static char[] array = new char[4];

    static final class Box {

        final char x;
        final char[] y;

        Box(char v) {
            x = v;
            y = new char[] { v, v };
        }
    }

    static Thread go(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    static void await(int n) {
        while (turn != n) Thread.onSpinWait();
    }

    static void p(String n, char v) {
        System.out.println(n + " " + (int) v);
    }

    public static void main(String[] args) throws Exception {
        char[] got = new char[8];
        plain = '\uffff';
        Thread s = go(() -> {
            got[0] = plain;
            plain = '0';
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = 'a';
            vol = '0';
            turn = 2;
        });
        plain = '\uffff';
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? 'a' : '\uffff');
            box = new Box('0');
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Character.compare(seen.x, '0') == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = '\uffff';
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Character.compare(guarded, '\uffff') != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        char one = 'a',
            two = '0';
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            char x = vol;
            if (
                Character.compare(x, one) != 0 &&
                Character.compare(x, two) != 0 &&
                Character.compare(x, '0') != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        CharPublished o = new CharPublished();
        Thread i = go(() -> {
            o.inst = 'a';
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Character> ref = new AtomicReference<>('a');
        Character first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, '\uffff'));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Character> tl = ThreadLocal.withInitial(() -> '0');
        Thread l = go(() -> {
            tl.set('a');
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? 'a' : '\uffff';
                array[m] = m == 0 ? '0' : '\uffff';
            });
        }
        for (Thread k : many) k.join();
        for (char x : array) p("neighbour", x);
    }
}
