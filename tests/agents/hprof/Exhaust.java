/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.List;

/** Fills the heap, so that a dump of it is made, and goes on. */
public class Exhaust {
    static class Cell {
        long id;
        byte[] data = new byte[1000];

        Cell(long id) { this.id = id; }
    }

    static List<Object> kept = new ArrayList<>();

    public static void main(String[] args) {
        kept.add(new long[200_000]);
        long count = 0;
        try {
            for (;;) kept.add(new Cell(count++));
        } catch (OutOfMemoryError e) {
            kept = null;
            System.out.println("caught " + e.getMessage());
        }
    }
}
