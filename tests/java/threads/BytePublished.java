// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of byte handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class BytePublished {

    static volatile byte vol = (byte) 1;
    static byte plain = (byte) 1,
        guarded = (byte) 1;
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile byte inst = (byte) -128;
    static volatile boolean stop;
    static byte[] array = new byte[4];

    static final class Box {

        final byte x;
        final byte[] y;

        Box(byte v) {
            x = v;
            y = new byte[] { v, v };
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

    static void p(String n, byte v) {
        System.out.println(n + " " + v);
    }

    public static void main(String[] args) throws Exception {
        byte[] got = new byte[8];
        plain = (byte) -128;
        Thread s = go(() -> {
            got[0] = plain;
            plain = (byte) 127;
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = (byte) 1;
            vol = (byte) 127;
            turn = 2;
        });
        plain = (byte) -128;
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? (byte) 1 : (byte) -128);
            box = new Box((byte) 127);
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Byte.compare(seen.x, (byte) 127) == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = (byte) -128;
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Byte.compare(guarded, (byte) -128) != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        byte one = (byte) 1,
            two = (byte) 127;
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            byte x = vol;
            if (
                Byte.compare(x, one) != 0 &&
                Byte.compare(x, two) != 0 &&
                Byte.compare(x, (byte) 127) != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        BytePublished o = new BytePublished();
        Thread i = go(() -> {
            o.inst = (byte) 1;
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Byte> ref = new AtomicReference<>((byte) 1);
        Byte first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, (byte) -128));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Byte> tl = ThreadLocal.withInitial(() -> (byte) 127);
        Thread l = go(() -> {
            tl.set((byte) 1);
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? (byte) 1 : (byte) -128;
                array[m] = m == 0 ? (byte) 127 : (byte) -128;
            });
        }
        for (Thread k : many) k.join();
        for (byte x : array) p("neighbour", x);
    }
}
