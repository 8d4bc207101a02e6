/* SPDX-License-Identifier: MIT */
package java.math;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.StreamCorruptedException;

/** A precision and a rounding mode. */
public final class MathContext implements java.io.Serializable {
    private static final long serialVersionUID = 5579720004786848255L;

    public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    final int precision;
    private final RoundingMode roundingMode;

    public MathContext(int setPrecision) {
        this(setPrecision, RoundingMode.HALF_UP);
    }

    public MathContext(int setPrecision, RoundingMode setRoundingMode) {
        if (setPrecision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        if (setRoundingMode == null) {
            throw new NullPointerException("null RoundingMode");
        }
        precision = setPrecision;
        roundingMode = setRoundingMode;
    }

    public MathContext(String val) {
        if (val == null) {
            throw new NullPointerException("null String");
        }
        try {
            int space = val.indexOf(' ');
            if (!val.startsWith("precision=") || !val.startsWith("roundingMode=", space + 1)) {
                throw new RuntimeException();
            }
            precision = Integer.parseInt(val.substring(10, space));
            roundingMode = RoundingMode.valueOf(val.substring(space + 14));
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("bad string format");
        }
        if (precision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
    }

    public int getPrecision() {
        return precision;
    }

    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public boolean equals(Object x) {
        return x instanceof MathContext && ((MathContext) x).precision == precision
                && ((MathContext) x).roundingMode == roundingMode;
    }

    @Override
    public int hashCode() {
        return precision + roundingMode.hashCode() * 59;
    }

    @Override
    public String toString() {
        return "precision=" + precision + " roundingMode=" + roundingMode;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (precision < 0) {
            throw new StreamCorruptedException("MathContext: invalid digits in stream");
        }
        if (roundingMode == null) {
            throw new StreamCorruptedException("MathContext: null roundingMode in stream");
        }
    }
}
