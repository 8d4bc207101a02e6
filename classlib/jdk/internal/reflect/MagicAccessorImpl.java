/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

/** A class that the VM knows: the root of all accessors. */
class MagicAccessorImpl {
}
