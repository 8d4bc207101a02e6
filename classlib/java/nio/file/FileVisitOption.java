/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** How to walk a tree of files. */
public enum FileVisitOption {
    FOLLOW_LINKS
}
