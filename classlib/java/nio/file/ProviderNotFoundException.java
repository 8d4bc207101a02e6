/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** No provider for the scheme. */
public class ProviderNotFoundException extends RuntimeException {
    private static final long serialVersionUID = -1880012509822920354L;

    public ProviderNotFoundException() {
        super();
    }

    public ProviderNotFoundException(String message) {
        super(message);
    }
}
