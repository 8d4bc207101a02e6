// SPDX-License-Identifier: MIT
// StrictMath's results are prescribed bit by bit; so are those of Math's functions that delegate to
// it, and
// with them the Gaussian sequence of Random. One hash per function and block of 50 arguments.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class StrictMaths {

    static final List<Double> in = new ArrayList<>();

    static void one(String name, DoubleUnaryOperator f) {
        for (int i = 0; i < in.size(); i += 50) {
            long h = 1;
            for (int k = i; k < i + 50 && k < in.size(); k++) {
                h = h * 31 + Double.doubleToLongBits(f.applyAsDouble(in.get(k)));
            }
            System.out.println(name + " " + i + " " + Long.toHexString(h));
        }
    }

    static void two(String name, DoubleBinaryOperator f) {
        long all = 1;
        for (int i = 0; i < in.size(); i++) {
            for (int d = 0; d < 60; d += 7) {
                double v = f.applyAsDouble(in.get(i), in.get((i + d) % in.size()));
                all = all * 31 + Double.doubleToLongBits(v);
            }
            if (i % 50 == 49) {
                System.out.println(name + " " + i + " " + Long.toHexString(all));
            }
        }
    }

    public static void main(String[] args) {
        double[] special = {
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            -0.5,
            2.0,
            3.0,
            -3.0,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            -Double.MIN_VALUE,
            Double.MAX_VALUE,
            Double.MIN_NORMAL,
            1e-310,
            1e-300,
            1e300,
            1e-9,
            Math.PI,
            Math.PI / 2,
            Math.PI / 4,
            -Math.PI,
            Math.E,
            0.34,
            0.35,
            0.6744,
            22.0,
            23.5,
            56.0,
            709.78,
            710.4,
            -745.1,
            -745.5,
            1024,
            -1075,
            1e22,
            0x1p31,
            0x1p53,
            0x1p63,
            0x1p64,
            0x1.fffffp-1,
            1.0000001,
            0.9999999,
            1e15 + 1,
            -1e15 - 1,
            1e5,
            823549.6645
        };
        for (double d : special) {
            in.add(d);
        }
        Random r = new Random(11);
        while (in.size() < 500) {
            in.add(r.nextDouble());
            in.add(r.nextGaussian());
            in.add(r.nextGaussian() * 300);
            in.add(r.nextGaussian() * 1e9);
            in.add(Double.longBitsToDouble(r.nextLong()));
        }
        one("sin", StrictMath::sin);
        one("cos", StrictMath::cos);
        one("tan", StrictMath::tan);
        one("asin", StrictMath::asin);
        one("acos", StrictMath::acos);
        one("atan", StrictMath::atan);
        one("exp", StrictMath::exp);
        one("log", StrictMath::log);
        one("log10", StrictMath::log10);
        one("sqrt", StrictMath::sqrt);
        one("cbrt", StrictMath::cbrt);
        one("sinh", StrictMath::sinh);
        one("cosh", StrictMath::cosh);
        one("tanh", StrictMath::tanh);
        one("expm1", StrictMath::expm1);
        one("log1p", StrictMath::log1p);
        two("pow", StrictMath::pow);
        two("atan2", StrictMath::atan2);
        two("hypot", StrictMath::hypot);
        two("IEEEremainder", StrictMath::IEEEremainder);
        one("Math.cbrt", Math::cbrt);
        one("Math.sinh", Math::sinh);
        one("Math.expm1", Math::expm1);
        one("Math.atan", Math::atan);
        two("Math.hypot", Math::hypot);
    }
}
