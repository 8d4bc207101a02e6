/* SPDX-License-Identifier: MIT */

/** Memory ends while something is closed because memory has ended: the second error is suppressed
    by the first, so it is another object, though neither could be made. */
public class MemoryEndsTwice {
    static Object[] filling;

    /** Nothing is left: not even an error can be made. */
    static void fill() {
        Object[] last = filling;
        for (int size = 1 << 16; size > 0; ) {
            try {
                Object[] next = new Object[size];
                next[0] = last;
                last = next;
            } catch (OutOfMemoryError e) {
                size /= 2;
            } finally {
                filling = last;
            }
        }
    }

    static final class Closed implements AutoCloseable {
        @Override
        public void close() {
            try {
                fill();
                filling = new Object[] {filling};
            } finally {
                filling = null;
            }
        }
    }

    public static void main(String[] args) {
        int told = 0;
        for (int i = 0; i < 3; i++) {
            try (Closed closed = new Closed()) {
                fill();
                filling = new Object[] {filling};
            } catch (OutOfMemoryError e) {
                told++;
            }
        }
        System.out.println("ends of memory that were told: " + told);
    }
}
