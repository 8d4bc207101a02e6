/* SPDX-License-Identifier: MIT */
/*
 * Members of java.util that other programs leave: streams of random numbers, spliterators' bases,
 * format exceptions, functions.
 */
import java.nio.ByteBuffer;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class UtilRestWhole extends Whole {

    static class Own extends Random {

        Own() {
            super(1);
        }

        @Override
        protected int next(int bits) {
            return super.next(bits) & 0xff;
        }
    }

    static void randoms() {
        Random r = new Random(9);
        p(
            r.ints().limit(2).boxed().toList(),
            r.ints(3, 9).limit(3).boxed().toList(),
            r.longs().limit(2).boxed().toList(),
            r.longs(1, 5).limit(3).boxed().toList(),
            r.doubles().limit(2).boxed().toList(),
            r.doubles(1, 2).limit(2).boxed().toList(),
            r.doubles(2, 3, 4).boxed().toList()
        );
        r.setSeed(9);
        p(
            r.nextInt(),
            new Own().nextInt(),
            new Own().nextInt(50),
            new Own().nextLong(),
            new Random().nextInt(1)
        );
        t(() -> r.ints(5, 5));
        t(() -> r.ints(-1));
        t(() -> r.longs(3, 2));
        t(() -> r.doubles(1, Double.NaN));
        t(() -> r.doubles(-1, 0, 1));
        SplittableRandom s = new SplittableRandom(4);
        p(
            s.ints().limit(2).boxed().toList(),
            s.ints(1, 4).limit(3).boxed().toList(),
            s.ints(2, 1, 4).boxed().toList(),
            s.longs().limit(1).boxed().toList(),
            s.longs(2).boxed().toList(),
            s.longs(1, 9).limit(2).boxed().toList(),
            s.longs(2, 1, 9).boxed().toList(),
            s.doubles().limit(1).boxed().toList(),
            s.doubles(1).boxed().toList(),
            s.doubles(1, 2).limit(1).boxed().toList()
        );
        p(
            s.split(new SplittableRandom(7)).nextInt(),
            s
                .splits()
                .limit(2)
                .map(x -> x.nextInt())
                .toList()
                .size(),
            s.splits(2).count(),
            s.splits(1, new SplittableRandom(8)).count(),
            s.splits(new SplittableRandom(8)).limit(1).count(),
            new SplittableRandom().nextInt(1)
        );
        t(() -> s.splits(-1));
        t(() -> s.splits(1, null));
    }

    static void spliterators() {
        class Objects3 extends Spliterators.AbstractSpliterator<String> {

            int left = 3;

            Objects3() {
                super(3, Spliterator.ORDERED | Spliterator.SIZED);
            }

            public boolean tryAdvance(Consumer<? super String> c) {
                if (left == 0) return false;
                c.accept("o" + left--);
                return true;
            }
        }
        class Ints3 extends Spliterators.AbstractIntSpliterator {

            int left = 3;

            Ints3() {
                super(3, Spliterator.ORDERED);
            }

            public boolean tryAdvance(IntConsumer c) {
                if (left == 0) return false;
                c.accept(left--);
                return true;
            }
        }
        class Longs3 extends Spliterators.AbstractLongSpliterator {

            int left = 3;

            Longs3() {
                super(3, Spliterator.SIZED);
            }

            public boolean tryAdvance(LongConsumer c) {
                if (left == 0) return false;
                c.accept(left--);
                return true;
            }
        }
        class Doubles3 extends Spliterators.AbstractDoubleSpliterator {

            int left = 3;

            Doubles3() {
                super(Long.MAX_VALUE, 0);
            }

            public boolean tryAdvance(DoubleConsumer c) {
                if (left == 0) return false;
                c.accept(left--);
                return true;
            }
        }
        Objects3 o = new Objects3();
        Ints3 i = new Ints3();
        Longs3 l = new Longs3();
        Doubles3 d = new Doubles3();
        p(
            o.characteristics(),
            o.estimateSize(),
            i.characteristics(),
            i.estimateSize(),
            l.characteristics(),
            l.estimateSize(),
            d.characteristics(),
            d.estimateSize()
        );
        List<Object> seen = new ArrayList<>();
        Spliterator<String> oh = o.trySplit();
        Spliterator.OfInt ih = i.trySplit();
        Spliterator.OfLong lh = l.trySplit();
        Spliterator.OfDouble dh = d.trySplit();
        for (Spliterator<?> x : List.of(oh, ih, lh, dh)) {
            p(x.characteristics(), x.estimateSize());
            x.forEachRemaining(seen::add);
        }
        o.forEachRemaining(seen::add);
        i.forEachRemaining((IntConsumer) seen::add);
        l.forEachRemaining((LongConsumer) seen::add);
        d.forEachRemaining((DoubleConsumer) seen::add);
        p(seen, o.trySplit(), o.estimateSize());
        Spliterator.OfPrimitive<Integer, IntConsumer, Spliterator.OfInt> prim = Arrays.spliterator(
            new int[] { 1, 2, 3, 4 }
        );
        Spliterator.OfInt half = prim.trySplit();
        half.forEachRemaining((IntConsumer) seen::add);
        prim.forEachRemaining((IntConsumer) seen::add);
        p(seen);
        PrimitiveIterator<Integer, IntConsumer> it = IntStream.range(0, 3).iterator();
        it.forEachRemaining((IntConsumer) seen::add);
        p(seen);
    }

    static void formats() {
        p(
            new DuplicateFormatFlagsException("f").getMessage(),
            new FormatFlagsConversionMismatchException("f", 'c').getMessage(),
            new IllegalFormatCodePointException(70000).getMessage(),
            new IllegalFormatConversionException('d', String.class).getMessage(),
            new IllegalFormatFlagsException("f").getMessage(),
            new IllegalFormatPrecisionException(3).getMessage(),
            new IllegalFormatWidthException(4).getMessage(),
            new MissingFormatArgumentException("s").getMessage(),
            new MissingFormatWidthException("s").getMessage(),
            new UnknownFormatConversionException("s").getMessage(),
            new UnknownFormatFlagsException("s").getMessage()
        );
        t(() -> new DuplicateFormatFlagsException(null));
        t(() -> new FormatFlagsConversionMismatchException(null, 'c'));
        t(() -> new IllegalFormatConversionException('d', null));
        t(() -> new MissingFormatArgumentException(null));
        t(() -> new UnknownFormatFlagsException(null));
        p(
            HexFormat.of().toString(),
            HexFormat.ofDelimiter(":").withUpperCase().withPrefix("<").toString(),
            new UUID(1, 2).toString(),
            new Hashtable<>(Map.of("a", 1)).toString()
        );
        p(
            Base64.getEncoder().encode(new byte[] { 1, 2, 3 }),
            Base64.getDecoder().decode(new byte[] { 65, 81, 73, 68 }),
            Base64.getDecoder()
                .decode(ByteBuffer.wrap(new byte[] { 65, 81, 61, 61 }))
                .remaining()
        );
        AbstractMap.SimpleEntry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1);
        AbstractMap.SimpleImmutableEntry<String, Integer> f =
            new AbstractMap.SimpleImmutableEntry<>("k", 1);
        p(
            e.getKey(),
            e.getValue(),
            e.setValue(2),
            e.toString(),
            e.equals(f),
            f.getKey(),
            f.getValue(),
            f.hashCode(),
            f.toString()
        );
        t(() -> f.setValue(3));
        p(
            EnumSet.of(
                Thread.State.NEW,
                Thread.State.BLOCKED,
                Thread.State.WAITING,
                Thread.State.RUNNABLE,
                Thread.State.TERMINATED,
                Thread.State.TIMED_WAITING
            )
        );
        Observer observer = (x, y) -> p("observed", y);
        observer.update(null, "arg");
        p(new Scanner("7 x").hasNextShort(8), new Scanner("9").hasNextShort(8));
        Properties properties = new Properties();
        properties.put("a", "b");
        p(
            properties.toString(),
            new AbstractMap<String, String>() {
                public Set<Map.Entry<String, String>> entrySet() {
                    return Set.of(Map.entry("k", "v"));
                }
            }.toString()
        );
    }

    static void functions() {
        DoubleFunction<String> a = x -> "d" + x;
        DoubleToIntFunction b = x -> (int) x;
        DoubleToLongFunction c = x -> (long) x;
        LongFunction<String> d = x -> "l" + x;
        LongToDoubleFunction e = x -> x / 2.0;
        LongToIntFunction f = x -> (int) x;
        ObjDoubleConsumer<String> g = (x, y) -> p(x, y);
        ObjLongConsumer<String> h = (x, y) -> p(x, y);
        ToDoubleBiFunction<String, Integer> i = (x, y) -> x.length() / (double) y;
        ToLongBiFunction<String, Integer> j = (x, y) -> x.length() * (long) y;
        p(
            a.apply(-0.0),
            b.applyAsInt(1e20),
            c.applyAsLong(Double.NaN),
            d.apply(Long.MIN_VALUE),
            e.applyAsDouble(5),
            f.applyAsInt(1L << 33),
            i.applyAsDouble("abc", 2),
            j.applyAsLong("abc", 4)
        );
        g.accept("g", 1.5);
        h.accept("h", 3);
    }

    public static void main(String[] args) {
        randoms();
        spliterators();
        formats();
        functions();
    }
}
