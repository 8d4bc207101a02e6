/* SPDX-License-Identifier: MIT */
/* Pi by random points from a lagged generator with a synchronized step. Argument: points. Measures
 * uncontended synchronized methods. */
public class MonteCarlo {
    static final class Generator {
        private final int[] state = new int[17];
        private int i = 4, k = 16;

        Generator(int seed) {
            int s = seed | 1;
            for (int n = 0; n < 17; n++) {
                s = s * 69069 + 1;
                state[n] = s >>> 1;
            }
        }

        synchronized double next() {
            int value = state[i] - state[k];
            if (value < 0) value += 0x7fffffff;
            state[k] = value;
            i = i == 0 ? 16 : i - 1;
            k = k == 0 ? 16 : k - 1;
            return value / (double) 0x7fffffff;
        }
    }

    public static void main(String[] args) {
        int points = args.length > 0 ? Integer.parseInt(args[0]) : 6000000;
        Generator generator = new Generator(113);
        int under = 0;
        for (int n = 0; n < points; n++) {
            double x = generator.next(), y = generator.next();
            if (x * x + y * y <= 1.0) under++;
        }
        System.out.println("under the curve: " + under);
    }
}
