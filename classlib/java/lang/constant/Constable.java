/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.util.Optional;

/** A type whose values a class file's constant pool can hold. */
public interface Constable {
    Optional<? extends ConstantDesc> describeConstable();
}
