/* SPDX-License-Identifier: MIT */
package java.net;

/** Guesses a content type from a file name. */
public interface FileNameMap {
    String getContentTypeFor(String fileName);
}
