/* SPDX-License-Identifier: MIT */
import java.util.*; import java.util.concurrent.*; import java.util.function.*;

/** Lists that what they call changes meanwhile. */
public class ChangedByWhatTheyCall {

    static void t(String w, List<Integer> l, Consumer<List<Integer>> c) {
        l.addAll(List.of(5, 3, 4, 1, 2));
        int[] n = { 0 };
        try {
            c.accept(l);
            System.out.println(w + " ok " + l.size());
        } catch (RuntimeException e) {
            System.out.println(
                w + " " + e.getClass().getSimpleName() + " " + (l.size() < 50 ? l : l.size())
            );
        } catch (Error e) {
            System.out.println(w + e);
        }
    }

    public static void main(String[] a) {
        List<Supplier<List<Integer>>> ls = List.of(
            Vector::new,
            Stack::new,
            ArrayList::new,
            LinkedList::new,
            CopyOnWriteArrayList::new,
            () -> Collections.synchronizedList(new Vector<>()),
            () -> Collections.checkedList(new Vector<>(), Integer.class),
            () -> new ArrayList<Integer>(List.of(1, 2)).subList(0, 2),
            () -> new Vector<Integer>(List.of(1, 2)).subList(0, 2),
            () -> new LinkedList<Integer>(List.of(1, 2)).subList(0, 2),
            () ->
                new AbstractList<Integer>() {
                    ArrayList<Integer> x = new ArrayList<>();

                    public Integer get(int i) {
                        return x.get(i);
                    }

                    public int size() {
                        return x.size();
                    }

                    public void add(int i, Integer v) {
                        x.add(i, v);
                        modCount++;
                    }

                    public Integer set(int i, Integer v) {
                        return x.set(i, v);
                    }

                    public Integer remove(int i) {
                        modCount++;
                        return x.remove(i);
                    }
                }
        );
        for (int k = 0; k < ls.size(); k++) {
            Supplier<List<Integer>> s = ls.get(k);
            t(k + " removeIf add", s.get(), l ->
                l.removeIf(x -> {
                    l.add(x);
                    return x > 2;
                })
            );
            t(k + " removeIf add never", s.get(), l ->
                l.removeIf(x -> {
                    if (l.size() < 200) l.add(x);
                    return false;
                })
            );
            t(k + " replaceAll add", s.get(), l ->
                l.replaceAll(x -> {
                    if (l.size() < 200) l.add(x);
                    return x;
                })
            );
            t(k + " forEach add", s.get(), l ->
                l.forEach(x -> {
                    if (l.size() < 200) l.add(x);
                })
            );
            t(k + " forEach remove", s.get(), l ->
                l.forEach(x -> {
                    l.remove(0);
                })
            );
            t(k + " sort add", s.get(), l ->
                l.sort((x, y) -> {
                    if (l.size() < 200) l.add(x);
                    return x.compareTo(y);
                })
            );
            t(k + " removeIf remove", s.get(), l ->
                l.removeIf(x -> {
                    l.remove(0);
                    return true;
                })
            );
            t(k + " iterator rest", s.get(), l -> {
                Iterator<Integer> i = l.iterator();
                i.next();
                i.forEachRemaining(x -> {
                    if (l.size() < 200) l.add(x);
                });
            });
            t(k + " removeIf throws", s.get(), l ->
                l.removeIf(x -> {
                    if (x == 4) throw new IllegalStateException();
                    return true;
                })
            );
            if (k != 7) t(k + " replaceAll remove", s.get(), l ->
                l.replaceAll(x -> {
                    l.remove(0);
                    return x;
                })
            );
        }
    }
}
