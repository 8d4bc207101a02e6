/* SPDX-License-Identifier: MIT */
/*
 * IntStream, LongStream, DoubleStream, their builders, iterators and spliterators: every operation,
 * of none, one and many, sequential and parallel.
 */
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class PrimitiveStreamsWhole extends Whole {

    static void ints(Supplier<IntStream> s) {
        p(
            "ints",
            s.get().toArray(),
            s.get().sum(),
            s.get().min(),
            s.get().max(),
            s.get().average(),
            s.get().count(),
            s.get().summaryStatistics()
        );
        p(
            s
                .get()
                .filter(i -> i % 2 == 0)
                .toArray(),
            s
                .get()
                .map(i -> -i)
                .toArray(),
            s
                .get()
                .mapToLong(i -> 1L << i)
                .toArray(),
            s
                .get()
                .mapToDouble(i -> i / 4.0)
                .toArray(),
            s.get().mapToObj(Integer::toHexString).toList(),
            s
                .get()
                .flatMap(i -> i % 3 == 0 ? null : IntStream.range(0, i % 4))
                .toArray(),
            s
                .get()
                .<IntStream>mapToObj(i -> IntStream.of(i, i))
                .flatMapToInt(x -> x)
                .toArray()
        );
        p(
            s.get().distinct().toArray(),
            s.get().sorted().toArray(),
            s.get().limit(2).toArray(),
            s.get().limit(0).toArray(),
            s.get().skip(2).toArray(),
            s.get().skip(99).toArray(),
            s
                .get()
                .takeWhile(i -> i < 5)
                .toArray(),
            s
                .get()
                .dropWhile(i -> i < 5)
                .toArray()
        );
        p(
            s.get().reduce(1, (a, b) -> a * 31 + b) != 0 || true,
            s
                .get()
                .sequential()
                .reduce(1, (a, b) -> a * 31 + b),
            s.get().reduce(Integer::sum),
            s.get().collect(ArrayList::new, ArrayList::add, ArrayList::addAll),
            s.get().anyMatch(i -> i > 6),
            s.get().allMatch(i -> i > -9),
            s.get().noneMatch(i -> i == 7),
            s.get().findFirst(),
            s.get().sequential().findAny(),
            s.get().boxed().toList(),
            s.get().asLongStream().toArray(),
            s.get().asDoubleStream().toArray()
        );
        p(
            s
                .get()
                .mapMulti((int i, IntConsumer to) -> {
                    for (int n = 0; n < i % 3; n++) to.accept(i);
                })
                .toArray()
        );
        StringBuilder line = new StringBuilder();
        s.get()
            .sequential()
            .peek(i -> line.append('<').append(i))
            .forEach(i -> line.append('>').append(i));
        s.get().forEachOrdered(i -> line.append(' ').append(i));
        PrimitiveIterator.OfInt it = s.get().iterator();
        while (it.hasNext()) line.append('.').append(it.nextInt());
        t(() -> it.nextInt());
        it.forEachRemaining((IntConsumer) i -> line.append("no"));
        PrimitiveIterator.OfInt boxed = s.get().iterator();
        boxed.forEachRemaining((Consumer<Integer>) i -> line.append(',').append(i));
        Spliterator.OfInt split = s.get().spliterator();
        while (split.tryAdvance((IntConsumer) i -> line.append('|').append(i)));
        s.get()
            .spliterator()
            .forEachRemaining((Consumer<Integer>) i -> line.append(':').append(i));
        s.get()
            .spliterator()
            .forEachRemaining((IntConsumer) i -> line.append(';').append(i));
        p(
            line,
            s
                .get()
                .spliterator()
                .tryAdvance((Consumer<Integer>) i -> line.append(i))
        );
        IntStream used = s.get();
        used.count();
        t(() -> used.sum());
        t(() -> s.get().limit(-1));
        t(() -> s.get().skip(-1));
        t(() -> s.get().map(null));
        t(() -> s.get().filter(null));
    }

    static void longs(Supplier<LongStream> s) {
        p(
            "longs",
            s.get().toArray(),
            s.get().sum(),
            s.get().min(),
            s.get().max(),
            s.get().average(),
            s.get().count(),
            s.get().summaryStatistics()
        );
        p(
            s
                .get()
                .filter(i -> i % 2 == 0)
                .toArray(),
            s
                .get()
                .map(i -> -i)
                .toArray(),
            s
                .get()
                .mapToInt(i -> (int) i)
                .toArray(),
            s
                .get()
                .mapToDouble(i -> i / 4.0)
                .toArray(),
            s.get().mapToObj(Long::toHexString).toList(),
            s
                .get()
                .flatMap(i -> i % 3 == 0 ? null : LongStream.range(0, i % 4))
                .toArray(),
            s
                .get()
                .<LongStream>mapToObj(i -> LongStream.of(i, i))
                .flatMapToLong(x -> x)
                .toArray()
        );
        p(
            s.get().distinct().toArray(),
            s.get().sorted().toArray(),
            s.get().limit(2).toArray(),
            s.get().limit(0).toArray(),
            s.get().skip(2).toArray(),
            s.get().skip(99).toArray(),
            s
                .get()
                .takeWhile(i -> i < 5)
                .toArray(),
            s
                .get()
                .dropWhile(i -> i < 5)
                .toArray()
        );
        p(
            s
                .get()
                .sequential()
                .reduce(1, (a, b) -> a * 31 + b),
            s.get().reduce(Long::sum),
            s.get().collect(ArrayList::new, ArrayList::add, ArrayList::addAll),
            s.get().anyMatch(i -> i > 6),
            s.get().allMatch(i -> i > -9),
            s.get().noneMatch(i -> i == 7),
            s.get().findFirst(),
            s.get().sequential().findAny(),
            s.get().boxed().toList(),
            s.get().asDoubleStream().toArray()
        );
        p(
            s
                .get()
                .mapMulti((long i, LongConsumer to) -> {
                    for (int n = 0; n < i % 3; n++) to.accept(i);
                })
                .toArray()
        );
        StringBuilder line = new StringBuilder();
        s.get()
            .sequential()
            .peek(i -> line.append('<').append(i))
            .forEach(i -> line.append('>').append(i));
        s.get().forEachOrdered(i -> line.append(' ').append(i));
        PrimitiveIterator.OfLong it = s.get().iterator();
        while (it.hasNext()) line.append('.').append(it.nextLong());
        t(() -> it.nextLong());
        t(() -> it.next());
        it.forEachRemaining((LongConsumer) i -> line.append("no"));
        PrimitiveIterator.OfLong boxed = s.get().iterator();
        boxed.forEachRemaining((Consumer<Long>) i -> line.append(',').append(i));
        Spliterator.OfLong split = s.get().spliterator();
        while (split.tryAdvance((LongConsumer) i -> line.append('|').append(i)));
        s.get()
            .spliterator()
            .forEachRemaining((Consumer<Long>) i -> line.append(':').append(i));
        s.get()
            .spliterator()
            .forEachRemaining((LongConsumer) i -> line.append(';').append(i));
        p(
            line,
            s
                .get()
                .spliterator()
                .tryAdvance((Consumer<Long>) i -> line.append(i))
        );
        t(() -> s.get().limit(-1));
        t(() -> s.get().skip(-1));
        t(() -> s.get().map(null));
    }

    static void doubles(Supplier<DoubleStream> s) {
        p(
            "doubles",
            s.get().toArray(),
            s.get().sum(),
            s.get().min(),
            s.get().max(),
            s.get().average(),
            s.get().count(),
            s.get().summaryStatistics()
        );
        p(
            s
                .get()
                .filter(i -> i > 2)
                .toArray(),
            s
                .get()
                .map(i -> -i)
                .toArray(),
            s
                .get()
                .mapToInt(i -> (int) i)
                .toArray(),
            s
                .get()
                .mapToLong(i -> (long) i)
                .toArray(),
            s.get().mapToObj(Double::toHexString).toList(),
            s
                .get()
                .flatMap(i -> i > 3 ? null : DoubleStream.of(i, i / 2))
                .toArray(),
            s
                .get()
                .<DoubleStream>mapToObj(i -> DoubleStream.of(i, i))
                .flatMapToDouble(x -> x)
                .toArray()
        );
        p(
            s.get().distinct().toArray(),
            s.get().sorted().toArray(),
            s.get().limit(2).toArray(),
            s.get().limit(0).toArray(),
            s.get().skip(2).toArray(),
            s.get().skip(99).toArray(),
            s
                .get()
                .takeWhile(i -> i < 5)
                .toArray(),
            s
                .get()
                .dropWhile(i -> i < 5)
                .toArray()
        );
        p(
            s
                .get()
                .sequential()
                .reduce(1, (a, b) -> a * 31 + b),
            s.get().reduce(Double::max),
            s.get().collect(ArrayList::new, ArrayList::add, ArrayList::addAll),
            s.get().anyMatch(i -> i > 6),
            s.get().allMatch(i -> i > -9),
            s.get().noneMatch(i -> i == 7),
            s.get().findFirst(),
            s.get().sequential().findAny(),
            s.get().boxed().toList()
        );
        p(
            s
                .get()
                .mapMulti((double i, DoubleConsumer to) -> {
                    for (int n = 0; n < i % 3; n++) to.accept(i);
                })
                .toArray()
        );
        StringBuilder line = new StringBuilder();
        s.get()
            .sequential()
            .peek(i -> line.append('<').append(i))
            .forEach(i -> line.append('>').append(i));
        s.get().forEachOrdered(i -> line.append(' ').append(i));
        PrimitiveIterator.OfDouble it = s.get().iterator();
        while (it.hasNext()) line.append('/').append(it.nextDouble());
        t(() -> it.nextDouble());
        t(() -> it.next());
        it.forEachRemaining((DoubleConsumer) i -> line.append("no"));
        PrimitiveIterator.OfDouble boxed = s.get().iterator();
        boxed.forEachRemaining((Consumer<Double>) i -> line.append(',').append(i));
        Spliterator.OfDouble split = s.get().spliterator();
        while (split.tryAdvance((DoubleConsumer) i -> line.append('|').append(i)));
        s.get()
            .spliterator()
            .forEachRemaining((Consumer<Double>) i -> line.append(':').append(i));
        s.get()
            .spliterator()
            .forEachRemaining((DoubleConsumer) i -> line.append(';').append(i));
        p(
            line,
            s
                .get()
                .spliterator()
                .tryAdvance((Consumer<Double>) i -> line.append(i))
        );
        t(() -> s.get().limit(-1));
        t(() -> s.get().skip(-1));
        t(() -> s.get().map(null));
    }

    static <S extends BaseStream<?, S>> void base(Supplier<S> s) {
        List<String> log = new ArrayList<>();
        S stream = s
            .get()
            .onClose(() -> log.add("one"))
            .onClose(() -> {
                throw new IllegalStateException("two");
            })
            .onClose(() -> {
                throw new IllegalStateException("three");
            });
        p(stream.isParallel(), stream.parallel().isParallel());
        try {
            stream.close();
        } catch (IllegalStateException e) {
            p(e, e.getSuppressed(), log);
        }
        S twice = s.get();
        twice.iterator();
        t(() -> twice.unordered().isParallel());
        p(s.get().unordered().sequential().isParallel());
    }

    static String shape(Spliterator<?> s) {
        return (
            Integer.toHexString(s.characteristics()) +
            " " +
            s.estimateSize() +
            " " +
            s.getExactSizeIfKnown()
        );
    }

    static void bare() {
        List<Spliterator<?>> all = List.of(
            Spliterators.emptySpliterator(),
            Spliterators.emptyIntSpliterator(),
            Spliterators.emptyLongSpliterator(),
            Spliterators.emptyDoubleSpliterator()
        );
        for (Spliterator<?> s : all) p(shape(s), s.trySplit(), s.tryAdvance(x -> p("never")));
        int[] i = { 1, 2, 3, 4, 5, 6, 7 };
        long[] l = { 1, 2, 3, 4, 5 };
        double[] d = { 1, -0.0, Double.NaN };
        Object[] o = { "a", "b", "c", "d" };
        List<Supplier<Spliterator<?>>> made = List.of(
            () -> Spliterators.spliterator(i, 0),
            () -> Spliterators.spliterator(i, 2, 6, Spliterator.SORTED),
            () -> Spliterators.spliterator(l, Spliterator.ORDERED),
            () -> Spliterators.spliterator(l, 1, 1, 0),
            () -> Spliterators.spliterator(d, Spliterator.IMMUTABLE),
            () -> Spliterators.spliterator(d, 1, 3, 0),
            () -> Spliterators.spliterator(o, 0),
            () -> Spliterators.spliterator(o, 1, 4, Spliterator.DISTINCT),
            () -> Spliterators.spliterator(List.of(1, 2, 3), 0),
            () -> Spliterators.spliterator(List.of(1, 2, 3), Spliterator.CONCURRENT),
            () -> Spliterators.spliterator(List.of(1, 2, 3).iterator(), 3, 0),
            () ->
                Spliterators.spliteratorUnknownSize(
                    List.of(1, 2, 3).iterator(),
                    Spliterator.ORDERED | Spliterator.SIZED
                ),
            () -> Spliterators.spliterator(IntStream.of(i).iterator(), 7, 0),
            () ->
                Spliterators.spliteratorUnknownSize(IntStream.of(i).iterator(), Spliterator.SIZED),
            () -> Spliterators.spliterator(LongStream.of(l).iterator(), 5, Spliterator.CONCURRENT),
            () -> Spliterators.spliteratorUnknownSize(LongStream.of(l).iterator(), 0),
            () -> Spliterators.spliterator(DoubleStream.of(d).iterator(), 3, 0),
            () -> Spliterators.spliteratorUnknownSize(DoubleStream.of(d).iterator(), 1),
            () ->
                new Spliterators.AbstractIntSpliterator(3, Spliterator.SIZED) {
                    int at;

                    @Override
                    public boolean tryAdvance(IntConsumer to) {
                        if (at == 3) return false;
                        to.accept(at++);
                        return true;
                    }
                },
            () ->
                new Spliterators.AbstractLongSpliterator(Long.MAX_VALUE, 0) {
                    long at;

                    @Override
                    public boolean tryAdvance(LongConsumer to) {
                        if (at == 3) return false;
                        to.accept(at++);
                        return true;
                    }
                },
            () ->
                new Spliterators.AbstractDoubleSpliterator(4, Spliterator.ORDERED) {
                    double at;

                    @Override
                    public boolean tryAdvance(DoubleConsumer to) {
                        if (at == 3) return false;
                        to.accept(at++);
                        return true;
                    }
                },
            () ->
                new Spliterators.AbstractSpliterator<String>(3, Spliterator.NONNULL) {
                    int at;

                    @Override
                    public boolean tryAdvance(Consumer<? super String> to) {
                        if (at == 3) return false;
                        to.accept("s" + at++);
                        return true;
                    }
                }
        );
        for (Supplier<Spliterator<?>> each : made) {
            Spliterator<?> s = each.get();
            StringBuilder line = new StringBuilder(shape(s));
            line.append(' ').append(s.tryAdvance(x -> line.append(" first ").append(x)));
            Spliterator<?> prefix = s.trySplit();
            if (prefix != null) prefix.forEachRemaining(x -> line.append(" prefix ").append(x));
            if (prefix != null) line.append(' ').append(shape(prefix));
            Spliterator<?> second = s.trySplit();
            if (second != null) second.forEachRemaining(x -> line.append(" second ").append(x));
            line.append(' ').append(shape(s));
            s.forEachRemaining(x -> line.append(" rest ").append(x));
            line.append(' ')
                .append(s.tryAdvance(x -> line.append("no")))
                .append(' ')
                .append(s.estimateSize())
                .append(' ')
                .append(s.trySplit());
            try {
                line.append(s.getComparator());
            } catch (IllegalStateException e) {
                line.append(" no comparator");
            }
            p(line);
            t(() -> each.get().forEachRemaining(null));
            t(() -> each.get().tryAdvance(null));
        }
        t(() -> Spliterators.spliterator(i, -1, 2, 0));
        t(() -> Spliterators.spliterator(i, 3, 2, 0));
        t(() -> Spliterators.spliterator(i, 3, 8, 0));
        t(() -> Spliterators.spliterator(l, 3, 8, 0));
        t(() -> Spliterators.spliterator(d, 3, 8, 0));
        t(() -> Spliterators.spliterator(o, 3, 8, 0));
        t(() -> Spliterators.spliterator((int[]) null, 0));
        t(() -> Spliterators.spliterator((Object[]) null, 0));
        t(() -> Spliterators.spliterator((Collection<?>) null, 0));
        t(() -> Spliterators.spliterator((Iterator<?>) null, 0, 0));
        t(() -> Spliterators.iterator((Spliterator<?>) null));
        PrimitiveIterator.OfInt pi = Spliterators.iterator(Spliterators.spliterator(i, 0));
        PrimitiveIterator.OfLong pl = Spliterators.iterator(Spliterators.spliterator(l, 0));
        PrimitiveIterator.OfDouble pd = Spliterators.iterator(Spliterators.spliterator(d, 0));
        Iterator<Object> po = Spliterators.iterator(Spliterators.spliterator(o, 0));
        p(
            pi.hasNext(),
            pi.hasNext(),
            pi.next(),
            pi.nextInt(),
            pl.nextLong(),
            pl.next(),
            pd.next(),
            pd.nextDouble(),
            po.next(),
            po.next()
        );
        t(() -> pi.remove());
        pd.nextDouble();
        t(() -> pd.nextDouble());
        p(
            StreamSupport.intStream(
                () -> Spliterators.spliterator(i, 0),
                Spliterator.SIZED,
                false
            ).sum(),
            StreamSupport.longStream(() -> Spliterators.spliterator(l, 0), 0, true).sum(),
            StreamSupport.doubleStream(() -> Spliterators.spliterator(d, 0), 0, false).count(),
            StreamSupport.stream(() -> Spliterators.spliterator(o, 0), 0, false).toList()
        );
        t(() -> StreamSupport.intStream((Spliterator.OfInt) null, false));
        t(() -> StreamSupport.stream((Supplier<Spliterator<Object>>) null, 0, false));
    }

    public static void main(String[] args) {
        int[][] ints = {
            {},
            { 7 },
            { 5, 3, 9, 3, -2, 0, 6, 4 },
            { Integer.MAX_VALUE, 1, Integer.MIN_VALUE }
        };
        for (int[] each : ints) {
            ints(() -> IntStream.of(each));
            ints(() -> IntStream.of(each).parallel());
            longs(() -> LongStream.of(Arrays.stream(each).asLongStream().toArray()));
            longs(() -> Arrays.stream(each).asLongStream().parallel());
        }
        double[][] doubles = {
            {},
            { 7.5 },
            { 5, 3, 0.1, -0.0, 0.0, 3, 6.25 },
            { Double.NaN, 1e300, Double.NEGATIVE_INFINITY, Double.MIN_VALUE },
            { 1e308, 1e308, -1e308, 1 }
        };
        for (double[] each : doubles) {
            doubles(() -> DoubleStream.of(each));
            doubles(() -> DoubleStream.of(each).parallel());
        }
        base(() -> IntStream.range(0, 4));
        base(() -> LongStream.range(0, 4));
        base(() -> DoubleStream.of(1, 2));
        base(() -> Stream.of("x"));
        p(
            IntStream.range(3, 3).count(),
            IntStream.range(5, 3).count(),
            IntStream.rangeClosed(3, 3).toArray(),
            IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).toArray(),
            IntStream.range(Integer.MIN_VALUE, Integer.MAX_VALUE).count(),
            LongStream.rangeClosed(Long.MAX_VALUE, Long.MAX_VALUE).toArray(),
            LongStream.range(-2, 2).toArray(),
            LongStream.rangeClosed(-1, -2).toArray(),
            LongStream.range(Long.MIN_VALUE, Long.MAX_VALUE).limit(2).toArray()
        );
        p(
            IntStream.iterate(1, i -> i * 3)
                .limit(5)
                .toArray(),
            IntStream.iterate(1, i -> i < 50, i -> i * 3).toArray(),
            LongStream.iterate(1, i -> i * 3)
                .limit(5)
                .toArray(),
            LongStream.iterate(1, i -> i < 50, i -> i * 3).toArray(),
            DoubleStream.iterate(1, i -> i / 2)
                .limit(5)
                .toArray(),
            DoubleStream.iterate(1, i -> i > 0.1, i -> i / 2).toArray()
        );
        int[] n = { 0 };
        p(
            IntStream.generate(() -> n[0]++)
                .limit(4)
                .toArray(),
            LongStream.generate(() -> n[0]++)
                .limit(4)
                .toArray(),
            DoubleStream.generate(() -> n[0]++)
                .limit(4)
                .toArray()
        );
        p(
            IntStream.concat(IntStream.of(1), IntStream.empty()).toArray(),
            LongStream.concat(LongStream.empty(), LongStream.of(4)).toArray(),
            DoubleStream.concat(DoubleStream.of(1), DoubleStream.of(2)).toArray(),
            IntStream.empty().findAny(),
            LongStream.empty().findAny(),
            DoubleStream.empty().findAny(),
            IntStream.of(4).findAny(),
            DoubleStream.of(4).findAny()
        );
        IntStream.Builder ib = IntStream.builder();
        ib.accept(1);
        p(ib.add(2).add(3).build().toArray());
        t(() -> ib.accept(1));
        t(() -> ib.add(1));
        t(() -> ib.build());
        LongStream.Builder lb = LongStream.builder();
        lb.accept(1);
        p(lb.add(2).add(3).build().toArray());
        t(() -> lb.accept(1));
        t(() -> lb.build());
        DoubleStream.Builder db = DoubleStream.builder();
        db.accept(1);
        p(
            db.add(2).add(3).build().toArray(),
            DoubleStream.builder().build().count(),
            DoubleStream.builder().add(1).build().toArray()
        );
        t(() -> db.accept(1));
        t(() -> db.build());
        Function<Integer, Integer> half = x -> x / 2;
        p(
            new TreeMap<>(Stream.of(1, 2, 3, 4, 5).collect(Collectors.groupingByConcurrent(half))),
            Stream.of(1, 2, 3, 4, 5).collect(
                Collectors.groupingByConcurrent(
                    half,
                    java.util.concurrent.ConcurrentSkipListMap::new,
                    Collectors.counting()
                )
            ),
            new TreeMap<>(
                Stream.of(1, 2, 3).collect(Collectors.toConcurrentMap(half, x -> x, Integer::sum))
            ),
            Stream.of(1, 2, 3).collect(
                Collectors.toConcurrentMap(
                    half,
                    x -> x,
                    Integer::sum,
                    java.util.concurrent.ConcurrentSkipListMap::new
                )
            ),
            Stream.of(1, 2, 3).collect(Collectors.toMap(half, x -> x, Integer::sum))
        );
        t(() -> Stream.of(1, 1).collect(Collectors.toMap(x -> x, x -> "v" + x)));
        t(() -> Stream.of(1, 1).collect(Collectors.toConcurrentMap(x -> x, x -> "v" + x)));
        t(() -> Stream.of(1).collect(Collectors.toMap(x -> x, x -> null)));
        t(() -> Stream.of(1).collect(Collectors.groupingBy(x -> null)));
        Collector<Integer, int[], Integer> own = Collector.of(
            () -> new int[1],
            (a, x) -> a[0] += x,
            (a, b) -> {
                a[0] += b[0];
                return a;
            },
            a -> a[0],
            Collector.Characteristics.UNORDERED
        );
        Collector<Integer, List<Integer>, List<Integer>> plain = Collector.of(
            ArrayList::new,
            List::add,
            (a, b) -> a
        );
        int[] box = own.supplier().get();
        own.accumulator().accept(box, 4);
        p(
            own.finisher().apply(own.combiner().apply(box, box)),
            own.characteristics(),
            plain.characteristics(),
            plain.finisher().apply(List.of(1)),
            IntStream.range(0, 1000).boxed().parallel().collect(own),
            Stream.of(1, 2).collect(plain)
        );
        bare();
    }
}
