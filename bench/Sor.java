/* SPDX-License-Identifier: MIT */
/* Successive over-relaxation on a grid. Argument: sweeps. Measures arrays of arrays of doubles. */
public class Sor {
    public static void main(String[] args) {
        int sweeps = args.length > 0 ? Integer.parseInt(args[0]) : 600;
        int n = 250;
        double[][] grid = new double[n][n];
        for (int i = 0; i < n; i++)
            for (int k = 0; k < n; k++) grid[i][k] = (i * 31 + k * 17) % 100;
        double omega = 1.25, quarter = omega / 4, rest = 1 - omega;
        for (int s = 0; s < sweeps; s++)
            for (int i = 1; i < n - 1; i++) {
                double[] row = grid[i], above = grid[i - 1], below = grid[i + 1];
                for (int k = 1; k < n - 1; k++)
                    row[k] = quarter * (above[k] + below[k] + row[k - 1] + row[k + 1])
                        + rest * row[k];
            }
        double sum = 0;
        for (double[] row : grid)
            for (double d : row) sum += d;
        System.out.println(Math.round(sum * 1000));
    }
}
