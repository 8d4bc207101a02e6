/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a double to a int. */
@FunctionalInterface
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
