/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** The directory stream is closed. */
public class ClosedDirectoryStreamException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public ClosedDirectoryStreamException() {
        super();
    }
}
