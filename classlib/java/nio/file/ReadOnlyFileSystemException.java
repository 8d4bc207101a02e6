/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** The file system may not be written. */
public class ReadOnlyFileSystemException extends UnsupportedOperationException {
    private static final long serialVersionUID = -6822409595617487197L;

    public ReadOnlyFileSystemException() {
        super();
    }
}
