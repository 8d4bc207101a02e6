/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Spliterators over arrays, iterators and collections. */
public final class Spliterators {
    private Spliterators() {
    }

    static int characteristics(int given) {
        return (given & Spliterator.CONCURRENT) == 0
            ? given | Spliterator.SIZED | Spliterator.SUBSIZED : given;
    }

    private static int ofArray(int given) {
        return given | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    private static void check(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> c,
            int characteristics) {
        return new IteratorSpliterator<>(Objects.requireNonNull(c), characteristics);
    }

    /* ---- Object ---- */

    public static <T> Spliterator<T> emptySpliterator() {
        return new ArraySpliterator<>(new Object[0], 0, 0, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
        return new ArraySpliterator<>(Objects.requireNonNull(array), 0, array.length, ofArray(additionalCharacteristics));
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        check(Objects.requireNonNull(array).length, fromIndex, toIndex);
        return new ArraySpliterator<>(array, fromIndex, toIndex,
            ofArray(additionalCharacteristics));
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new IteratorSpliterator<>(Objects.requireNonNull(iterator), size,
            characteristics(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        return new IteratorSpliterator<>(Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements Iterator<T>, Consumer<T> {
            private boolean ready;
            private T value;

            @Override public void accept(T t) {
                ready = true;
                value = t;
            }

            @Override public boolean hasNext() {
                return ready || (spliterator.tryAdvance((Consumer<T>) this) && ready);
            }

            @Override public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                T t = value;
                value = null;
                return t;
            }
        }
        return new Adapter();
    }

    /** A spliterator in terms of tryAdvance: splits off growing arrays. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
        }

        @Override public Spliterator<T> trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            Object[] a = new Object[n];
            int[] count = new int[1];
            while (count[0] < n && tryAdvance((Consumer<T>) v -> a[count[0]++] = v)) {
                continue;
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new ArraySpliterator<>(a, 0, batch, ofArray(characteristics));
        }

        @Override public long estimateSize() {
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }
    }

    static class IteratorSpliterator<T> implements Spliterator<T> {
        private Collection<? extends T> collection;
        private Iterator<? extends T> it;
        private long size;
        private final int characteristics;
        private int batch;
        private boolean whole; // never split

        IteratorSpliterator(Collection<? extends T> collection, int characteristics) {
            this.collection = collection;
            this.characteristics = Spliterators.characteristics(characteristics);
        }

        /* With exactly these characteristics. */
        static <T> IteratorSpliterator<T> exactly(Collection<T> c, int characteristics,
                Comparator<? super T> comparator) {
            IteratorSpliterator<T> s = sorted(null, 0, characteristics, comparator);
            s.collection = c;
            return s;
        }

        /* Of nobody knows how many. */
        static <T> IteratorSpliterator<T> uncounted(Iterator<T> it, int characteristics,
                Comparator<? super T> comparator) {
            IteratorSpliterator<T> s = sorted(it, Long.MAX_VALUE, characteristics, comparator);
            s.whole = true;
            return s;
        }

        private static <T> IteratorSpliterator<T> sorted(Iterator<T> it, long size,
                int characteristics, Comparator<? super T> comparator) {
            return new IteratorSpliterator<T>(it, size, characteristics) {
                @Override public Comparator<? super T> getComparator() {
                    if ((characteristics & Spliterator.SORTED) == 0) {
                        throw new IllegalStateException();
                    }
                    return comparator;
                }
            };
        }

        /* Of a hash table: its parts would not know their sizes. */
        static <T> Spliterator<T> ofHash(Collection<T> c, int characteristics) {
            IteratorSpliterator<T> s = new IteratorSpliterator<>(null, 0,
                characteristics | Spliterator.SIZED);
            s.collection = c;
            return s;
        }

        IteratorSpliterator(Iterator<? extends T> it, long size, int characteristics) {
            this.collection = null;
            this.it = it;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void bind() {
            if (it == null) {
                it = collection.iterator();
                size = collection.size();
            }
        }

        @Override public Spliterator<T> trySplit() {
            bind();
            if (whole || size <= 1 || !it.hasNext()) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            Object[] a = new Object[n];
            int k = 0;
            do {
                a[k++] = it.next();
            } while (k < n && it.hasNext());
            batch = k;
            if (size != Long.MAX_VALUE) {
                size -= k;
            }
            return new ArraySpliterator<>(a, 0, k, ofArray(characteristics));
        }

        @Override public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            it.forEachRemaining(action);
        }

        @Override public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.next());
            if (collection instanceof LinkedList) {
                size--;
            }
            return true;
        }

        @Override public long estimateSize() {
            bind();
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super T> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    static final class ArraySpliterator<T> implements Spliterator<T> {
        private final Object[] a;
        private int next;
        private final int end;
        private final int characteristics;

        ArraySpliterator(Object[] a, int next, int end, int characteristics) {
            this.a = a;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics;
        }

        @Override public Spliterator<T> trySplit() {
            int lo = next;
            int mid = (lo + end) >>> 1;
            if (lo >= mid) {
                return null;
            }
            next = mid;
            return new ArraySpliterator<>(a, lo, mid, characteristics);
        }

        @SuppressWarnings("unchecked")
        @Override public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept((T) a[i]);
            }
        }

        @SuppressWarnings("unchecked")
        @Override public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept((T) a[next++]);
            return true;
        }

        @Override public long estimateSize() {
            return end - next;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super T> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /* ---- int ---- */

    public static Spliterator.OfInt emptyIntSpliterator() {
        return new IntArraySpliterator(new int[0], 0, 0, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static Spliterator.OfInt spliterator(int[] array, int additionalCharacteristics) {
        return new IntArraySpliterator(Objects.requireNonNull(array), 0, array.length, ofArray(additionalCharacteristics));
    }

    public static Spliterator.OfInt spliterator(int[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        check(Objects.requireNonNull(array).length, fromIndex, toIndex);
        return new IntArraySpliterator(array, fromIndex, toIndex,
            ofArray(additionalCharacteristics));
    }

    public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
        return new IntIteratorSpliterator(Objects.requireNonNull(iterator), size,
            characteristics(characteristics));
    }

    public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt iterator, int characteristics) {
        return new IntIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements PrimitiveIterator.OfInt, IntConsumer {
            private boolean ready;
            private int value;

            @Override public void accept(int t) {
                ready = true;
                value = t;
            }

            @Override public boolean hasNext() {
                return ready || (spliterator.tryAdvance((IntConsumer) this) && ready);
            }

            @Override public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                int t = value;
                value = 0;
                return t;
            }
        }
        return new Adapter();
    }

    /** A spliterator in terms of tryAdvance: splits off growing arrays. */
    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractIntSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
        }

        @Override public Spliterator.OfInt trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            int[] a = new int[n];
            int[] count = new int[1];
            while (count[0] < n && tryAdvance((IntConsumer) v -> a[count[0]++] = v)) {
                continue;
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new IntArraySpliterator(a, 0, batch, ofArray(characteristics));
        }

        @Override public long estimateSize() {
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }
    }

    static final class IntIteratorSpliterator implements Spliterator.OfInt {
        private PrimitiveIterator.OfInt it;
        private long size;
        private final int characteristics;
        private int batch;

        IntIteratorSpliterator(PrimitiveIterator.OfInt it, long size, int characteristics) {
            this.it = it;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void bind() {
        }

        @Override public Spliterator.OfInt trySplit() {
            bind();
            if (size <= 1 || !it.hasNext()) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            int[] a = new int[n];
            int k = 0;
            do {
                a[k++] = it.nextInt();
            } while (k < n && it.hasNext());
            batch = k;
            if (size != Long.MAX_VALUE) {
                size -= k;
            }
            return new IntArraySpliterator(a, 0, k, ofArray(characteristics));
        }

        @Override public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            bind();
            it.forEachRemaining(action);
        }

        @Override public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            bind();
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextInt());
            return true;
        }

        @Override public long estimateSize() {
            bind();
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    static final class IntArraySpliterator implements Spliterator.OfInt {
        private final int[] a;
        private int next;
        private final int end;
        private final int characteristics;

        IntArraySpliterator(int[] a, int next, int end, int characteristics) {
            this.a = a;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics;
        }

        @Override public Spliterator.OfInt trySplit() {
            int lo = next;
            int mid = (lo + end) >>> 1;
            if (lo >= mid) {
                return null;
            }
            next = mid;
            return new IntArraySpliterator(a, lo, mid, characteristics);
        }

        @Override public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept(a[i]);
            }
        }

        @Override public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept(a[next++]);
            return true;
        }

        @Override public long estimateSize() {
            return end - next;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /* ---- long ---- */

    public static Spliterator.OfLong emptyLongSpliterator() {
        return new LongArraySpliterator(new long[0], 0, 0, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static Spliterator.OfLong spliterator(long[] array, int additionalCharacteristics) {
        return new LongArraySpliterator(Objects.requireNonNull(array), 0, array.length, ofArray(additionalCharacteristics));
    }

    public static Spliterator.OfLong spliterator(long[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        check(Objects.requireNonNull(array).length, fromIndex, toIndex);
        return new LongArraySpliterator(array, fromIndex, toIndex,
            ofArray(additionalCharacteristics));
    }

    public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
        return new LongIteratorSpliterator(Objects.requireNonNull(iterator), size,
            characteristics(characteristics));
    }

    public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong iterator, int characteristics) {
        return new LongIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements PrimitiveIterator.OfLong, LongConsumer {
            private boolean ready;
            private long value;

            @Override public void accept(long t) {
                ready = true;
                value = t;
            }

            @Override public boolean hasNext() {
                return ready || (spliterator.tryAdvance((LongConsumer) this) && ready);
            }

            @Override public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                long t = value;
                value = 0;
                return t;
            }
        }
        return new Adapter();
    }

    /** A spliterator in terms of tryAdvance: splits off growing arrays. */
    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractLongSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
        }

        @Override public Spliterator.OfLong trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            long[] a = new long[n];
            int[] count = new int[1];
            while (count[0] < n && tryAdvance((LongConsumer) v -> a[count[0]++] = v)) {
                continue;
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new LongArraySpliterator(a, 0, batch, ofArray(characteristics));
        }

        @Override public long estimateSize() {
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }
    }

    static final class LongIteratorSpliterator implements Spliterator.OfLong {
        private PrimitiveIterator.OfLong it;
        private long size;
        private final int characteristics;
        private int batch;

        LongIteratorSpliterator(PrimitiveIterator.OfLong it, long size, int characteristics) {
            this.it = it;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void bind() {
        }

        @Override public Spliterator.OfLong trySplit() {
            bind();
            if (size <= 1 || !it.hasNext()) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            long[] a = new long[n];
            int k = 0;
            do {
                a[k++] = it.nextLong();
            } while (k < n && it.hasNext());
            batch = k;
            if (size != Long.MAX_VALUE) {
                size -= k;
            }
            return new LongArraySpliterator(a, 0, k, ofArray(characteristics));
        }

        @Override public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            bind();
            it.forEachRemaining(action);
        }

        @Override public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            bind();
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextLong());
            return true;
        }

        @Override public long estimateSize() {
            bind();
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    static final class LongArraySpliterator implements Spliterator.OfLong {
        private final long[] a;
        private int next;
        private final int end;
        private final int characteristics;

        LongArraySpliterator(long[] a, int next, int end, int characteristics) {
            this.a = a;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics;
        }

        @Override public Spliterator.OfLong trySplit() {
            int lo = next;
            int mid = (lo + end) >>> 1;
            if (lo >= mid) {
                return null;
            }
            next = mid;
            return new LongArraySpliterator(a, lo, mid, characteristics);
        }

        @Override public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept(a[i]);
            }
        }

        @Override public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept(a[next++]);
            return true;
        }

        @Override public long estimateSize() {
            return end - next;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /* ---- double ---- */

    public static Spliterator.OfDouble emptyDoubleSpliterator() {
        return new DoubleArraySpliterator(new double[0], 0, 0, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int additionalCharacteristics) {
        return new DoubleArraySpliterator(Objects.requireNonNull(array), 0, array.length, ofArray(additionalCharacteristics));
    }

    public static Spliterator.OfDouble spliterator(double[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        check(Objects.requireNonNull(array).length, fromIndex, toIndex);
        return new DoubleArraySpliterator(array, fromIndex, toIndex,
            ofArray(additionalCharacteristics));
    }

    public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
        return new DoubleIteratorSpliterator(Objects.requireNonNull(iterator), size,
            characteristics(characteristics));
    }

    public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble iterator, int characteristics) {
        return new DoubleIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements PrimitiveIterator.OfDouble, DoubleConsumer {
            private boolean ready;
            private double value;

            @Override public void accept(double t) {
                ready = true;
                value = t;
            }

            @Override public boolean hasNext() {
                return ready || (spliterator.tryAdvance((DoubleConsumer) this) && ready);
            }

            @Override public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                double t = value;
                value = 0;
                return t;
            }
        }
        return new Adapter();
    }

    /** A spliterator in terms of tryAdvance: splits off growing arrays. */
    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractDoubleSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
        }

        @Override public Spliterator.OfDouble trySplit() {
            if (size <= 1) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            double[] a = new double[n];
            int[] count = new int[1];
            while (count[0] < n && tryAdvance((DoubleConsumer) v -> a[count[0]++] = v)) {
                continue;
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            if (size != Long.MAX_VALUE) {
                size -= batch;
            }
            return new DoubleArraySpliterator(a, 0, batch, ofArray(characteristics));
        }

        @Override public long estimateSize() {
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }
    }

    static final class DoubleIteratorSpliterator implements Spliterator.OfDouble {
        private PrimitiveIterator.OfDouble it;
        private long size;
        private final int characteristics;
        private int batch;

        DoubleIteratorSpliterator(PrimitiveIterator.OfDouble it, long size, int characteristics) {
            this.it = it;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void bind() {
        }

        @Override public Spliterator.OfDouble trySplit() {
            bind();
            if (size <= 1 || !it.hasNext()) {
                return null;
            }
            int n = (int) Math.min(Math.min(batch + 1024, size), 1 << 25);
            double[] a = new double[n];
            int k = 0;
            do {
                a[k++] = it.nextDouble();
            } while (k < n && it.hasNext());
            batch = k;
            if (size != Long.MAX_VALUE) {
                size -= k;
            }
            return new DoubleArraySpliterator(a, 0, k, ofArray(characteristics));
        }

        @Override public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            bind();
            it.forEachRemaining(action);
        }

        @Override public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            bind();
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextDouble());
            return true;
        }

        @Override public long estimateSize() {
            bind();
            return size;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    static final class DoubleArraySpliterator implements Spliterator.OfDouble {
        private final double[] a;
        private int next;
        private final int end;
        private final int characteristics;

        DoubleArraySpliterator(double[] a, int next, int end, int characteristics) {
            this.a = a;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics;
        }

        @Override public Spliterator.OfDouble trySplit() {
            int lo = next;
            int mid = (lo + end) >>> 1;
            if (lo >= mid) {
                return null;
            }
            next = mid;
            return new DoubleArraySpliterator(a, lo, mid, characteristics);
        }

        @Override public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept(a[i]);
            }
        }

        @Override public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept(a[next++]);
            return true;
        }

        @Override public long estimateSize() {
            return end - next;
        }

        @Override public int characteristics() {
            return characteristics;
        }

        @Override public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }
}
