/* SPDX-License-Identifier: MIT */
package greeting.impl;

import java.util.function.IntSupplier;

/** In a package that is not exported; a provider. */
public class Five implements IntSupplier {
    public int getAsInt() {
        return 5;
    }
}
