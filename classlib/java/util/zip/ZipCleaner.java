/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.lang.ref.Cleaner;

/** Frees native streams and files whose owners were forgotten. */
final class ZipCleaner {
    static final Cleaner CLEANER = Cleaner.create();

    private ZipCleaner() {
    }
}
