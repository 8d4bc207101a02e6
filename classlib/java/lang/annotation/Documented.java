/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

/** Marks annotations that belong into documentation. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Documented {
}
