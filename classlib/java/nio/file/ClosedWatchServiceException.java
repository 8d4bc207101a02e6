/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** The watch service was closed. */
public class ClosedWatchServiceException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public ClosedWatchServiceException() {
    }
}
