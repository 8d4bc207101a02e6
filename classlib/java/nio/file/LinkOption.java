/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** What to do with symbolic links. */
public enum LinkOption implements OpenOption, CopyOption {
    NOFOLLOW_LINKS
}
