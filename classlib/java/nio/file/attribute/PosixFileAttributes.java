/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

import java.util.Set;

/** What PosixFileAttributeView reads. */
public interface PosixFileAttributes extends BasicFileAttributes {
    UserPrincipal owner();

    GroupPrincipal group();

    Set<PosixFilePermission> permissions();
}
