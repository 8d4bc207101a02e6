/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a long to a double. */
@FunctionalInterface
public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
