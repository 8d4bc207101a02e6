/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** Streams of long values. */
final class LongPipe extends Pipe<LongPipe> implements LongStream {
    LongPipe(Supplier<? extends Spliterator<?>> source, int traits, boolean parallel) {
        super(source, traits, parallel);
    }

    LongPipe(Pipe<?> prev, int kind, Function<Sink, Sink> op) {
        super(prev, kind, op);
    }

    @Override boolean advance(Spliterator<?> s, Sink sink) {
        return ((Spliterator.OfLong) s).tryAdvance((LongConsumer) sink);
    }

    @Override void drain(Spliterator<?> s, Sink sink) {
        ((Spliterator.OfLong) s).forEachRemaining((LongConsumer) sink);
    }

    @Override public LongStream unordered() {
        return (traits() & Spliterator.ORDERED) == 0 ? unused()
            : new LongPipe(this, KEEPS_SIZE | UNORDERS, down -> down);
    }

    @Override public PrimitiveIterator.OfLong iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override public Spliterator.OfLong spliterator() {
        if (isHead()) {
            return (Spliterator.OfLong) takeSource();
        }
        return pulled(pull());
    }

    private Spliterator.OfLong pulled(Puller p) {
        return new Spliterator.OfLong() {
            @Override public boolean tryAdvance(LongConsumer action) {
                Objects.requireNonNull(action);
                if (!p.ready()) {
                    return false;
                }
                action.accept((long) p.take());
                return true;
            }

            @Override public void forEachRemaining(LongConsumer action) {
                if (!p.passTo(each(action))) {
                    while (p.ready()) {
                        action.accept((long) p.take());
                    }
                }
            }

            @Override public Spliterator.OfLong trySplit() {
                Puller first = p.split();
                return first == null ? null : pulled(first);
            }

            @Override public long estimateSize() {
                return p.estimate();
            }

            @Override public int characteristics() {
                return p.characteristics();
            }

            @Override public Comparator<? super Long> getComparator() {
                p.requireSorted();
                return null;
            }
        };
    }

    @Override public LongStream filter(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                if (predicate.test(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public LongStream map(LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                down.accept(mapper.applyAsLong(t));
            }
        });
    }

    @Override public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<U>(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                down.accept((Object) mapper.apply(t));
            }
        });
    }

    @Override public IntStream mapToInt(LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                down.accept(mapper.applyAsInt(t));
            }
        });
    }

    @Override public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                down.accept(mapper.applyAsDouble(t));
            }
        });
    }

    @Override public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                flatten(mapper.apply(t), down);
            }
        });
    }

    @Override public LongStream mapMulti(LongStream.LongMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                mapper.accept(t, (LongConsumer) down);
            }
        });
    }

    @Override public DoubleStream asDoubleStream() {
        return new DoublePipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                down.accept((double) t);
            }
        });
    }

    @Override public Stream<Long> boxed() {
        return new RefPipe<Long>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                down.accept((Object) t);
            }
        });
    }

    @Override public LongStream distinct() {
        return new LongPipe(this, CHANGES_SIZE | STATEFUL | MAPS, down -> new Sink.Chained(down) {
            private final HashSet<Object> seen = new HashSet<>();

            @Override public void accept(long t) {
                if (seen.add(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public LongStream sorted() {
        if ((traits() & Spliterator.SORTED) != 0) {
            return new LongPipe(this, KEEPS_SIZE | SORTS, down -> down);
        }
        return new LongPipe(this, KEEPS_SIZE | STATEFUL | SORTS, down -> new Sink.Chained(down) {
            private long[] a = new long[8];
            private int n;

            @Override void begin() {
            }

            @Override public void accept(long t) {
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

    @Override public LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        return new LongPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(long t) {
                action.accept(t);
                down.accept(t);
            }
        });
    }

    @Override public LongStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new LongPipe(this, SHORTENS | STATEFUL, down -> new Sink.Limit(down, maxSize))
            .sliced(0, maxSize);
    }

    @Override public LongStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        if (n == 0) {
            return this;
        }
        return new LongPipe(this, KEEPS_SIZE | STATEFUL, down -> new Sink.Skip(down, n)).sliced(n, -1);
    }

    @Override public LongStream takeWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipe(this, SHORTENS | STATEFUL, down -> new Sink.Chained(down) {
            private boolean taking = true;

            @Override boolean cancelled() {
                return !taking || down.cancelled();
            }

            @Override public void accept(long t) {
                if (taking && (taking = predicate.test(t))) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public LongStream dropWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipe(this, CHANGES_SIZE | STATEFUL, down -> new Sink.Chained(down) {
            private boolean dropping = true;

            @Override public void accept(long t) {
                if (!dropping || !(dropping = predicate.test(t))) {
                    down.accept(t);
                }
            }
        });
    }

    private static Sink each(LongConsumer action) {
        Objects.requireNonNull(action);
        return new Sink() {
            @Override public void accept(long t) {
                action.accept(t);
            }
        };
    }

    @Override public void forEach(LongConsumer action) {
        Sink sink = each(action);
        fold(() -> sink, false);
    }

    @Override public void forEachOrdered(LongConsumer action) {
        Objects.requireNonNull(action);
        if (isParallel()) {
            for (long t : toArray()) {
                action.accept(t);
            }
        } else {
            forEach(action);
        }
    }

    /** The elements in an array. */
    static final class Buffer extends Sink.Buffer {
        private long[] a = new long[8];

        @Override public void accept(long t) {
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

        @Override Spliterator.OfLong spliterator() {
            return Arrays.spliterator(a, 0, count);
        }
    }

    @Override Sink.Buffer buffer() {
        return new Buffer();
    }

    @Override public long[] toArray() {
        Buffer b = fold(Buffer::new, false);
        return Arrays.copyOf(b.a, b.count);
    }

    /** Elements brought together by an operator. */
    private static final class Folded extends Sink {
        private final LongBinaryOperator operator;
        long value;
        boolean some;

        Folded(LongBinaryOperator operator, long value, boolean some) {
            this.operator = operator;
            this.value = value;
            this.some = some;
        }

        @Override public void accept(long t) {
            value = some ? operator.applyAsLong(value, t) : t;
            some = true;
        }

        @Override void absorb(Sink right) {
            if (((Folded) right).some) {
                accept(((Folded) right).value);
            }
        }
    }

    @Override public long reduce(long identity, LongBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        return fold(() -> new Folded(accumulator, identity, true), false).value;
    }

    @Override public OptionalLong reduce(LongBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        Folded f = fold(() -> new Folded(accumulator, 0, false), false);
        return f.some ? OptionalLong.of(f.value) : OptionalLong.empty();
    }

    @Override @SuppressWarnings("unchecked")
    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return (R) fold(() -> new Sink.Container(supplier.get(),
                (BiConsumer<Object, Object>) (BiConsumer<?, ?>) combiner) {
            @Override public void accept(long t) {
                accumulator.accept((R) container, t);
            }
        }, false).container;
    }

    @Override public OptionalLong min() {
        return reduce(Math::min);
    }

    @Override public OptionalLong max() {
        return reduce(Math::max);
    }

    @Override public long sum() {
        return reduce(0, (a, b) -> a + b);
    }

    @Override public OptionalDouble average() {
        LongSummaryStatistics s = summaryStatistics();
        return s.getCount() > 0 ? OptionalDouble.of(s.getAverage()) : OptionalDouble.empty();
    }

    @Override public LongSummaryStatistics summaryStatistics() {
        return collect(LongSummaryStatistics::new, LongSummaryStatistics::accept,
            LongSummaryStatistics::combine);
    }

    @Override public long count() {
        return countElements();
    }

    @Override public boolean anyMatch(LongPredicate predicate) {
        return matches(predicate, true);
    }

    private boolean matches(LongPredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        return fold(() -> new Sink.Match() {
            @Override public void accept(long t) {
                if (!hit && predicate.test(t) == wanted) {
                    hit = true;
                }
            }
        }, true).hit;
    }

    @Override public boolean allMatch(LongPredicate predicate) {
        return !matches(predicate, false);
    }

    @Override public boolean noneMatch(LongPredicate predicate) {
        return !matches(predicate, true);
    }

    @Override public OptionalLong findFirst() {
        Sink.Found f = fold(Sink.Found::new, true);
        return f.some ? OptionalLong.of((long) f.value) : OptionalLong.empty();
    }

    @Override public OptionalLong findAny() {
        return findFirst();
    }

    static LongStream range(long first, long last) {
        long n = (long) last - first + 1;
        return StreamSupport.longStream(new Range(first, last, n > 0), false);
    }

    private static final class Range implements Spliterator.OfLong {
        private long next;
        private final long last;
        private boolean more = true;
        private final boolean sized;

        Range(long next, long last, boolean sized) {
            this.next = next;
            this.last = last;
            this.sized = sized;
        }

        @Override public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!more) {
                return false;
            }
            long v = next;
            if (v == last) {
                more = false;
            } else {
                next = v + 1;
            }
            action.accept(v);
            return true;
        }

        @Override public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            if (more) {
                more = false;
                long v = next;
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

        @Override public Spliterator.OfLong trySplit() {
            if (!more || !sized || next == last) {
                return null;
            }
            long mid = next + part() - 1;
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

        @Override public Comparator<? super Long> getComparator() {
            return null;
        }
    }

    static final class Build implements LongStream.Builder {
        private long[] a = new long[2];
        private int n;
        private boolean built;

        @Override public void accept(long t) {
            if (built) {
                throw new IllegalStateException();
            }
            if (n == a.length) {
                a = Arrays.copyOf(a, n * 2);
            }
            a[n++] = t;
        }

        @Override public LongStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return Arrays.stream(a, 0, n);
        }
    }
}
