/* SPDX-License-Identifier: MIT */
/* The Mandelbrot set as a bit map, hashed. Argument: width. Measures doubles in locals. */
public class Mandelbrot {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        long hash = 17, inside = 0;
        for (int y = 0; y < n; y++) {
            double ci = 2.0 * y / n - 1.0;
            int bits = 0;
            for (int x = 0; x < n; x++) {
                double cr = 2.0 * x / n - 1.5, zr = 0, zi = 0, rr = 0, ii = 0;
                int i = 0;
                while (i < 50 && rr + ii <= 4.0) {
                    zi = 2 * zr * zi + ci;
                    zr = rr - ii + cr;
                    rr = zr * zr;
                    ii = zi * zi;
                    i++;
                }
                bits <<= 1;
                if (i == 50) {
                    bits |= 1;
                    inside++;
                }
                if ((x & 7) == 7) hash = hash * 31 + (bits & 255);
            }
        }
        System.out.println("inside " + inside + ", hash " + hash);
    }
}
