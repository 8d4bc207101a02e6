/* SPDX-License-Identifier: MIT */
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/** Collections of integers and of objects: hash maps and sets, sorting, queues. */
public class CollectionsMix {
    record Point(int x, int y) {
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            HashMap<Integer, Integer> counts = new HashMap<>();
            HashMap<Point, Integer> points = new HashMap<>();
            LinkedHashMap<Integer, String> linked = new LinkedHashMap<>();
            HashSet<Integer> set = new HashSet<>();
            PriorityQueue<Integer> queue = new PriorityQueue<>();
            ArrayDeque<Integer> deque = new ArrayDeque<>();
            int[] ints = new int[30_000];
            int x = round;
            for (int i = 0; i < ints.length; i++) {
                x = x * 1103515245 + 12345;
                ints[i] = x;
                counts.merge(x >>> 20, 1, Integer::sum);
                if (i % 4 == 0) points.put(new Point(x >>> 24, i & 63), i);
                if (i % 4 == 1) linked.put(i, "l");
                if (i % 4 == 2) set.add(x >>> 18);
                if (i % 4 == 3) queue.add(x);
                deque.addLast(x);
                if (deque.size() > 100) sum += deque.pollFirst() & 1;
            }
            for (int i = 0; i < 30_000; i++) sum += counts.getOrDefault(i & 4095, 0);
            for (Map.Entry<Point, Integer> e : points.entrySet())
                sum += e.getKey().x() + e.getValue();
            for (String s : linked.values()) sum += s.length();
            while (!queue.isEmpty()) sum += queue.poll() & 3;
            Arrays.sort(ints);
            List<Integer> list = new ArrayList<>(set);
            Collections.sort(list, Collections.reverseOrder());
            List<Point> sorted = new ArrayList<>(points.keySet());
            sorted.sort((a, b) ->
                a.x() != b.x() ? Integer.compare(a.x(), b.x()) : Integer.compare(a.y(), b.y()));
            sum += ints[5] + list.get(3) + sorted.get(7).y();
        }
        System.out.println(sum);
    }
}
