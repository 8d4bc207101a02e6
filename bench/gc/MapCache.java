/* SPDX-License-Identifier: MIT */
/* A cache in front of something slow: a hash map of strings to records that is filled and then
 * loses an entry, not the oldest and not the youngest, for each one it takes. Nearly everything
 * that is put into it lives long. Arguments: requests in thousands, MiB that live. */
import java.util.HashMap;

public class MapCache {
    static final class Entry {
        final String key;
        final byte[] data;
        Entry beside;
        int hits;

        Entry(String key, int bytes) {
            this.key = key;
            data = new byte[bytes];
        }
    }

    static final int BYTES = 120;

    public static void main(String[] args) {
        int requests = (args.length > 0 ? Integer.parseInt(args[0]) : 1000) * 1000;
        int entries = (args.length > 1 ? Integer.parseInt(args[1]) : 40) * 4096;
        HashMap<String, Entry> cache = new HashMap<>();
        String[] keys = new String[entries];
        long hits = 0, misses = 0;
        int seed = 7;
        for (int i = 0; i < requests; i++) {
            seed = seed * 1103515245 + 12345;
            int place = (seed >>> 4) % entries;
            String key = "item/" + (seed >>> 16) % 4 + "/" + place;
            Entry entry = cache.get(key);
            if (entry != null) {
                entry.hits++;
                hits++;
                continue;
            }
            misses++;
            entry = new Entry(key, BYTES);
            if (keys[place] != null) {
                Entry old = cache.remove(keys[place]);
                if (old.hits > 0) entry.beside = new Entry(key, 16);
            }
            keys[place] = key;
            cache.put(key, entry);
        }
        System.out.println(hits + " " + misses + " " + cache.size());
    }
}
