/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Combines two int values. */
@FunctionalInterface
public interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}
