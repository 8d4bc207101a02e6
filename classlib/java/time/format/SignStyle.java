/* SPDX-License-Identifier: MIT */
package java.time.format;

/** When a number has a sign. */
public enum SignStyle {
    NORMAL, ALWAYS, NEVER, NOT_NEGATIVE, EXCEEDS_PAD;

    /** Whether there are numbers that get a plus. */
    final boolean marksPositive = name().equals("ALWAYS") || name().equals("EXCEEDS_PAD");

    /** The sign that a number gets: -1, 1 or 0 for none. */
    int printed(boolean negative, boolean exceedsPad) {
        if (negative) {
            return this == NEVER ? 0 : -1;
        }
        return this == ALWAYS || exceedsPad && this == EXCEEDS_PAD ? 1 : 0;
    }

    /** Whether a sign may be read. */
    boolean allows(boolean positive, boolean strict, boolean fixedWidth) {
        return this == NORMAL ? !positive || !strict
                : this == ALWAYS || this == EXCEEDS_PAD || !strict && !fixedWidth;
    }
}
