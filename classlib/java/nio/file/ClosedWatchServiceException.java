/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** The watch service was closed. */
public class ClosedWatchServiceException extends IllegalStateException {
    private static final long serialVersionUID = 1853336266231677732L;

    public ClosedWatchServiceException() {
    }
}
