/* SPDX-License-Identifier: MIT */
/* The summary statistics of int, long and double: overflow, NaN, infinities, combining. */
import java.util.*;

public class SummaryStatisticsWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        {
            IntSummaryStatistics s = new IntSummaryStatistics(),
                u = new IntSummaryStatistics();
            p(s, s.getCount(), s.getSum(), s.getMin(), s.getMax(), s.getAverage());
            for (int x : new int[] { 3, -4, Integer.MAX_VALUE, 0, Integer.MAX_VALUE }) s.accept(x);
            p(s, s.getCount(), s.getSum(), s.getMin(), s.getMax(), s.getAverage(), s.toString());
            u.accept(-9);
            u.combine(s);
            p(u);
            u.combine(new IntSummaryStatistics());
            p(u, new IntSummaryStatistics(3, 1, 5, 9), new IntSummaryStatistics(0, 1, 0, 9));
            t(() -> new IntSummaryStatistics(-1, 1, 2, 3));
            t(() -> new IntSummaryStatistics(1, 3, 2, 3));
            t(() -> u.combine(null));
        }
        {
            LongSummaryStatistics s = new LongSummaryStatistics(),
                u = new LongSummaryStatistics();
            p(s, s.getCount(), s.getSum(), s.getMin(), s.getMax(), s.getAverage());
            for (long x : new long[] { 3, -4, Long.MAX_VALUE, 0, Long.MAX_VALUE }) s.accept(x);
            p(s, s.getCount(), s.getSum(), s.getMin(), s.getMax(), s.getAverage(), s.toString());
            u.accept(-9);
            u.combine(s);
            p(u);
            u.combine(new LongSummaryStatistics());
            p(u, new LongSummaryStatistics(3, 1, 5, 9), new LongSummaryStatistics(0, 1, 0, 9));
            t(() -> new LongSummaryStatistics(-1, 1, 2, 3));
            t(() -> new LongSummaryStatistics(1, 3, 2, 3));
            t(() -> u.combine(null));
        }
        {
            DoubleSummaryStatistics s = new DoubleSummaryStatistics(),
                u = new DoubleSummaryStatistics();
            p(s, s.getCount(), s.getSum(), s.getMin(), s.getMax(), s.getAverage());
            for (double x : new double[] { 3, -4, Double.MAX_VALUE, 0, Double.MAX_VALUE })
                s.accept(x);
            p(s, s.getCount(), s.getSum(), s.getMin(), s.getMax(), s.getAverage(), s.toString());
            u.accept(-9);
            u.combine(s);
            p(u);
            u.combine(new DoubleSummaryStatistics());
            p(u, new DoubleSummaryStatistics(3, 1, 5, 9), new DoubleSummaryStatistics(0, 1, 0, 9));
            t(() -> new DoubleSummaryStatistics(-1, 1, 2, 3));
            t(() -> new DoubleSummaryStatistics(1, 3, 2, 3));
            t(() -> u.combine(null));
        }
        LongSummaryStatistics l = new LongSummaryStatistics();
        l.accept(5);
        p(l);
        DoubleSummaryStatistics d = new DoubleSummaryStatistics();
        for (double x : new double[] { 0.1, 0.2, 0.3, -0.0, 1e100, 1, -1e100 }) d.accept(x);
        p(d.getSum(), d.getMin(), d.getMax(), d.getAverage());
        d.accept(Double.NaN);
        p(d);
        DoubleSummaryStatistics i = new DoubleSummaryStatistics();
        i.accept(Double.POSITIVE_INFINITY);
        i.accept(1);
        p(i.getSum(), i.getMax());
        i.accept(Double.NEGATIVE_INFINITY);
        p(i.getSum(), i.getAverage());
        t(() -> new DoubleSummaryStatistics(2, Double.NaN, 1, 1));
        p(new DoubleSummaryStatistics(2, Double.NaN, Double.NaN, Double.NaN));
    }
}
