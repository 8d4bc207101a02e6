/* SPDX-License-Identifier: MIT */
package java.util;

/** Marks lists whose get(int) is fast. */
public interface RandomAccess {
}
