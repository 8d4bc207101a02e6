/* SPDX-License-Identifier: MIT */
package java.lang;

import java.lang.ref.WeakReference;

/**
 * The values that a thread has of all thread-local variables, inherited ones too; nobody but the
 * thread looks into it, but for who makes a thread and looks into its own. A variable is known by
 * its number, which no other has ever: so it is found without asking for the variable itself, which
 * the table does not keep alive. Numbers follow one another, and rows take them in turn.
 */
final class Locals {
    /** The value of one variable. */
    static final class Cell extends WeakReference<ThreadLocal<?>> {
        final long number;
        Object value;
        private Cell below;

        Cell(ThreadLocal<?> variable, Object value) {
            super(variable);
            number = variable.number;
            this.value = value;
        }
    }

    private Cell[] rows = new Cell[16];
    private int cells;
    private boolean passesOn; // there was one of an inheritable variable

    private int row(long number) {
        return (int) number & rows.length - 1;
    }

    Cell find(long number) {
        Cell cell = rows[row(number)];
        while (cell != null && cell.number != number) {
            cell = cell.below;
        }
        return cell;
    }

    private void lay(Cell cell) {
        int row = row(cell.number);
        cell.below = rows[row];
        rows[row] = cell;
        cells++;
    }

    void put(ThreadLocal<?> variable, Object value) {
        Cell cell = find(variable.number);
        if (cell != null) {
            cell.value = value;
            return;
        }
        if (cells >= rows.length) {
            sift();
        }
        lay(new Cell(variable, value));
        passesOn |= variable instanceof InheritableThreadLocal;
    }

    void remove(long number) {
        Cell cell = find(number);
        if (cell == null) {
            return;
        }
        int row = row(number);
        if (rows[row] == cell) {
            rows[row] = cell.below;
        } else {
            Cell above = rows[row];
            while (above.below != cell) {
                above = above.below;
            }
            above.below = cell.below;
        }
        cell.clear();
        cell.value = null;
        cells--;
    }

    /**
     * Drops what belonged to variables that are gone;
     * doubles the rows if more than half of the cells stay.
     */
    private void sift() {
        Cell[] before = rows;
        int stay = 0;
        for (Cell cell : before) {
            for (; cell != null; cell = cell.below) {
                stay += cell.refersTo(null) ? 0 : 1;
            }
        }
        rows = new Cell[2 * stay > before.length ? 2 * before.length : before.length];
        cells = 0;
        for (Cell cell : before) {
            while (cell != null) {
                Cell next = cell.below;
                if (!cell.refersTo(null)) {
                    lay(cell);
                }
                cell = next;
            }
        }
    }

    /** What a new thread inherits; null: nothing. */
    @SuppressWarnings("unchecked")
    Locals forChild() {
        if (!passesOn) {
            return null;
        }
        Locals child = new Locals();
        for (Cell cell : rows) {
            for (; cell != null; cell = cell.below) {
                if (cell.get() instanceof InheritableThreadLocal<?> variable) {
                    child.put(variable,
                            ((InheritableThreadLocal<Object>) variable).childValue(cell.value));
                }
            }
        }
        return child;
    }
}
