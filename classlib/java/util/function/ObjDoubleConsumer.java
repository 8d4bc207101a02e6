/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Takes an object and a double. */
@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(T t, double value);
}
