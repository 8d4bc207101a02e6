/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import static jdk.internal.vm.ClassWriterSmall.*;

import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.ClassWriterSmall.Code;

/**
 * A method that looks at its caller has to see the lookup class, whoever calls the handle: a hidden
 * nestmate of the lookup class calls it by a plain instruction.
 */
final class BoundCaller {
    private BoundCaller() {
    }

    static MethodHandle make(Class<?> caller, DirectMethodHandle handle) {
        MemberName m = handle.member;
        MethodType type = handle.type();
        String host = internalName(caller);
        if (caller.isHidden()) {
            host = host.replace('.', '_').substring(0, host.lastIndexOf('/'));
        }
        ClassWriterSmall w = new ClassWriterSmall(FINAL | SUPER | SYNTHETIC,
            host + "$$InjectedInvoker", "java/lang/Object");
        int words = 0;
        for (Class<?> p : type.ptypes()) {
            words += slots(p);
        }
        MethodType erased = type.erase();
        Code c = w.method(STATIC, "invoke", erased.toMethodDescriptorString(), words + 2, words);
        Class<?> owner = m.getDeclaringClass();
        MethodType declared = m.getMethodType();
        int local = 0;
        for (int i = 0; i < erased.parameterCount(); i++) {
            local = c.load(erased.parameterType(i), local);
            int at = m.isStatic() ? i : i - 1;
            c.convert(erased.parameterType(i), at < 0 ? owner : declared.parameterType(at));
        }
        int kind = m.getReferenceKind();
        c.invoke(m.isStatic() ? INVOKESTATIC : owner.isInterface() ? INVOKEINTERFACE
            : INVOKEVIRTUAL, internalName(owner), m.getName(),
            declared.toMethodDescriptorString(), owner.isInterface());
        c.ret(erased.returnType());
        Class<?> made = HiddenClasses.define(caller, w.name(), w.toByteArray(),
            HiddenClasses.NESTMATE, null, false);
        return DirectMethodHandle.bound(handle,
            HiddenClasses.staticMethod(made, "invoke", erased, type));
    }
}
