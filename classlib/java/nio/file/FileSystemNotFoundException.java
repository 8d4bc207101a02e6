/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** No such file system. */
public class FileSystemNotFoundException extends RuntimeException {
    private static final long serialVersionUID = 7999581764446402397L;

    public FileSystemNotFoundException() {
        super();
    }

    public FileSystemNotFoundException(String message) {
        super(message);
    }
}
