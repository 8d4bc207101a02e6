/* SPDX-License-Identifier: MIT */
package java.math;

/** How to discard digits. */
public enum RoundingMode {
    UP, DOWN, CEILING, FLOOR, HALF_UP, HALF_DOWN, HALF_EVEN, UNNECESSARY;

    final int oldMode = ordinal();

    public static RoundingMode valueOf(int rm) {
        RoundingMode[] all = values();
        if (rm < 0 || rm >= all.length) {
            throw new IllegalArgumentException("argument out of range");
        }
        return all[rm];
    }
}
