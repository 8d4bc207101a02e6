/* SPDX-License-Identifier: MIT */
/**
 * What an interpreter likes to join: locals behind the fourth, constants, comparisons, elements of
 * arrays.
 */
public final class Unlinked {

    private static int mix(int a, int b, int c, int d, int e, int f, int[] g) {
        int sum = e - f;
        for (int i = 0; i < 40; i += 2) {
            sum += i * e;
            if (e < f) sum += 100;
            if (sum > f) sum -= g[f] + 7;
            sum = (sum & 0xffff) + d;
        }
        return sum + a - b * c;
    }

    /** Answers 1000 when all went well. */
    static int run() {
        int good = 0;
        int[] g = { 3, 1, 4, 1, 5, 9, 2, 6 };
        for (int k = 0; k < 1000; k++) {
            int first = mix(k, k + 1, k + 2, 5, (k % 7) + 1, (k % 5) + 2, g);
            int sum = (k % 7) + 1 - ((k % 5) + 2);
            int i = 0;
            do {
                sum = sum + i * (1 + (k % 7));
                sum = (k % 7) + 1 < (k % 5) + 2 ? sum + 100 : sum;
                sum = sum > (k % 5) + 2 ? sum - (g[(k % 5) + 2] + 7) : sum;
                sum = (sum % 65536) + (sum < 0 && sum % 65536 != 0 ? 65536 : 0) + 5;
            } while ((i += 2) < 40);
            if (first == sum + k - (k + 1) * (k + 2)) good++;
        }
        return good;
    }
}
