/* SPDX-License-Identifier: MIT */
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** Concurrent maps from several threads: counting, putting if absent, computing, walking. */
public class ConcurrentMaps {
    public static void main(String[] args) throws InterruptedException {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            ConcurrentHashMap<Integer, LongAdder> counts = new ConcurrentHashMap<>();
            ConcurrentHashMap<String, Integer> names = new ConcurrentHashMap<>();
            ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
            Thread[] threads = new Thread[2];
            for (int t = 0; t < threads.length; t++) {
                int seed = t + round;
                threads[t] = new Thread(() -> {
                    int x = seed;
                    for (int i = 0; i < 15_000; i++) {
                        x = x * 1103515245 + 12345;
                        counts.computeIfAbsent(x >>> 19, k -> new LongAdder()).increment();
                        if (i % 3 == 0) names.merge("n" + (x >>> 22), 1, Integer::sum);
                        if (i % 3 == 1) sorted.putIfAbsent(x >>> 18, i);
                        counts.get(i);
                    }
                });
                threads[t].start();
            }
            for (Thread t : threads) t.join();
            for (LongAdder a : counts.values()) sum += a.sum();
            for (Map.Entry<String, Integer> e : names.entrySet())
                sum += e.getValue() * e.getKey().length();
            for (int k : sorted.keySet()) sum += k & 7;
            sum += sorted.headMap(5000).size();
        }
        System.out.println(sum);
    }
}
