/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** An I/O error while reading a directory. */
public final class DirectoryIteratorException extends java.util.ConcurrentModificationException {
    private static final long serialVersionUID = -6012699886086212874L;

    public DirectoryIteratorException(java.io.IOException cause) {
        super(java.util.Objects.requireNonNull(cause));
    }

    @Override
    public java.io.IOException getCause() {
        return (java.io.IOException) super.getCause();
    }
}
