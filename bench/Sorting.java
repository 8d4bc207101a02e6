/* SPDX-License-Identifier: MIT */
/* Sorts: quick and heap sort written here, Arrays.sort and Collections.sort of the library.
 * Argument: elements. */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;

public class Sorting {
    static void quick(int[] a, int low, int high) {
        while (low < high) {
            int pivot = a[(low + high) >>> 1], i = low, k = high;
            while (i <= k) {
                while (a[i] < pivot) i++;
                while (a[k] > pivot) k--;
                if (i <= k) {
                    int swap = a[i];
                    a[i++] = a[k];
                    a[k--] = swap;
                }
            }
            if (k - low < high - i) {
                quick(a, low, k);
                low = i;
            } else {
                quick(a, i, high);
                high = k;
            }
        }
    }

    static void sink(int[] a, int root, int end) {
        int value = a[root];
        for (int child = 2 * root + 1; child < end; child = 2 * root + 1) {
            if (child + 1 < end && a[child + 1] > a[child]) child++;
            if (a[child] <= value) break;
            a[root] = a[child];
            root = child;
        }
        a[root] = value;
    }

    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sink(a, i, a.length);
        for (int end = a.length - 1; end > 0; end--) {
            int swap = a[0];
            a[0] = a[end];
            a[end] = swap;
            sink(a, 0, end);
        }
    }

    static int[] numbers(int n) {
        int[] a = new int[n];
        int seed = 5;
        for (int i = 0; i < n; i++) {
            seed = seed * 1103515245 + 12345;
            a[i] = seed;
        }
        return a;
    }

    static long hash(int[] a) {
        long hash = 0;
        for (int i : a) hash = hash * 31 + i;
        return hash;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 400000;
        int[] a = numbers(n);
        quick(a, 0, n - 1);
        System.out.println("quick " + hash(a));
        a = numbers(n);
        heap(a);
        System.out.println("heap " + hash(a));
        a = numbers(n);
        Arrays.sort(a);
        System.out.println("library " + hash(a));
        ArrayList<Integer> list = new ArrayList<>();
        for (int i : numbers(n / 2)) list.add(i);
        Collections.sort(list);
        long hash = 0;
        for (int i : list) hash = hash * 31 + i;
        System.out.println("list " + hash);
        list.sort((x, y) -> Integer.compare(y, x));
        System.out.println("reverse " + list.get(0) + " " + list.get(list.size() - 1));
    }
}
