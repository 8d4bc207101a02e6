/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a int to a long. */
@FunctionalInterface
public interface IntToLongFunction {
    long applyAsLong(int value);
}
