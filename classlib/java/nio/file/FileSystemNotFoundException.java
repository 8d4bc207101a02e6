/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** No such file system. */
public class FileSystemNotFoundException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public FileSystemNotFoundException() {
        super();
    }

    public FileSystemNotFoundException(String message) {
        super(message);
    }
}
