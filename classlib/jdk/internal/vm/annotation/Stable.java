/* SPDX-License-Identifier: MIT */
package jdk.internal.vm.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A field, or its elements, that changes once only, from its default. */
@Target({ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Stable {
}
