/* SPDX-License-Identifier: MIT */
import java.util.Map;
import java.util.TreeSet;
import java.util.Arrays;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class Skip {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 20; i++) {
            m.put(i * 7 % 20, "v" + i);
        }
        System.out.println(m);
        for (Map.Entry<Integer, String> e : m.entrySet()) {
            if (e.getKey() % 2 == 0) {
                m.remove(e.getKey() + 1);
            }
        }
        System.out.println(m.keySet() + " " + m.descendingMap() + " " + m.headMap(6, true));
        System.out.println(m.subMap(4, 9).tailMap(6).size() + " " + m.ceilingKey(5) + " "
                + m.lowerEntry(4) + " " + m.pollFirstEntry() + " " + m.firstKey());
        System.out.println(m.putIfAbsent(2, "x") + " " + m.replace(2, "y") + " "
                + m.remove(2, "z") + " " + m.computeIfAbsent(99, k -> "n" + k) + " "
                + m.merge(99, "!", String::concat));
        try {
            m.put(null, "");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        ConcurrentSkipListSet<String> s = new ConcurrentSkipListSet<>(Arrays.asList("c", "a", "b"));
        System.out.println(s + " " + s.add("a") + " " + s.descendingSet() + " " + s.first() + " "
                + s.higher("a") + " " + s.headSet("c") + " " + s.equals(new TreeSet<>(s)) + " "
                + s.pollLast() + s.clone());
        Thread[] t = new Thread[3];
        ConcurrentSkipListMap<Integer, Integer> n = new ConcurrentSkipListMap<>();
        for (int i = 0; i < t.length; i++) {
            int id = i;
            t[i] = new Thread(() -> {
                for (int k = 0; k < 300; k++) {
                    n.merge(k % 50, 1, Integer::sum);
                    n.put(1000 + id * 300 + k, k);
                }
            });
            t[i].start();
        }
        for (Thread x : t) {
            x.join();
        }
        int sum = 0;
        for (int v : n.headMap(1000).values()) {
            sum += v;
        }
        System.out.println(n.size() + " " + sum);
    }
}
