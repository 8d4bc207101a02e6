/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.reflect.Method;
import jdk.internal.access.JavaLangInvokeAccess;
import jdk.internal.access.SharedSecrets;

/** This package's part of SharedSecrets. */
final class InvokeAccess implements JavaLangInvokeAccess {
    static {
        SharedSecrets.setJavaLangInvokeAccess(new InvokeAccess());
    }

    @Override
    public MethodHandle unreflectSpecial(Method method, Class<?> caller) {
        MemberName m = new MemberName(method, true);
        return DirectMethodHandle.make(m.getInvocationType(caller), m, caller);
    }
}
