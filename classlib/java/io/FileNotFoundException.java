/* SPDX-License-Identifier: MIT */
package java.io;

/** A file could not be opened. */
public class FileNotFoundException extends IOException {
    private static final long serialVersionUID = -897856973823710492L;

    public FileNotFoundException() {
        super();
    }

    public FileNotFoundException(String message) {
        super(message);
    }

    /* Called by natives with the path and the reason. */
    private FileNotFoundException(String path, String reason) {
        super(path + (reason == null ? "" : " (" + reason + ")"));
    }
}
