/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * Tim Peters' stable sort of objects: natural runs are found, short ones extended by binary
 * insertion, and merged by a stack of runs whose lengths shrink faster than the Fibonacci numbers.
 * A merge that keeps taking from one side gallops. Which elements are compared, and in which order,
 * shows where a comparison contradicts itself, so it is the same as everywhere: 32 elements are the
 * least to be merged, 7 in a row begin a gallop.
 */
final class MergeSort {
    private static final int GALLOP = 7;

    private final Object[] a;
    private final Comparator<Object> c;
    private Object[] tmp = {};
    private int gallop = GALLOP;
    private int runs;
    private final int[] base = new int[50];
    private final int[] len = new int[50];
    /** Of a merge: 1 from the front, -1 from the back, and where the next element goes. */
    private int step;
    private int to;
    private final Side copied = new Side(1);
    private final Side other = new Side(0);

    private MergeSort(Object[] a, Comparator<Object> c) {
        this.a = a;
        this.c = c;
    }

    @SuppressWarnings("unchecked")
    static <T> void sort(Object[] a, int lo, int hi, Comparator<? super T> c) {
        int left = hi - lo;
        if (left < 2) {
            return;
        }
        MergeSort s = new MergeSort(a, (Comparator<Object>) c);
        int least = left;
        int odd = 0;
        while (least >= 32) {
            odd |= least & 1;
            least >>= 1;
        }
        least = left < 32 ? left : least + odd;
        while (left > 0) {
            int n = s.run(lo, hi);
            if (n < least) {
                int force = Math.min(left, least);
                s.insert(lo, lo + force, lo + n);
                n = force;
            }
            s.base[s.runs] = lo;
            s.len[s.runs++] = n;
            s.collapse(false);
            lo += n;
            left -= n;
        }
        s.collapse(true);
    }

    @SuppressWarnings("unchecked")
    private int cmp(Object x, Object y) {
        return c == null ? ((Comparable<Object>) x).compareTo(y) : c.compare(x, y);
    }

    private int run(int lo, int hi) {
        int i = lo + 1;
        if (i == hi) {
            return 1;
        }
        if (cmp(a[i++], a[lo]) < 0) {
            while (i < hi && cmp(a[i], a[i - 1]) < 0) {
                i++;
            }
            for (int x = lo, y = i - 1; x < y; x++, y--) {
                Object t = a[x];
                a[x] = a[y];
                a[y] = t;
            }
        } else {
            while (i < hi && cmp(a[i], a[i - 1]) >= 0) {
                i++;
            }
        }
        return i - lo;
    }

    /**
     * Brings the elements from start on to their places among those before,
     * the first of which is at lo.
     */
    private void insert(int lo, int hi, int start) {
        for (int i = start; i < hi; i++) {
            Object e = a[i];
            int at = lo;
            int left = i - lo; // as many places remain from at on
            while (left > 0) {
                int half = left >> 1;
                if (cmp(e, a[at + half]) < 0) {
                    left = half;
                } else {
                    at += half + 1;
                    left -= half + 1;
                }
            }
            System.arraycopy(a, at, a, at + 1, i - at);
            a[at] = e;
        }
    }

    private void collapse(boolean all) {
        for (int at = unbalanced(all); at >= 0; at = unbalanced(all)) {
            mergeAt(at);
        }
    }

    /**
     * Which run is to be merged with the one after it, or -1: each is to be longer than the next,
     * and than the next two together, as far as the last four tell; or all are merged.
     */
    private int unbalanced(boolean all) {
        int last = runs - 1;
        if (last < 1) {
            return -1;
        }
        boolean sums = all || outweighed(last - 2) || outweighed(last - 3);
        if (!sums) {
            return len[last - 1] > len[last] ? -1 : last - 1;
        }
        return last > 1 && len[last - 2] < len[last] ? last - 2 : last - 1;
    }

    private boolean outweighed(int run) {
        return run >= 0 && len[run] <= len[run + 1] + len[run + 2];
    }

    private void mergeAt(int i) {
        int b1 = base[i];
        int n1 = len[i];
        int b2 = base[i + 1];
        int n2 = len[i + 1];
        len[i] = n1 + n2;
        if (i == runs - 3) {
            base[i + 1] = base[i + 2];
            len[i + 1] = len[i + 2];
        }
        runs--;
        int k = bound(a[b2], a, b1, n1, 0, true);
        b1 += k;
        n1 -= k;
        if (n1 == 0) {
            return;
        }
        n2 = bound(a[b1 + n1 - 1], a, b2, n2, n2 - 1, false);
        if (n2 == 0) {
            return;
        }
        if (tmp.length < Math.min(n1, n2)) {
            tmp = new Object[Math.max(Math.min(n1, n2), Math.min(a.length >>> 1, 2 * tmp.length))];
        }
        step = n1 <= n2 ? 1 : -1;
        if (step > 0) {
            System.arraycopy(a, b1, tmp, 0, n1);
            copied.begin(tmp, 0, n1, true);
            other.begin(a, b2, n2, false);
            merge(b1);
        } else {
            System.arraycopy(a, b2, tmp, 0, n2);
            copied.begin(tmp, n2 - 1, n2, false);
            other.begin(a, b2 - 1, n1, true);
            merge(b2 + n2 - 1);
        }
    }

    /** Whether the element stays before the key: smaller ones do, equal ones if told so. */
    private boolean before(Object element, Object key, boolean afterEqual) {
        int d = cmp(key, element);
        return d > 0 || afterEqual && d == 0;
    }

    /**
     * How many of the n elements come before the key (and those equal to it, if told so): away from
     * the hint in steps that double, then by halves between the last two.
     */
    private int bound(Object key, Object[] in, int from, int n, int hint, boolean afterEqual) {
        int low;
        int high;
        int last = 0;
        int step = 1;
        if (before(in[from + hint], key, afterEqual)) {
            int most = n - hint;
            while (step < most && before(in[from + hint + step], key, afterEqual)) {
                last = step;
                step = step > most >> 1 ? most : 2 * step + 1;
            }
            low = hint + last + 1;
            high = hint + Math.min(step, most);
        } else {
            int most = hint + 1;
            while (step < most && !before(in[from + hint - step], key, afterEqual)) {
                last = step;
                step = step > most >> 1 ? most : 2 * step + 1;
            }
            low = hint - Math.min(step, most) + 1;
            high = hint - last;
        }
        while (low < high) {
            int mid = low + ((high - low) >>> 1);
            if (before(in[from + mid], key, afterEqual)) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        return low;
    }

    private static IllegalArgumentException broken() {
        return new IllegalArgumentException("Comparison method violates its general contract!");
    }

    /**
     * What is left of a run that is merged, from its next element on in the direction of the merge.
     */
    private static final class Side {
        /** So many elements are known to come last. */
        final int least;
        Object[] in;
        int at;
        int left;
        /** Whether this is the first run, whose elements come before equal ones. */
        boolean first;

        Side(int least) {
            this.least = least;
        }

        void begin(Object[] run, int start, int size, boolean isFirst) {
            in = run;
            at = start;
            left = size;
            first = isFirst;
        }

        boolean isDone() {
            return left <= least;
        }
    }

    /** Moves some elements of a run to where they belong. */
    private void move(Side from, int n) {
        int reach = step * n;
        if (step > 0) {
            System.arraycopy(from.in, from.at, a, to, n);
        } else {
            System.arraycopy(from.in, from.at + reach + 1, a, to + reach + 1, n);
        }
        from.at += reach;
        from.left -= n;
        to += reach;
    }

    /**
     * Moves what one run has before the next element of the other, and that;
     * tells how many came before it.
     */
    private int leap(Side run, Side rest) {
        Object next = rest.in[rest.at];
        int left = run.left;
        int n = step > 0 ? bound(next, run.in, run.at, left, 0, run.first)
                : left - bound(next, run.in, run.at - left + 1, left, left - 1, run.first);
        if (n > 0) {
            move(run, n);
            if (run.isDone()) {
                return n;
            }
        }
        a[to] = next;
        to += step;
        rest.at += step;
        rest.left--;
        return n;
    }

    /**
     * Merges one by one until a run has given so many in a row, or one is done. True: none is done.
     */
    private boolean singly(int most) {
        Object[] into = a;
        Object[] t = copied.in;
        int direction = step;
        int i = copied.at;
        int j = other.at;
        int d = to;
        int more = copied.left - copied.least;
        int others = other.left;
        int row = 0; // of the copied run
        int othersRow = 0;
        if (more > 0 && others > 0) {
            do {
                Object x = t[i];
                Object y = into[j];
                if ((direction > 0 ? cmp(y, x) : cmp(x, y)) < 0) {
                    into[d] = y;
                    d += direction;
                    j += direction;
                    othersRow++;
                    row = 0;
                    others--;
                } else {
                    into[d] = x;
                    d += direction;
                    i += direction;
                    row++;
                    othersRow = 0;
                    more--;
                }
            } while ((row | othersRow) < most && more > 0 && others > 0);
        }
        copied.at = i;
        copied.left = more + copied.least;
        other.at = j;
        other.left = others;
        to = d;
        return more > 0 && others > 0;
    }

    /**
     * Merges two runs from the end where the shorter one is, which has been copied. Of the other
     * run the next element is known to come first, of the copied run the farthest one to come last.
     */
    private void merge(int start) {
        Side first = copied.first ? copied : other;
        Side second = copied.first ? other : copied;
        int most = gallop;
        to = start;
        move(other, 1);
        merging:
        while (singly(most)) {
            int won1;
            int won2;
            do {
                won1 = leap(first, second);
                if (copied.isDone() || other.isDone()) {
                    break merging;
                }
                won2 = leap(second, first);
                if (copied.isDone() || other.isDone()) {
                    break merging;
                }
                most--;
            } while (won1 >= GALLOP || won2 >= GALLOP);
            most = Math.max(most, 0) + 2;
        }
        gallop = Math.max(most, 1);
        if (copied.left == 0) {
            throw broken();
        }
        move(other, other.left);
        move(copied, copied.left);
    }
}
