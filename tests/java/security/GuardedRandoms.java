/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.security.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Generators of providers are guarded unless they say that they guard themselves; those of the
 * library live on in streams.
 */
public class GuardedRandoms {

    static final AtomicInteger INSIDE = new AtomicInteger();
    static volatile boolean met;

    public static class Slow extends SecureRandomSpi {

        private static void stay() {
            if (INSIDE.incrementAndGet() > 1) met = true;
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
            INSIDE.decrementAndGet();
        }

        @Override
        protected void engineSetSeed(byte[] seed) {
            stay();
        }

        @Override
        protected void engineNextBytes(byte[] bytes) {
            stay();
        }

        @Override
        protected byte[] engineGenerateSeed(int n) {
            stay();
            return new byte[n];
        }
    }

    static class Mine extends Provider {

        Mine() {
            super("Mine", "1", "");
            put("SecureRandom.A", Slow.class.getName());
            put("SecureRandom.B", Slow.class.getName());
            put("SecureRandom.B ThreadSafe", "true");
            putService(new Service(this, "SecureRandom", "C", Slow.class.getName(), null, null));
            putService(
                new Service(
                    this,
                    "SecureRandom",
                    "D",
                    Slow.class.getName(),
                    null,
                    Map.of("ThreadSafe", "true")
                )
            );
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] { "A", "B", "C", "D" }) {
            SecureRandom random = SecureRandom.getInstance(name, new Mine());
            met = false;
            Thread[] threads = new Thread[6];
            for (int i = 0; i < threads.length; i++) {
                int kind = i % 3;
                threads[i] = new Thread(() -> {
                    if (kind == 0) random.nextInt();
                    else if (kind == 1) random.setSeed(new byte[1]);
                    else random.generateSeed(1);
                });
                threads[i].start();
            }
            for (Thread t : threads) t.join();
            System.out.println(name + " " + met);
        }
        for (boolean seeded : new boolean[] { true, false })
            for (int used = 0; used < 30; used += 7) {
                SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
                if (seeded) random.setSeed(new byte[] { 1, 2, 3 });
                random.nextBytes(new byte[used]);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                new ObjectOutputStream(bytes).writeObject(random);
                SecureRandom back = (SecureRandom) new ObjectInputStream(
                    new ByteArrayInputStream(bytes.toByteArray())
                ).readObject();
                byte[] a = new byte[50],
                    b = new byte[50];
                random.nextBytes(a);
                back.nextBytes(b);
                System.out.println(
                    seeded +
                        " " +
                        used +
                        " " +
                        (seeded || used > 0 ? Arrays.equals(a, b) : "") +
                        (seeded ? HexFormat.of().formatHex(b) : "") +
                        " " +
                        back.getAlgorithm()
                );
            }
    }
}
