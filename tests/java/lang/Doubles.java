/* SPDX-License-Identifier: MIT */
import java.util.Random;

/** Double to text and back, in decimal and hexadecimal, at the corners and at random. */
public class Doubles {

    public static void main(String[] args) {
        double[] corners = {
            0.0,
            -0.0,
            1.0,
            -1.5,
            0.1,
            1e7,
            9999999.0,
            1e-3,
            9.999e-4,
            2e-3,
            2e23,
            1e23,
            123456789.125,
            1e21,
            1e22,
            4.9e-324,
            2.2250738585072014e-308,
            Double.MAX_VALUE,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            9007199254740993.0,
            1152921504606846976.0,
            0.0029600000000000004,
            1.0 / 3.0,
            100.0,
            8.41E21
        };
        for (double d : corners) {
            System.out.println(
                d +
                    " " +
                    Double.toHexString(d) +
                    " " +
                    Double.hashCode(d) +
                    " " +
                    (int) d +
                    " " +
                    (long) d +
                    " " +
                    (float) d
            );
        }
        String[] texts = {
            "",
            " ",
            "1",
            " 2. ",
            ".5",
            ".",
            "1e",
            "1e400",
            "1e-400",
            "+Infinity",
            "-NaN",
            "1d",
            "1f",
            "1L",
            "0x1",
            "0x1p3",
            "0x.8p1",
            "0x1.fffffffffffff8p0",
            "2.4703282292062328e-324",
            "2.4703282292062327e-324",
            "1.7976931348623159e308",
            "1.2.3",
            "12e+5",
            "nan",
            "9007199254740993",
            "9007199254740992.99999999999999999999999999999999",
            "9007199254740993.00000000000000000000000000000001",
            "0e99999999999"
        };
        for (String s : texts) {
            try {
                System.out.println("'" + s + "' " + Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.println("'" + s + "' " + e.getMessage());
            }
        }
        Random random = new Random(42);
        int hash = 0;
        int wrong = 0;
        for (int i = 0; i < 5000; i++) {
            double d = Double.longBitsToDouble(random.nextLong());
            double e = random.nextInt(1000000) / 1000.0;
            hash = hash * 31 + Double.toString(d).hashCode();
            hash = hash * 31 + Double.toString(e).hashCode();
            if (
                Double.compare(d, Double.parseDouble(Double.toString(d))) != 0 ||
                e != Double.valueOf("" + e)
            ) {
                wrong++;
            }
        }
        System.out.println(hash + " " + wrong);
        System.out.println(
            Double.compare(0.0, -0.0) +
                " " +
                Double.compare(Double.NaN, 1) +
                " " +
                Double.valueOf(0.0).equals(-0.0) +
                " " +
                Double.valueOf(Double.NaN).equals(0.0 / 0.0)
        );
        try {
            Double.parseDouble(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
