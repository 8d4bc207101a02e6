/* SPDX-License-Identifier: MIT */
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.concurrent.CountDownLatch;

/**
 * Object's own hashCode, called by classes that have it, have another, or call it by super; of
 * objects that nobody asked before, that are or were locked, that were moved, and of arrays.
 */
public class HashCodesOfObjects {

    static class Plain {}

    static class Own {

        @Override
        public int hashCode() {
            return 7;
        }
    }

    static class Adding extends Plain {

        @Override
        public int hashCode() {
            return super.hashCode() + 1;
        }
    }

    interface Named {}

    enum Kind implements Named {
        FIRST,
        SECOND
    }

    static int hash(Object o) {
        return o.hashCode();
    }

    static int hashOfNamed(Named o) {
        return o.hashCode();
    }

    static boolean holds(Object o, int own) {
        int identity = System.identityHashCode(o);
        return hash(o) == own + identity && identity == System.identityHashCode(o) && identity >= 0;
    }

    static int unequal(Object[] objects) {
        IdentityHashMap<Object, Integer> all = new IdentityHashMap<>();
        int different = 0;
        for (int i = 0; i < objects.length; i++) all.put(objects[i], hash(objects[i]));
        for (Object o : objects) different += all.get(o) != hash(o) ? 1 : 0;
        return different;
    }

    static boolean locked() throws InterruptedException {
        Plain fresh = new Plain(),
            asked = new Plain(),
            waited = new Plain();
        int before = hash(asked);
        boolean good = true;
        synchronized (asked) {
            good &= hash(asked) == before;
        }
        synchronized (fresh) {
            int inside = hash(fresh);
            good &= inside == System.identityHashCode(fresh);
            synchronized (fresh) {
                good &= hash(fresh) == inside;
            }
        }
        CountDownLatch waits = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            synchronized (waited) {
                waits.countDown();
                try {
                    waited.wait();
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            }
        });
        waiter.start();
        waits.await();
        int inflated;
        synchronized (waited) {
            inflated = hash(waited);
            waited.notifyAll();
        }
        waiter.join();
        return good && inflated == hash(waited) && holds(waited, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Object[] objects = new Object[3000];
        HashMap<Object, Integer> map = new HashMap<>();
        boolean good = true;
        for (int i = 0; i < objects.length; i++) {
            Object o = i % 5 == 0 ? new int[i % 7] : i % 5 == 1 ? new Plain[1] : new Plain();
            objects[i] = o;
            map.put(o, i);
            good &= holds(o, 0) && holds(new Plain(), 0);
            if (i % 500 == 0) good &= locked();
        }
        System.out.println(good + " " + map.size());
        System.gc();
        int found = 0;
        for (int i = 0; i < objects.length; i++) found += map.get(objects[i]) == i ? 1 : 0;
        System.out.println(found + " " + unequal(objects));
        good = true;
        for (int i = 0; i < 3000; i++) {
            Named named = i % 2 == 0 ? Kind.FIRST : Kind.SECOND;
            good &=
                hash(new Own()) == 7 &&
                holds(new Adding(), 1) &&
                hashOfNamed(named) == System.identityHashCode(named);
            good &=
                new Adding().equals(new Adding()) == false &&
                "ab".hashCode() == hash("ab") &&
                hash(i) == i;
        }
        System.out.println(good);
        int thrown = 0;
        for (int i = 0; i < 2000; i++) {
            try {
                hash(i % 2 == 0 ? null : objects[i]);
            } catch (NullPointerException e) {
                thrown++;
            }
        }
        System.out.println(thrown);
        long sum = 0;
        for (int i = 0; i < 2000; i++) sum +=
            System.identityHashCode(i % 3 == 0 ? null : objects[i % 3]) == 0 ? 1 : 0;
        System.out.println(sum);
    }
}
