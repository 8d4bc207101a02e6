/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a double to a long. */
@FunctionalInterface
public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
