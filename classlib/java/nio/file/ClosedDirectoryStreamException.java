/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** The directory stream is closed. */
public class ClosedDirectoryStreamException extends IllegalStateException {
    private static final long serialVersionUID = 4228386650900895400L;

    public ClosedDirectoryStreamException() {
        super();
    }
}
