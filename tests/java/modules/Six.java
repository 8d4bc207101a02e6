/* SPDX-License-Identifier: MIT */
package greeting.impl;

import java.util.function.IntSupplier;

/** A provider that is made by a method. */
public class Six {
    public static IntSupplier provider() {
        return () -> 6;
    }
}
