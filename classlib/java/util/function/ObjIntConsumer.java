/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Takes an object and a int. */
@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(T t, int value);
}
