/* SPDX-License-Identifier: MIT */
package java.util.function;

import java.util.Objects;

/** Maps a double to a double. */
@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double operand);

    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        Objects.requireNonNull(before);
        return v -> applyAsDouble(before.applyAsDouble(v));
    }

    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        Objects.requireNonNull(after);
        return v -> after.applyAsDouble(applyAsDouble(v));
    }

    static DoubleUnaryOperator identity() {
        return v -> v;
    }
}
