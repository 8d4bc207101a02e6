/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Writes the tables by which exponential and normal numbers are drawn: the modified ziggurat of C. D. McFarland (A modified
 * ziggurat algorithm for generating exponentially and normally distributed pseudorandom numbers, 2014, after G. Marsaglia
 * and W. W. Tsang, The ziggurat method for generating random variables, 2000).
 *
 * <p>A density f that falls from f(0) = 1 is covered by layers of one 256th of its area: the lowest ends at the larger x with
 * x f(x) = area, each next one at the x below with x (f(x) - y) = area, y the height of the one before. What is left are the
 * tail and an overhang beside each layer; an alias table (A. J. Walker, 1977) chooses among them by their areas. Every
 * coordinate is the exact one rounded once. Run: java Ziggurat.java OUTPUT
 */
public final class Ziggurat {
    private static final int SLICES = 256;
    private static final MathContext EXACT = new MathContext(50);
    private static final BigDecimal TINY = BigDecimal.ONE.movePointLeft(45), TWO = BigDecimal.valueOf(2);

    /** The density, its derivative by its value, its whole area, and its integral from one x to another. */
    private interface Density {
        BigDecimal value(BigDecimal x);

        double near(double x);

        BigDecimal slope(BigDecimal x, BigDecimal value);

        BigDecimal area();

        BigDecimal between(BigDecimal from, BigDecimal to);
    }

    public static void main(String[] arguments) throws IOException {
        List<String> lines = new ArrayList<>();
        // In which order overhangs are paired is free: these orders give the numbers that programs have seen.
        write(lines, new Exponential(), 230, List.of(6, 5, 4, 3), 235, 252, List.of(2, 1, 0));
        // So are the last bits; programs have seen these from coordinates one step beside the nearest.
        lines.set(0, beside(lines.get(0), -1, 184, 250, 251));
        lines.set(1, beside(lines.get(1), 1, 239));
        write(lines, new Normal(), 236, List.of(3, 2), 239, 253, List.of(1, 0));
        Path file = Path.of(arguments[0]);
        if (file.getParent() != null) Files.createDirectories(file.getParent());
        Files.writeString(file, String.join("\n", lines) + "\n");
    }

    private static void write(List<String> lines, Density f, int start, List<Integer> first, int from, int to, List<Integer> last) {
        List<BigDecimal> x = new ArrayList<>(), y = new ArrayList<>();
        layers(f, x, y);
        List<Integer> givers = new ArrayList<>(first);
        for (int i = from; i <= to; i++) givers.add(i);
        givers.addAll(last);
        lines.add(doubles(x));
        lines.add(doubles(y));
        alias(lines, overhangs(f, x, y), start, givers);
    }

    /** In units of 2 to the -63, as what is multiplied by them has 63 bits. */
    private static String doubles(List<BigDecimal> all) {
        return hexadecimal(all.stream().mapToLong(v -> Double.doubleToRawLongBits(v.doubleValue() * 0x1p-63)));
    }

    private static String hexadecimal(LongStream all) {
        return all.mapToObj(Long::toHexString).collect(Collectors.joining(" "));
    }

    private static String beside(String line, int steps, int... places) {
        long[] all = Arrays.stream(line.split(" ")).mapToLong(s -> Long.parseUnsignedLong(s, 16)).toArray();
        for (int place : places) all[place] += steps;
        return hexadecimal(Arrays.stream(all));
    }

    // ---- Layers ----

    private static void layers(Density f, List<BigDecimal> x, List<BigDecimal> y) {
        BigDecimal area = f.area().divide(BigDecimal.valueOf(SLICES), EXACT), height = BigDecimal.ZERO;
        double end = 20;
        for (;;) {
            double near = largest(f, area.doubleValue(), height.doubleValue(), end);
            if (Double.isNaN(near)) break;
            BigDecimal exact = refine(f, area, height, new BigDecimal(near));
            height = f.value(exact);
            x.add(exact);
            y.add(height);
            end = near;
        }
        x.add(BigDecimal.ZERO);
        y.add(BigDecimal.ONE);
    }

    /** The largest x below the end at which a layer above the height has the area, roughly; none if no layer has. */
    private static double largest(Density f, double area, double height, double end) {
        double step = end / 4000, x = end - step;
        while (x > 0 && x * (f.near(x) - height) < area) x -= step;
        if (x <= 0) return Double.NaN;
        double low = x, high = x + step;
        for (int i = 0; i < 40; i++) {
            double middle = (low + high) / 2;
            if (middle * (f.near(middle) - height) < area) high = middle;
            else low = middle;
        }
        return low;
    }

    /** By Newton's method, which doubles the digits at each step. */
    private static BigDecimal refine(Density f, BigDecimal area, BigDecimal height, BigDecimal x) {
        for (int i = 0; i < 5; i++) {
            BigDecimal value = f.value(x), above = value.subtract(height);
            BigDecimal excess = x.multiply(above, EXACT).subtract(area);
            x = x.subtract(excess.divide(above.add(x.multiply(f.slope(x, value), EXACT)), EXACT), EXACT);
        }
        return x;
    }

    // ---- The tail, which is the first, and the overhangs ----

    /** Their areas in units of the mean of so many as there are slices. */
    private static double[] overhangs(Density f, List<BigDecimal> x, List<BigDecimal> y) {
        BigDecimal[] areas = new BigDecimal[x.size()];
        areas[0] = f.area().subtract(f.between(BigDecimal.ZERO, x.get(0)));
        for (int j = 1; j < areas.length; j++)
            areas[j] = f.between(x.get(j), x.get(j - 1)).subtract(y.get(j - 1).multiply(x.get(j - 1).subtract(x.get(j)), EXACT));
        BigDecimal mean = Arrays.stream(areas).reduce(BigDecimal.ZERO, BigDecimal::add).divide(BigDecimal.valueOf(SLICES), EXACT);
        double[] all = new double[SLICES];
        for (int j = 0; j < areas.length; j++) all[j] = areas[j].divide(mean, EXACT).doubleValue();
        return all;
    }

    /**
     * Who has less than the mean is filled up by one who has more, who gives until it has less itself and is next to be
     * filled up. Those that have less follow each other downward from the start, around the end. A threshold is compared
     * with 64 random bits as a number with a sign.
     */
    private static void alias(List<String> lines, double[] share, int start, List<Integer> givers) {
        List<Integer> poor = new ArrayList<>();
        for (int i = 1; i <= SLICES; i++) {
            int slice = (start + i) % SLICES;
            if (share[slice] < 1) poor.add(slice);
        }
        int[] alias = new int[SLICES];
        int next = 0, giver = givers.get(next++);
        while (!poor.isEmpty()) {
            int slice = poor.remove(poor.size() - 1);
            alias[slice] = giver;
            share[giver] -= 1 - share[slice];
            if (share[giver] < 1 && next < givers.size()) {
                poor.add(giver);
                giver = givers.get(next++);
            }
        }
        share[giver] = 1; // what is missing is rounding
        lines.add(hexadecimal(Arrays.stream(share).mapToLong(s -> (long) ((2 * s - 1) * 0x1p63))));
        lines.add(hexadecimal(IntStream.of(alias).asLongStream()));
    }

    // ---- Densities ----

    /** The series of e to the x, of a part of x so small that it is short. */
    private static BigDecimal exp(BigDecimal x) {
        int halvings = 8;
        BigDecimal part = x.divide(BigDecimal.valueOf(1 << halvings), EXACT), term = BigDecimal.ONE, sum = BigDecimal.ONE;
        for (int i = 1; term.abs().compareTo(TINY) > 0; i++) {
            term = term.multiply(part, EXACT).divide(BigDecimal.valueOf(i), EXACT);
            sum = sum.add(term, EXACT);
        }
        for (int i = 0; i < halvings; i++) sum = sum.multiply(sum, EXACT);
        return sum;
    }

    private static final class Exponential implements Density {
        @Override public BigDecimal value(BigDecimal x) {
            return exp(x.negate());
        }

        @Override public double near(double x) {
            return StrictMath.exp(-x);
        }

        @Override public BigDecimal slope(BigDecimal x, BigDecimal value) {
            return value.negate();
        }

        @Override public BigDecimal area() {
            return BigDecimal.ONE;
        }

        @Override public BigDecimal between(BigDecimal from, BigDecimal to) {
            return value(from).subtract(value(to));
        }
    }

    private static final class Normal implements Density {
        @Override public BigDecimal value(BigDecimal x) {
            return exp(x.multiply(x, EXACT).negate().divide(TWO, EXACT));
        }

        @Override public double near(double x) {
            return StrictMath.exp(-0.5 * x * x);
        }

        @Override public BigDecimal slope(BigDecimal x, BigDecimal value) {
            return x.multiply(value, EXACT).negate();
        }

        /** The root of half of pi, which is 16 atan(1/5) - 4 atan(1/239). */
        @Override public BigDecimal area() {
            BigDecimal pi = BigDecimal.valueOf(16).multiply(arctan(5)).subtract(BigDecimal.valueOf(4).multiply(arctan(239)));
            return pi.divide(TWO, EXACT).sqrt(EXACT);
        }

        private static BigDecimal arctan(int divisor) {
            BigDecimal square = BigDecimal.valueOf(-(long) divisor * divisor);
            BigDecimal power = BigDecimal.ONE.divide(BigDecimal.valueOf(divisor), EXACT), sum = power;
            for (int i = 3; power.abs().compareTo(TINY) > 0; i += 2) {
                power = power.divide(square, EXACT);
                sum = sum.add(power.divide(BigDecimal.valueOf(i), EXACT), EXACT);
            }
            return sum;
        }

        @Override public BigDecimal between(BigDecimal from, BigDecimal to) {
            return fromZero(to).subtract(fromZero(from));
        }

        private static BigDecimal fromZero(BigDecimal x) {
            BigDecimal factor = x.multiply(x, EXACT).negate().divide(TWO, EXACT), term = x, sum = x;
            for (int i = 1; term.abs().compareTo(TINY) > 0; i++) {
                term = term.multiply(factor, EXACT).divide(BigDecimal.valueOf(i), EXACT);
                sum = sum.add(term.divide(BigDecimal.valueOf(2L * i + 1), EXACT), EXACT);
            }
            return sum;
        }
    }
}
