/* SPDX-License-Identifier: MIT */
package java.time.format;

/** When a number has a sign. */
public enum SignStyle {
    NORMAL, ALWAYS, NEVER, NOT_NEGATIVE, EXCEEDS_PAD;

    /** Whether a sign may be read. */
    boolean allows(boolean positive, boolean strict, boolean fixedWidth) {
        return this == NORMAL ? !positive || !strict
                : this == ALWAYS || this == EXCEEDS_PAD || !strict && !fixedWidth;
    }
}
