/* SPDX-License-Identifier: MIT */
package java.lang.ref;

import jdk.internal.access.JavaLangRefAccess;
import jdk.internal.access.SharedSecrets;

/** Lets java.lang run finalizers; SharedSecrets loads it by name when first asked. */
final class RefAccess implements JavaLangRefAccess {
    static {
        SharedSecrets.setJavaLangRefAccess(new RefAccess());
    }

    @Override
    public void runFinalization() {
        Finalizer.runFinalization();
    }
}
