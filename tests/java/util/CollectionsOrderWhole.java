/* SPDX-License-Identifier: MIT */
/* Collections: sorting, searching, shuffling, rotating and what else reorders or counts. */
import java.util.*;

public class CollectionsOrderWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        List<Integer> a = new ArrayList<>(List.of(5, 3, 9, 1, 7, 3)),
            linked = new LinkedList<>(a);
        Collections.sort(a);
        Collections.sort(linked, Comparator.reverseOrder());
        p(
            a,
            linked,
            Collections.binarySearch(a, 7),
            Collections.binarySearch(a, 4),
            Collections.binarySearch(linked, 9, Collections.reverseOrder()),
            Collections.binarySearch(List.of(), 1),
            Collections.binarySearch(new LinkedList<>(List.of(1, 2, 3)), 3)
        );
        Collections.reverse(a);
        Collections.swap(a, 0, 5);
        p(
            a,
            Collections.max(a),
            Collections.min(a),
            Collections.max(a, Comparator.reverseOrder()),
            Collections.min(a, Comparator.reverseOrder()),
            Collections.frequency(a, 3),
            Collections.frequency(a, null)
        );
        for (int d : new int[] { 0, 1, -1, 4, 100, -100, Integer.MIN_VALUE }) {
            Collections.rotate(a, d);
            Collections.rotate(linked, d);
            p(d, a, linked);
        }
        for (int seed = 0; seed < 3; seed++) {
            Collections.shuffle(a, new Random(seed));
            Collections.shuffle(linked, new Random(seed));
            p(a, linked);
        }
        List<Integer> many = new LinkedList<>(Collections.nCopies(200, 0));
        for (int i = 0; i < 200; i++) many.set(i, i);
        Collections.rotate(many, 77);
        Collections.shuffle(many, new Random(42));
        p(many.hashCode(), many.get(0), many.get(199));
        Collections.reverse(many);
        p(many.get(0), Collections.binarySearch(many, 5) < 200);
        p(
            Collections.replaceAll(a, 3, 33),
            Collections.replaceAll(a, 99, 0),
            a,
            Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)),
            Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)),
            Collections.indexOfSubList(List.of(1), List.of(1, 2)),
            Collections.indexOfSubList(a, List.of()),
            Collections.lastIndexOfSubList(new LinkedList<>(List.of(1, 1)), List.of(1))
        );
        Collections.fill(a, null);
        Collections.copy(a, List.of(1, 2));
        p(
            a,
            Collections.disjoint(a, List.of(5)),
            Collections.disjoint(Set.of(1), List.of(1)),
            Collections.disjoint(List.of(), List.of()),
            Collections.addAll(a, 4, 5),
            Collections.addAll(new HashSet<>(Set.of(1)), 1),
            a
        );
        t(() -> Collections.copy(new ArrayList<>(), List.of(1)));
        t(() -> Collections.swap(a, 0, 99));
        t(() -> Collections.max(List.<Integer>of()));
        t(() -> Collections.min(List.<Integer>of(), null));
        t(() -> Collections.sort((List) Arrays.asList(1, "x")));
        t(() -> Collections.sort(List.of(2, 1)));
        t(() -> Collections.shuffle(List.of(1, 2, 3), new Random(1)));
        t(() -> Collections.rotate(List.of(1, 2), 1));
        t(() -> Collections.max(Arrays.asList(1, null)));
        t(() -> Collections.frequency(null, 1));
        t(() -> Collections.addAll(List.of(), 1));
        p(
            Collections.nCopies(3, "x"),
            Collections.nCopies(0, 1),
            Collections.nCopies(2, null).hashCode(),
            Collections.nCopies(4, 1).subList(1, 3),
            Collections.nCopies(3, 5).contains(5),
            Collections.nCopies(3, 5).indexOf(5),
            Collections.nCopies(3, 5).lastIndexOf(5),
            Collections.nCopies(2, "a").toArray(),
            Collections.nCopies(3, 1)
                .stream()
                .mapToInt(i -> i)
                .sum()
        );
        t(() -> Collections.nCopies(-1, 1));
        t(() -> Collections.nCopies(2, 1).get(2));
        t(() -> Collections.nCopies(2, 1).set(0, 1));
        Comparator<Integer> reverse = Collections.reverseOrder();
        p(
            reverse.compare(1, 2),
            Collections.reverseOrder(reverse).compare(1, 2),
            Collections.reverseOrder((Comparator<Integer>) null).compare(1, 2),
            reverse.reversed().compare(1, 2),
            Collections.reverseOrder(Comparator.<Integer>naturalOrder()).equals(reverse),
            Comparator.<Integer>reverseOrder() == reverse
        );
        p(
            Collections.list(Collections.enumeration(List.of(1, 2))),
            Collections.emptyEnumeration().hasMoreElements(),
            Collections.emptyIterator().hasNext(),
            Collections.emptyListIterator().hasPrevious()
        );
        t(() -> Collections.emptyEnumeration().nextElement());
        t(() -> Collections.emptyIterator().next());
        t(() -> Collections.emptyIterator().remove());
        t(() -> Collections.emptyListIterator().add(null));
        t(() -> Collections.enumeration(List.of()).nextElement());
        Deque<Integer> stack = new ArrayDeque<>();
        Queue<Integer> lifo = Collections.asLifoQueue(stack);
        p(
            lifo.add(1),
            lifo.offer(2),
            lifo.peek(),
            lifo,
            lifo.poll(),
            lifo.remove(),
            lifo.poll(),
            lifo.size()
        );
        t(() -> lifo.element());
        Set<String> from = Collections.newSetFromMap(new LinkedHashMap<>());
        p(
            from.add("b"),
            from.add("a"),
            from.add("b"),
            from,
            from.contains("a"),
            from.remove("a"),
            from.hashCode(),
            from.equals(Set.of("b"))
        );
        t(() -> Collections.newSetFromMap(new HashMap<>(Map.of("x", true))));
    }
}
