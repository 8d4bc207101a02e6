/* SPDX-License-Identifier: MIT */
/*
 * StampedLock: each conversion of each kind of stamp in each state, what is a stamp of which kind,
 * stamps of long ago, many readers, races.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class StampsInTurn {

    static String kind(long stamp) {
        return stamp == 0
            ? "none"
            : (StampedLock.isWriteLockStamp(stamp) ? "W" : "") +
                  (StampedLock.isReadLockStamp(stamp) ? "R" : "") +
                  (StampedLock.isOptimisticReadStamp(stamp) ? "O" : "") +
                  (StampedLock.isLockStamp(stamp) ? "L" : "");
    }

    static String state(StampedLock l) {
        return (
            l.toString().replaceAll(".*@[^\\[]*", "") +
            l.isReadLocked() +
            l.isWriteLocked() +
            l.getReadLockCount()
        );
    }

    interface Step {
        Object of(StampedLock l, long stamp);
    }

    static final Object[] STEPS = {
        "write",
        (Step) (l, s) -> kind(l.tryConvertToWriteLock(s)),
        "read",
        (Step) (l, s) -> kind(l.tryConvertToReadLock(s)),
        "hope",
        (Step) (l, s) -> kind(l.tryConvertToOptimisticRead(s)),
        "valid",
        (Step) (l, s) -> l.validate(s),
        "unlock",
        (Step) (l, s) -> {
            l.unlock(s);
            return "done";
        },
        "unlockRead",
        (Step) (l, s) -> {
            l.unlockRead(s);
            return "done";
        },
        "unlockWrite",
        (Step) (l, s) -> {
            l.unlockWrite(s);
            return "done";
        }
    };

    /* A lock in a state, and a stamp of a kind, of now or of before a writer. */
    static void table() {
        String[] states = { "free", "reader", "readers", "writer" },
            stamps = { "none", "hope", "read", "write" };
        for (String state : states) {
            for (String stamp : stamps) {
                for (boolean old : new boolean[] { false, true }) {
                    StringBuilder row = new StringBuilder(
                        state + " " + stamp + (old ? " old" : "") + ":"
                    );
                    boolean fits = true;
                    for (int i = 0; fits && i < STEPS.length; i += 2) {
                        StampedLock l = new StampedLock();
                        long s = 0;
                        if (old) {
                            s = take(l, stamp);
                            l.tryUnlockRead();
                            if (!l.tryUnlockWrite()) l.unlockWrite(l.writeLock());
                        }
                        long now = switch (state) {
                            case "reader" -> l.readLock();
                            case "readers" -> {
                                l.readLock();
                                yield l.readLock();
                            }
                            case "writer" -> l.writeLock();
                            default -> 0;
                        };
                        if (!old) {
                            boolean held =
                                (stamp.equals("read") && state.startsWith("reader")) ||
                                (stamp.equals("write") && state.equals("writer"));
                            fits =
                                held ||
                                stamp.equals("none") ||
                                (stamp.equals("hope") && !state.equals("writer"));
                            s = held ? now : stamp.equals("hope") ? l.tryOptimisticRead() : 0;
                        }
                        if (fits) {
                            Object result;
                            try {
                                result = ((Step) STEPS[i + 1]).of(l, s);
                            } catch (RuntimeException e) {
                                result = e;
                            }
                            row.append(' ')
                                .append(STEPS[i])
                                .append('=')
                                .append(result)
                                .append(state(l));
                        }
                    }
                    if (fits) System.out.println(row);
                }
            }
        }
    }

    static long take(StampedLock l, String stamp) {
        return switch (stamp) {
            case "hope" -> l.tryOptimisticRead();
            case "read" -> l.readLock();
            case "write" -> l.writeLock();
            default -> 0;
        };
    }

    static void many() {
        StampedLock l = new StampedLock();
        long[] stamps = new long[1000];
        for (int i = 0; i < stamps.length; i++) stamps[i] =
            i % 2 == 0 ? l.readLock() : l.tryConvertToReadLock(l.tryOptimisticRead());
        System.out.println(state(l) + l.tryWriteLock() + kind(l.tryConvertToWriteLock(stamps[7])));
        int wrong = 0;
        for (int i = 0; i < stamps.length; i++) {
            if (l.getReadLockCount() != stamps.length - i || !l.validate(stamps[i])) wrong++;
            if (i % 3 == 0) l.unlockRead(stamps[i]);
            else if (i % 3 == 1) l.unlock(stamps[i]);
            else if (l.tryConvertToOptimisticRead(stamps[i]) == 0) wrong++;
        }
        System.out.println(wrong + state(l) + kind(l.tryWriteLock()) + state(l));
    }

    /* Two numbers that are the same whenever nobody writes. */
    static void races() throws Exception {
        StampedLock l = new StampedLock();
        int[] pair = new int[2];
        AtomicInteger torn = new AtomicInteger(),
            hopes = new AtomicInteger(),
            written = new AtomicInteger();
        Thread[] t = new Thread[6];
        for (int n = 0; n < t.length; n++) {
            int me = n;
            t[n] = new Thread(() -> {
                for (int k = 0; k < 1500; k++) {
                    long s;
                    if (me == 0) {
                        s = l.writeLock();
                    } else if (me == 1) {
                        s = l.readLock();
                        long w = l.tryConvertToWriteLock(s);
                        if (w == 0) {
                            l.unlockRead(s);
                            continue;
                        }
                        s = w;
                    } else if (me == 2) {
                        s = l.tryConvertToWriteLock(l.tryOptimisticRead());
                        if (s == 0) continue;
                    } else if (me == 3) {
                        s = l.readLock();
                        if (pair[0] != pair[1]) torn.incrementAndGet();
                        l.unlockRead(s);
                        continue;
                    } else {
                        s = l.tryOptimisticRead();
                        if (s != 0) {
                            int a = pair[0],
                                b = pair[1];
                            if (l.validate(s)) {
                                hopes.incrementAndGet();
                                if (a != b) torn.incrementAndGet();
                            }
                        }
                        continue;
                    }
                    pair[0]++;
                    pair[1]++;
                    written.incrementAndGet();
                    if (k % 2 == 0) {
                        l.unlockWrite(s);
                    } else {
                        s = l.tryConvertToReadLock(s);
                        if (pair[0] != pair[1]) torn.incrementAndGet();
                        l.unlock(s);
                    }
                }
            });
        }
        for (Thread x : t) x.start();
        for (Thread x : t) x.join();
        System.out.println(
            "torn " +
                torn +
                " " +
                (written.get() == pair[0] && pair[0] == pair[1] && pair[0] >= 1500) +
                state(l)
        );
    }

    public static void main(String[] args) throws Exception {
        table();
        many();
        races();
    }
}
