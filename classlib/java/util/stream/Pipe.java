/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
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
    /* Added to these: must see all elements in their order, so that a parallel run is cut here. */
    static final int STATEFUL = 4;
    /* What a stage does to the characteristics: takes the order away, sorts naturally or otherwise,
     * leaves no equal elements, makes other elements. */
    static final int UNORDERS = 8;
    static final int SORTS = 16;
    static final int REORDERS = 32;
    static final int UNITES = 64;
    static final int MAPS = 128;
    private static final int SIZES = 3;

    private final Pipe<?> head;
    private final Pipe<?> prev;
    private final Function<Sink, Sink> op;
    private final int kind;
    private final int traits; // of the source: its characteristics
    private long skip;
    private long limit = -1;
    private boolean used;
    private Supplier<? extends Spliterator<?>> source;
    private boolean parallel;
    private ArrayList<Runnable> closers;

    Pipe(Supplier<? extends Spliterator<?>> source, int traits, boolean parallel) {
        this.head = this;
        this.prev = null;
        this.op = null;
        this.kind = KEEPS_SIZE;
        this.traits = traits
            & (Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.SIZED);
        this.source = source;
        this.parallel = parallel;
    }

    Pipe(Pipe<?> prev, int kind, Function<Sink, Sink> op) {
        prev.use();
        this.head = prev.head;
        this.prev = prev;
        this.op = op;
        this.kind = kind;
        this.traits = 0;
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

    final S unused() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        return self();
    }

    private void use() {
        unused();
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
            if ((p.kind & SHORTENS) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean losesSize() {
        int sizes = kind & SIZES;
        return sizes == CHANGES_SIZE || (sizes == SHORTENS && limit < 0 && skip == 0);
    }

    /** The characteristics of the elements that this stage gives. */
    final int traits() {
        if (prev == null) {
            return traits;
        }
        int t = prev.traits();
        if ((kind & MAPS) != 0) {
            t &= ~(Spliterator.SORTED | Spliterator.DISTINCT);
        }
        if ((kind & UNORDERS) != 0) {
            t &= ~Spliterator.ORDERED;
        }
        if ((kind & SORTS) != 0) {
            t |= Spliterator.ORDERED | Spliterator.SORTED;
        }
        if ((kind & REORDERS) != 0) {
            t = t & ~Spliterator.SORTED | Spliterator.ORDERED;
        }
        if ((kind & UNITES) != 0) {
            t |= Spliterator.DISTINCT;
        }
        return losesSize() ? t & ~Spliterator.SIZED : t;
    }

    private boolean stateful() {
        for (Pipe<?> p = this; p != null; p = p.prev) {
            if ((p.kind & STATEFUL) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Exactly; -1: not known. */
    private long size(Spliterator<?> s) {
        return (traits() & Spliterator.SIZED) == 0 ? -1 : size(this, s);
    }

    private static long size(Pipe<?> p, Spliterator<?> s) {
        if (p.prev == null) {
            return s.getExactSizeIfKnown();
        }
        long n = p.losesSize() ? -1 : size(p.prev, s);
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
        if (isParallel() || head.source == null) {
            return fold(Sink.Counter::new, false).count;
        }
        use();
        Spliterator<?> s = open();
        long n = size(s);
        if (n >= 0) {
            return n;
        }
        Sink.Counter counter = new Sink.Counter();
        feed(s, counter, false);
        return counter.count;
    }

    /* ---- In parallel ---- */

    abstract Sink.Buffer buffer();

    /**
     * Runs all stages with a sink from `make` at the end; in parallel with one for each part, which
     * absorb each other in the order of the elements.
     */
    final <K extends Sink> K fold(Supplier<K> make, boolean mayCancel) {
        if (!isParallel()) {
            return run(make.get(), mayCancel);
        }
        use();
        return split(make, mayCancel);
    }

    private <K extends Sink> K split(Supplier<K> make, boolean mayCancel) {
        ArrayList<Pipe<?>> cuts = new ArrayList<>();
        for (Pipe<?> p = this; p.prev != null; p = p.prev) {
            if ((p.kind & STATEFUL) != 0) {
                cuts.add(p);
            }
        }
        Spliterator<?> s = open();
        Pipe<?> from = head;
        for (int i = cuts.size() - 1; i >= 0; i--) {
            Pipe<?> cut = cuts.get(i);
            Sink.Buffer out = cut.buffer();
            boolean shortens = (cut.kind & SHORTENS) != 0;
            if (!shortens && from != cut.prev) {
                Pipe<?> before = cut.prev;
                s = new Part<Sink.Buffer>(null, from, before, s, before::buffer, false).invoke()
                    .spliterator();
                from = before;
            }
            from.feedTo(cut, s, out, shortens);
            s = out.spliterator();
            from = cut;
        }
        return new Part<>(null, from, this, s, make, mayCancel).invoke();
    }

    /* Sends what the spliterator has, elements that this stage gave,
     * through the stages up to `last`. */
    private void feedTo(Pipe<?> last, Spliterator<?> s, Sink terminal, boolean mayCancel) {
        Sink sink = terminal;
        for (Pipe<?> p = last; p != this; p = p.prev) {
            sink = p.op.apply(sink);
            mayCancel |= (p.kind & SHORTENS) != 0;
        }
        sink.begin();
        if (mayCancel) {
            while (!sink.cancelled() && advance(s, sink)) {
                continue;
            }
        } else {
            drain(s, sink);
        }
        sink.end();
    }

    /**
     * A part of the elements, on its way through some stages. Knows who comes before it,
     * to be stopped.
     */
    private static final class Part<K extends Sink> extends RecursiveTask<K> {
        private static final long serialVersionUID = 1L;
        private final transient Part<K> parent;
        private final transient Pipe<?> from;
        private final transient Pipe<?> last;
        private final transient Spliterator<?> s;
        private final transient Supplier<K> make;
        private final boolean mayCancel;
        private transient Part<K> right;
        private volatile boolean stopped;
        private long target;

        Part(Part<K> parent, Pipe<?> from, Pipe<?> last, Spliterator<?> s, Supplier<K> make,
                boolean mayCancel) {
            this.parent = parent;
            this.from = from;
            this.last = last;
            this.s = s;
            this.make = make;
            this.mayCancel = mayCancel;
            if (parent == null) {
                ForkJoinPool pool = getPool();
                int parts = pool == null ? ForkJoinPool.getCommonPoolParallelism()
                    : pool.getParallelism();
                target = Math.max(1, s.estimateSize() / (parts << 2));
            } else {
                target = parent.target;
            }
        }

        boolean isStopped() {
            for (Part<K> p = this; p != null; p = p.parent) {
                if (p.stopped) {
                    return true;
                }
            }
            return false;
        }

        @Override
        protected K compute() {
            if (mayCancel && isStopped()) {
                return make.get();
            }
            Spliterator<?> first = s.estimateSize() > target ? s.trySplit() : null;
            if (first == null) {
                return leaf();
            }
            Part<K> left = new Part<>(this, from, last, first, make, mayCancel);
            right = new Part<>(this, from, last, s, make, mayCancel);
            right.fork();
            K a;
            try {
                a = left.compute();
            } catch (Throwable e) {
                right.stopped = true;
                right.quietlyJoin();
                throw e;
            }
            K b = right.join();
            a.absorb(b);
            return a;
        }

        private K leaf() {
            K terminal = make.get();
            if (!mayCancel) {
                from.feedTo(last, s, terminal, false);
                return terminal;
            }
            Sink watched = new Sink.Chained(terminal) {
                private boolean over;

                @Override boolean cancelled() {
                    return over || terminal.cancelled() || (over = isStopped());
                }

                @Override public void accept(Object t) {
                    terminal.accept(t);
                }

                @Override public void accept(int v) {
                    terminal.accept(v);
                }

                @Override public void accept(long v) {
                    terminal.accept(v);
                }

                @Override public void accept(double v) {
                    terminal.accept(v);
                }
            };
            from.feedTo(last, s, watched, true);
            if (terminal.cancelled()) {
                for (Part<K> p = this; p.parent != null; p = p.parent) {
                    if (p != p.parent.right) {
                        p.parent.right.stopped = true;
                    }
                }
            }
            return terminal;
        }
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
        return new Puller(null);
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

        Puller(Spliterator<?> s) {
            this.s = s;
        }

        long estimate() {
            start();
            long n = size(s);
            return n >= 0 ? n : s.estimateSize();
        }

        int characteristics() {
            int t = traits();
            if ((t & Spliterator.SIZED) != 0) {
                start();
                t = t & ~Spliterator.SIZED
                    | s.characteristics() & (Spliterator.SIZED | Spliterator.SUBSIZED);
            }
            return t;
        }

        /** Only the natural order is known of sorted elements. */
        void requireSorted() {
            if ((traits() & Spliterator.SORTED) == 0) {
                throw new IllegalStateException();
            }
        }

        /**
         * Those of a first part of the source, while nothing was taken and no stage has to see all
         * of them.
         */
        Puller split() {
            if (!isParallel() || sink != null || stateful()) {
                return null;
            }
            start();
            Spliterator<?> first = s.trySplit();
            return first == null ? null : new Puller(first);
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

        /** All there is, if nothing was taken; not by way of the buffer. */
        boolean passTo(Sink terminal) {
            if (sink != null) {
                return false;
            }
            start();
            sink = this;
            finished = true;
            feed(s, terminal, false);
            return true;
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
        unused();
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
}
