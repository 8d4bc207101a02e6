/* SPDX-License-Identifier: MIT */
/* Pancake flips over all permutations. Argument: how many pancakes. Measures int arrays. */
public class Fannkuch {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        int[] permutation = new int[n], work = new int[n], counts = new int[n];
        for (int i = 0; i < n; i++) permutation[i] = i;
        int most = 0, checksum = 0, index = 0, left = n;
        for (;;) {
            for (; left != 1; left--) counts[left - 1] = left;
            int first = permutation[0];
            if (first != 0) {
                for (int i = 1; i < n; i++) work[i] = permutation[i];
                int flips = 1;
                for (;;) {
                    int target = work[first];
                    if (target == 0) break;
                    work[first] = first;
                    if (first > 2) {
                        int low = 1, high = first - 1;
                        do {
                            int swap = work[low];
                            work[low] = work[high];
                            work[high] = swap;
                            low++;
                            high--;
                        } while (low < high);
                    }
                    first = target;
                    flips++;
                }
                if (flips > most) most = flips;
                checksum += (index & 1) == 0 ? flips : -flips;
            }
            index++;
            for (;;) {
                if (left == n) {
                    System.out.println("flips(" + n + ") = " + most + ", checksum " + checksum);
                    return;
                }
                int head = permutation[0];
                for (int i = 0; i < left; i++) permutation[i] = permutation[i + 1];
                permutation[left] = head;
                if (--counts[left] > 0) break;
                left++;
            }
        }
    }
}
