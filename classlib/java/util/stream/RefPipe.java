/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Streams of objects. */
@SuppressWarnings("unchecked")
final class RefPipe<T> extends Pipe<RefPipe<T>> implements Stream<T> {
    RefPipe(Supplier<? extends Spliterator<?>> source, boolean parallel) {
        super(source, parallel);
    }

    RefPipe(Pipe<?> prev, int kind, Function<Sink, Sink> op) {
        super(prev, kind, op);
    }

    @Override boolean advance(Spliterator<?> s, Sink sink) {
        return s.tryAdvance((Consumer<Object>) sink);
    }

    @Override void drain(Spliterator<?> s, Sink sink) {
        s.forEachRemaining((Consumer<Object>) sink);
    }

    @Override public Stream<T> unordered() {
        return this;
    }

    @Override public Iterator<T> iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override public Spliterator<T> spliterator() {
        if (isHead()) {
            return (Spliterator<T>) takeSource();
        }
        Puller p = pull();
        return new Spliterator<T>() {
            @Override public boolean tryAdvance(Consumer<? super T> action) {
                Objects.requireNonNull(action);
                if (!p.ready()) {
                    return false;
                }
                action.accept((T) p.take());
                return true;
            }

            @Override public Spliterator<T> trySplit() {
                return null;
            }

            @Override public long estimateSize() {
                return p.estimate();
            }

            @Override public int characteristics() {
                return ORDERED;
            }
        };
    }

    @Override public Stream<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipe<>(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                if (predicate.test((T) t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept((Object) mapper.apply((T) t));
            }
        });
    }

    @Override public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept(mapper.applyAsInt((T) t));
            }
        });
    }

    @Override public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept(mapper.applyAsLong((T) t));
            }
        });
    }

    @Override public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept(mapper.applyAsDouble((T) t));
            }
        });
    }

    @Override public <R> Stream<R> flatMap(
            Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public <R> Stream<R> mapMulti(
            BiConsumer<? super T, ? super Consumer<R>> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (Consumer<R>) (Consumer<?>) down);
            }
        });
    }

    @Override public IntStream flatMapToInt(
            Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public IntStream mapMultiToInt(
            BiConsumer<? super T, ? super IntConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (IntConsumer) down);
            }
        });
    }

    @Override public LongStream flatMapToLong(
            Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public LongStream mapMultiToLong(
            BiConsumer<? super T, ? super LongConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (LongConsumer) down);
            }
        });
    }

    @Override public DoubleStream flatMapToDouble(
            Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public DoubleStream mapMultiToDouble(
            BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (DoubleConsumer) down);
            }
        });
    }

    @Override public Stream<T> distinct() {
        return new RefPipe<>(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            private final HashSet<Object> seen = new HashSet<>();

            @Override public void accept(Object t) {
                if (seen.add(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public Stream<T> sorted() {
        return new RefPipe<>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            private Object[] a = new Object[8];
            private int n;

            @Override void begin() {
            }

            @Override public void accept(Object t) {
                if (n == a.length) {
                    a = Arrays.copyOf(a, n * 2);
                }
                a[n++] = t;
            }

            @Override boolean cancelled() {
                return false;
            }

            @Override void end() {
                Arrays.sort(a, 0, n);
                down.begin();
                for (int i = 0; i < n && !down.cancelled(); i++) {
                    down.accept(a[i]);
                }
                down.end();
            }
        });
    }

    @Override public Stream<T> sorted(Comparator<? super T> comparator) {
        return new RefPipe<>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            private Object[] a = new Object[8];
            private int n;

            @Override void begin() {
            }

            @Override public void accept(Object t) {
                if (n == a.length) {
                    a = Arrays.copyOf(a, n * 2);
                }
                a[n++] = t;
            }

            @Override boolean cancelled() {
                return false;
            }

            @Override void end() {
                Arrays.sort((T[]) a, 0, n, comparator);
                down.begin();
                for (int i = 0; i < n && !down.cancelled(); i++) {
                    down.accept(a[i]);
                }
                down.end();
            }
        });
    }

    @Override public Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return new RefPipe<>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                action.accept((T) t);
                down.accept(t);
            }
        });
    }

    @Override public Stream<T> limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new RefPipe<T>(this, SHORTENS, down -> new Sink.Chained(down) {
            private long left = maxSize;

            @Override boolean cancelled() {
                return left == 0 || down.cancelled();
            }

            @Override public void accept(Object t) {
                if (left > 0) {
                    left--;
                    down.accept(t);
                }
            }
        }).sliced(0, maxSize);
    }

    @Override public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        if (n == 0) {
            return this;
        }
        return new RefPipe<T>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            private long left = n;

            @Override public void accept(Object t) {
                if (left == 0) {
                    down.accept(t);
                } else {
                    left--;
                }
            }
        }).sliced(n, -1);
    }

    @Override public Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipe<>(this, SHORTENS, down -> new Sink.Chained(down) {
            private boolean taking = true;

            @Override boolean cancelled() {
                return !taking || down.cancelled();
            }

            @Override public void accept(Object t) {
                if (taking && (taking = predicate.test((T) t))) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public Stream<T> dropWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipe<>(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            private boolean dropping = true;

            @Override public void accept(Object t) {
                if (!dropping || !(dropping = predicate.test((T) t))) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        run(new Sink() {
            @Override public void accept(Object t) {
                action.accept((T) t);
            }
        }, false);
    }

    @Override public void forEachOrdered(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        run(new Sink() {
            @Override public void accept(Object t) {
                action.accept((T) t);
            }
        }, false);
    }

    @Override public Object[] toArray() {
        Object[][] box = {new Object[8]};
        int[] n = new int[1];
        run(new Sink() {
            @Override public void accept(Object t) {
                if (n[0] == box[0].length) {
                    box[0] = Arrays.copyOf(box[0], n[0] * 2);
                }
                box[0][n[0]++] = t;
            }
        }, false);
        return Arrays.copyOf(box[0], n[0]);
    }

    @Override public <A> A[] toArray(IntFunction<A[]> generator) {
        Object[] a = toArray();
        A[] r = generator.apply(a.length);
        System.arraycopy(a, 0, r, 0, a.length);
        return r;
    }

    @Override public List<T> toList() {
        return (List<T>) Collections.unmodifiableList(
            new ArrayList<>(Arrays.asList(toArray())));
    }

    @Override public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator,
            BinaryOperator<U> combiner) {
        Object[] r = {identity};
        run(new Sink() {
            @Override public void accept(Object t) {
                r[0] = accumulator.apply((U) r[0], (T) t);
            }
        }, false);
        return (U) r[0];
    }

    @Override public <R, A> R collect(Collector<? super T, A, R> collector) {
        A a = collector.supplier().get();
        BiConsumer<A, ? super T> add = collector.accumulator();
        run(new Sink() {
            @Override public void accept(Object t) {
                add.accept(a, (T) t);
            }
        }, false);
        return collector.finisher().apply(a);
    }

    @Override public T reduce(T identity, BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        Object[] r = {identity};
        run(new Sink() {
            @Override public void accept(Object t) {
                r[0] = accumulator.apply((T) r[0], (T) t);
            }
        }, false);
        return (T) r[0];
    }

    @Override public Optional<T> reduce(BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        Object[] r = new Object[1];
        boolean[] some = new boolean[1];
        run(new Sink() {
            @Override public void accept(Object t) {
                r[0] = some[0] ? accumulator.apply((T) r[0], (T) t) : t;
                some[0] = true;
            }
        }, false);
        return some[0] ? Optional.of((T) r[0]) : Optional.empty();
    }

    @Override public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        R r = supplier.get();
        run(new Sink() {
            @Override public void accept(Object t) {
                accumulator.accept(r, (T) t);
            }
        }, false);
        return r;
    }

    @Override public Optional<T> min(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.minBy(comparator));
    }

    @Override public Optional<T> max(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.maxBy(comparator));
    }

    @Override public long count() {
        return countElements();
    }

    @Override public boolean anyMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        boolean[] hit = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return hit[0];
            }

            @Override public void accept(Object t) {
                if (!hit[0] && predicate.test((T) t)) {
                    hit[0] = true;
                }
            }
        }, true);
        return hit[0];
    }

    @Override public boolean allMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        boolean[] hit = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return hit[0];
            }

            @Override public void accept(Object t) {
                if (!hit[0] && !predicate.test((T) t)) {
                    hit[0] = true;
                }
            }
        }, true);
        return !hit[0];
    }

    @Override public boolean noneMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        boolean[] hit = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return hit[0];
            }

            @Override public void accept(Object t) {
                if (!hit[0] && predicate.test((T) t)) {
                    hit[0] = true;
                }
            }
        }, true);
        return !hit[0];
    }

    @Override public Optional<T> findFirst() {
        Object[] r = new Object[1];
        boolean[] some = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return some[0];
            }

            @Override public void accept(Object t) {
                if (!some[0]) {
                    r[0] = t;
                    some[0] = true;
                }
            }
        }, true);
        return some[0] ? Optional.of((T) r[0]) : Optional.empty();
    }

    @Override public Optional<T> findAny() {
        Object[] r = new Object[1];
        boolean[] some = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return some[0];
            }

            @Override public void accept(Object t) {
                if (!some[0]) {
                    r[0] = t;
                    some[0] = true;
                }
            }
        }, true);
        return some[0] ? Optional.of((T) r[0]) : Optional.empty();
    }

    static final class Build<T> implements Stream.Builder<T> {
        private Object[] a = new Object[2];
        private int n;
        private boolean built;

        @Override public void accept(T t) {
            if (built) {
                throw new IllegalStateException();
            }
            if (n == a.length) {
                a = Arrays.copyOf(a, n * 2);
            }
            a[n++] = t;
        }

        @Override public Stream<T> build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return (Stream<T>) Arrays.stream(a, 0, n);
        }
    }
}
