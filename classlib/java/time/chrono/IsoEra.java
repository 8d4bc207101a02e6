/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.time.DateTimeException;

/** Before and after the beginning of year 1. */
public enum IsoEra implements Era {
    BCE, CE;

    public static IsoEra of(int isoEra) {
        if (isoEra != 0 && isoEra != 1) {
            throw new DateTimeException("Invalid era: " + isoEra);
        }
        return isoEra == 0 ? BCE : CE;
    }

    @Override
    public int getValue() {
        return ordinal();
    }
}
