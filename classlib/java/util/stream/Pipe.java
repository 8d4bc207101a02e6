/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A stage of a stream: the head holds the source, each other stage a function that wraps the
 * sink of the next one. Nothing runs before the terminal operation calls run or pull.
 */
abstract class Pipe<S extends Pipe<S>> {
    static final int CHANGES_SIZE = 0;
    static final int KEEPS_SIZE = 1;
    static final int SHORTENS = 2;

    private final Pipe<?> head;
    private final Pipe<?> prev;
    private final Function<Sink, Sink> op;
    private final int kind;
    private long skip;
    private long limit = -1;
    private boolean used;
    private Supplier<? extends Spliterator<?>> source;
    private boolean parallel;
    private ArrayList<Runnable> closers;

    Pipe(Supplier<? extends Spliterator<?>> source, boolean parallel) {
        this.head = this;
        this.prev = null;
        this.op = null;
        this.kind = KEEPS_SIZE;
        this.source = source;
        this.parallel = parallel;
    }

    Pipe(Pipe<?> prev, int kind, Function<Sink, Sink> op) {
        prev.use();
        this.head = prev.head;
        this.prev = prev;
        this.op = op;
        this.kind = kind;
    }

    final S sliced(long skipped, long limited) {
        this.skip = skipped;
        this.limit = limited;
        return self();
    }

    @SuppressWarnings("unchecked")
    private S self() {
        return (S) this;
    }

    private void use() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
    }

    private Spliterator<?> open() {
        Supplier<? extends Spliterator<?>> s = head.source;
        if (s == null) {
            throw new IllegalStateException("source already consumed or closed");
        }
        head.source = null;
        return s.get();
    }

    final Sink wrap(Sink sink) {
        for (Pipe<?> p = this; p.prev != null; p = p.prev) {
            sink = p.op.apply(sink);
        }
        return sink;
    }

    private boolean shortCircuits() {
        for (Pipe<?> p = this; p != null; p = p.prev) {
            if (p.kind == SHORTENS) {
                return true;
            }
        }
        return false;
    }

    private static long size(Pipe<?> p, Spliterator<?> s) {
        if (p.prev == null) {
            return s.getExactSizeIfKnown();
        }
        long n = p.kind == CHANGES_SIZE || (p.kind == SHORTENS && p.limit < 0 && p.skip == 0)
            ? -1 : size(p.prev, s);
        if (n < 0) {
            return -1;
        }
        n = Math.max(0, n - p.skip);
        return p.limit >= 0 ? Math.min(n, p.limit) : n;
    }

    abstract boolean advance(Spliterator<?> s, Sink sink);

    abstract void drain(Spliterator<?> s, Sink sink);

    /** Sends all elements to a sink, stopping when it has enough if it may say so. */
    final <K extends Sink> K run(K terminal, boolean mayCancel) {
        use();
        feed(open(), terminal, mayCancel);
        return terminal;
    }

    private void feed(Spliterator<?> s, Sink terminal, boolean mayCancel) {
        Sink sink = wrap(terminal);
        sink.begin();
        if (mayCancel || shortCircuits()) {
            while (!sink.cancelled() && head.advance(s, sink)) {
                continue;
            }
        } else {
            head.drain(s, sink);
        }
        sink.end();
    }

    final long countElements() {
        use();
        Spliterator<?> s = open();
        long n = size(this, s);
        if (n >= 0) {
            return n;
        }
        long[] count = new long[1];
        feed(s, new Sink() {
            @Override public void accept(Object t) {
                count[0]++;
            }

            @Override public void accept(int v) {
                count[0]++;
            }

            @Override public void accept(long v) {
                count[0]++;
            }

            @Override public void accept(double v) {
                count[0]++;
            }
        }, false);
        return count[0];
    }

    static void flatten(BaseStream<?, ?> inner, Sink down) {
        if (inner != null) {
            try (BaseStream<?, ?> closed = inner) {
                if (inner instanceof Pipe) {
                    ((Pipe<?>) inner).run(new Sink.Inner(down), true);
                } else {
                    Iterator<?> it = inner.iterator();
                    while (!down.cancelled() && it.hasNext()) {
                        Object e = it.next();
                        if (inner instanceof IntStream) {
                            down.accept((int) e);
                        } else if (inner instanceof LongStream) {
                            down.accept((long) e);
                        } else if (inner instanceof DoubleStream) {
                            down.accept((double) e);
                        } else {
                            down.accept(e);
                        }
                    }
                }
            }
        }
    }

    /** Elements on demand, boxed. */
    final Puller pull() {
        use();
        return new Puller();
    }

    final boolean isHead() {
        return prev == null;
    }

    final Spliterator<?> takeSource() {
        use();
        return open();
    }

    final class Puller extends Sink {
        private Spliterator<?> s;
        private Sink sink;
        private Object[] buffer = new Object[4];
        private int next;
        private int end;
        private boolean finished;

        long estimate() {
            start();
            long n = size(Pipe.this, s);
            return n >= 0 ? n : Long.MAX_VALUE;
        }

        private void start() {
            if (s == null) {
                s = open();
            }
        }

        @Override public void accept(Object t) {
            if (end == buffer.length) {
                buffer = Arrays.copyOf(buffer, end * 2);
            }
            buffer[end++] = t;
        }

        boolean ready() {
            if (next < end) {
                return true;
            }
            next = end = 0;
            start();
            if (sink == null) {
                sink = wrap(this);
                sink.begin();
            }
            while (end == 0 && !finished) {
                if (sink.cancelled() || !head.advance(s, sink)) {
                    finished = true;
                    sink.end();
                }
            }
            return end > 0;
        }

        Object take() {
            Object t = buffer[next];
            buffer[next++] = null;
            return t;
        }
    }

    public final boolean isParallel() {
        return head.parallel;
    }

    public final S sequential() {
        head.parallel = false;
        return self();
    }

    public final S parallel() {
        head.parallel = true;
        return self();
    }

    public final S onClose(Runnable closeHandler) {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        Objects.requireNonNull(closeHandler);
        if (head.closers == null) {
            head.closers = new ArrayList<>();
        }
        head.closers.add(closeHandler);
        return self();
    }

    public final void close() {
        used = true;
        head.source = null;
        ArrayList<Runnable> all = head.closers;
        head.closers = null;
        closeAll(all);
    }

    private static void closeAll(ArrayList<Runnable> all) {
        Throwable failure = null;
        for (int i = 0; all != null && i < all.size(); i++) {
            try {
                all.get(i).run();
            } catch (Throwable t) {
                if (failure == null) {
                    failure = t;
                } else if (failure != t) {
                    failure.addSuppressed(t);
                }
            }
        }
        if (failure instanceof Error) {
            throw (Error) failure;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
    }

    static Runnable closing(BaseStream<?, ?> a, BaseStream<?, ?> b) {
        return () -> {
            ArrayList<Runnable> both = new ArrayList<>();
            both.add(a::close);
            both.add(b::close);
            closeAll(both);
        };
    }

    static <T> Spliterator<T> concat(Spliterator<T> a, Spliterator<T> b) {
        long n = a.estimateSize() + b.estimateSize();
        int both = a.characteristics() & b.characteristics()
            & ~(Spliterator.DISTINCT | Spliterator.SORTED | (n < 0 ? Spliterator.SIZED : 0));
        return new Spliterators.AbstractSpliterator<T>(n < 0 ? Long.MAX_VALUE : n, both) {
            private boolean second;

            @Override public boolean tryAdvance(Consumer<? super T> action) {
                if (!second) {
                    if (a.tryAdvance(action)) {
                        return true;
                    }
                    second = true;
                }
                return b.tryAdvance(action);
            }
        };
    }
}
