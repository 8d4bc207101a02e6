/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a int to a result. */
@FunctionalInterface
public interface IntFunction<R> {
    R apply(int value);
}
