/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** How to open a file. */
public interface OpenOption {
}
