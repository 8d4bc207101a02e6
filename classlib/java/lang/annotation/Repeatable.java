/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

/** Marks annotations that may be repeated, and names their container. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Repeatable {
    Class<? extends Annotation> value();
}
