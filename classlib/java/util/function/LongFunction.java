/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps a long to a result. */
@FunctionalInterface
public interface LongFunction<R> {
    R apply(long value);
}
