/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** Copies a file to another provider's file system. */
final class ForeignCopy {
    private ForeignCopy() {
    }

    static void move(Path source, Path target, CopyOption[] options) throws IOException {
        CopyOption[] all = java.util.Arrays.copyOf(options, options.length + 2);
        for (CopyOption option : options) {
            if (Objects.requireNonNull(option) == StandardCopyOption.ATOMIC_MOVE) {
                throw new AtomicMoveNotSupportedException(null, null,
                        "Atomic move between providers is not supported");
            }
        }
        all[options.length] = LinkOption.NOFOLLOW_LINKS;
        all[options.length + 1] = StandardCopyOption.COPY_ATTRIBUTES;
        copy(source, target, all);
        Files.delete(source);
    }

    static void copy(Path source, Path target, CopyOption[] options) throws IOException {
        boolean replace = false;
        boolean attributes = false;
        LinkOption[] links = {};
        for (CopyOption option : options) {
            if (option == StandardCopyOption.REPLACE_EXISTING) {
                replace = true;
            } else if (option == StandardCopyOption.COPY_ATTRIBUTES) {
                attributes = true;
            } else if (option == LinkOption.NOFOLLOW_LINKS) {
                links = new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
            } else {
                throw new UnsupportedOperationException("'" + Objects.requireNonNull(option)
                        + "' is not a recognized copy option");
            }
        }
        BasicFileAttributes known = Files.readAttributes(source, BasicFileAttributes.class, links);
        if (known.isSymbolicLink()) {
            throw new IOException("Copying of symbolic links not supported");
        }
        if (replace) {
            Files.deleteIfExists(target);
        } else if (Files.exists(target)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        if (known.isDirectory()) {
            Files.createDirectory(target);
        } else {
            try (InputStream in = Files.newInputStream(source)) {
                Files.copy(in, target);
            }
        }
        if (attributes) {
            copyTimes(known, target);
        }
    }

    private static void copyTimes(BasicFileAttributes known, Path target) throws IOException {
        try {
            Files.getFileAttributeView(target, BasicFileAttributeView.class).setTimes(
                    known.lastModifiedTime(), known.lastAccessTime(), known.creationTime());
        } catch (Throwable e) {
            try {
                Files.delete(target);
            } catch (Throwable f) {
                e.addSuppressed(f);
            }
            throw e;
        }
    }
}
