/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/** A handle on a VM method; the VM injects its fields. */
final class ResolvedMethodName {
    private ResolvedMethodName() {
    }
}
