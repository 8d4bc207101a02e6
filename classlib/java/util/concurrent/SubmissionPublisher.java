/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/**
 * Gives what is submitted to all subscribers, each with a buffer of its own that a task empties on
 * the executor as far as the subscriber asks for items.
 */
public class SubmissionPublisher<T> implements Flow.Publisher<T>, AutoCloseable {
    private static final int LARGEST = 1 << 30;

    private final Executor executor;
    private final int capacity;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private final ArrayList<Link<T>> links = new ArrayList<>();
    private volatile boolean closed;
    private volatile Throwable reason;

    public SubmissionPublisher() {
        this(new CompletableFuture<Void>().defaultExecutor(), Flow.defaultBufferSize(), null);
    }

    public SubmissionPublisher(Executor executor, int maxBufferCapacity) {
        this(executor, maxBufferCapacity, null);
    }

    public SubmissionPublisher(Executor executor, int maxBufferCapacity,
            BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
        this.executor = Objects.requireNonNull(executor);
        if (maxBufferCapacity <= 0) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        this.handler = handler;
        capacity = maxBufferCapacity >= LARGEST ? LARGEST
            : maxBufferCapacity == 1 ? 1 : Integer.highestOneBit(maxBufferCapacity - 1) << 1;
    }

    /**
     * One subscriber. Its fields are guarded by its monitor; the subscriber is called without it.
     */
    private static final class Link<T> implements Flow.Subscription, Runnable,
            CompletableFuture.AsynchronousCompletionTask {
        final Flow.Subscriber<? super T> subscriber;
        private final SubmissionPublisher<T> publisher;
        private final ArrayDeque<T> buffer = new ArrayDeque<>();
        private long demand;
        private boolean greeted;
        private boolean running;
        private boolean again;
        private boolean completed;
        private Throwable failure;
        boolean over; // cancelled, or told that it ended

        Link(Flow.Subscriber<? super T> subscriber, SubmissionPublisher<T> publisher) {
            this.subscriber = subscriber;
            this.publisher = publisher;
        }

        /* Under the monitor. Starts a run unless there is one that will look again. */
        private void wake() {
            if (running) {
                again = true;
                return;
            }
            running = true;
            try {
                publisher.executor.execute(this);
            } catch (RuntimeException | Error e) {
                running = false;
                over = true;
                notifyAll();
                throw e;
            }
        }

        synchronized void start() {
            wake();
        }

        @Override
        public void request(long n) {
            synchronized (this) {
                if (over) {
                    return;
                }
                if (n <= 0) {
                    failure = new IllegalArgumentException("non-positive subscription request");
                    buffer.clear();
                } else {
                    demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
                }
                wake();
            }
        }

        @Override
        public void cancel() {
            end();
        }

        private void end() {
            synchronized (this) {
                over = true;
                buffer.clear();
                notifyAll();
            }
            publisher.forget(this);
        }

        synchronized void complete(Throwable why) {
            if (!over && !completed && failure == null) {
                completed = why == null;
                failure = why;
                wake();
            }
        }

        /* Room left after the item is in; -1: no room, -2: over. */
        synchronized int add(T item) {
            if (over) {
                return -2;
            }
            if (buffer.size() >= publisher.capacity) {
                return -1;
            }
            buffer.add(item);
            int lag = buffer.size(); // before the executor may run what takes it
            if (demand > 0 || !greeted) {
                wake();
            }
            return lag;
        }

        /* Waits for room; false: it is over or the time is. */
        synchronized boolean await(long nanos, boolean timed) {
            long start = System.nanoTime();
            boolean interrupted = false;
            try {
                while (!over && buffer.size() >= publisher.capacity) {
                    long left = timed ? nanos - (System.nanoTime() - start) : Long.MAX_VALUE;
                    if (left <= 0) {
                        return false;
                    }
                    try {
                        if (timed) {
                            wait(left / 1000_000, (int) (left % 1000_000));
                        } else {
                            wait();
                        }
                    } catch (InterruptedException e) {
                        interrupted = true;
                        if (timed) {
                            return false;
                        }
                    }
                }
                return !over;
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        synchronized int lag() {
            return buffer.size();
        }

        synchronized long unmet() {
            return demand;
        }

        @Override
        public void run() {
            for (;;) {
                T item = null;
                Throwable error = null;
                boolean greet = false;
                boolean done = false;
                synchronized (this) {
                    if (over) {
                        running = false;
                        return;
                    }
                    if (!greeted) {
                        greet = greeted = true;
                    } else if (failure != null) {
                        error = failure;
                        over = true;
                        notifyAll();
                    } else if (demand > 0 && !buffer.isEmpty()) {
                        item = buffer.poll();
                        if (demand != Long.MAX_VALUE) {
                            demand--;
                        }
                        notifyAll();
                    } else if (completed && buffer.isEmpty()) {
                        done = over = true;
                    } else if (again) {
                        again = false;
                        continue;
                    } else {
                        running = false;
                        return;
                    }
                }
                if (error != null || done) {
                    publisher.forget(this);
                }
                deliver(item, error, greet, done);
            }
        }

        private void deliver(T item, Throwable error, boolean greet, boolean done) {
            try {
                if (greet) {
                    subscriber.onSubscribe(this);
                } else if (error != null) {
                    subscriber.onError(error);
                } else if (done) {
                    subscriber.onComplete();
                } else {
                    subscriber.onNext(item);
                }
            } catch (Throwable e) {
                if (error != null || done) {
                    return;
                }
                if (item != null && publisher.handler != null) {
                    try {
                        publisher.handler.accept(subscriber, e);
                    } catch (Throwable ignored) {
                        over = true;
                    }
                }
                end();
                try {
                    subscriber.onError(e);
                } catch (Throwable ignored) {
                    over = true;
                }
            }
        }
    }

    private void forget(Link<T> link) {
        synchronized (links) {
            links.remove(link);
        }
    }

    private List<Link<T>> all() {
        synchronized (links) {
            return new ArrayList<>(links);
        }
    }

    @Override
    public void subscribe(Flow.Subscriber<? super T> subscriber) {
        Objects.requireNonNull(subscriber);
        Link<T> link = new Link<>(subscriber, this);
        Link<T> twin = null;
        synchronized (links) {
            for (Link<T> each : links) {
                if (subscriber.equals(each.subscriber)) {
                    twin = each;
                }
            }
            if (twin == null && !closed) {
                links.add(link);
            }
        }
        if (twin != null) {
            twin.complete(new IllegalStateException("Duplicate subscribe"));
            return;
        }
        link.start();
        if (closed) {
            link.complete(reason);
        }
    }

    /* Gives the item to all; what has no room is passed to `late`. Returns the largest lag,
     * or minus drops. */
    private int publish(T item, boolean blocks, long nanos,
            BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        Objects.requireNonNull(item);
        if (closed) {
            throw new IllegalStateException("Closed");
        }
        int lag = 0;
        int drops = 0;
        ArrayList<Link<T>> full = new ArrayList<>();
        for (Link<T> link : all()) {
            int n = link.add(item);
            if (n == -1) {
                full.add(link);
            }
            lag = Math.max(lag, n);
        }
        for (Link<T> link : full) {
            int n = -1;
            if (blocks && nanos == 0) {
                while (n == -1 && link.await(0, false)) {
                    n = link.add(item);
                }
            } else {
                if (nanos > 0 && link.await(nanos, true)) {
                    n = link.add(item);
                }
                if (n == -1 && onDrop != null && onDrop.test(link.subscriber, item)) {
                    n = link.add(item);
                }
            }
            if (n == -1) {
                drops++;
            }
            lag = Math.max(lag, n);
        }
        return drops > 0 ? -drops : lag;
    }

    public int submit(T item) {
        return publish(item, true, 0, null);
    }

    public int offer(T item, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return publish(item, false, 0, onDrop);
    }

    public int offer(T item, long timeout, TimeUnit unit,
            BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return publish(item, false, Math.max(0, unit.toNanos(timeout)), onDrop);
    }

    private void end(Throwable why) {
        List<Link<T>> last;
        synchronized (links) {
            if (closed) {
                return;
            }
            reason = why;
            closed = true;
            last = new ArrayList<>(links);
            links.clear();
        }
        for (Link<T> link : last) {
            link.complete(why);
        }
    }

    @Override
    public void close() {
        end(null);
    }

    public void closeExceptionally(Throwable error) {
        end(Objects.requireNonNull(error));
    }

    public boolean isClosed() {
        return closed;
    }

    public Throwable getClosedException() {
        return reason;
    }

    public boolean hasSubscribers() {
        return getNumberOfSubscribers() > 0;
    }

    public int getNumberOfSubscribers() {
        synchronized (links) {
            return links.size();
        }
    }

    public Executor getExecutor() {
        return executor;
    }

    public int getMaxBufferCapacity() {
        return capacity;
    }

    public List<Flow.Subscriber<? super T>> getSubscribers() {
        ArrayList<Flow.Subscriber<? super T>> list = new ArrayList<>();
        for (Link<T> link : all()) {
            list.add(link.subscriber);
        }
        return list;
    }

    public boolean isSubscribed(Flow.Subscriber<? super T> subscriber) {
        Objects.requireNonNull(subscriber);
        return !closed && getSubscribers().contains(subscriber);
    }

    public long estimateMinimumDemand() {
        long least = Long.MAX_VALUE;
        boolean any = false;
        for (Link<T> link : all()) {
            any = true;
            least = Math.min(least, link.unmet() - link.lag());
        }
        return any ? least : 0;
    }

    public int estimateMaximumLag() {
        int most = 0;
        for (Link<T> link : all()) {
            most = Math.max(most, link.lag());
        }
        return most;
    }

    /** Takes everything, and completes a future at the end. */
    private static final class Consuming<T>
            implements Flow.Subscriber<T>, BiConsumer<Void, Throwable> {
        private final CompletableFuture<Void> end;
        private final Consumer<? super T> consumer;
        private Flow.Subscription subscription;

        Consuming(CompletableFuture<Void> end, Consumer<? super T> consumer) {
            this.end = end;
            this.consumer = consumer;
        }

        @Override
        public void onSubscribe(Flow.Subscription s) {
            subscription = s;
            end.whenComplete(this);
            s.request(Long.MAX_VALUE);
        }

        @Override
        public void accept(Void v, Throwable x) {
            subscription.cancel();
        }

        @Override
        public void onNext(T item) {
            try {
                consumer.accept(item);
            } catch (Throwable e) {
                subscription.cancel();
                end.completeExceptionally(e);
            }
        }

        @Override
        public void onError(Throwable e) {
            end.completeExceptionally(e);
        }

        @Override
        public void onComplete() {
            end.complete(null);
        }
    }

    public CompletableFuture<Void> consume(Consumer<? super T> consumer) {
        Objects.requireNonNull(consumer);
        CompletableFuture<Void> end = new CompletableFuture<>();
        subscribe(new Consuming<>(end, consumer));
        return end;
    }
}
