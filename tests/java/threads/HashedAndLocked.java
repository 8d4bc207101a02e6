// SPDX-License-Identifier: MIT

/** Objects that have a hash and are locked in turn keep their hashes, however many there are. */
public class HashedAndLocked {
    private static final int MANY = 400_000;

    public static void main(String[] args) throws InterruptedException {
        Object[] kept = new Object[MANY / 8];
        int[] hashes = new int[kept.length];
        int locked = 0;
        for (int i = 0; i < MANY; i++) {
            Object object = new Object();
            int hash = System.identityHashCode(object);
            synchronized (object) {
                locked++;
                if (object.hashCode() != hash) System.out.println("another hash while locked");
            }
            if (i % 8 == 0) {
                kept[i / 8] = object;
                hashes[i / 8] = hash;
            }
        }
        int different = 0;
        for (int i = 0; i < kept.length; i++) if (kept[i].hashCode() != hashes[i]) different++;
        System.out.println(locked + " locked, " + different + " of another hash");
        System.out.println(betweenThreads(kept) + " entries of two threads");
    }

    /** Two threads lock the same hashed objects: some monitors have a queue when others go. */
    private static int betweenThreads(Object[] objects) throws InterruptedException {
        int[] entries = new int[1];
        Object sum = new Object();
        Runnable work = () -> {
            for (Object object : objects) {
                synchronized (object) {
                    synchronized (sum) {
                        entries[0]++;
                    }
                }
            }
        };
        Thread other = new Thread(work);
        other.start();
        work.run();
        other.join();
        return entries[0];
    }
}
