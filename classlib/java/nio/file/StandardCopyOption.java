/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** The usual ways to copy. */
public enum StandardCopyOption implements CopyOption {
    REPLACE_EXISTING, COPY_ATTRIBUTES, ATOMIC_MOVE
}
