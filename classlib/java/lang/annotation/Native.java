/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

/** Marks constants that native code refers to. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.SOURCE)
public @interface Native {
}
