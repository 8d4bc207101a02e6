/* SPDX-License-Identifier: MIT */
package java.lang.module;

/** Thrown when modules do not fit together. */
public class ResolutionException extends RuntimeException {
    private static final long serialVersionUID = -1031186845316729450L;

    public ResolutionException() {
    }

    public ResolutionException(String message) {
        super(message);
    }

    public ResolutionException(Throwable cause) {
        super(cause);
    }

    public ResolutionException(String message, Throwable cause) {
        super(message, cause);
    }
}
