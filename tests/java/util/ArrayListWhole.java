/* SPDX-License-Identifier: MIT */
/* ArrayList: every member, with bad indexes, null, iterators that change the list and views. */
import java.util.*;

public class ArrayListWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ArrayList<String> a = new ArrayList<>(List.of("b", "a", "c", "a"));
        ArrayList<String> empty = new ArrayList<>();
        p(
            a,
            a.size(),
            a.isEmpty(),
            empty.isEmpty(),
            a.contains("a"),
            a.contains(null),
            a.indexOf("a"),
            a.lastIndexOf("a"),
            a.indexOf("z"),
            a.lastIndexOf(null),
            a.hashCode(),
            a.equals(Arrays.asList("b", "a", "c", "a")),
            a.equals(empty),
            a.equals(Set.of()),
            a.toString(),
            empty.toString(),
            empty.hashCode()
        );
        p(a.add("d"), a.add(null), a, a.contains(null), a.indexOf(null), a.hashCode());
        a.add(0, "first");
        a.add(a.size(), "last");
        p(
            a,
            a.get(0),
            a.get(a.size() - 1),
            a.set(1, "B"),
            a.remove(2),
            a.remove("c"),
            a.remove("nope"),
            a.remove(null),
            a
        );
        p(
            a.addAll(List.of("x", "y")),
            a.addAll(1, List.of("p", "q")),
            a.addAll(List.of()),
            a.addAll(0, empty),
            a
        );
        p(
            a.removeAll(List.of("p", "zz")),
            a.retainAll(List.of("first", "q", "B", "x", "a")),
            a.containsAll(List.of("q", "x")),
            a.containsAll(List.of("q", "no")),
            a
        );
        p(a.removeIf(s -> s.equals("q")), a.removeIf(s -> s == null), a);
        a.replaceAll(s -> s + s.length());
        a.forEach(s -> System.out.print(s + ";"));
        a.sort(null);
        p(a);
        a.sort(Comparator.reverseOrder());
        p(
            a,
            a.toArray(),
            a.toArray(new String[0]),
            a.toArray(new String[6]),
            a.toArray(String[]::new),
            a.toArray(new Object[1]).getClass()
        );
        t(() -> a.toArray(new Integer[0]));
        t(() -> a.toArray((Object[]) null));
        for (int i : new int[] { -1, a.size(), Integer.MAX_VALUE, Integer.MIN_VALUE }) {
            t(() -> a.get(i));
            t(() -> a.set(i, "z"));
            t(() -> a.remove(i));
            t(() -> a.addAll(i, List.of("z")));
            t(() -> a.listIterator(i).nextIndex());
            t(() -> a.subList(i, 2));
            t(() -> a.subList(0, i));
        }
        t(() -> a.add(-1, "z"));
        t(() -> a.add(99, "z"));
        t(() -> a.subList(2, 1));
        t(() -> empty.get(0));
        t(() -> empty.iterator().next());
        t(() -> a.iterator().remove());
        t(() -> a.listIterator().set("q"));
        t(() -> a.addAll(null));
        t(() -> a.removeAll(null));
        t(() -> a.removeIf(null));
        t(() -> a.forEach(null));
        t(() -> a.replaceAll(null));
        t(() -> new ArrayList<String>((Collection<String>) null));
        ArrayList<Integer> n = new ArrayList<>();
        for (int i = 0; i < 10; i++) n.add((i * i) % 7);
        ListIterator<Integer> it = n.listIterator(3);
        StringBuilder walk = new StringBuilder();
        while (it.hasPrevious()) walk.append(it.previousIndex()).append(it.previous()).append(' ');
        while (it.hasNext()) walk.append(it.nextIndex()).append(it.next()).append(' ');
        p(walk, it.hasNext(), it.nextIndex(), n);
        t(() -> it.next());
        t(() -> {
            ListIterator<Integer> e = n.listIterator();
            e.next();
            e.set(100);
            e.add(101);
            e.next();
            e.remove();
            return n;
        });
        t(() -> {
            ListIterator<Integer> e = n.listIterator();
            e.next();
            e.remove();
            e.remove();
        });
        t(() -> {
            for (Integer i : n) if (i == 4) n.remove(i);
            return n;
        });
        t(() -> {
            n.forEach(i -> n.add(1));
            return n.size();
        });
        List<Integer> sub = n.subList(2, 6);
        p(
            sub,
            sub.size(),
            sub.indexOf(2),
            sub.lastIndexOf(1),
            sub.contains(4),
            sub.hashCode(),
            sub.equals(new ArrayList<>(sub)),
            sub.get(0),
            sub.set(0, 55),
            n
        );
        t(() -> {
            sub.add(77);
            sub.remove(1);
            sub.add(1, 66);
            sub.addAll(List.of(5, 5));
            sub.removeIf(i -> i == 5);
            sub.sort(null);
            sub.replaceAll(i -> i + 1);
            return sub + " " + n;
        });
        t(() -> sub.get(17));
        t(() -> sub.subList(1, 3).toString());
        t(() -> {
            sub.subList(0, 2).clear();
            return sub + " " + n;
        });
        t(() -> {
            n.add(1);
            return sub.size();
        });
        p(
            n
                .stream()
                .mapToInt(i -> i)
                .sum(),
            n.parallelStream().count(),
            n.spliterator().estimateSize(),
            n.spliterator().characteristics()
        );
        Object copy = n.clone();
        p(copy, copy.equals(n), copy != n, copy.getClass());
        n.clear();
        p(n, n.size(), copy);
        t(() -> new ArrayList<>(-1));
        ArrayList<Integer> big = new ArrayList<>(0);
        big.ensureCapacity(50);
        big.ensureCapacity(-1);
        for (int i = 0; i < 1000; i++) big.add(i);
        big.trimToSize();
        big.subList(10, 990).clear();
        p(big, new ArrayList<>(5), big.equals(new LinkedList<>(big)));
        t(() -> {
            Iterator<Integer> i = big.iterator();
            big.add(5);
            return i.next();
        });
        t(() -> {
            Iterator<Integer> i = big.iterator();
            i.next();
            i.forEachRemaining(x -> System.out.print(x + "."));
            return i.hasNext();
        });
    }
}
