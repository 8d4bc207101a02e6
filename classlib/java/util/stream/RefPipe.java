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
    RefPipe(Supplier<? extends Spliterator<?>> source, int traits, boolean parallel) {
        super(source, traits, parallel);
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
        return (traits() & Spliterator.ORDERED) == 0 ? unused()
            : new RefPipe<>(this, KEEPS_SIZE | UNORDERS, down -> down);
    }

    @Override public Iterator<T> iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override public Spliterator<T> spliterator() {
        if (isHead()) {
            return (Spliterator<T>) takeSource();
        }
        return pulled(pull());
    }

    private Spliterator<T> pulled(Puller p) {
        return new Spliterator<T>() {
            @Override public boolean tryAdvance(Consumer<? super T> action) {
                Objects.requireNonNull(action);
                if (!p.ready()) {
                    return false;
                }
                action.accept((T) p.take());
                return true;
            }

            @Override public void forEachRemaining(Consumer<? super T> action) {
                if (!p.passTo(each(action))) {
                    while (p.ready()) {
                        action.accept((T) p.take());
                    }
                }
            }

            @Override public Spliterator<T> trySplit() {
                Puller first = p.split();
                return first == null ? null : pulled(first);
            }

            @Override public long estimateSize() {
                return p.estimate();
            }

            @Override public int characteristics() {
                return p.characteristics();
            }

            @Override public Comparator<? super T> getComparator() {
                p.requireSorted();
                return null;
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
        return new RefPipe<R>(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept((Object) mapper.apply((T) t));
            }
        });
    }

    @Override public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept(mapper.applyAsInt((T) t));
            }
        });
    }

    @Override public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept(mapper.applyAsLong((T) t));
            }
        });
    }

    @Override public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                down.accept(mapper.applyAsDouble((T) t));
            }
        });
    }

    @Override public <R> Stream<R> flatMap(
            Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public <R> Stream<R> mapMulti(
            BiConsumer<? super T, ? super Consumer<R>> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<R>(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (Consumer<R>) (Consumer<?>) down);
            }
        });
    }

    @Override public IntStream flatMapToInt(
            Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public IntStream mapMultiToInt(
            BiConsumer<? super T, ? super IntConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (IntConsumer) down);
            }
        });
    }

    @Override public LongStream flatMapToLong(
            Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public LongStream mapMultiToLong(
            BiConsumer<? super T, ? super LongConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (LongConsumer) down);
            }
        });
    }

    @Override public DoubleStream flatMapToDouble(
            Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                flatten(mapper.apply((T) t), down);
            }
        });
    }

    @Override public DoubleStream mapMultiToDouble(
            BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(Object t) {
                mapper.accept((T) t, (DoubleConsumer) down);
            }
        });
    }

    @Override public Stream<T> distinct() {
        if ((traits() & Spliterator.DISTINCT) != 0) {
            return new RefPipe<>(this, CHANGES_SIZE, down -> down);
        }
        return new RefPipe<>(this, CHANGES_SIZE | STATEFUL | UNITES, down -> new Sink.Chained(down) {
            private final HashSet<Object> seen = new HashSet<>();

            @Override public void accept(Object t) {
                if (seen.add(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public Stream<T> sorted() {
        if ((traits() & Spliterator.SORTED) != 0) {
            return new RefPipe<>(this, KEEPS_SIZE | SORTS, down -> down);
        }
        return sortedBy(null);
    }

    @Override public Stream<T> sorted(Comparator<? super T> comparator) {
        return sortedBy(Objects.requireNonNull(comparator));
    }

    private Stream<T> sortedBy(Comparator<? super T> comparator) {
        return new RefPipe<>(this, KEEPS_SIZE | STATEFUL | (comparator == null ? SORTS : REORDERS), down -> new Sink.Chained(down) {
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
        return new RefPipe<T>(this, SHORTENS | STATEFUL, down -> new Sink.Limit(down, maxSize))
            .sliced(0, maxSize);
    }

    @Override public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        if (n == 0) {
            return this;
        }
        return new RefPipe<T>(this, KEEPS_SIZE | STATEFUL, down -> new Sink.Skip(down, n))
            .sliced(n, -1);
    }

    @Override public Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipe<>(this, SHORTENS | STATEFUL, down -> new Sink.Chained(down) {
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
        return new RefPipe<>(this, CHANGES_SIZE | STATEFUL, down -> new Sink.Chained(down) {
            private boolean dropping = true;

            @Override public void accept(Object t) {
                if (!dropping || !(dropping = predicate.test((T) t))) {
                    down.accept(t);
                }
            }
        });
    }

    private Sink each(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return new Sink() {
            @Override public void accept(Object t) {
                action.accept((T) t);
            }
        };
    }

    @Override public void forEach(Consumer<? super T> action) {
        Sink sink = each(action);
        fold(() -> sink, false);
    }

    @Override public void forEachOrdered(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        if (isParallel()) {
            for (Object t : toArray()) {
                action.accept((T) t);
            }
        } else {
            forEach(action);
        }
    }

    /** The elements in an array. */
    static final class Buffer extends Sink.Buffer {
        private Object[] a = new Object[8];

        @Override public void accept(Object t) {
            if (count == a.length) {
                a = Arrays.copyOf(a, count * 2);
            }
            a[count++] = t;
        }

        @Override Object array() {
            return a;
        }

        @Override void grow(int capacity) {
            if (capacity > a.length) {
                a = Arrays.copyOf(a, Math.max(capacity, count + (count >> 1)));
            }
        }

        @Override Spliterator<?> spliterator() {
            return Arrays.spliterator(a, 0, count);
        }
    }

    @Override Sink.Buffer buffer() {
        return new Buffer();
    }

    @Override public Object[] toArray() {
        Buffer b = fold(Buffer::new, false);
        return Arrays.copyOf(b.a, b.count);
    }

    @Override public <A> A[] toArray(IntFunction<A[]> generator) {
        Buffer b = fold(Buffer::new, false);
        A[] r = generator.apply(b.count);
        try {
            System.arraycopy(b.a, 0, r, 0, b.count);
        } catch (ArrayStoreException e) {
            for (int i = 0; i < b.count; i++) {
                r[i] = (A) b.a[i]; // names the class
            }
        }
        return r;
    }

    @Override public List<T> toList() {
        return jdk.internal.access.SharedSecrets.getJavaUtilCollectionAccess()
            .listFromTrustedArrayNullsAllowed(toArray());
    }

    /** Elements brought together by a function, parts by an operator. */
    private static final class Folded extends Sink {
        private final BiFunction<Object, Object, Object> accumulator;
        private final BiFunction<Object, Object, Object> combiner;
        Object value;
        boolean some;

        Folded(Object accumulator, Object combiner, Object value, boolean some) {
            this.accumulator = (BiFunction<Object, Object, Object>) accumulator;
            this.combiner = (BiFunction<Object, Object, Object>) combiner;
            this.value = value;
            this.some = some;
        }

        @Override public void accept(Object t) {
            value = some ? accumulator.apply(value, t) : t;
            some = true;
        }

        @Override void absorb(Sink right) {
            Folded f = (Folded) right;
            if (f.some) {
                value = some ? combiner.apply(value, f.value) : f.value;
                some = true;
            }
        }
    }

    @Override public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator,
            BinaryOperator<U> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return (U) fold(() -> new Folded(accumulator, combiner, identity, true), false).value;
    }

    @Override public T reduce(T identity, BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        return (T) fold(() -> new Folded(accumulator, accumulator, identity, true), false).value;
    }

    @Override public Optional<T> reduce(BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        Folded f = fold(() -> new Folded(accumulator, accumulator, null, false), false);
        return f.some ? Optional.of((T) f.value) : Optional.empty();
    }

    private static final class Collected extends Sink {
        private final BiConsumer<Object, Object> accumulator;
        private final BinaryOperator<Object> combiner;
        Object container;

        Collected(Collector<?, ?, ?> collector) {
            container = collector.supplier().get();
            accumulator = (BiConsumer<Object, Object>) collector.accumulator();
            combiner = (BinaryOperator<Object>) collector.combiner();
        }

        @Override public void accept(Object t) {
            accumulator.accept(container, t);
        }

        @Override void absorb(Sink right) {
            container = combiner.apply(container, ((Collected) right).container);
        }
    }

    @Override public <R, A> R collect(Collector<? super T, A, R> collector) {
        Objects.requireNonNull(collector);
        A a = (A) fold(() -> new Collected(collector), false).container;
        return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)
            ? (R) a : collector.finisher().apply(a);
    }

    @Override public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return (R) fold(() -> new Sink.Container(supplier.get(),
                (BiConsumer<Object, Object>) (BiConsumer<?, ?>) combiner) {
            @Override public void accept(Object t) {
                accumulator.accept((R) container, (T) t);
            }
        }, false).container;
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
        return matches(predicate, true);
    }

    @Override public boolean allMatch(Predicate<? super T> predicate) {
        return !matches(predicate, false);
    }

    @Override public boolean noneMatch(Predicate<? super T> predicate) {
        return !matches(predicate, true);
    }

    private boolean matches(Predicate<? super T> predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        return fold(() -> new Sink.Match() {
            @Override public void accept(Object t) {
                if (!hit && predicate.test((T) t) == wanted) {
                    hit = true;
                }
            }
        }, true).hit;
    }

    @Override public Optional<T> findFirst() {
        Sink.Found f = fold(Sink.Found::new, true);
        return f.some ? Optional.of((T) f.value) : Optional.empty();
    }

    @Override public Optional<T> findAny() {
        return findFirst();
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
