/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a double to a result. */
@FunctionalInterface
public interface DoubleFunction<R> {
    R apply(double value);
}
