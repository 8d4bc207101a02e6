/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.DoubleConsumer;

/** Count, sum, least and greatest of double values; the sum is compensated. */
public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    private double compensation;
    private double simpleSum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum)
            throws IllegalArgumentException {
        if (count < 0) {
            throw new IllegalArgumentException("Negative count value");
        }
        if (count > 0) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            int nans = (min != min ? 1 : 0) + (max != max ? 1 : 0) + (sum != sum ? 1 : 0);
            if (nans > 0 && nans < 3) {
                throw new IllegalArgumentException(
                        "Some, not all, of the minimum, maximum, or sum is NaN");
            }
            simpleSum = sum;
            this.count = count;
            this.sum = sum;
            this.min = min;
            this.max = max;
        }
    }

    @Override public void accept(double value) {
        ++count;
        simpleSum += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        add(other.sum);
        add(-other.compensation);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void add(double value) {
        double y = value - compensation;
        double t = sum + y;
        compensation = (t - sum) - y;
        sum = t;
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double s = sum - compensation;
        return s != s && Double.isInfinite(simpleSum) ? simpleSum : s;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0d;
    }

    @Override public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}",
            getClass().getSimpleName(), count, getSum(), min, getAverage(), max);
    }
}
