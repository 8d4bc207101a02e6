/* SPDX-License-Identifier: MIT */
/* LU factorization with partial pivoting of a dense matrix. Argument: repetitions. */
public class Lu {
    static void factor(double[][] a, int[] pivots) {
        int n = a.length;
        for (int j = 0; j < n; j++) {
            int best = j;
            double most = Math.abs(a[j][j]);
            for (int i = j + 1; i < n; i++) {
                double value = Math.abs(a[i][j]);
                if (value > most) {
                    best = i;
                    most = value;
                }
            }
            pivots[j] = best;
            if (best != j) {
                double[] swap = a[j];
                a[j] = a[best];
                a[best] = swap;
            }
            double reciprocal = 1.0 / a[j][j];
            for (int i = j + 1; i < n; i++) a[i][j] *= reciprocal;
            double[] row = a[j];
            for (int i = j + 1; i < n; i++) {
                double[] target = a[i];
                double factor = target[j];
                for (int k = j + 1; k < n; k++) target[k] -= factor * row[k];
            }
        }
    }

    public static void main(String[] args) {
        int runs = args.length > 0 ? Integer.parseInt(args[0]) : 250;
        int n = 100;
        double[][] original = new double[n][n], work = new double[n][n];
        int[] pivots = new int[n];
        int seed = 99;
        for (double[] row : original)
            for (int k = 0; k < n; k++) {
                seed = seed * 1103515245 + 12345;
                row[k] = (seed >>> 12) / (double) (1 << 20);
            }
        for (int run = 0; run < runs; run++) {
            for (int i = 0; i < n; i++) System.arraycopy(original[i], 0, work[i], 0, n);
            factor(work, pivots);
        }
        double logarithm = 0;
        long order = 0;
        for (int i = 0; i < n; i++) {
            logarithm += Math.log(Math.abs(work[i][i]));
            order = order * 31 + pivots[i];
        }
        System.out.println(Math.round(logarithm * 1e6) + " " + order);
    }
}
