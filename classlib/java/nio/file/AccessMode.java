/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** What one wants to do with a file. */
public enum AccessMode {
    READ, WRITE, EXECUTE
}
