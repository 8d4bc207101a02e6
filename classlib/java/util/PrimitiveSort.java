/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * Quicksort with two pivots for arrays of primitives; insertion sort for short ranges, heap sort
 * where the recursion degenerates. Floating point: NaN last, -0.0 before 0.0.
 */
final class PrimitiveSort {
    private PrimitiveSort() {
    }

    static void sort(int[] a, int lo, int hi) {
        quick(a, lo, hi, 64);
    }

    private static void quick(int[] a, int lo, int hi, int depth) {
        while (hi - lo > 40) {
            if (--depth < 0) {
                heap(a, lo, hi);
                return;
            }
            int n = hi - lo;
            int step = n / 6;
            int m = lo + n / 2;
            insertion(a, m - 2 * step, m + 2 * step + 1, step);
            if (a[m - step] == a[m + step]) {
                int pivot = a[m];
                int less = lo;
                int more = hi;
                for (int k = lo; k < more;) {
                    int x = a[k];
                    if (x < pivot) {
                        a[k++] = a[less];
                        a[less++] = x;
                    } else if (x > pivot) {
                        a[k] = a[--more];
                        a[more] = x;
                    } else {
                        k++;
                    }
                }
                quick(a, lo, less, depth);
                lo = more;
                continue;
            }
            int p = a[m - step];
            int q = a[m + step];
            a[m - step] = a[lo];
            a[m + step] = a[hi - 1];
            int less = lo + 1;
            int more = hi - 1;
            for (int k = less; k < more;) {
                int x = a[k];
                if (x < p) {
                    a[k++] = a[less];
                    a[less++] = x;
                } else if (x > q) {
                    a[k] = a[--more];
                    a[more] = x;
                } else {
                    k++;
                }
            }
            a[lo] = a[less - 1];
            a[less - 1] = p;
            a[hi - 1] = a[more];
            a[more] = q;
            quick(a, lo, less - 1, depth);
            quick(a, more + 1, hi, depth);
            lo = less;
            hi = more;
        }
        insertion(a, lo, hi, 1);
    }

    private static void insertion(int[] a, int lo, int hi, int step) {
        for (int i = lo + step; i < hi; i += step) {
            int x = a[i];
            int j = i - step;
            for (; j >= lo && x < a[j]; j -= step) {
                a[j + step] = a[j];
            }
            a[j + step] = x;
        }
    }

    private static void heap(int[] a, int lo, int hi) {
        int n = hi - lo;
        for (int k = n / 2 - 1; k >= 0; k--) {
            sink(a, lo, k, n, a[lo + k]);
        }
        while (--n > 0) {
            int x = a[lo + n];
            a[lo + n] = a[lo];
            sink(a, lo, 0, n, x);
        }
    }

    private static void sink(int[] a, int lo, int k, int n, int x) {
        int child;
        while ((child = 2 * k + 1) < n) {
            if (child + 1 < n && a[lo + child + 1] > a[lo + child]) {
                child++;
            }
            if (x >= a[lo + child]) {
                break;
            }
            a[lo + k] = a[lo + child];
            k = child;
        }
        a[lo + k] = x;
    }

    static void sort(long[] a, int lo, int hi) {
        quick(a, lo, hi, 64);
    }

    private static void quick(long[] a, int lo, int hi, int depth) {
        while (hi - lo > 40) {
            if (--depth < 0) {
                heap(a, lo, hi);
                return;
            }
            int n = hi - lo;
            int step = n / 6;
            int m = lo + n / 2;
            insertion(a, m - 2 * step, m + 2 * step + 1, step);
            if (a[m - step] == a[m + step]) {
                long pivot = a[m];
                int less = lo;
                int more = hi;
                for (int k = lo; k < more;) {
                    long x = a[k];
                    if (x < pivot) {
                        a[k++] = a[less];
                        a[less++] = x;
                    } else if (x > pivot) {
                        a[k] = a[--more];
                        a[more] = x;
                    } else {
                        k++;
                    }
                }
                quick(a, lo, less, depth);
                lo = more;
                continue;
            }
            long p = a[m - step];
            long q = a[m + step];
            a[m - step] = a[lo];
            a[m + step] = a[hi - 1];
            int less = lo + 1;
            int more = hi - 1;
            for (int k = less; k < more;) {
                long x = a[k];
                if (x < p) {
                    a[k++] = a[less];
                    a[less++] = x;
                } else if (x > q) {
                    a[k] = a[--more];
                    a[more] = x;
                } else {
                    k++;
                }
            }
            a[lo] = a[less - 1];
            a[less - 1] = p;
            a[hi - 1] = a[more];
            a[more] = q;
            quick(a, lo, less - 1, depth);
            quick(a, more + 1, hi, depth);
            lo = less;
            hi = more;
        }
        insertion(a, lo, hi, 1);
    }

    private static void insertion(long[] a, int lo, int hi, int step) {
        for (int i = lo + step; i < hi; i += step) {
            long x = a[i];
            int j = i - step;
            for (; j >= lo && x < a[j]; j -= step) {
                a[j + step] = a[j];
            }
            a[j + step] = x;
        }
    }

    private static void heap(long[] a, int lo, int hi) {
        int n = hi - lo;
        for (int k = n / 2 - 1; k >= 0; k--) {
            sink(a, lo, k, n, a[lo + k]);
        }
        while (--n > 0) {
            long x = a[lo + n];
            a[lo + n] = a[lo];
            sink(a, lo, 0, n, x);
        }
    }

    private static void sink(long[] a, int lo, int k, int n, long x) {
        int child;
        while ((child = 2 * k + 1) < n) {
            if (child + 1 < n && a[lo + child + 1] > a[lo + child]) {
                child++;
            }
            if (x >= a[lo + child]) {
                break;
            }
            a[lo + k] = a[lo + child];
            k = child;
        }
        a[lo + k] = x;
    }

    static void sort(short[] a, int lo, int hi) {
        quick(a, lo, hi, 64);
    }

    private static void quick(short[] a, int lo, int hi, int depth) {
        while (hi - lo > 40) {
            if (--depth < 0) {
                heap(a, lo, hi);
                return;
            }
            int n = hi - lo;
            int step = n / 6;
            int m = lo + n / 2;
            insertion(a, m - 2 * step, m + 2 * step + 1, step);
            if (a[m - step] == a[m + step]) {
                short pivot = a[m];
                int less = lo;
                int more = hi;
                for (int k = lo; k < more;) {
                    short x = a[k];
                    if (x < pivot) {
                        a[k++] = a[less];
                        a[less++] = x;
                    } else if (x > pivot) {
                        a[k] = a[--more];
                        a[more] = x;
                    } else {
                        k++;
                    }
                }
                quick(a, lo, less, depth);
                lo = more;
                continue;
            }
            short p = a[m - step];
            short q = a[m + step];
            a[m - step] = a[lo];
            a[m + step] = a[hi - 1];
            int less = lo + 1;
            int more = hi - 1;
            for (int k = less; k < more;) {
                short x = a[k];
                if (x < p) {
                    a[k++] = a[less];
                    a[less++] = x;
                } else if (x > q) {
                    a[k] = a[--more];
                    a[more] = x;
                } else {
                    k++;
                }
            }
            a[lo] = a[less - 1];
            a[less - 1] = p;
            a[hi - 1] = a[more];
            a[more] = q;
            quick(a, lo, less - 1, depth);
            quick(a, more + 1, hi, depth);
            lo = less;
            hi = more;
        }
        insertion(a, lo, hi, 1);
    }

    private static void insertion(short[] a, int lo, int hi, int step) {
        for (int i = lo + step; i < hi; i += step) {
            short x = a[i];
            int j = i - step;
            for (; j >= lo && x < a[j]; j -= step) {
                a[j + step] = a[j];
            }
            a[j + step] = x;
        }
    }

    private static void heap(short[] a, int lo, int hi) {
        int n = hi - lo;
        for (int k = n / 2 - 1; k >= 0; k--) {
            sink(a, lo, k, n, a[lo + k]);
        }
        while (--n > 0) {
            short x = a[lo + n];
            a[lo + n] = a[lo];
            sink(a, lo, 0, n, x);
        }
    }

    private static void sink(short[] a, int lo, int k, int n, short x) {
        int child;
        while ((child = 2 * k + 1) < n) {
            if (child + 1 < n && a[lo + child + 1] > a[lo + child]) {
                child++;
            }
            if (x >= a[lo + child]) {
                break;
            }
            a[lo + k] = a[lo + child];
            k = child;
        }
        a[lo + k] = x;
    }

    static void sort(char[] a, int lo, int hi) {
        quick(a, lo, hi, 64);
    }

    private static void quick(char[] a, int lo, int hi, int depth) {
        while (hi - lo > 40) {
            if (--depth < 0) {
                heap(a, lo, hi);
                return;
            }
            int n = hi - lo;
            int step = n / 6;
            int m = lo + n / 2;
            insertion(a, m - 2 * step, m + 2 * step + 1, step);
            if (a[m - step] == a[m + step]) {
                char pivot = a[m];
                int less = lo;
                int more = hi;
                for (int k = lo; k < more;) {
                    char x = a[k];
                    if (x < pivot) {
                        a[k++] = a[less];
                        a[less++] = x;
                    } else if (x > pivot) {
                        a[k] = a[--more];
                        a[more] = x;
                    } else {
                        k++;
                    }
                }
                quick(a, lo, less, depth);
                lo = more;
                continue;
            }
            char p = a[m - step];
            char q = a[m + step];
            a[m - step] = a[lo];
            a[m + step] = a[hi - 1];
            int less = lo + 1;
            int more = hi - 1;
            for (int k = less; k < more;) {
                char x = a[k];
                if (x < p) {
                    a[k++] = a[less];
                    a[less++] = x;
                } else if (x > q) {
                    a[k] = a[--more];
                    a[more] = x;
                } else {
                    k++;
                }
            }
            a[lo] = a[less - 1];
            a[less - 1] = p;
            a[hi - 1] = a[more];
            a[more] = q;
            quick(a, lo, less - 1, depth);
            quick(a, more + 1, hi, depth);
            lo = less;
            hi = more;
        }
        insertion(a, lo, hi, 1);
    }

    private static void insertion(char[] a, int lo, int hi, int step) {
        for (int i = lo + step; i < hi; i += step) {
            char x = a[i];
            int j = i - step;
            for (; j >= lo && x < a[j]; j -= step) {
                a[j + step] = a[j];
            }
            a[j + step] = x;
        }
    }

    private static void heap(char[] a, int lo, int hi) {
        int n = hi - lo;
        for (int k = n / 2 - 1; k >= 0; k--) {
            sink(a, lo, k, n, a[lo + k]);
        }
        while (--n > 0) {
            char x = a[lo + n];
            a[lo + n] = a[lo];
            sink(a, lo, 0, n, x);
        }
    }

    private static void sink(char[] a, int lo, int k, int n, char x) {
        int child;
        while ((child = 2 * k + 1) < n) {
            if (child + 1 < n && a[lo + child + 1] > a[lo + child]) {
                child++;
            }
            if (x >= a[lo + child]) {
                break;
            }
            a[lo + k] = a[lo + child];
            k = child;
        }
        a[lo + k] = x;
    }

    static void sort(byte[] a, int lo, int hi) {
        if (hi - lo > 64) {
            count(a, lo, hi);
        } else {
            insertion(a, lo, hi);
        }
    }

    /** Writes each of the 256 values as often as it is there. */
    private static void count(byte[] a, int lo, int hi) {
        int[] counts = new int[256];
        for (int i = lo; i < hi; i++) {
            counts[a[i] & 0xff]++;
        }
        for (int v = Byte.MIN_VALUE; v <= Byte.MAX_VALUE; v++) {
            int end = lo + counts[v & 0xff];
            while (lo < end) {
                a[lo++] = (byte) v;
            }
        }
    }

    private static void insertion(byte[] a, int lo, int hi) {
        for (int i = lo + 1; i < hi; i++) {
            byte x = a[i];
            int j = i - 1;
            for (; j >= lo && x < a[j]; j--) {
                a[j + 1] = a[j];
            }
            a[j + 1] = x;
        }
    }

    static void sort(float[] a, int lo, int hi) {
        int end = hi;
        int negativeZeros = 0;
        for (int i = lo; i < end;) {
            if (a[i] != a[i]) {
                float nan = a[i];
                a[i] = a[--end];
                a[end] = nan;
                continue;
            }
            if (a[i] == 0 && 1 / a[i] < 0) {
                negativeZeros++;
                a[i] = 0;
            }
            i++;
        }
        quick(a, lo, end, 64);
        if (negativeZeros > 0) {
            int i = lo;
            while (a[i] != 0) {
                i++;
            }
            while (negativeZeros-- > 0) {
                a[i++] = -0.0f;
            }
        }
    }

    private static void quick(float[] a, int lo, int hi, int depth) {
        while (hi - lo > 40) {
            if (--depth < 0) {
                heap(a, lo, hi);
                return;
            }
            int n = hi - lo;
            int step = n / 6;
            int m = lo + n / 2;
            insertion(a, m - 2 * step, m + 2 * step + 1, step);
            if (a[m - step] == a[m + step]) {
                float pivot = a[m];
                int less = lo;
                int more = hi;
                for (int k = lo; k < more;) {
                    float x = a[k];
                    if (x < pivot) {
                        a[k++] = a[less];
                        a[less++] = x;
                    } else if (x > pivot) {
                        a[k] = a[--more];
                        a[more] = x;
                    } else {
                        k++;
                    }
                }
                quick(a, lo, less, depth);
                lo = more;
                continue;
            }
            float p = a[m - step];
            float q = a[m + step];
            a[m - step] = a[lo];
            a[m + step] = a[hi - 1];
            int less = lo + 1;
            int more = hi - 1;
            for (int k = less; k < more;) {
                float x = a[k];
                if (x < p) {
                    a[k++] = a[less];
                    a[less++] = x;
                } else if (x > q) {
                    a[k] = a[--more];
                    a[more] = x;
                } else {
                    k++;
                }
            }
            a[lo] = a[less - 1];
            a[less - 1] = p;
            a[hi - 1] = a[more];
            a[more] = q;
            quick(a, lo, less - 1, depth);
            quick(a, more + 1, hi, depth);
            lo = less;
            hi = more;
        }
        insertion(a, lo, hi, 1);
    }

    private static void insertion(float[] a, int lo, int hi, int step) {
        for (int i = lo + step; i < hi; i += step) {
            float x = a[i];
            int j = i - step;
            for (; j >= lo && x < a[j]; j -= step) {
                a[j + step] = a[j];
            }
            a[j + step] = x;
        }
    }

    private static void heap(float[] a, int lo, int hi) {
        int n = hi - lo;
        for (int k = n / 2 - 1; k >= 0; k--) {
            sink(a, lo, k, n, a[lo + k]);
        }
        while (--n > 0) {
            float x = a[lo + n];
            a[lo + n] = a[lo];
            sink(a, lo, 0, n, x);
        }
    }

    private static void sink(float[] a, int lo, int k, int n, float x) {
        int child;
        while ((child = 2 * k + 1) < n) {
            if (child + 1 < n && a[lo + child + 1] > a[lo + child]) {
                child++;
            }
            if (x >= a[lo + child]) {
                break;
            }
            a[lo + k] = a[lo + child];
            k = child;
        }
        a[lo + k] = x;
    }

    static void sort(double[] a, int lo, int hi) {
        int end = hi;
        int negativeZeros = 0;
        for (int i = lo; i < end;) {
            if (a[i] != a[i]) {
                double nan = a[i];
                a[i] = a[--end];
                a[end] = nan;
                continue;
            }
            if (a[i] == 0 && 1 / a[i] < 0) {
                negativeZeros++;
                a[i] = 0;
            }
            i++;
        }
        quick(a, lo, end, 64);
        if (negativeZeros > 0) {
            int i = lo;
            while (a[i] != 0) {
                i++;
            }
            while (negativeZeros-- > 0) {
                a[i++] = -0.0;
            }
        }
    }

    private static void quick(double[] a, int lo, int hi, int depth) {
        while (hi - lo > 40) {
            if (--depth < 0) {
                heap(a, lo, hi);
                return;
            }
            int n = hi - lo;
            int step = n / 6;
            int m = lo + n / 2;
            insertion(a, m - 2 * step, m + 2 * step + 1, step);
            if (a[m - step] == a[m + step]) {
                double pivot = a[m];
                int less = lo;
                int more = hi;
                for (int k = lo; k < more;) {
                    double x = a[k];
                    if (x < pivot) {
                        a[k++] = a[less];
                        a[less++] = x;
                    } else if (x > pivot) {
                        a[k] = a[--more];
                        a[more] = x;
                    } else {
                        k++;
                    }
                }
                quick(a, lo, less, depth);
                lo = more;
                continue;
            }
            double p = a[m - step];
            double q = a[m + step];
            a[m - step] = a[lo];
            a[m + step] = a[hi - 1];
            int less = lo + 1;
            int more = hi - 1;
            for (int k = less; k < more;) {
                double x = a[k];
                if (x < p) {
                    a[k++] = a[less];
                    a[less++] = x;
                } else if (x > q) {
                    a[k] = a[--more];
                    a[more] = x;
                } else {
                    k++;
                }
            }
            a[lo] = a[less - 1];
            a[less - 1] = p;
            a[hi - 1] = a[more];
            a[more] = q;
            quick(a, lo, less - 1, depth);
            quick(a, more + 1, hi, depth);
            lo = less;
            hi = more;
        }
        insertion(a, lo, hi, 1);
    }

    private static void insertion(double[] a, int lo, int hi, int step) {
        for (int i = lo + step; i < hi; i += step) {
            double x = a[i];
            int j = i - step;
            for (; j >= lo && x < a[j]; j -= step) {
                a[j + step] = a[j];
            }
            a[j + step] = x;
        }
    }

    private static void heap(double[] a, int lo, int hi) {
        int n = hi - lo;
        for (int k = n / 2 - 1; k >= 0; k--) {
            sink(a, lo, k, n, a[lo + k]);
        }
        while (--n > 0) {
            double x = a[lo + n];
            a[lo + n] = a[lo];
            sink(a, lo, 0, n, x);
        }
    }

    private static void sink(double[] a, int lo, int k, int n, double x) {
        int child;
        while ((child = 2 * k + 1) < n) {
            if (child + 1 < n && a[lo + child + 1] > a[lo + child]) {
                child++;
            }
            if (x >= a[lo + child]) {
                break;
            }
            a[lo + k] = a[lo + child];
            k = child;
        }
        a[lo + k] = x;
    }
}
