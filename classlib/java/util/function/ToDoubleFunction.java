/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps an object to a double. */
@FunctionalInterface
public interface ToDoubleFunction<T> {
    double applyAsDouble(T value);
}
