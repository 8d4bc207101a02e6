/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams of numbers and of objects: mapping, filtering, sorting, grouping, flattening. */
public class Streams {
    record Item(int id, int group, String name) {
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 12;
        List<Item> items = new ArrayList<>();
        int x = 7;
        for (int i = 0; i < 10_000; i++) {
            x = x * 1103515245 + 12345;
            items.add(new Item(i, x >>> 27, "item" + (x >>> 16)));
        }
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            sum += IntStream.range(0, 50_000).filter(i -> i % 3 != 0)
                .mapToLong(i -> (long) i * i).sum();
            sum += items.stream().filter(i -> i.group() % 2 == 0)
                .mapToInt(Item::id).max().getAsInt();
            Map<Integer, List<String>> groups = items.stream().collect(
                Collectors.groupingBy(Item::group,
                    Collectors.mapping(Item::name, Collectors.toList())));
            sum += groups.values().stream().mapToInt(List::size).sum();
            sum += items.stream().sorted(Comparator.comparing(Item::name).thenComparing(Item::id))
                .skip(100).limit(500).mapToInt(i -> i.name().length()).sum();
            sum += items.stream().flatMap(i -> Stream.of(i.id(), i.group()))
                .filter(i -> i > 20).distinct().count();
            sum += items.stream().map(Item::name).collect(Collectors.joining(",")).length();
            sum += items.stream().anyMatch(i -> i.id() == 9_000) ? 1 : 0;
            sum += IntStream.rangeClosed(1, 2_000).boxed().map(i -> i * 7).reduce(0, Integer::sum);
        }
        System.out.println(sum);
    }
}
