/* SPDX-License-Identifier: MIT */
package java.util;

/** Formats itself under %s. */
public interface Formattable {
    void formatTo(Formatter formatter, int flags, int width, int precision);
}
