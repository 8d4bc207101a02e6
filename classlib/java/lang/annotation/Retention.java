/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

/** Says how long an annotation is kept. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Retention {
    RetentionPolicy value();
}
