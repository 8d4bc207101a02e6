/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import java.util.concurrent.Callable;

/** Operations of BigDecimal on random numbers; failures count by their text. */
public class BigDecimals {
    static int hash;

    static void mix(Callable<Object> c) {
        Object o;
        try {
            o = c.call();
        } catch (Exception e) {
            o = e.getMessage();
        }
        hash = 31 * hash + String.valueOf(o).hashCode();
    }

    static BigDecimal number(Random r) {
        StringBuilder s = new StringBuilder(r.nextBoolean() ? "-" : "");
        int n = 1 + r.nextInt(r.nextInt(4) == 0 ? 40 : 8);
        for (int i = 0; i < n; i++) {
            s.append(r.nextInt(3) == 0 ? 0 : r.nextInt(10));
        }
        return new BigDecimal(s.append('E').append(r.nextInt(30) - 20).toString());
    }

    public static void main(String[] args) {
        Random r = new Random(5);
        for (RoundingMode mode : RoundingMode.values()) {
            hash = 0;
            for (int i = 0; i < 150; i++) {
                BigDecimal x = number(r);
                BigDecimal y = number(r);
                MathContext mc = new MathContext(1 + r.nextInt(20), mode);
                int scale = r.nextInt(20) - 5;
                mix(() -> x);
                mix(x::toPlainString);
                mix(x::toEngineeringString);
                mix(() -> x.add(y));
                mix(() -> x.subtract(y, mc));
                mix(() -> x.multiply(y, mc));
                mix(() -> x.divide(y, mc));
                mix(() -> x.divide(y));
                mix(() -> x.divide(y, scale, mode));
                mix(() -> x.remainder(y));
                mix(() -> x.divideToIntegralValue(y));
                mix(() -> x.setScale(scale, mode));
                mix(() -> x.abs().sqrt(mc));
                mix(() -> x.pow(3, mc));
                mix(x::stripTrailingZeros);
                mix(() -> x.compareTo(y) + x.precision() + x.hashCode());
                mix(x::doubleValue);
                mix(x::longValueExact);
                mix(x::toBigInteger);
            }
            System.out.println(mode + " " + hash);
        }
        System.out.println(new BigDecimal(0.1));
        System.out.println(BigDecimal.valueOf(2.50).add(new BigDecimal("1e-3")));
        System.out.println(new BigDecimal("2").sqrt(new MathContext(50)));
        System.out.println(new BigDecimal("1").divide(new BigDecimal("3"), MathContext.DECIMAL128));
        for (String s : new String[] {"-", "1.2.3", "abc"}) {
            try {
                System.out.println(new BigDecimal(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
