/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The usual collectors. */
public final class Collectors {
    private Collectors() {
    }

    static final class Impl<T, A, R> implements Collector<T, A, R> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, T> accumulator;
        private final BinaryOperator<A> combiner;
        private final Function<A, R> finisher;
        private final Set<Characteristics> characteristics;

        Impl(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
                Function<A, R> finisher, Set<Characteristics> characteristics) {
            this.supplier = supplier;
            this.accumulator = accumulator;
            this.combiner = combiner;
            this.finisher = finisher;
            this.characteristics = characteristics;
        }

        @Override public Supplier<A> supplier() {
            return supplier;
        }

        @Override public BiConsumer<A, T> accumulator() {
            return accumulator;
        }

        @Override public BinaryOperator<A> combiner() {
            return combiner;
        }

        @Override public Function<A, R> finisher() {
            return finisher;
        }

        @Override public Set<Characteristics> characteristics() {
            return characteristics;
        }
    }

    private static <T, A, R> Collector<T, A, R> make(Supplier<A> supplier,
            BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher) {
        return new Impl<>(supplier, accumulator, combiner, finisher, Set.of());
    }

    private static <T, A> Collector<T, A, A> plain(Supplier<A> supplier,
            BiConsumer<A, T> accumulator, BinaryOperator<A> combiner) {
        return new Impl<>(supplier, accumulator, combiner, a -> a,
            Set.of(Collector.Characteristics.IDENTITY_FINISH));
    }

    private static <T, C extends Collection<T>> C join(C a, C b) {
        a.addAll(b);
        return a;
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(
            Supplier<C> factory) {
        return plain(factory, (C c, T t) -> c.add(t), (a, b) -> join(a, b));
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return plain(() -> (List<T>) new ArrayList<T>(), (l, t) -> l.add(t), (a, b) -> join(a, b));
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return make(() -> new ArrayList<T>(), (l, t) -> l.add(t), (a, b) -> join(a, b),
            l -> (List<T>) List.of(l.toArray()));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new Impl<>(() -> (Set<T>) new HashSet<T>(), (s, t) -> s.add(t), (a, b) -> join(a, b),
            a -> a, Set.of(Collector.Characteristics.IDENTITY_FINISH,
                Collector.Characteristics.UNORDERED));
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new Impl<T, HashSet<T>, Set<T>>(() -> new HashSet<T>(), (s, t) -> s.add(t),
            (a, b) -> join(a, b), s -> (Set<T>) Set.of(s.toArray()),
            Set.of(Collector.Characteristics.UNORDERED));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return make(StringBuilder::new, (sb, s) -> sb.append(s), StringBuilder::append,
            StringBuilder::toString);
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter,
            CharSequence prefix, CharSequence suffix) {
        return make(() -> new StringJoiner(delimiter, prefix, suffix), (j, s) -> j.add(s),
            StringJoiner::merge, StringJoiner::toString);
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(
            Function<? super T, ? extends U> mapper, Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> add = downstream.accumulator();
        return new Impl<>(downstream.supplier(), (A a, T t) -> add.accept(a, mapper.apply(t)),
            downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> mapper,
            Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> add = downstream.accumulator();
        return new Impl<>(downstream.supplier(), (A a, T t) -> {
            try (Stream<? extends U> s = mapper.apply(t)) {
                if (s != null) {
                    s.sequential().forEach(u -> add.accept(a, u));
                }
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate,
            Collector<? super T, A, R> downstream) {
        BiConsumer<A, ? super T> add = downstream.accumulator();
        return new Impl<>(downstream.supplier(), (A a, T t) -> {
            if (predicate.test(t)) {
                add.accept(a, t);
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(
            Collector<T, A, R> downstream, Function<R, RR> finisher) {
        downstream.characteristics();
        return make(downstream.supplier(), downstream.accumulator(), downstream.combiner(),
            downstream.finisher().andThen(finisher));
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(t -> 1L);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.maxBy(comparator));
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return make(IntSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsInt(t)),
            Collectors::merge, s -> (int) s.getSum());
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return make(IntSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsInt(t)),
            Collectors::merge, IntSummaryStatistics::getAverage);
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(
            ToIntFunction<? super T> mapper) {
        return plain(IntSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsInt(t)),
            Collectors::merge);
    }

    private static IntSummaryStatistics merge(IntSummaryStatistics a, IntSummaryStatistics b) {
        a.combine(b);
        return a;
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return make(LongSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsLong(t)),
            Collectors::merge, s -> (long) s.getSum());
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return make(LongSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsLong(t)),
            Collectors::merge, LongSummaryStatistics::getAverage);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(
            ToLongFunction<? super T> mapper) {
        return plain(LongSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsLong(t)),
            Collectors::merge);
    }

    private static LongSummaryStatistics merge(LongSummaryStatistics a, LongSummaryStatistics b) {
        a.combine(b);
        return a;
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return make(DoubleSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsDouble(t)),
            Collectors::merge, s -> (double) s.getSum());
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return make(DoubleSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsDouble(t)),
            Collectors::merge, DoubleSummaryStatistics::getAverage);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> mapper) {
        return plain(DoubleSummaryStatistics::new, (s, t) -> s.accept(mapper.applyAsDouble(t)),
            Collectors::merge);
    }

    private static DoubleSummaryStatistics merge(DoubleSummaryStatistics a, DoubleSummaryStatistics b) {
        a.combine(b);
        return a;
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
        return make(() -> new Object[] {identity}, (a, t) -> a[0] = op.apply((T) a[0], t),
            (a, b) -> {
                a[0] = op.apply((T) a[0], (T) b[0]);
                return a;
            }, a -> (T) a[0]);
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
        return make(() -> new Object[2], (a, t) -> {
            a[0] = a[1] == null ? t : op.apply((T) a[0], t);
            a[1] = a;
        }, (a, b) -> {
            if (a[1] == null) {
                return b;
            }
            if (b[1] != null) {
                a[0] = op.apply((T) a[0], (T) b[0]);
            }
            return a;
        }, a -> Optional.ofNullable((T) a[0]));
    }

    @SuppressWarnings("unchecked")
    public static <T, U> Collector<T, ?, U> reducing(U identity,
            Function<? super T, ? extends U> mapper, BinaryOperator<U> op) {
        return make(() -> new Object[] {identity},
            (a, t) -> a[0] = op.apply((U) a[0], mapper.apply(t)),
            (a, b) -> {
                a[0] = op.apply((U) a[0], (U) b[0]);
                return a;
            }, a -> (U) a[0]);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(
            Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
            Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, HashMap::new, downstream);
    }

    @SuppressWarnings("unchecked")
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> add = downstream.accumulator();
        BinaryOperator<A> combine = downstream.combiner();
        Function<A, D> finish = downstream.finisher();
        return make(() -> (Map<K, A>) mapFactory.get(), (m, t) -> {
            K key = Objects.requireNonNull(classifier.apply(t),
                "element cannot be mapped to a null key");
            add.accept(m.computeIfAbsent(key, k -> supplier.get()), t);
        }, (a, b) -> {
            b.forEach((k, v) -> a.merge(k, v, combine));
            return a;
        }, m -> {
            m.replaceAll((k, v) -> (A) finish.apply(v));
            return (M) m;
        });
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, ConcurrentHashMap::new, toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, ConcurrentHashMap::new, downstream);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M>
            groupingByConcurrent(Function<? super T, ? extends K> classifier,
            Supplier<M> mapFactory, Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, mapFactory, downstream);
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(
            Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    @SuppressWarnings("unchecked")
    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(
            Predicate<? super T> predicate, Collector<? super T, A, D> downstream) {
        BiConsumer<A, ? super T> add = downstream.accumulator();
        BinaryOperator<A> combine = downstream.combiner();
        Supplier<A> supplier = downstream.supplier();
        Function<A, D> finish = downstream.finisher();
        return make(() -> new Object[] {supplier.get(), supplier.get()},
            (a, t) -> add.accept((A) a[predicate.test(t) ? 1 : 0], t),
            (a, b) -> {
                a[0] = combine.apply((A) a[0], (A) b[0]);
                a[1] = combine.apply((A) a[1], (A) b[1]);
                return a;
            }, a -> new Partition<>(finish.apply((A) a[0]), finish.apply((A) a[1])));
    }

    /** The values of false and true. */
    private static final class Partition<D> extends AbstractMap<Boolean, D> {
        private final D no;
        private final D yes;

        Partition(D no, D yes) {
            this.no = no;
            this.yes = yes;
        }

        @Override public D get(Object key) {
            return key instanceof Boolean ? ((Boolean) key ? yes : no) : null;
        }

        @Override public Set<Map.Entry<Boolean, D>> entrySet() {
            return new AbstractSet<Map.Entry<Boolean, D>>() {
                @Override public Iterator<Map.Entry<Boolean, D>> iterator() {
                    Map.Entry<Boolean, D> f = new SimpleImmutableEntry<>(false, no);
                    Map.Entry<Boolean, D> t = new SimpleImmutableEntry<>(true, yes);
                    return List.of(f, t).iterator();
                }

                @Override public int size() {
                    return 2;
                }
            };
        }
    }

    private static IllegalStateException duplicate(Object k, Object u, Object v) {
        return new IllegalStateException(
            "Duplicate key " + k + " (attempted merging values " + u + " and " + v + ")");
    }

    private static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> uniqueKeys(
            Function<? super T, ? extends K> key, Function<? super T, ? extends U> value,
            Supplier<M> factory) {
        return plain(factory, (M m, T t) -> put(m, key.apply(t), value.apply(t)), (a, b) -> {
            b.forEach((k, v) -> put(a, k, v));
            return a;
        });
    }

    private static <K, U> void put(Map<K, U> m, K k, U v) {
        U old = m.putIfAbsent(k, Objects.requireNonNull(v));
        if (old != null) {
            throw duplicate(k, old, v);
        }
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return uniqueKeys(keyMapper, valueMapper, () -> (Map<K, U>) new HashMap<K, U>());
    }

    @SuppressWarnings("unchecked")
    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        return collectingAndThen(toMap(keyMapper, valueMapper), m -> Map.copyOf(m));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return toMap(keyMapper, valueMapper, mergeFunction, HashMap::new);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        Objects.requireNonNull(mergeFunction, "mergeFunction");
        return collectingAndThen(
            Collectors.<T, K, U, Map<K, U>>toMap(keyMapper, valueMapper, mergeFunction,
                HashMap::new), m -> Map.copyOf(m));
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction,
            Supplier<M> mapFactory) {
        return plain(mapFactory, (M m, T t) ->
            m.merge(keyMapper.apply(t), valueMapper.apply(t), mergeFunction), (a, b) -> {
            b.forEach((k, v) -> a.merge(k, v, mergeFunction));
            return a;
        });
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return uniqueKeys(keyMapper, valueMapper,
            () -> (ConcurrentMap<K, U>) new ConcurrentHashMap<K, U>());
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return toMap(keyMapper, valueMapper, mergeFunction, ConcurrentHashMap::new);
    }

    public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction,
            Supplier<M> mapFactory) {
        return toMap(keyMapper, valueMapper, mergeFunction, mapFactory);
    }

    public static <T, R1, R2, R> Collector<T, ?, R> teeing(
            Collector<? super T, ?, R1> downstream1, Collector<? super T, ?, R2> downstream2,
            BiFunction<? super R1, ? super R2, R> merger) {
        Objects.requireNonNull(downstream1, "downstream1");
        Objects.requireNonNull(downstream2, "downstream2");
        Objects.requireNonNull(merger, "merger");
        return tee(downstream1, downstream2, merger);
    }

    @SuppressWarnings("unchecked")
    private static <T, A, B, R1, R2, R> Collector<T, ?, R> tee(Collector<? super T, A, R1> c1,
            Collector<? super T, B, R2> c2, BiFunction<? super R1, ? super R2, R> merger) {
        BiConsumer<A, ? super T> add1 = c1.accumulator();
        BiConsumer<B, ? super T> add2 = c2.accumulator();
        return make(() -> new Object[] {c1.supplier().get(), c2.supplier().get()}, (a, t) -> {
            add1.accept((A) a[0], t);
            add2.accept((B) a[1], t);
        }, (a, b) -> {
            a[0] = c1.combiner().apply((A) a[0], (A) b[0]);
            a[1] = c2.combiner().apply((B) a[1], (B) b[1]);
            return a;
        }, a -> merger.apply(c1.finisher().apply((A) a[0]), c2.finisher().apply((B) a[1])));
    }
}
