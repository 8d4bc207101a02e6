/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps two objects to a int. */
@FunctionalInterface
public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}
