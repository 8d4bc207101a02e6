/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The selector is another provider's. */
public class IllegalSelectorException extends IllegalArgumentException {
    private static final long serialVersionUID = -8406323347253320987L;

    public IllegalSelectorException() {
    }
}
