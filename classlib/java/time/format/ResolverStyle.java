/* SPDX-License-Identifier: MIT */
package java.time.format;

/** How strictly fields are made a date. */
public enum ResolverStyle {
    STRICT, SMART, LENIENT
}
