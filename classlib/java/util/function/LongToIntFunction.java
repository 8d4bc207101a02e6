/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a long to a int. */
@FunctionalInterface
public interface LongToIntFunction {
    int applyAsInt(long value);
}
