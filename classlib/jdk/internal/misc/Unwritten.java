/* SPDX-License-Identifier: MIT */
package jdk.internal.misc;

/** Of a class between two serializable ones that streams of objects do not tell of: it has nothing to be written. */
public interface Unwritten {
}
