/* SPDX-License-Identifier: MIT */
package jdk.internal.ref;

import java.lang.ref.Cleaner;

/** The one cleaner of the library: frees native streams and files whose owners were forgotten. */
public final class CleanerFactory {
    private static final Cleaner CLEANER = Cleaner.create();

    private CleanerFactory() {
    }

    public static Cleaner cleaner() {
        return CLEANER;
    }
}
