/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Combines two long values. */
@FunctionalInterface
public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}
