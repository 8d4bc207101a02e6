/* SPDX-License-Identifier: MIT */
package java.util.function;

/** Combines two double values. */
@FunctionalInterface
public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}
