/* SPDX-License-Identifier: MIT */
package java.io;

/** Chooses files. */
@FunctionalInterface
public interface FileFilter {
    boolean accept(File pathname);
}
