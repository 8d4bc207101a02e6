/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Maps two objects to a double. */
@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T t, U u);
}
