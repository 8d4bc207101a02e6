/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.util.LinkedHashSet;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Predicate;

/** The calendars there are. */
final class Calendars {
    private static final AbstractChronology[] LIBRARY = {IsoChronology.INSTANCE,
        MinguoChronology.INSTANCE, ThaiBuddhistChronology.INSTANCE, JapaneseChronology.INSTANCE,
        HijrahChronology.INSTANCE};

    private Calendars() {
    }

    /**
     * The first that fits, the library's before those that the program provides;
     * null when there is none.
     */
    static Chronology first(Predicate<Chronology> fits) {
        for (Chronology chrono : LIBRARY) {
            if (fits.test(chrono)) {
                return chrono;
            }
        }
        for (Chronology chrono : ServiceLoader.load(Chronology.class)) {
            if (fits.test(chrono)) {
                return chrono;
            }
        }
        return null;
    }

    /** All, one for each id. */
    static Set<Chronology> all() {
        Set<Chronology> all = new LinkedHashSet<>();
        Set<String> ids = new LinkedHashSet<>();
        first(chrono -> {
            if (ids.add(chrono.getId())) {
                all.add(chrono);
            }
            return false;
        });
        return all;
    }
}
