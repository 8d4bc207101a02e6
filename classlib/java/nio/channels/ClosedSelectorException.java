/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The selector is closed. */
public class ClosedSelectorException extends IllegalStateException {
    private static final long serialVersionUID = 6466297122317847835L;

    public ClosedSelectorException() {
    }
}
