// SPDX-License-Identifier: MIT
/** Objects that are kept while collections of either kind come. */
public class Aged {
    static class Mark extends RuntimeException {
    }

    static volatile byte[] dropped;

    static void tell(Mark mark) {
        try {
            throw mark;
        } catch (Mark caught) {
            dropped = null;
        }
    }

    static void allocate(int count) {
        for (int i = 0; i < count; i++) dropped = new byte[4096];
    }

    public static void main(String[] args) {
        Mark[] marks = new Mark[4];
        for (int round = 0; round < marks.length; round++) {
            marks[round] = new Mark();
            tell(marks[round]);
            for (int i = 0; i < 3; i++) System.gc();
            for (int i = 0; i <= round; i++) tell(marks[i]);
            allocate(20000);
            for (int i = 0; i <= round; i++) tell(marks[i]);
        }
        System.out.println("aged");
    }
}
