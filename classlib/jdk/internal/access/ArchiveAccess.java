/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.util.List;
import java.util.zip.ZipFile;

/** What java.util.jar may ask of java.util.zip. */
@FunctionalInterface
public interface ArchiveAccess {
    /** The names of what is in META-INF, in any case of letters. */
    List<String> metaNames(ZipFile file);
}
