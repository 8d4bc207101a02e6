/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.concurrent.Callable;

/** Numbers that no BigInteger holds are refused at once, before anything of them is computed. */
public class PowersBeyondRange {

    private static void row(String what, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(what + ": " + result);
    }

    private static void power(long base, int exponent) {
        row(base + "^" + exponent, () -> BigInteger.valueOf(base).pow(exponent).signum());
    }

    public static void main(String[] args) {
        power(3, 1073741855);
        power(-3, Integer.MAX_VALUE);
        power(10, 536870920);
        power(10, 646456994);
        power(7, 715827900);
        power(12, 536870920);
        power(255, 268435470);
        power(2, Integer.MAX_VALUE);
        power(1, Integer.MAX_VALUE);
        power(-1, Integer.MAX_VALUE);
        power(0, Integer.MAX_VALUE);
        for (String text : new String[] { "1e646456994", "1e1000000000", "-12e2147483647" }) {
            BigDecimal d = new BigDecimal(text);
            row(text + " toBigInteger", d::toBigInteger);
            row(text + " toBigIntegerExact", d::toBigIntegerExact);
            row(text + " setScale", () -> d.setScale(0).precision());
            row(text + " longValue", d::longValue);
            row(text + " intValue", d::intValue);
            row(text + " doubleValue", d::doubleValue);
            row(text + " compareTo", () -> d.compareTo(BigDecimal.ONE));
            row(text + " equals", () -> d.equals(BigDecimal.ONE));
        }
    }
}
