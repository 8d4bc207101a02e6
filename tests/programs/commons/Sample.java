// SPDX-License-Identifier: MIT
// Commons Math and Commons Lang: linear algebra, statistics, special functions, text.
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.StringEscapeUtils;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.builder.ToStringBuilder;
import org.apache.commons.lang3.builder.ToStringStyle;
import org.apache.commons.lang3.time.DateFormatUtils;
import org.apache.commons.lang3.time.DurationFormatUtils;
import org.apache.commons.math3.complex.Complex;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import org.apache.commons.math3.linear.EigenDecomposition;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.special.Gamma;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;

public class Sample {

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        RealMatrix m = MatrixUtils.createRealMatrix(new double[][] {
            { 4, 1, 0 },
            { 2, 3, 1 },
            { 0, 1, 5 }
        });
        EigenDecomposition e = new EigenDecomposition(m);
        System.out.println(e.getRealEigenvalue(0) + " " + e.getRealEigenvalue(2));
        System.out.println(new LUDecomposition(m).getDeterminant() + " " + m.power(5));
        DescriptiveStatistics d = new DescriptiveStatistics();
        MersenneTwister r = new MersenneTwister(5);
        for (int i = 0; i < 5000; i++) {
            d.addValue(r.nextGaussian());
        }
        System.out.println(d);
        System.out.println(
            new Fraction(3, 6).add(new Fraction(1, 3)) +
                " " +
                new Complex(1, 2).sqrt() +
                " " +
                new BigFraction(0.3)
        );
        System.out.println(Gamma.gamma(5.5) + " " + Gamma.logGamma(100));
        System.out.println(
            StringUtils.capitalize("hello") +
                StringUtils.reverse("abc") +
                StringUtils.leftPad("x", 5, '-') +
                StringUtils.getLevenshteinDistance("kitten", "sitting") +
                StringUtils.join(new int[] { 1, 2 }, ',') +
                StringUtils.abbreviate("a long text", 8)
        );
        System.out.println(
            DurationFormatUtils.formatDuration(3723004, "HH:mm:ss.SSS") +
                " " +
                DateFormatUtils.formatUTC(new Date(951782400000L), "yyyy-MM-dd HH:mm:ss EEE MMM")
        );
        System.out.println(
            StringEscapeUtils.escapeHtml4("<a&b \u00e9>") + StringEscapeUtils.escapeJava("\t\u00e9")
        );
        System.out.println(
            ArrayUtils.toString(ArrayUtils.add(new int[] { 1 }, 2)) +
                " " +
                new ToStringBuilder("s", ToStringStyle.SHORT_PREFIX_STYLE).append("x", 1)
        );
    }
}
