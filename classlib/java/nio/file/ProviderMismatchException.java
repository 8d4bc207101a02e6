/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** A path belongs to another provider. */
public class ProviderMismatchException extends IllegalArgumentException {
    private static final long serialVersionUID = 4990847485741612530L;

    public ProviderMismatchException() {
        super();
    }

    public ProviderMismatchException(String message) {
        super(message);
    }
}
