/* SPDX-License-Identifier: MIT */
package java.util.random;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Exponentially and normally distributed numbers by C. D. McFarland's modified ziggurat: layers of
 * equal area lie wholly below the density, so that most numbers take one multiplication; what they
 * leave is a few overhangs, one of which an alias table chooses. Half of the rectangle around an
 * overhang is accepted or refused without computing the density. Coordinates are scaled by 2 to the
 * 63. tools/Ziggurat.java computes the tables. The margins are how far a density lies from the
 * diagonal of an overhang at most, in the same scale.
 */
final class Ziggurat {
    private static final double TAIL_OF_EXPONENTIAL = 7.569274694148063;
    private static final double TAIL_OF_NORMAL = 3.6360066255009458;
    private static final long EXPONENTIAL_MARGIN = 853965788476313645L;
    private static final long CONVEX_MARGIN = 760463704284035183L;
    private static final long CONCAVE_MARGIN = 2269182951627976012L;
    /** The overhang in which the normal density bends the other way. */
    private static final int INFLECTION = 204;

    private static final Ziggurat EXPONENTIAL;
    private static final Ziggurat NORMAL;

    static {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Ziggurat.class.getResourceAsStream("ziggurat.txt"), StandardCharsets.US_ASCII))) {
            EXPONENTIAL = new Ziggurat(in, 252);
            NORMAL = new Ziggurat(in, 253);
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    private final int layers;
    private final double[] x;
    private final double[] y;
    private final long[] threshold;
    private final long[] alias;

    /**
     * Four lines: x and y of the layers, thresholds and replacements of the alias table;
     * all in bits.
     */
    private Ziggurat(BufferedReader in, int layers) throws IOException {
        this.layers = layers;
        x = doubles(in.readLine());
        y = doubles(in.readLine());
        threshold = longs(in.readLine());
        alias = longs(in.readLine());
    }

    private static long[] longs(String line) {
        String[] parts = line.split(" ");
        long[] all = new long[parts.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = Long.parseUnsignedLong(parts[i], 16);
        }
        return all;
    }

    private static double[] doubles(String line) {
        long[] bits = longs(line);
        double[] all = new double[bits.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = Double.longBitsToDouble(bits[i]);
        }
        return all;
    }

    private int overhang(RandomGenerator g) {
        long u = g.nextLong();
        int j = (int) u & 255;
        return u >= threshold[j] ? (int) alias[j] : j;
    }

    private double x(int j, long u) {
        return x[j] * 0x1p63 + (x[j - 1] - x[j]) * u;
    }

    private double y(int j, long u) {
        return y[j] * 0x1p63 + (y[j - 1] - y[j]) * u;
    }

    private static long positive(RandomGenerator g) {
        return g.nextLong() >>> 1;
    }

    static double exponential(RandomGenerator g) {
        for (double before = 0;; before += TAIL_OF_EXPONENTIAL) { // the tail is the whole once more
            long u = g.nextLong();
            int layer = (int) u & 255;
            if (layer < EXPONENTIAL.layers) {
                return EXPONENTIAL.x[layer] * (u >>> 1) + before;
            }
            int j = EXPONENTIAL.overhang(g);
            if (j > 0) {
                return EXPONENTIAL.convex(g, j, u >>> 1, EXPONENTIAL_MARGIN, false) + before;
            }
        }
    }

    /** In an overhang below its diagonal: a point above is mirrored. */
    private double convex(RandomGenerator g, int j, long u, long margin, boolean normal) {
        for (;; u = positive(g)) {
            long distance = positive(g) - u;
            if (distance < 0) {
                distance = -distance;
                u -= distance;
            }
            double v = x(j, u);
            if (distance >= margin || y(j, u + distance) <= Math.exp(normal ? -0.5 * v * v : -v)) {
                return v;
            }
        }
    }

    static double gaussian(RandomGenerator g) {
        long u = g.nextLong();
        int layer = (int) u & 255;
        if (layer < NORMAL.layers) {
            return NORMAL.x[layer] * u;
        }
        int j = NORMAL.overhang(g);
        long first = u & Long.MAX_VALUE;
        double v = j == 0 ? tail(g)
            : j < INFLECTION ? NORMAL.convex(g, j, first, CONVEX_MARGIN, true)
            : NORMAL.concave(g, j, first);
        return u < 0 ? -v : v;
    }

    private static double tail(RandomGenerator g) {
        double v;
        do {
            v = 1 / TAIL_OF_NORMAL * g.nextExponential();
        } while (g.nextExponential() < 0.5 * v * v);
        return v + TAIL_OF_NORMAL;
    }

    /**
     * In an overhang whose lower half lies below the density; at the inflection neither half does.
     */
    private double concave(RandomGenerator g, int j, long u) {
        for (;; u = positive(g)) {
            double v = x(j, u);
            long height = positive(g);
            boolean knows = j > INFLECTION;
            if (knows && height >= u || (!knows || height - u >= -CONCAVE_MARGIN)
                    && y(j, height) < Math.exp(-0.5 * v * v)) {
                return v;
            }
        }
    }
}
