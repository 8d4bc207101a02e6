/* SPDX-License-Identifier: MIT */
/* Puts, gets, removes and walks of HashMap, LinkedHashMap, TreeMap, with Integer and String keys.
 * Argument: operations per map. */
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class HashMaps {
    static long exercise(Map<Integer, Integer> map, int operations) {
        int seed = 42;
        long found = 0;
        for (int i = 0; i < operations; i++) {
            seed = seed * 1103515245 + 12345;
            int key = (seed >>> 10) % 5000;
            if ((i & 7) == 7) {
                if (map.remove(key) != null) found++;
            } else if ((i & 1) == 0) {
                Integer old = map.put(key, i);
                if (old != null) found += old & 1;
            } else {
                Integer value = map.get(key);
                if (value != null) found += value & 3;
            }
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet())
            found += entry.getKey() ^ entry.getValue();
        return found + map.size();
    }

    static long words(int operations) {
        HashMap<String, Integer> counts = new HashMap<>();
        String[] words = new String[700];
        for (int i = 0; i < words.length; i++) words[i] = "word" + i * 37;
        int seed = 1;
        for (int i = 0; i < operations; i++) {
            seed = seed * 1103515245 + 12345;
            String word = words[(seed >>> 12) % words.length];
            Integer count = counts.get(word);
            counts.put(word, count == null ? 1 : count + 1);
        }
        long sum = 0;
        for (String word : words) {
            Integer count = counts.get(word);
            if (count != null) sum = sum * 31 + count;
        }
        return sum;
    }

    public static void main(String[] args) {
        int operations = args.length > 0 ? Integer.parseInt(args[0]) : 350000;
        System.out.println("hash " + exercise(new HashMap<>(), operations));
        System.out.println("linked " + exercise(new LinkedHashMap<>(), operations));
        System.out.println("tree " + exercise(new TreeMap<>(), operations));
        System.out.println("words " + words(operations));
    }
}
