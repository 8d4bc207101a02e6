/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * A switch that its compiler took for exhaustive met a value that no case fits,
 * or a pattern's accessor threw.
 */
public final class MatchException extends RuntimeException {
    private static final long serialVersionUID = 0L;

    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
