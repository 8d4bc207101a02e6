/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** The file system exists already. */
public class FileSystemAlreadyExistsException extends RuntimeException {
    private static final long serialVersionUID = -5438419127181131148L;

    public FileSystemAlreadyExistsException() {
        super();
    }

    public FileSystemAlreadyExistsException(String message) {
        super(message);
    }
}
