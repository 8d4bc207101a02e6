/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** Lets two threads swap objects; further threads wait until a pair has parted. */
public class Exchanger<V> {
    /** Two threads' meeting. */
    private static final class Meeting {
        Object first;
        Object second;
        boolean met;
    }

    private Meeting open;

    public Exchanger() {
    }

    public V exchange(V x) throws InterruptedException {
        try {
            return swap(x, 0, false);
        } catch (TimeoutException e) {
            throw new InternalError(e);
        }
    }

    public V exchange(V x, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        return swap(x, System.nanoTime() + unit.toNanos(timeout), true);
    }

    @SuppressWarnings("unchecked")
    private synchronized V swap(V x, long deadline, boolean timed)
            throws InterruptedException, TimeoutException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Meeting m = open;
        if (m != null) {
            open = null;
            m.second = x;
            m.met = true;
            notifyAll();
            return (V) m.first;
        }
        m = new Meeting();
        m.first = x;
        open = m;
        try {
            while (!m.met) {
                if (timed) {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) {
                        throw new TimeoutException();
                    }
                    wait(left / 1_000_000 + 1);
                } else {
                    wait();
                }
            }
        } catch (InterruptedException e) {
            if (!m.met) {
                throw e;
            }
            Thread.currentThread().interrupt();
        } finally {
            if (open == m) {
                open = null;
            }
        }
        return (V) m.second;
    }
}
