/* SPDX-License-Identifier: MIT */
import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Function;

/**
 * Copies of a collection that says another size than it has elements, as one does that others
 * change.
 */
public class CountedTwice {
    static Collection<Integer> changing(int size, Integer... elements) {
        return new AbstractCollection<>() {
            @Override
            public int size() {
                return size;
            }

            @Override
            public Iterator<Integer> iterator() {
                return List.of(elements).iterator();
            }

            @Override
            public Object[] toArray() {
                return elements.clone();
            }
        };
    }

    static void show(String name, Function<Collection<Integer>, Collection<Integer>> copy) {
        StringBuilder line = new StringBuilder(name);
        for (int size : new int[] {0, 1, 2, 5}) {
            try {
                Collection<Integer> made = copy.apply(changing(size, 1, 2));
                line.append(' ').append(made.size()).append(made);
            } catch (RuntimeException e) {
                line.append(' ').append(e.getClass().getSimpleName());
            }
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        show("Vector", Vector::new);
        show("ArrayList", ArrayList::new);
        show("CopyOnWriteArrayList", CopyOnWriteArrayList::new);
        show("CopyOnWriteArraySet", CopyOnWriteArraySet::new);
        show("LinkedList", LinkedList::new);
        show("ArrayDeque", ArrayDeque::new);
        show("PriorityQueue", PriorityQueue::new);
        show("PriorityBlockingQueue", PriorityBlockingQueue::new);
        show("ConcurrentLinkedQueue", ConcurrentLinkedQueue::new);
        show("LinkedBlockingDeque", LinkedBlockingDeque::new);
        show("List.copyOf", List::copyOf);
    }
}
