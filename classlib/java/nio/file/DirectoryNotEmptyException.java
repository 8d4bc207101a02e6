/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** One kind of file system failure. */
public class DirectoryNotEmptyException extends FileSystemException {
    private static final long serialVersionUID = 3056667871802779003L;

    public DirectoryNotEmptyException(String file) {
        super(file);
    }
}
