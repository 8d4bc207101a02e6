/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Pipelines put together at random: what each stage is given, in which order, until which end.
 * Arguments: from, to; then all is told.
 */
public class RandomPipelines {

    static StringBuilder log;
    static Random random;

    static int pick(int n) {
        return random.nextInt(n);
    }

    static <T> T log(String what, T value) {
        log.append(what).append(' ');
        return value;
    }

    static IntPredicate test(String name) {
        int modulus = 2 + pick(4),
            rest = pick(2);
        return x -> log(name + x, Math.floorMod(x, modulus) != rest);
    }

    static IntUnaryOperator map(String name) {
        int factor = 1 + pick(3),
            plus = pick(5) - 2;
        return x -> log(name + x, x * factor + plus);
    }

    static Collection<Integer> numbers() {
        List<Integer> l = new ArrayList<>();
        for (int i = pick(9); i >= 0; i--) l.add(pick(12));
        switch (pick(6)) {
            case 0:
                return new TreeSet<>(l);
            case 1:
                return new LinkedHashSet<>(l);
            case 2:
                return new LinkedList<>(l);
            case 3:
                return new ArrayDeque<>(l);
            case 4:
                return List.copyOf(l);
            default:
                return l;
        }
    }

    static Stream<Integer> source() {
        int n = pick(9),
            from = pick(20) - 5;
        switch (pick(10)) {
            case 0:
                return Stream.iterate(from, x -> log("it" + x, x + 3)).limit(n);
            case 1:
                return Stream.iterate(from, x -> log("has" + x, x < 12), x -> log("it" + x, x + 2));
            case 2:
                return IntStream.range(from, from + n).boxed();
            case 3:
                return IntStream.rangeClosed(from, from + n).mapToObj(x -> log("obj" + x, x));
            case 4:
                return Arrays.asList(3, 1, 2, 5, 4)
                    .subList(0, 1 + (n % 4))
                    .stream();
            case 5:
                return Stream.concat(numbers().stream(), source());
            case 6:
                return Stream.of(from);
            case 7:
                return IntStream.of(5, from, 7)
                    .asLongStream()
                    .mapToObj(x -> (int) x);
            case 8:
                return Stream.<Integer>builder().add(from).add(2).add(n).build();
            default:
                return numbers().stream();
        }
    }

    static Stream<Integer> stage(Stream<Integer> s, int depth) {
        switch (pick(17)) {
            case 0: {
                IntPredicate p = test("f");
                return s.filter(p::test);
            }
            case 1: {
                IntUnaryOperator m = map("m");
                return s.map(m::applyAsInt);
            }
            case 2:
                return s.peek(x -> log("p" + x, x));
            case 3:
                return s.sorted((a, b) -> Integer.compare(a, b));
            case 4:
                return s.sorted(Comparator.reverseOrder());
            case 5:
                return s.distinct();
            case 6:
                return s.limit(pick(6));
            case 7:
                return s.skip(pick(4));
            case 8: {
                IntPredicate p = test("tw");
                return s.takeWhile(p::test);
            }
            case 9: {
                IntPredicate p = test("dw");
                return s.dropWhile(p::test);
            }
            case 10: {
                int n = pick(3);
                return s.flatMap(x ->
                    log(
                        "fm" + x,
                        n == 0 && x % 2 == 0
                            ? null
                            : Stream.of(x, x + n).peek(y -> log("in" + y, y))
                    )
                );
            }
            case 11:
                return s.mapMulti((x, to) -> {
                    log("mm" + x, x);
                    for (int i = 0; i < Math.floorMod(x, 3); i++) to.accept(x + i);
                });
            case 12: {
                IntUnaryOperator m = map("i");
                IntPredicate p = test("if");
                return s
                    .mapToInt(x -> x)
                    .map(m)
                    .filter(p)
                    .boxed();
            }
            case 13:
                return s
                    .mapToLong(x -> log("l" + x, x))
                    .sorted()
                    .limit(4)
                    .mapToObj(x -> (int) x);
            case 14:
                return s
                    .mapToDouble(x -> log("d" + x, x))
                    .distinct()
                    .skip(1)
                    .mapToInt(x -> (int) x)
                    .boxed();
            case 15:
                return depth > 0 ? Stream.concat(s, pipeline(depth - 1)) : s.unordered();
            default:
                return s
                    .flatMapToInt(x -> log("fi" + x, IntStream.range(0, Math.floorMod(x, 4))))
                    .boxed()
                    .onClose(() -> log("closed", 0));
        }
    }

    static Stream<Integer> pipeline(int depth) {
        Stream<Integer> s = source();
        for (int i = pick(5); i > 0; i--) s = stage(s, depth);
        return s;
    }

    static Object end(Stream<Integer> s) {
        switch (pick(16)) {
            case 0:
                return s.collect(Collectors.toList());
            case 1:
                return s.toList();
            case 2:
                return Arrays.toString(s.toArray());
            case 3: {
                s.forEach(x -> log("e" + x, x));
                return "each";
            }
            case 4:
                return s.findFirst();
            case 5: {
                IntPredicate p = test("any");
                return s.anyMatch(p::test);
            }
            case 6: {
                IntPredicate p = test("all");
                return s.allMatch(p::test);
            }
            case 7:
                return s.count();
            case 8:
                return s.reduce((a, b) -> log("r" + a + "," + b, a + b));
            case 9:
                return s.max(Comparator.comparing(x -> log("k" + x, -x)));
            case 10: {
                Iterator<Integer> i = s.iterator();
                StringBuilder seen = new StringBuilder();
                for (int n = 0; n < 3 && i.hasNext(); n++) seen.append(i.next()).append(
                    log("|", ";")
                );
                return seen;
            }
            case 11: {
                Spliterator<Integer> i = s.spliterator();
                StringBuilder seen = new StringBuilder(
                    i.hasCharacteristics(Spliterator.SORTED) +
                        "" +
                        i.hasCharacteristics(Spliterator.DISTINCT) +
                        i.hasCharacteristics(Spliterator.ORDERED) +
                        i.getExactSizeIfKnown()
                );
                i.tryAdvance(seen::append);
                log("|", 0);
                Spliterator<Integer> front = i.trySplit();
                seen.append(front != null);
                i.forEachRemaining(seen::append);
                return seen;
            }
            case 12:
                return s.collect(
                    Collectors.groupingBy(
                        x -> Math.floorMod(x, 3),
                        TreeMap::new,
                        Collectors.mapping(x -> x + 1, Collectors.toList())
                    )
                );
            case 13:
                return s.collect(Collectors.partitioningBy(x -> x > 4, Collectors.counting()));
            case 14:
                return s.mapToInt(x -> x).summaryStatistics();
            default:
                return s
                    .map(String::valueOf)
                    .collect(Collectors.collectingAndThen(Collectors.joining("-"), String::length));
        }
    }

    static String run(int seed) {
        random = new Random(seed);
        log = new StringBuilder();
        Object result;
        try (Stream<Integer> s = pipeline(2)) {
            int way = pick(16);
            result = way == 15 ? s.map(String::valueOf).collect(Collectors.joining(",")) : end(s);
        } catch (RuntimeException e) {
            result = e;
        }
        return log + "=> " + result;
    }

    public static void main(String[] args) {
        int from = args.length > 0 ? Integer.parseInt(args[0]) : 0,
            to = args.length > 1 ? Integer.parseInt(args[1]) : 6000;
        int hash = 0;
        for (int seed = from; seed < to; seed++) {
            String told = run(seed);
            if (args.length > 0) System.out.println(seed + " " + told);
            hash = hash * 31 + told.hashCode();
            if (args.length == 0 && seed % 100 == 99) System.out.println(seed + " " + hash);
        }
    }
}
