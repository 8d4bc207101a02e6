/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * Stable sort of objects: natural runs are found, short ones extended by binary insertion, and
 * merged by a stack of runs whose lengths shrink faster than the Fibonacci numbers. A merge
 * notices when the comparison contradicts what it said before.
 */
final class MergeSort {
    private final Object[] a;
    private final Comparator<Object> c;
    private Object[] tmp = {};
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
        int k = bound(a[b2], b1, n1, true);
        b1 += k;
        n1 -= k;
        if (n1 == 0) {
            return;
        }
        n2 = bound(a[b1 + n1 - 1], b2, n2, false);
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

    /** How many of the n elements come before the key (and those equal to it, if told so). */
    private int bound(Object key, int from, int n, boolean afterEqual) {
        int low = 0;
        int high = n;
        while (low < high) {
            int mid = (low + high) >>> 1;
            int d = cmp(key, a[from + mid]);
            if (d > 0 || (afterEqual && d == 0)) {
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

    /** The last element of the first run is greater than all of the second. */
    private void mergeLow(int b1, int n1, int b2, int n2) {
        System.arraycopy(a, b1, tmp, 0, n1);
        int i = 0;
        int end = b2 + n2;
        int d = b1;
        while (b2 < end && i < n1) {
            a[d++] = cmp(a[b2], tmp[i]) < 0 ? a[b2++] : tmp[i++];
        }
        if (i == n1) {
            throw broken();
        }
        System.arraycopy(tmp, i, a, d, n1 - i);
    }

    /** The first element of the second run is less than all of the first. */
    private void mergeHigh(int b1, int n1, int b2, int n2) {
        System.arraycopy(a, b2, tmp, 0, n2);
        int i = b1 + n1 - 1;
        int j = n2 - 1;
        int d = b2 + n2 - 1;
        while (i >= b1 && j >= 0) {
            a[d--] = cmp(tmp[j], a[i]) < 0 ? a[i--] : tmp[j--];
        }
        if (j < 0) {
            throw broken();
        }
        System.arraycopy(tmp, 0, a, d - j, j + 1);
    }
}
