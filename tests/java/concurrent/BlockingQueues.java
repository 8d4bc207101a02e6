/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/**
 * The blocking queues: all ways in and out, bounds, iterators, and sums through several threads.
 */
public class BlockingQueues {

    static String outcome(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return (
                e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ":" + e.getMessage())
            );
        }
    }

    static void all(String name, Supplier<BlockingQueue<Integer>> make) throws Exception {
        BlockingQueue<Integer> q = make.get();
        System.out.println(
            "== " +
                name +
                " " +
                q +
                q.size() +
                q.isEmpty() +
                q.peek() +
                q.poll() +
                " " +
                q.remainingCapacity() +
                " " +
                outcome(q::remove) +
                " " +
                outcome(q::element)
        );
        System.out.println(
            outcome(() -> q.add(3)) +
                outcome(() -> q.offer(1)) +
                outcome(() -> q.offer(2, 1, TimeUnit.MILLISECONDS)) +
                " " +
                outcome(() -> q.offer(9, 1, TimeUnit.MILLISECONDS)) +
                " " +
                outcome(() -> q.offer(8)) +
                " " +
                outcome(() -> q.add(7)) +
                " " +
                q.size()
        );
        System.out.println(
            q +
                " " +
                Arrays.toString(q.toArray()) +
                " " +
                Arrays.toString(q.toArray(new Integer[1])) +
                " " +
                q.contains(2) +
                q.contains(99) +
                q.contains(null) +
                " " +
                q.remove(2) +
                q.remove(99) +
                " " +
                q.peek()
        );
        System.out.println(
            outcome(() -> q.add(null)) +
                " " +
                outcome(() -> q.offer(null)) +
                " " +
                outcome(() -> {
                    q.put(null);
                    return "";
                }) +
                " " +
                outcome(() -> q.drainTo(null)) +
                " " +
                outcome(() -> q.drainTo(q))
        );
        List<Integer> seen = new ArrayList<>();
        for (Iterator<Integer> it = q.iterator(); it.hasNext(); ) {
            int x = it.next();
            seen.add(x);
            if (x % 2 == 0) it.remove();
        }
        System.out.println(
            seen +
                " " +
                q.size() +
                " " +
                outcome(() -> q.iterator().next()) +
                " " +
                q.removeIf(x -> x > 5) +
                " " +
                q
                    .stream()
                    .mapToInt(x -> x)
                    .sum()
        );
        List<Integer> into = new ArrayList<>();
        System.out.println(
            q.drainTo(into, 1) +
                " " +
                into +
                " " +
                q.drainTo(into) +
                " " +
                into +
                " " +
                q.isEmpty() +
                " " +
                outcome(() -> q.poll(1, TimeUnit.MILLISECONDS))
        );
        Thread.currentThread().interrupt();
        System.out.println(outcome(q::take) + " " + Thread.interrupted());

        BlockingQueue<Integer> shared = make.get();
        AtomicLong sum = new AtomicLong(),
            count = new AtomicLong();
        Thread[] threads = new Thread[6];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 600; i++) {
                        if (me == 0) shared.put(i);
                        else if (me == 1) while (!shared.offer(i, 1, TimeUnit.MILLISECONDS))
                            count.addAndGet(0);
                        else if (me == 2) while (
                                !shared.offer(i) && !shared.offer(i, 1, TimeUnit.MILLISECONDS)
                            )
                            count.addAndGet(0);
                        else if (me == 3) sum.addAndGet(shared.take());
                        else if (me == 4) {
                            Integer x;
                            while ((x = shared.poll(1, TimeUnit.MILLISECONDS)) == null)
                                count.addAndGet(0);
                            sum.addAndGet(x);
                        } else {
                            Integer x;
                            while (
                                    (x = shared.poll()) == null &&
                                    (x = shared.poll(1, TimeUnit.MILLISECONDS)) == null
                                )
                                count.addAndGet(0);
                            sum.addAndGet(x);
                        }
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) t.join();
        System.out.println(sum + " " + shared);
    }

    public static void main(String[] args) throws Exception {
        all("array", () -> new ArrayBlockingQueue<>(4));
        all("array fair", () -> new ArrayBlockingQueue<>(3, true));
        all("linked", LinkedBlockingQueue::new);
        all("linked bounded", () -> new LinkedBlockingQueue<>(4));
        all("priority", () -> new PriorityBlockingQueue<>(2, Comparator.reverseOrder()));
        all("deque", LinkedBlockingDeque::new);
        all("transfer", LinkedTransferQueue::new);
        all("synchronous", SynchronousQueue::new);
        all("synchronous fair", () -> new SynchronousQueue<>(true));
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(3);
        d.putFirst(1);
        d.putLast(2);
        System.out.println(
            d.offerFirst(0) +
                " " +
                d.offerLast(3) +
                " " +
                outcome(() -> {
                    d.addFirst(9);
                    return "";
                }) +
                " " +
                d +
                d.peekFirst() +
                d.peekLast() +
                d.getFirst() +
                d.getLast() +
                " " +
                d.removeFirstOccurrence(1) +
                d.takeLast() +
                d.takeFirst() +
                " " +
                d.pollFirst() +
                d.pollLast(1, TimeUnit.MILLISECONDS) +
                " " +
                outcome(d::pop) +
                " " +
                outcome(d::getFirst)
        );
        d.push(5);
        d.push(6);
        System.out.println(
            d + " " + d.pop() + d.removeLast() + " " + d.descendingIterator().hasNext()
        );
        System.out.println(
            outcome(() -> new ArrayBlockingQueue<>(0)) +
                " " +
                outcome(() -> new LinkedBlockingQueue<>(0)) +
                " " +
                outcome(() -> new ArrayBlockingQueue<>(1, false, List.of(1, 2))) +
                " " +
                outcome(() -> new PriorityBlockingQueue<>(0)) +
                " " +
                new PriorityBlockingQueue<>(List.of(3, 1, 2)).poll() +
                " " +
                new LinkedBlockingQueue<>(List.of(1, 2))
        );
        Exchanger<String> x = new Exchanger<>();
        FutureTask<String> other = new FutureTask<>(() -> x.exchange("theirs"));
        new Thread(other).start();
        System.out.println(
            x.exchange("mine") +
                other.get() +
                " " +
                outcome(() -> x.exchange("alone", 2, TimeUnit.MILLISECONDS))
        );
        CyclicBarrier barrier = new CyclicBarrier(2, () -> System.out.println("tripped"));
        new Thread(() -> outcome(barrier::await)).start();
        barrier.await();
        System.out.println(
            barrier.getParties() +
                " " +
                barrier.getNumberWaiting() +
                " " +
                barrier.isBroken() +
                " " +
                outcome(() -> barrier.await(1, TimeUnit.MILLISECONDS)) +
                " " +
                barrier.isBroken() +
                " " +
                outcome(barrier::await)
        );
        Semaphore s = new Semaphore(2, true);
        System.out.println(
            s.tryAcquire(3) +
                " " +
                s.tryAcquire(2) +
                " " +
                s.availablePermits() +
                " " +
                s.tryAcquire(1, TimeUnit.MILLISECONDS) +
                " " +
                s.isFair() +
                " " +
                s.drainPermits()
        );
        s.release(5);
        System.out.println(
            s.drainPermits() +
                " " +
                s.toString().replaceAll(".*\\[", "[") +
                " " +
                outcome(() -> {
                    s.release(-1);
                    return "";
                })
        );
    }
}
