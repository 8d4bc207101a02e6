/* SPDX-License-Identifier: MIT */
package java.lang;

/** Marks classes whose instances may be copied by Object.clone. */
public interface Cloneable {
}
