/* SPDX-License-Identifier: MIT */
/*
 * Arrays at random through the methods of Arrays; streams of them in a row and in parallel.
 * Arguments: how many, seed.
 */
import java.util.*;
import java.util.stream.*;
import java.util.function.*;

public class RandomArrays extends Seeded {

    static int[] ia() {
        int n = pick(0, 1, 3, 10, 50, 300, 5000);
        int[] x = new int[n == 0 ? 0 : r.nextInt(n)];
        int m = 1 + r.nextInt(100);
        for (int i = 0; i < x.length; i++) x[i] = r.nextInt(m) - m / 2;
        return x;
    }

    static String h(Object o) {
        String s = text(o);
        return s.length() > 200 ? s.hashCode() + "#" + s.length() : s;
    }

    public static void main(String[] a) {
        init(a, 4);
        for (int i = 0; i < count; i++) {
            int[] x = ia(),
                y = r.nextBoolean() ? x.clone() : ia();
            if (y.length > 0 && r.nextBoolean()) y[r.nextInt(y.length)]++;
            int f = r.nextInt(x.length + 3) - 1,
                g = r.nextInt(x.length + 3) - 1,
                f2 = r.nextInt(y.length + 2),
                g2 = r.nextInt(y.length + 2);
            int key = r.nextInt(60) - 30;
            byte[] bx = new byte[x.length],
                by = new byte[y.length];
            short[] sx = new short[x.length];
            char[] cx = new char[x.length],
                cy = new char[y.length];
            long[] lx = new long[x.length],
                ly = new long[y.length];
            float[] fx = new float[x.length],
                fy = new float[y.length];
            double[] dx = new double[x.length],
                dy = new double[y.length];
            boolean[] zx = new boolean[x.length],
                zy = new boolean[y.length];
            Integer[] ox = new Integer[x.length],
                oy = new Integer[y.length];
            for (int k = 0; k < x.length; k++) {
                bx[k] = (byte) x[k];
                sx[k] = (short) x[k];
                cx[k] = (char) x[k];
                lx[k] = x[k];
                fx[k] = x[k] == 3 ? Float.NaN : x[k] == 4 ? -0f : x[k] / 2;
                dx[k] = x[k] == 3 ? Double.NaN : x[k] == 4 ? -0.0 : x[k];
                zx[k] = x[k] > 0;
                ox[k] = x[k] == 5 ? null : x[k];
            }
            for (int k = 0; k < y.length; k++) {
                by[k] = (byte) y[k];
                cy[k] = (char) y[k];
                ly[k] = y[k];
                fy[k] = y[k] == 3 ? Float.intBitsToFloat(0x7fc00001) : y[k] == 4 ? 0f : y[k] / 2;
                dy[k] = y[k] == 3 ? Double.NaN : y[k] == 4 ? -0.0 : y[k];
                zy[k] = y[k] > 0;
                oy[k] = y[k] == 5 ? null : y[k];
            }
            t(
                "mm",
                () ->
                    Arrays.mismatch(x, y) +
                    " " +
                    Arrays.mismatch(bx, by) +
                    " " +
                    Arrays.mismatch(cx, cy) +
                    " " +
                    Arrays.mismatch(lx, ly) +
                    " " +
                    Arrays.mismatch(fx, fy) +
                    " " +
                    Arrays.mismatch(dx, dy) +
                    " " +
                    Arrays.mismatch(zx, zy) +
                    " " +
                    Arrays.mismatch(ox, oy)
            );
            t("mmr", () -> Arrays.mismatch(x, f, g, y, f2, g2));
            t(
                "mmr",
                () ->
                    Arrays.mismatch(bx, f, g, by, f2, g2) +
                    " " +
                    Arrays.mismatch(dx, f, g, dy, f2, g2) +
                    Arrays.mismatch(fx, f, g, fy, f2, g2) +
                    Arrays.mismatch(zx, f, g, zy, f2, g2)
            );
            t(
                "cmp",
                () ->
                    Arrays.compare(x, y) +
                    " " +
                    Arrays.compare(bx, by) +
                    " " +
                    Arrays.compareUnsigned(bx, by) +
                    " " +
                    Arrays.compare(cx, cy) +
                    " " +
                    Arrays.compare(lx, ly) +
                    " " +
                    Arrays.compareUnsigned(x, y) +
                    Arrays.compare(fx, fy) +
                    " " +
                    Arrays.compare(dx, dy) +
                    " " +
                    Arrays.compare(zx, zy)
            );
            t("cmpo", () -> Arrays.compare(ox, oy));
            t("cmpr", () -> Arrays.compare(dx, f, g, dy, f2, g2));
            t("cmpu", () -> Arrays.compareUnsigned(lx, f, g, ly, f2, g2));
            t(
                "eq",
                () ->
                    Arrays.equals(x, y) +
                    "" +
                    Arrays.equals(fx, fy) +
                    Arrays.equals(dx, dy) +
                    Arrays.equals(ox, oy) +
                    Arrays.equals(zx, zy)
            );
            t("eqr", () -> Arrays.equals(x, f, g, y, f2, g2));
            t("eqo", () ->
                Arrays.equals(
                    ox,
                    f,
                    g,
                    oy,
                    f2,
                    g2,
                    Comparator.nullsFirst(Comparator.reverseOrder())
                )
            );
            t(
                "hash",
                () ->
                    Arrays.hashCode(x) +
                    " " +
                    Arrays.hashCode(bx) +
                    " " +
                    Arrays.hashCode(cx) +
                    " " +
                    Arrays.hashCode(lx) +
                    " " +
                    Arrays.hashCode(fx) +
                    " " +
                    Arrays.hashCode(dx) +
                    " " +
                    Arrays.hashCode(zx) +
                    " " +
                    Arrays.hashCode(ox) +
                    " " +
                    Arrays.deepHashCode(new Object[] { x, ox, dx, null, new Object[] { zx } }) +
                    Arrays.deepEquals(
                        new Object[] { x, new Object[] { ox } },
                        new Object[] { y, new Object[] { oy } }
                    )
            );
            t("bs", () -> {
                int[] s = x.clone();
                Arrays.sort(s);
                return Arrays.binarySearch(s, key);
            });
            t("bsr", () -> Arrays.binarySearch(lx, f, g, key));
            t("sort", () -> {
                double[] s = dx.clone();
                Arrays.sort(s);
                return h(s);
            });
            t("sortr", () -> {
                float[] s = fx.clone();
                Arrays.sort(s, f, g);
                return h(s);
            });
            t("psort", () -> {
                int[] s = x.clone();
                Arrays.parallelSort(s, f, g);
                return h(s);
            });
            t("psort", () -> {
                byte[] s = bx.clone();
                Arrays.parallelSort(s);
                char[] c = cx.clone();
                Arrays.sort(c);
                short[] sh = sx.clone();
                Arrays.sort(sh);
                long[] l = lx.clone();
                Arrays.parallelSort(l);
                return h(s) + h(c) + h(sh) + h(l);
            });
            t("osort", () -> {
                Integer[] s = ox.clone();
                Arrays.sort(s);
                return h(s);
            });
            t("ocsort", () -> {
                Integer[] s = ox.clone();
                Arrays.parallelSort(s, Comparator.nullsLast(Comparator.comparing(q -> q % 7)));
                return h(s);
            });
            t("pp", () -> {
                int[] s = x.clone();
                Arrays.parallelPrefix(s, (p, q) -> p * q);
                return h(s);
            });
            t("ppr", () -> {
                long[] s = lx.clone();
                Arrays.parallelPrefix(s, f, g, Long::sum);
                return h(s);
            });
            t("ppd", () -> {
                double[] s = dx.clone();
                Arrays.parallelPrefix(s, Math::max);
                return h(s);
            });
            t("set", () -> {
                int[] s = x.clone();
                Arrays.setAll(s, q -> q * q);
                Arrays.parallelSetAll(s, q -> s[q] + 1);
                return h(s);
            });
            t("fill", () -> {
                char[] s = cx.clone();
                Arrays.fill(s, f, g, 'z');
                return h(s);
            });
            t("copy", () -> h(Arrays.copyOfRange(x, f, g)) + h(Arrays.copyOf(bx, key + 10)));
            t(
                "copyo",
                () -> h(Arrays.copyOf(ox, g, Object[].class)) + h(Arrays.copyOfRange(ox, f, g))
            );
            t("str", () -> Arrays.asList(oy).subList(f2, g2).toString().length());
            t("stream", () -> Arrays.stream(x, f, g).sum());
            t("spl", () -> {
                Spliterator.OfInt s = Arrays.spliterator(x, f, g);
                Spliterator.OfInt p = s.trySplit();
                return (
                    s.characteristics() +
                    " " +
                    s.estimateSize() +
                    " " +
                    (p == null ? null : p.getExactSizeIfKnown())
                );
            });
            // streams, parallel against sequential
            List<Integer> list = IntStream.of(x).boxed().collect(Collectors.toList());
            for (int par = 0; par < 2; par++) {
                boolean pl = par == 1;
                Supplier<Stream<Integer>> src = pick(
                    () -> pl ? list.parallelStream() : list.stream(),
                    () -> pl ? IntStream.of(x).boxed().parallel() : IntStream.of(x).boxed(),
                    () ->
                        pl
                            ? new LinkedList<>(list).parallelStream()
                            : new LinkedList<>(list).stream(),
                    () -> pl ? new TreeSet<>(list).parallelStream() : new TreeSet<>(list).stream(),
                    () ->
                        pl
                            ? Stream.iterate(1, q -> ((q * 5) % 1009) + 1)
                                  .limit(x.length)
                                  .parallel()
                            : Stream.iterate(1, q -> ((q * 5) % 1009) + 1).limit(x.length),
                    () ->
                        pl
                            ? Stream.concat(list.stream(), Stream.of(7, 8)).parallel()
                            : Stream.concat(list.stream(), Stream.of(7, 8)),
                    () ->
                        pl
                            ? list
                                  .stream()
                                  .filter(q -> q > 0)
                                  .parallel()
                            : list.stream().filter(q -> q > 0),
                    () ->
                        pl
                            ? new ArrayDeque<>(list).parallelStream()
                            : new ArrayDeque<>(list).stream()
                );
                t("st" + par, () -> h(chain(src.get())));
            }
        }
    }

    static Object chain(Stream<Integer> s) {
        for (int n = r.nextInt(5); n > 0; n--) {
            int op = r.nextInt(13),
                z = r.nextInt(20);
            switch (op) {
                case 0:
                    s = s.map(q -> q * 3 + z);
                    break;
                case 1:
                    s = s.filter(q -> q % 3 != z % 3);
                    break;
                case 2:
                    s = s.sorted();
                    break;
                case 3:
                    s = s.distinct();
                    break;
                case 4:
                    s = s.skip(z);
                    break;
                case 5:
                    s = s.limit(z * 3);
                    break;
                case 6:
                    s = s.flatMap(q -> Stream.of(q, q + z));
                    break;
                case 7:
                    s = s.takeWhile(q -> q % 17 != z);
                    break;
                case 8:
                    s = s.dropWhile(q -> q % 5 != z % 5);
                    break;
                case 9:
                    s = s.sorted(Comparator.comparing(q -> -q % 10));
                    break;
                case 10:
                    s = s.peek(q -> {});
                    break;
                case 11:
                    s = s.mapMulti((q, c) -> {
                        if (q % 2 == 0) c.accept(q);
                        c.accept(z);
                    });
                    break;
                default:
                    s = s
                        .mapToInt(q -> q)
                        .map(q -> q / 2)
                        .boxed();
            }
        }
        int z = r.nextInt(10);
        switch (r.nextInt(21)) {
            case 0:
                return s.toList();
            case 1:
                return s.collect(
                    Collectors.groupingBy(q -> q % 5, TreeMap::new, Collectors.toList())
                );
            case 2:
                return s.reduce(0, (p, q) -> p + q);
            case 3:
                return s.mapToInt(q -> q).summaryStatistics();
            case 4:
                return s.count();
            case 5:
                return s.anyMatch(q -> q == z) + "";
            case 6:
                return s.allMatch(q -> q > -30);
            case 7:
                return s.noneMatch(q -> q == z);
            case 8:
                return s.findFirst();
            case 9:
                return s.min(Comparator.comparing(q -> q % 9));
            case 10:
                return s.max(Comparator.comparing(q -> q % 9));
            case 11:
                return s.map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
            case 12:
                return s.collect(
                    Collectors.partitioningBy(q -> q > z, Collectors.summingInt(q -> q))
                );
            case 13:
                return s.toArray(Integer[]::new);
            case 14:
                return s.toArray();
            case 15: {
                List<Integer> o = new ArrayList<>();
                s.forEachOrdered(o::add);
                return o;
            }
            case 16:
                return s.mapToDouble(q -> q).average();
            case 17:
                return s.collect(Collectors.toMap(q -> q % 50, q -> q, (p, q) -> p));
            case 18:
                return s
                    .mapToLong(q -> q)
                    .boxed()
                    .collect(Collectors.toCollection(TreeSet::new));
            case 19: {
                Iterator<Integer> it = s.iterator();
                StringBuilder b = new StringBuilder();
                for (int n = 0; it.hasNext() && n < 20; n++) b.append(it.next()).append(' ');
                return b;
            }
            default:
                return s.collect(
                    Collectors.teeing(
                        Collectors.counting(),
                        Collectors.averagingInt(q -> q),
                        (p, q) -> p + "/" + q
                    )
                );
        }
    }
}
