/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** Streams of int values. */
final class IntPipe extends Pipe<IntPipe> implements IntStream {
    IntPipe(Supplier<? extends Spliterator<?>> source, int traits, boolean parallel) {
        super(source, traits, parallel);
    }

    IntPipe(Pipe<?> prev, int kind, Function<Sink, Sink> op) {
        super(prev, kind, op);
    }

    @Override boolean advance(Spliterator<?> s, Sink sink) {
        return ((Spliterator.OfInt) s).tryAdvance((IntConsumer) sink);
    }

    @Override void drain(Spliterator<?> s, Sink sink) {
        ((Spliterator.OfInt) s).forEachRemaining((IntConsumer) sink);
    }

    @Override public IntStream unordered() {
        return (traits() & Spliterator.ORDERED) == 0 ? unused()
            : new IntPipe(this, KEEPS_SIZE | UNORDERS, down -> down);
    }

    @Override public PrimitiveIterator.OfInt iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override public Spliterator.OfInt spliterator() {
        if (isHead()) {
            return (Spliterator.OfInt) takeSource();
        }
        return pulled(pull());
    }

    private Spliterator.OfInt pulled(Puller p) {
        return new Spliterator.OfInt() {
            @Override public boolean tryAdvance(IntConsumer action) {
                Objects.requireNonNull(action);
                if (!p.ready()) {
                    return false;
                }
                action.accept((int) p.take());
                return true;
            }

            @Override public void forEachRemaining(IntConsumer action) {
                if (!p.passTo(each(action))) {
                    while (p.ready()) {
                        action.accept((int) p.take());
                    }
                }
            }

            @Override public Spliterator.OfInt trySplit() {
                Puller first = p.split();
                return first == null ? null : pulled(first);
            }

            @Override public long estimateSize() {
                return p.estimate();
            }

            @Override public int characteristics() {
                return p.characteristics();
            }

            @Override public Comparator<? super Integer> getComparator() {
                p.requireSorted();
                return null;
            }
        };
    }

    @Override public IntStream filter(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                if (predicate.test(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public IntStream map(IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept(mapper.applyAsInt(t));
            }
        });
    }

    @Override public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<U>(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept((Object) mapper.apply(t));
            }
        });
    }

    @Override public LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept(mapper.applyAsLong(t));
            }
        });
    }

    @Override public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept(mapper.applyAsDouble(t));
            }
        });
    }

    @Override public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                flatten(mapper.apply(t), down);
            }
        });
    }

    @Override public IntStream mapMulti(IntStream.IntMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                mapper.accept(t, (IntConsumer) down);
            }
        });
    }

    @Override public LongStream asLongStream() {
        return new LongPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept((long) t);
            }
        });
    }

    @Override public DoubleStream asDoubleStream() {
        return new DoublePipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept((double) t);
            }
        });
    }

    @Override public Stream<Integer> boxed() {
        return new RefPipe<Integer>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept((Object) t);
            }
        });
    }

    @Override public IntStream distinct() {
        return new IntPipe(this, CHANGES_SIZE | STATEFUL | MAPS, down -> new Sink.Chained(down) {
            private final HashSet<Object> seen = new HashSet<>();

            @Override public void accept(int t) {
                if (seen.add(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public IntStream sorted() {
        if ((traits() & Spliterator.SORTED) != 0) {
            return new IntPipe(this, KEEPS_SIZE | SORTS, down -> down);
        }
        return new IntPipe(this, KEEPS_SIZE | STATEFUL | SORTS, down -> new Sink.Chained(down) {
            private int[] a = new int[8];
            private int n;

            @Override void begin() {
            }

            @Override public void accept(int t) {
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

    @Override public IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        return new IntPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                action.accept(t);
                down.accept(t);
            }
        });
    }

    @Override public IntStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new IntPipe(this, SHORTENS | STATEFUL, down -> new Sink.Limit(down, maxSize))
            .sliced(0, maxSize);
    }

    @Override public IntStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        if (n == 0) {
            return this;
        }
        return new IntPipe(this, KEEPS_SIZE | STATEFUL, down -> new Sink.Skip(down, n)).sliced(n, -1);
    }

    @Override public IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipe(this, SHORTENS | STATEFUL, down -> new Sink.Chained(down) {
            private boolean taking = true;

            @Override boolean cancelled() {
                return !taking || down.cancelled();
            }

            @Override public void accept(int t) {
                if (taking && (taking = predicate.test(t))) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public IntStream dropWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipe(this, CHANGES_SIZE | STATEFUL, down -> new Sink.Chained(down) {
            private boolean dropping = true;

            @Override public void accept(int t) {
                if (!dropping || !(dropping = predicate.test(t))) {
                    down.accept(t);
                }
            }
        });
    }

    private static Sink each(IntConsumer action) {
        Objects.requireNonNull(action);
        return new Sink() {
            @Override public void accept(int t) {
                action.accept(t);
            }
        };
    }

    @Override public void forEach(IntConsumer action) {
        Sink sink = each(action);
        fold(() -> sink, false);
    }

    @Override public void forEachOrdered(IntConsumer action) {
        Objects.requireNonNull(action);
        if (isParallel()) {
            for (int t : toArray()) {
                action.accept(t);
            }
        } else {
            forEach(action);
        }
    }

    /** The elements in an array. */
    static final class Buffer extends Sink.Buffer {
        private int[] a = new int[8];

        @Override public void accept(int t) {
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

        @Override Spliterator.OfInt spliterator() {
            return Arrays.spliterator(a, 0, count);
        }
    }

    @Override Sink.Buffer buffer() {
        return new Buffer();
    }

    @Override public int[] toArray() {
        Buffer b = fold(Buffer::new, false);
        return Arrays.copyOf(b.a, b.count);
    }

    /** Elements brought together by an operator. */
    private static final class Folded extends Sink {
        private final IntBinaryOperator operator;
        int value;
        boolean some;

        Folded(IntBinaryOperator operator, int value, boolean some) {
            this.operator = operator;
            this.value = value;
            this.some = some;
        }

        @Override public void accept(int t) {
            value = some ? operator.applyAsInt(value, t) : t;
            some = true;
        }

        @Override void absorb(Sink right) {
            if (((Folded) right).some) {
                accept(((Folded) right).value);
            }
        }
    }

    @Override public int reduce(int identity, IntBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        return fold(() -> new Folded(accumulator, identity, true), false).value;
    }

    @Override public OptionalInt reduce(IntBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        Folded f = fold(() -> new Folded(accumulator, 0, false), false);
        return f.some ? OptionalInt.of(f.value) : OptionalInt.empty();
    }

    @Override @SuppressWarnings("unchecked")
    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return (R) fold(() -> new Sink.Container(supplier.get(),
                (BiConsumer<Object, Object>) (BiConsumer<?, ?>) combiner) {
            @Override public void accept(int t) {
                accumulator.accept((R) container, t);
            }
        }, false).container;
    }

    @Override public OptionalInt min() {
        return reduce(Math::min);
    }

    @Override public OptionalInt max() {
        return reduce(Math::max);
    }

    @Override public int sum() {
        return reduce(0, (a, b) -> a + b);
    }

    @Override public OptionalDouble average() {
        IntSummaryStatistics s = summaryStatistics();
        return s.getCount() > 0 ? OptionalDouble.of(s.getAverage()) : OptionalDouble.empty();
    }

    @Override public IntSummaryStatistics summaryStatistics() {
        return collect(IntSummaryStatistics::new, IntSummaryStatistics::accept,
            IntSummaryStatistics::combine);
    }

    @Override public long count() {
        return countElements();
    }

    @Override public boolean anyMatch(IntPredicate predicate) {
        return matches(predicate, true);
    }

    private boolean matches(IntPredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        return fold(() -> new Sink.Match() {
            @Override public void accept(int t) {
                if (!hit && predicate.test(t) == wanted) {
                    hit = true;
                }
            }
        }, true).hit;
    }

    @Override public boolean allMatch(IntPredicate predicate) {
        return !matches(predicate, false);
    }

    @Override public boolean noneMatch(IntPredicate predicate) {
        return !matches(predicate, true);
    }

    @Override public OptionalInt findFirst() {
        Sink.Found f = fold(Sink.Found::new, true);
        return f.some ? OptionalInt.of((int) f.value) : OptionalInt.empty();
    }

    @Override public OptionalInt findAny() {
        return findFirst();
    }

    static IntStream range(int first, int last) {
        long n = (long) last - first + 1;
        return StreamSupport.intStream(new Range(first, last, n > 0), false);
    }

    private static final class Range implements Spliterator.OfInt {
        private int next;
        private final int last;
        private boolean more = true;
        private final boolean sized;

        Range(int next, int last, boolean sized) {
            this.next = next;
            this.last = last;
            this.sized = sized;
        }

        @Override public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!more) {
                return false;
            }
            int v = next;
            if (v == last) {
                more = false;
            } else {
                next = v + 1;
            }
            action.accept(v);
            return true;
        }

        @Override public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            if (more) {
                more = false;
                int v = next;
                for (; v != last; v++) {
                    action.accept(v);
                }
                action.accept(v);
            }
        }

        /* Half of what there is; of very much an eighth. */
        private long part() {
            long n = estimateSize();
            return n >> (n > 1 << 24 ? 3 : 1);
        }

        @Override public Spliterator.OfInt trySplit() {
            if (!more || !sized || next == last) {
                return null;
            }
            int mid = (int) (next + part() - 1);
            Range r = new Range(next, mid, true);
            next = mid + 1;
            return r;
        }

        @Override public long estimateSize() {
            return !more ? 0 : sized ? (long) last - next + 1 : Long.MAX_VALUE;
        }

        @Override public int characteristics() {
            return ORDERED | IMMUTABLE | NONNULL | DISTINCT | SORTED
                | (sized ? SIZED | SUBSIZED : 0);
        }

        @Override public Comparator<? super Integer> getComparator() {
            return null;
        }
    }

    static final class Build implements IntStream.Builder {
        private int[] a = new int[2];
        private int n;
        private boolean built;

        @Override public void accept(int t) {
            if (built) {
                throw new IllegalStateException();
            }
            if (n == a.length) {
                a = Arrays.copyOf(a, n * 2);
            }
            a[n++] = t;
        }

        @Override public IntStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return Arrays.stream(a, 0, n);
        }
    }
}
