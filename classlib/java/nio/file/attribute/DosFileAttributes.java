/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

/** What DOS knows of a file. */
public interface DosFileAttributes extends BasicFileAttributes {
    boolean isReadOnly();

    boolean isHidden();

    boolean isArchive();

    boolean isSystem();
}
