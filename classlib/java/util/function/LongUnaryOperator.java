/* SPDX-License-Identifier: MIT */
package java.util.function;

import java.util.Objects;

/** Maps a long to a long. */
@FunctionalInterface
public interface LongUnaryOperator {
    long applyAsLong(long operand);

    default LongUnaryOperator compose(LongUnaryOperator before) {
        Objects.requireNonNull(before);
        return v -> applyAsLong(before.applyAsLong(v));
    }

    default LongUnaryOperator andThen(LongUnaryOperator after) {
        Objects.requireNonNull(after);
        return v -> after.applyAsLong(applyAsLong(v));
    }

    static LongUnaryOperator identity() {
        return v -> v;
    }
}
