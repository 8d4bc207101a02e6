/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** Streams of double values. */
final class DoublePipe extends Pipe<DoublePipe> implements DoubleStream {
    DoublePipe(Supplier<? extends Spliterator<?>> source, int traits, boolean parallel) {
        super(source, traits, parallel);
    }

    DoublePipe(Pipe<?> prev, int kind, Function<Sink, Sink> op) {
        super(prev, kind, op);
    }

    @Override boolean advance(Spliterator<?> s, Sink sink) {
        return ((Spliterator.OfDouble) s).tryAdvance((DoubleConsumer) sink);
    }

    @Override void drain(Spliterator<?> s, Sink sink) {
        ((Spliterator.OfDouble) s).forEachRemaining((DoubleConsumer) sink);
    }

    @Override public DoubleStream unordered() {
        return (traits() & Spliterator.ORDERED) == 0 ? unused()
            : new DoublePipe(this, KEEPS_SIZE | UNORDERS, down -> down);
    }

    @Override public PrimitiveIterator.OfDouble iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override public Spliterator.OfDouble spliterator() {
        if (isHead()) {
            return (Spliterator.OfDouble) takeSource();
        }
        return pulled(pull());
    }

    private Spliterator.OfDouble pulled(Puller p) {
        return new Spliterator.OfDouble() {
            @Override public boolean tryAdvance(DoubleConsumer action) {
                Objects.requireNonNull(action);
                if (!p.ready()) {
                    return false;
                }
                action.accept((double) p.take());
                return true;
            }

            @Override public void forEachRemaining(DoubleConsumer action) {
                if (!p.passTo(each(action))) {
                    while (p.ready()) {
                        action.accept((double) p.take());
                    }
                }
            }

            @Override public Spliterator.OfDouble trySplit() {
                Puller first = p.split();
                return first == null ? null : pulled(first);
            }

            @Override public long estimateSize() {
                return p.estimate();
            }

            @Override public int characteristics() {
                return p.characteristics();
            }

            @Override public Comparator<? super Double> getComparator() {
                p.requireSorted();
                return null;
            }
        };
    }

    @Override public DoubleStream filter(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                if (predicate.test(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public DoubleStream map(DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                down.accept(mapper.applyAsDouble(t));
            }
        });
    }

    @Override public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<U>(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                down.accept((Object) mapper.apply(t));
            }
        });
    }

    @Override public IntStream mapToInt(DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                down.accept(mapper.applyAsInt(t));
            }
        });
    }

    @Override public LongStream mapToLong(DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, KEEPS_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                down.accept(mapper.applyAsLong(t));
            }
        });
    }

    @Override public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                flatten(mapper.apply(t), down);
            }
        });
    }

    @Override public DoubleStream mapMulti(DoubleStream.DoubleMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, CHANGES_SIZE | MAPS, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                mapper.accept(t, (DoubleConsumer) down);
            }
        });
    }

    @Override public Stream<Double> boxed() {
        return new RefPipe<Double>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                down.accept((Object) t);
            }
        });
    }

    @Override public DoubleStream distinct() {
        return new DoublePipe(this, CHANGES_SIZE | STATEFUL | MAPS, down -> new Sink.Chained(down) {
            private final HashSet<Object> seen = new HashSet<>();

            @Override public void accept(double t) {
                if (seen.add(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public DoubleStream sorted() {
        if ((traits() & Spliterator.SORTED) != 0) {
            return new DoublePipe(this, KEEPS_SIZE | SORTS, down -> down);
        }
        return new DoublePipe(this, KEEPS_SIZE | STATEFUL | SORTS, down -> new Sink.Chained(down) {
            private double[] a = new double[8];
            private int n;

            @Override void begin() {
            }

            @Override public void accept(double t) {
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

    @Override public DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        return new DoublePipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(double t) {
                action.accept(t);
                down.accept(t);
            }
        });
    }

    @Override public DoubleStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new DoublePipe(this, SHORTENS | STATEFUL, down -> new Sink.Limit(down, maxSize))
            .sliced(0, maxSize);
    }

    @Override public DoubleStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        if (n == 0) {
            return this;
        }
        return new DoublePipe(this, KEEPS_SIZE | STATEFUL, down -> new Sink.Skip(down, n)).sliced(n, -1);
    }

    @Override public DoubleStream takeWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipe(this, SHORTENS | STATEFUL, down -> new Sink.Chained(down) {
            private boolean taking = true;

            @Override boolean cancelled() {
                return !taking || down.cancelled();
            }

            @Override public void accept(double t) {
                if (taking && (taking = predicate.test(t))) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public DoubleStream dropWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipe(this, CHANGES_SIZE | STATEFUL, down -> new Sink.Chained(down) {
            private boolean dropping = true;

            @Override public void accept(double t) {
                if (!dropping || !(dropping = predicate.test(t))) {
                    down.accept(t);
                }
            }
        });
    }

    private static Sink each(DoubleConsumer action) {
        Objects.requireNonNull(action);
        return new Sink() {
            @Override public void accept(double t) {
                action.accept(t);
            }
        };
    }

    @Override public void forEach(DoubleConsumer action) {
        Sink sink = each(action);
        fold(() -> sink, false);
    }

    @Override public void forEachOrdered(DoubleConsumer action) {
        Objects.requireNonNull(action);
        if (isParallel()) {
            for (double t : toArray()) {
                action.accept(t);
            }
        } else {
            forEach(action);
        }
    }

    /** The elements in an array. */
    static final class Buffer extends Sink.Buffer {
        private double[] a = new double[8];

        @Override public void accept(double t) {
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

        @Override Spliterator.OfDouble spliterator() {
            return Arrays.spliterator(a, 0, count);
        }
    }

    @Override Sink.Buffer buffer() {
        return new Buffer();
    }

    @Override public double[] toArray() {
        Buffer b = fold(Buffer::new, false);
        return Arrays.copyOf(b.a, b.count);
    }

    /** Elements brought together by an operator. */
    private static final class Folded extends Sink {
        private final DoubleBinaryOperator operator;
        double value;
        boolean some;

        Folded(DoubleBinaryOperator operator, double value, boolean some) {
            this.operator = operator;
            this.value = value;
            this.some = some;
        }

        @Override public void accept(double t) {
            value = some ? operator.applyAsDouble(value, t) : t;
            some = true;
        }

        @Override void absorb(Sink right) {
            if (((Folded) right).some) {
                accept(((Folded) right).value);
            }
        }
    }

    @Override public double reduce(double identity, DoubleBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        return fold(() -> new Folded(accumulator, identity, true), false).value;
    }

    @Override public OptionalDouble reduce(DoubleBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        Folded f = fold(() -> new Folded(accumulator, 0, false), false);
        return f.some ? OptionalDouble.of(f.value) : OptionalDouble.empty();
    }

    @Override @SuppressWarnings("unchecked")
    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return (R) fold(() -> new Sink.Container(supplier.get(),
                (BiConsumer<Object, Object>) (BiConsumer<?, ?>) combiner) {
            @Override public void accept(double t) {
                accumulator.accept((R) container, t);
            }
        }, false).container;
    }

    @Override public OptionalDouble min() {
        return reduce(Math::min);
    }

    @Override public OptionalDouble max() {
        return reduce(Math::max);
    }

    @Override public double sum() {
        return summaryStatistics().getSum();
    }

    @Override public OptionalDouble average() {
        DoubleSummaryStatistics s = summaryStatistics();
        return s.getCount() > 0 ? OptionalDouble.of(s.getAverage()) : OptionalDouble.empty();
    }

    @Override public DoubleSummaryStatistics summaryStatistics() {
        return collect(DoubleSummaryStatistics::new, DoubleSummaryStatistics::accept,
            DoubleSummaryStatistics::combine);
    }

    @Override public long count() {
        return countElements();
    }

    @Override public boolean anyMatch(DoublePredicate predicate) {
        return matches(predicate, true);
    }

    private boolean matches(DoublePredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        return fold(() -> new Sink.Match() {
            @Override public void accept(double t) {
                if (!hit && predicate.test(t) == wanted) {
                    hit = true;
                }
            }
        }, true).hit;
    }

    @Override public boolean allMatch(DoublePredicate predicate) {
        return !matches(predicate, false);
    }

    @Override public boolean noneMatch(DoublePredicate predicate) {
        return !matches(predicate, true);
    }

    @Override public OptionalDouble findFirst() {
        Sink.Found f = fold(Sink.Found::new, true);
        return f.some ? OptionalDouble.of((double) f.value) : OptionalDouble.empty();
    }

    @Override public OptionalDouble findAny() {
        return findFirst();
    }

    static final class Build implements DoubleStream.Builder {
        private double[] a = new double[2];
        private int n;
        private boolean built;

        @Override public void accept(double t) {
            if (built) {
                throw new IllegalStateException();
            }
            if (n == a.length) {
                a = Arrays.copyOf(a, n * 2);
            }
            a[n++] = t;
        }

        @Override public DoubleStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return Arrays.stream(a, 0, n);
        }
    }
}
