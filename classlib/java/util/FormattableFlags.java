/* SPDX-License-Identifier: MIT */
package java.util;

/** The flags that a Formattable is told. */
public class FormattableFlags {
    public static final int LEFT_JUSTIFY = 1;
    public static final int UPPERCASE = 2;
    public static final int ALTERNATE = 4;

    private FormattableFlags() {
    }
}
