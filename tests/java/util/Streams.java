/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.stream.*;

/** Random numbers, shuffles, sorts and stream pipelines. */
public class Streams {

    public static void main(String[] args) {
        Random r = new Random(7);
        for (int n = 0; n < 300; n += 37) {
            List<Integer> l = r.ints(n, 0, 50).boxed().collect(Collectors.toList());
            Collections.shuffle(l, new Random(n));
            System.out.println(l.hashCode());
            List<Integer> s = new ArrayList<>(l);
            s.sort(Comparator.comparing((Integer i) -> i % 7).reversed());
            System.out.println(s);
            int[] a = l
                .stream()
                .mapToInt(i -> i)
                .toArray();
            Arrays.sort(a);
            System.out.println(Arrays.hashCode(a));
            System.out.println(
                l
                    .stream()
                    .filter(i -> i > 9)
                    .distinct()
                    .sorted()
                    .skip(2)
                    .limit(5)
                    .map(String::valueOf)
                    .collect(Collectors.joining(",", "<", ">"))
            );
            System.out.println(
                (Object) l
                    .stream()
                    .collect(
                        Collectors.groupingBy(
                            (Integer i) -> i % 3,
                            () -> new TreeMap<Integer, Long>(),
                            Collectors.counting()
                        )
                    )
            );
            System.out.println((Object) l.stream().collect(Collectors.partitioningBy(i -> i > 25)));
            System.out.println(
                l
                    .stream()
                    .mapToDouble(i -> i / 3.0)
                    .sum() +
                    " " +
                    IntStream.of(a).max() +
                    " " +
                    IntStream.of(a).average()
            );
        }
        System.out.println(
            Stream.of(1, 2, 3, 4)
                .flatMap(i -> Stream.iterate(i, x -> x * 2).limit(i))
                .toList()
        );
        System.out.println(
            Stream.iterate(1, x -> x + 1)
                .flatMap(i -> Stream.generate(() -> i))
                .limit(3)
                .toList()
        );
        System.out.println(
            IntStream.rangeClosed(1, 10)
                .takeWhile(i -> i < 6)
                .dropWhile(i -> i < 3)
                .boxed()
                .collect(Collectors.toList())
        );
        System.out.println(r.nextGaussian() + " " + r.nextLong() + " " + r.nextDouble());
        Stream<Integer> st = Stream.of(1);
        st.count();
        try {
            st.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, 1).collect(Collectors.toMap(i -> i, i -> i));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1).add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
    }
}
