/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** How to go on with a walk. */
public enum FileVisitResult {
    CONTINUE, TERMINATE, SKIP_SUBTREE, SKIP_SIBLINGS
}
