/* SPDX-License-Identifier: MIT */
/* Fast Fourier transform there and back over interleaved complex numbers. Argument: repetitions. */
public class Fft {
    static void reverse(double[] data) {
        int n = data.length / 2;
        for (int i = 0, k = 0; i < n - 1; i++) {
            if (i < k) {
                double re = data[2 * i], im = data[2 * i + 1];
                data[2 * i] = data[2 * k];
                data[2 * i + 1] = data[2 * k + 1];
                data[2 * k] = re;
                data[2 * k + 1] = im;
            }
            int bit = n >> 1;
            while (bit <= k) {
                k -= bit;
                bit >>= 1;
            }
            k += bit;
        }
    }

    static void transform(double[] data, int direction) {
        int n = data.length / 2;
        reverse(data);
        for (int half = 1; half < n; half *= 2) {
            double theta = direction * Math.PI / half,
                sine = Math.sin(theta), s = Math.sin(theta / 2), c = 2 * s * s;
            double wr = 1, wi = 0;
            for (int a = 0; a < half; a++) {
                for (int b = a; b < n; b += 2 * half) {
                    int i = 2 * b, k = 2 * (b + half);
                    double re = wr * data[k] - wi * data[k + 1],
                        im = wr * data[k + 1] + wi * data[k];
                    data[k] = data[i] - re;
                    data[k + 1] = data[i + 1] - im;
                    data[i] += re;
                    data[i + 1] += im;
                }
                double next = wr - sine * wi - c * wr;
                wi = wi + sine * wr - c * wi;
                wr = next;
            }
        }
    }

    public static void main(String[] args) {
        int runs = args.length > 0 ? Integer.parseInt(args[0]) : 600;
        int n = 2048;
        double[] data = new double[2 * n], original = new double[2 * n];
        int seed = 12345;
        for (int i = 0; i < data.length; i++) {
            seed = seed * 1103515245 + 12345;
            data[i] = original[i] = (seed >>> 8) / (double) (1 << 24);
        }
        for (int run = 0; run < runs; run++) {
            transform(data, 1);
            transform(data, -1);
            for (int i = 0; i < data.length; i++) data[i] /= n;
        }
        double error = 0;
        for (int i = 0; i < data.length; i++)
            error = Math.max(error, Math.abs(data[i] - original[i]));
        System.out.println(Math.round(data[7] * 1e9) + " " + (error < 1e-9 ? "good" : "bad"));
    }
}
