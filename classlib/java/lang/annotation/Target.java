/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

/** Says where an annotation may be written. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Target {
    ElementType[] value();
}
