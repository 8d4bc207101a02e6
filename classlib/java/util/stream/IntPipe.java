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
    IntPipe(Supplier<? extends Spliterator<?>> source, boolean parallel) {
        super(source, parallel);
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
        return this;
    }

    @Override public PrimitiveIterator.OfInt iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override public Spliterator.OfInt spliterator() {
        if (isHead()) {
            return (Spliterator.OfInt) takeSource();
        }
        Puller p = pull();
        return new Spliterator.OfInt() {
            @Override public boolean tryAdvance(IntConsumer action) {
                Objects.requireNonNull(action);
                if (!p.ready()) {
                    return false;
                }
                action.accept((int) p.take());
                return true;
            }

            @Override public Spliterator.OfInt trySplit() {
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
        return new IntPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept(mapper.applyAsInt(t));
            }
        });
    }

    @Override public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipe<U>(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept((Object) mapper.apply(t));
            }
        });
    }

    @Override public LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept(mapper.applyAsLong(t));
            }
        });
    }

    @Override public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                down.accept(mapper.applyAsDouble(t));
            }
        });
    }

    @Override public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            @Override public void accept(int t) {
                flatten(mapper.apply(t), down);
            }
        });
    }

    @Override public IntStream mapMulti(IntStream.IntMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
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
        return new IntPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            private final HashSet<Object> seen = new HashSet<>();

            @Override public void accept(int t) {
                if (seen.add(t)) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public IntStream sorted() {
        return new IntPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
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
        return new IntPipe(this, SHORTENS, down -> new Sink.Chained(down) {
            private long left = maxSize;

            @Override boolean cancelled() {
                return left == 0 || down.cancelled();
            }

            @Override public void accept(int t) {
                if (left > 0) {
                    left--;
                    down.accept(t);
                }
            }
        }).sliced(0, maxSize);
    }

    @Override public IntStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        if (n == 0) {
            return this;
        }
        return new IntPipe(this, KEEPS_SIZE, down -> new Sink.Chained(down) {
            private long left = n;

            @Override public void accept(int t) {
                if (left == 0) {
                    down.accept(t);
                } else {
                    left--;
                }
            }
        }).sliced(n, -1);
    }

    @Override public IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipe(this, SHORTENS, down -> new Sink.Chained(down) {
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
        return new IntPipe(this, CHANGES_SIZE, down -> new Sink.Chained(down) {
            private boolean dropping = true;

            @Override public void accept(int t) {
                if (!dropping || !(dropping = predicate.test(t))) {
                    down.accept(t);
                }
            }
        });
    }

    @Override public void forEach(IntConsumer action) {
        Objects.requireNonNull(action);
        run(new Sink() {
            @Override public void accept(int t) {
                action.accept(t);
            }
        }, false);
    }

    @Override public void forEachOrdered(IntConsumer action) {
        Objects.requireNonNull(action);
        run(new Sink() {
            @Override public void accept(int t) {
                action.accept(t);
            }
        }, false);
    }

    @Override public int[] toArray() {
        int[][] box = {new int[8]};
        int[] n = new int[1];
        run(new Sink() {
            @Override public void accept(int t) {
                if (n[0] == box[0].length) {
                    box[0] = Arrays.copyOf(box[0], n[0] * 2);
                }
                box[0][n[0]++] = t;
            }
        }, false);
        return Arrays.copyOf(box[0], n[0]);
    }

    @Override public int reduce(int identity, IntBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        int[] r = {identity};
        run(new Sink() {
            @Override public void accept(int t) {
                r[0] = accumulator.applyAsInt(r[0], t);
            }
        }, false);
        return r[0];
    }

    @Override public OptionalInt reduce(IntBinaryOperator accumulator) {
        Objects.requireNonNull(accumulator);
        int[] r = new int[1];
        boolean[] some = new boolean[1];
        run(new Sink() {
            @Override public void accept(int t) {
                r[0] = some[0] ? accumulator.applyAsInt(r[0], t) : t;
                some[0] = true;
            }
        }, false);
        return some[0] ? OptionalInt.of(r[0]) : OptionalInt.empty();
    }

    @Override public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        R r = supplier.get();
        run(new Sink() {
            @Override public void accept(int t) {
                accumulator.accept(r, t);
            }
        }, false);
        return r;
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
        IntSummaryStatistics s = new IntSummaryStatistics();
        forEach(s);
        return s;
    }

    @Override public long count() {
        return countElements();
    }

    @Override public boolean anyMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        boolean[] hit = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return hit[0];
            }

            @Override public void accept(int t) {
                if (!hit[0] && predicate.test(t)) {
                    hit[0] = true;
                }
            }
        }, true);
        return hit[0];
    }

    @Override public boolean allMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        boolean[] hit = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return hit[0];
            }

            @Override public void accept(int t) {
                if (!hit[0] && !predicate.test(t)) {
                    hit[0] = true;
                }
            }
        }, true);
        return !hit[0];
    }

    @Override public boolean noneMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        boolean[] hit = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return hit[0];
            }

            @Override public void accept(int t) {
                if (!hit[0] && predicate.test(t)) {
                    hit[0] = true;
                }
            }
        }, true);
        return !hit[0];
    }

    @Override public OptionalInt findFirst() {
        int[] r = new int[1];
        boolean[] some = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return some[0];
            }

            @Override public void accept(int t) {
                if (!some[0]) {
                    r[0] = t;
                    some[0] = true;
                }
            }
        }, true);
        return some[0] ? OptionalInt.of(r[0]) : OptionalInt.empty();
    }

    @Override public OptionalInt findAny() {
        int[] r = new int[1];
        boolean[] some = new boolean[1];
        run(new Sink() {
            @Override boolean cancelled() {
                return some[0];
            }

            @Override public void accept(int t) {
                if (!some[0]) {
                    r[0] = t;
                    some[0] = true;
                }
            }
        }, true);
        return some[0] ? OptionalInt.of(r[0]) : OptionalInt.empty();
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

        @Override public Spliterator.OfInt trySplit() {
            if (!more || !sized || next == last) {
                return null;
            }
            int mid = (int) (next + (last - next) / 2);
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
