/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.util.Objects;

/** A file system operation failed on one or two files. */
public class FileSystemException extends java.io.IOException {
    private static final long serialVersionUID = -3055425747967319812L;

    private final String file;
    private final String other;

    public FileSystemException(String file) {
        super((String) null);
        this.file = file;
        this.other = null;
    }

    public FileSystemException(String file, String other, String reason) {
        super(reason);
        this.file = file;
        this.other = other;
    }

    public String getFile() {
        return file;
    }

    public String getOtherFile() {
        return other;
    }

    public String getReason() {
        return super.getMessage();
    }

    @Override
    public String getMessage() {
        String reason = getReason();
        String files = Objects.toString(file, "") + (other == null ? "" : " -> " + other);
        return file == null && other == null ? reason
                : reason == null ? files : files + ": " + reason;
    }
}
