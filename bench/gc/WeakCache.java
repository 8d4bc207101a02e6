/* SPDX-License-Identifier: MIT */
/* Weak references to what a program still uses: a table from numbers to records held weakly, and a
 * weak hash map that hangs notes on them. Half of the records are held for a while. Argument:
 * requests in thousands. */
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.WeakHashMap;

public class WeakCache {
    static final class Record {
        final int number;
        final long[] data = new long[6];

        Record(int number) {
            this.number = number;
            data[0] = number;
        }
    }

    static final int KEYS = 1 << 16, HELD = 20000;

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        int requests = (args.length > 0 ? Integer.parseInt(args[0]) : 600) * 1000;
        WeakReference<Record>[] table = new WeakReference[KEYS];
        WeakHashMap<Record, Integer> notes = new WeakHashMap<>();
        ArrayList<Record> held = new ArrayList<>();
        long sum = 0;
        int seed = 5;
        for (int i = 0; i < requests; i++) {
            seed = seed * 1103515245 + 12345;
            int key = seed >>> 16;
            Record record = table[key] == null ? null : table[key].get();
            if (record == null) {
                record = new Record(key);
                table[key] = new WeakReference<>(record);
                if ((seed & 1 << 12) != 0) notes.put(record, i);
            }
            if (held.size() < HELD) held.add(record);
            else if ((seed & 1 << 13) != 0) held.set((seed >>> 4) % HELD, record);
            sum += record.data[0];
            if (notes.get(held.get(i % held.size())) != null)
                sum -= held.get(i % held.size()).number & 0;
        }
        for (Record record : held)
            if (table[record.number].get() == null)
                throw new AssertionError("a record that is held was cleared");
        System.out.println(sum + " " + held.size());
    }
}
