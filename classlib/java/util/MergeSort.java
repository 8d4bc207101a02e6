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

    private void insert(int lo, int hi, int start) {
        for (; start < hi; start++) {
            Object pivot = a[start];
            int left = lo;
            int right = start;
            while (left < right) {
                int mid = (left + right) >>> 1;
                if (cmp(pivot, a[mid]) < 0) {
                    right = mid;
                } else {
                    left = mid + 1;
                }
            }
            System.arraycopy(a, left, a, left + 1, start - left);
            a[left] = pivot;
        }
    }

    private void collapse(boolean all) {
        while (runs > 1) {
            int n = runs - 2;
            if (all || (n > 0 && len[n - 1] <= len[n] + len[n + 1])
                    || (n > 1 && len[n - 2] <= len[n] + len[n - 1])) {
                if (n > 0 && len[n - 1] < len[n + 1]) {
                    n--;
                }
            } else if (len[n] > len[n + 1]) {
                return;
            }
            mergeAt(n);
        }
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
        if (n1 <= n2) {
            mergeLow(b1, n1, b2, n2);
        } else {
            mergeHigh(b1, n1, b2, n2);
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
     * Merges from the front; the first run, which is copied, is the shorter. Its last element is
     * greater than all of the second run, whose first one is less than all of the first.
     */
    private void mergeLow(int b1, int n1, int b2, int n2) {
        Object[] t = tmp;
        System.arraycopy(a, b1, t, 0, n1);
        int i = 0;
        int j = b2;
        int d = b1;
        int ends = b2 + n2;
        a[d++] = a[j++];
        int most = gallop;
        merging:
        while (j < ends && n1 - i > 1) {
            int won1 = 0;
            int won2 = 0;
            do {
                if (cmp(a[j], t[i]) < 0) {
                    a[d++] = a[j++];
                    won2++;
                    won1 = 0;
                    if (j == ends) {
                        break merging;
                    }
                } else {
                    a[d++] = t[i++];
                    won1++;
                    won2 = 0;
                    if (n1 - i == 1) {
                        break merging;
                    }
                }
            } while ((won1 | won2) < most);
            do {
                won1 = bound(a[j], t, i, n1 - i, 0, true);
                System.arraycopy(t, i, a, d, won1);
                d += won1;
                i += won1;
                if (won1 != 0 && n1 - i <= 1) {
                    break merging;
                }
                a[d++] = a[j++];
                if (j == ends) {
                    break merging;
                }
                won2 = bound(t[i], a, j, ends - j, 0, false);
                System.arraycopy(a, j, a, d, won2);
                d += won2;
                j += won2;
                if (j == ends) {
                    break merging;
                }
                a[d++] = t[i++];
                if (n1 - i == 1) {
                    break merging;
                }
                most--;
            } while (won1 >= GALLOP || won2 >= GALLOP);
            most = Math.max(most, 0) + 2;
        }
        gallop = Math.max(most, 1);
        if (i == n1) {
            throw broken();
        }
        if (n1 - i == 1) { // the last of the first run is the last of all
            System.arraycopy(a, j, a, d, ends - j);
            a[ends - 1] = t[i];
        } else {
            System.arraycopy(t, i, a, d, n1 - i);
        }
    }

    /** Merges from the back; the second run, which is copied, is the shorter. */
    private void mergeHigh(int b1, int n1, int b2, int n2) {
        Object[] t = tmp;
        System.arraycopy(a, b2, t, 0, n2);
        int i = b1 + n1 - 1;
        int j = n2 - 1;
        int d = b2 + n2 - 1;
        a[d--] = a[i--];
        int most = gallop;
        merging:
        while (i >= b1 && j > 0) {
            int won1 = 0;
            int won2 = 0;
            do {
                if (cmp(t[j], a[i]) < 0) {
                    a[d--] = a[i--];
                    won1++;
                    won2 = 0;
                    if (i < b1) {
                        break merging;
                    }
                } else {
                    a[d--] = t[j--];
                    won2++;
                    won1 = 0;
                    if (j == 0) {
                        break merging;
                    }
                }
            } while ((won1 | won2) < most);
            do {
                int left = i - b1 + 1;
                won1 = left - bound(t[j], a, b1, left, left - 1, true);
                i -= won1;
                d -= won1;
                System.arraycopy(a, i + 1, a, d + 1, won1);
                if (i < b1) {
                    break merging;
                }
                a[d--] = t[j--];
                if (j == 0) {
                    break merging;
                }
                won2 = j + 1 - bound(a[i], t, 0, j + 1, j, false);
                j -= won2;
                d -= won2;
                System.arraycopy(t, j + 1, a, d + 1, won2);
                if (won2 != 0 && j <= 0) {
                    break merging;
                }
                a[d--] = a[i--];
                if (i < b1) {
                    break merging;
                }
                most--;
            } while (won1 >= GALLOP || won2 >= GALLOP);
            most = Math.max(most, 0) + 2;
        }
        gallop = Math.max(most, 1);
        if (j < 0) {
            throw broken();
        }
        if (j == 0) { // the first of the second run is the first of all
            int left = i - b1 + 1;
            System.arraycopy(a, b1, a, d - left + 1, left);
            a[b1] = t[0];
        } else {
            System.arraycopy(t, 0, a, d - j, j + 1);
        }
    }
}
