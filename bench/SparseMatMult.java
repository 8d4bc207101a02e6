/* SPDX-License-Identifier: MIT */
/* Sparse matrix in compressed rows times vector. Argument: repetitions. Measures indirect array
 * access. */
public class SparseMatMult {
    public static void main(String[] args) {
        int runs = args.length > 0 ? Integer.parseInt(args[0]) : 8000;
        int n = 1000, perRow = 10;
        double[] values = new double[n * perRow], x = new double[n], y = new double[n];
        int[] rows = new int[n + 1], columns = new int[n * perRow];
        int seed = 7;
        for (int i = 0; i < n; i++) {
            seed = seed * 1103515245 + 12345;
            x[i] = (seed >>> 16) / 65536.0;
            rows[i + 1] = rows[i] + perRow;
            int step = Math.max(1, i / perRow);
            for (int k = 0; k < perRow; k++) {
                columns[rows[i] + k] = (k * step) % n;
                values[rows[i] + k] = (i + k) % 13;
            }
        }
        for (int run = 0; run < runs; run++)
            for (int r = 0; r < n; r++) {
                double sum = 0;
                int end = rows[r + 1];
                for (int i = rows[r]; i < end; i++) sum += x[columns[i]] * values[i];
                y[r] = sum;
            }
        double total = 0;
        for (double d : y) total += d;
        System.out.println(Math.round(total * 1000));
    }
}
