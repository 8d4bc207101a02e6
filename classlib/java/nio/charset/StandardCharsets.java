/* SPDX-License-Identifier: MIT */
package java.nio.charset;

import jdk.internal.nio.cs.Charsets;

/** The charsets every platform has. */
public final class StandardCharsets {
    public static final Charset US_ASCII = Charsets.ASCII;
    public static final Charset ISO_8859_1 = Charsets.LATIN1;
    public static final Charset UTF_8 = Charsets.UTF_8;
    public static final Charset UTF_16BE = Charsets.utf16("UTF-16BE");
    public static final Charset UTF_16LE = Charsets.utf16("UTF-16LE");
    public static final Charset UTF_16 = Charsets.utf16("UTF-16");

    private StandardCharsets() {
    }
}
