/* SPDX-License-Identifier: MIT */
/* Queues of boxed numbers that grow at one end and shrink at the other, and lists that are cut and
 * joined: what dies is neither the oldest nor the youngest. Argument: rounds in thousands. */
import java.util.ArrayDeque;
import java.util.LinkedList;

public class LinkedLists {
    static final class Cell {
        final int value;
        Cell next;

        Cell(int value, Cell next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        int rounds = (args.length > 0 ? Integer.parseInt(args[0]) : 600) * 1000;
        LinkedList<Integer> queue = new LinkedList<>();
        ArrayDeque<long[]> deque = new ArrayDeque<>();
        Cell[] lists = new Cell[512];
        int seed = 1;
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            seed = seed * 1103515245 + 12345;
            int place = seed >>> 23;
            queue.add(i);
            if (queue.size() > 100000) sum += queue.remove();
            deque.addLast(new long[] {i, sum});
            if (deque.size() > 50000) sum += deque.removeFirst()[0];
            lists[place] = new Cell(i, lists[place]);
            if ((seed >>> 9 & 255) == 0) {
                Cell cell = lists[place];
                for (int k = 0; k < 40 && cell != null; k++) cell = cell.next;
                if (cell != null) cell.next = lists[place + 1 & 511];
                lists[place + 1 & 511] = null;
            }
            if (i % 3000 == 0)
                for (int k = 0; k < lists.length; k += 2) {
                    for (Cell c = lists[k]; c != null; c = c.next) sum += c.value;
                    lists[k] = null;
                }
        }
        System.out.println(sum + " " + queue.size() + " " + deque.size());
    }
}
