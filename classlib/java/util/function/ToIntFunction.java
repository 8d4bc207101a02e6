/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps an object to a int. */
@FunctionalInterface
public interface ToIntFunction<T> {
    int applyAsInt(T value);
}
