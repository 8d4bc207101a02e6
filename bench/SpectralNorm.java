/* SPDX-License-Identifier: MIT */
/* Largest singular value of an infinite matrix, by the power method. Argument: size. Measures small
 * static methods, int to double. */
public class SpectralNorm {
    static double a(int i, int k) {
        return 1.0 / ((i + k) * (i + k + 1) / 2 + i + 1);
    }

    static void multiply(double[] v, double[] result) {
        for (int i = 0; i < v.length; i++) {
            double sum = 0;
            for (int k = 0; k < v.length; k++) sum += a(i, k) * v[k];
            result[i] = sum;
        }
    }

    static void multiplyTransposed(double[] v, double[] result) {
        for (int i = 0; i < v.length; i++) {
            double sum = 0;
            for (int k = 0; k < v.length; k++) sum += a(k, i) * v[k];
            result[i] = sum;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 600;
        double[] u = new double[n], v = new double[n], work = new double[n];
        for (int i = 0; i < n; i++) u[i] = 1;
        for (int i = 0; i < 10; i++) {
            multiply(u, work);
            multiplyTransposed(work, v);
            multiply(v, work);
            multiplyTransposed(work, u);
        }
        double product = 0, square = 0;
        for (int i = 0; i < n; i++) {
            product += u[i] * v[i];
            square += v[i] * v[i];
        }
        System.out.println(Math.round(Math.sqrt(product / square) * 1e9));
    }
}
