/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps an object to a long. */
@FunctionalInterface
public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
