/* SPDX-License-Identifier: MIT */
package java.util.zip;

/** A zip file or stream is wrong. */
public class ZipException extends java.io.IOException {
    private static final long serialVersionUID = 8000196834066748623L;

    public ZipException() {
        super();
    }

    public ZipException(String message) {
        super(message);
    }
}
