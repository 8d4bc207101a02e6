/* SPDX-License-Identifier: MIT */
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Tree maps of strings and integers: putting, finding, walking, ranges, removing. */
public class TreeMaps {
    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            TreeMap<Integer, String> numbers = new TreeMap<>();
            TreeMap<String, Integer> names = new TreeMap<>();
            int x = 12345 + round;
            for (int i = 0; i < 20_000; i++) {
                x = x * 1103515245 + 12345;
                numbers.put(x >>> 8, "v");
                if (i % 4 == 0) names.merge("name" + (x >>> 20), 1, Integer::sum);
            }
            x = 12345 + round;
            for (int i = 0; i < 20_000; i++) {
                x = x * 1103515245 + 12345;
                if (numbers.containsKey(x >>> 8)) sum++;
                Map.Entry<Integer, String> e = numbers.ceilingEntry(x >>> 9);
                if (e != null) sum += e.getKey() & 7;
            }
            for (Map.Entry<Integer, String> e : numbers.entrySet()) sum += e.getKey() & 3;
            for (int k : numbers.subMap(1 << 20, 1 << 23).keySet()) sum ^= k;
            for (Map.Entry<String, Integer> e : names.descendingMap().entrySet())
                sum += e.getKey().length() * e.getValue();
            TreeSet<Integer> keys = new TreeSet<>(numbers.keySet());
            while (keys.size() > 10) sum += keys.pollFirst() - keys.pollLast();
        }
        System.out.println(sum);
    }
}
