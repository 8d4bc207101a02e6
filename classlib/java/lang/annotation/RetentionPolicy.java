/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

/** How long annotations are kept. */
public enum RetentionPolicy {
    SOURCE,
    CLASS,
    RUNTIME
}
