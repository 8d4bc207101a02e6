/* SPDX-License-Identifier: MIT */
package java.util;

/** Marks event listeners. */
public interface EventListener {
}
