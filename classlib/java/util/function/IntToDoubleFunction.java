/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a int to a double. */
@FunctionalInterface
public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
