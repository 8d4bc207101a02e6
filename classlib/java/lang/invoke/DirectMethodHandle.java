/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import static jdk.internal.vm.ClassWriterSmall.*;

/** A handle on one method, constructor or field. The VM reads {@code member}. */
final class DirectMethodHandle extends MethodHandle {
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";
    final MemberName member;
    final Class<?> caller;
    /* What revealDirect tells of; differs from the member where a caller is bound. */
    final MemberName shown;

    private DirectMethodHandle(MethodType type, MemberName member, Class<?> caller,
            MemberName shown) {
        super(type, LambdaForm.DIRECT);
        this.member = member;
        this.shown = shown;
        this.caller = caller;
    }

    /** The member must be resolved; the caller matters to invokeSpecial alone. */
    static DirectMethodHandle make(MethodType type, MemberName member, Class<?> caller) {
        return new DirectMethodHandle(type, member, caller, member);
    }

    /** Calls `member` for the caller, in place of `shown`. */
    static DirectMethodHandle bound(DirectMethodHandle shown, DirectMethodHandle member) {
        return new DirectMethodHandle(shown.type(), member.member, shown.caller, shown.member);
    }

    private static native Object invokeDirect(Object... args);

    private static native Object invoke0(MemberName member, Object[] args) throws Throwable;

    @Override
    Object invokeTree(Object[] arguments) throws Throwable {
        return invoke0(member, arguments);
    }

    @Override
    boolean write(HandleCode out, int... operands) {
        int kind = member.getReferenceKind();
        boolean noReceiver = kind == MethodHandleInfo.REF_invokeStatic
            || kind == MethodHandleInfo.REF_newInvokeSpecial
            || kind == MethodHandleInfo.REF_getStatic || kind == MethodHandleInfo.REF_putStatic;
        if (noReceiver && !initialized()) {
            return false;
        }
        switch (kind) {
            case MethodHandleInfo.REF_invokeStatic:
                out.link("Static", member, type(), operands);
                return true;
            case MethodHandleInfo.REF_invokeVirtual:
                out.link("Virtual", member, type(), operands);
                return true;
            case MethodHandleInfo.REF_invokeSpecial:
                out.link("Special", member, type(), operands);
                return true;
            case MethodHandleInfo.REF_invokeInterface:
                out.link("Interface", member, type(), operands);
                return true;
            case MethodHandleInfo.REF_newInvokeSpecial: return writeConstructor(out, operands);
            default: writeField(out, noReceiver, operands); return true;
        }
    }

    private static jdk.internal.vm.ClassWriterSmall.Code unsafe(HandleCode out) {
        return out.code().invoke(INVOKESTATIC, UNSAFE, "getUnsafe", "()L" + UNSAFE + ";", false);
    }

    private boolean writeConstructor(HandleCode out, int[] operands) {
        Class<?> c = member.getDeclaringClass();
        if (java.lang.reflect.Modifier.isAbstract(c.getModifiers())) {
            return false;
        }
        unsafe(out);
        out.constant(c, Class.class).code().invoke(INVOKEVIRTUAL, UNSAFE, "allocateInstance",
            "(Ljava/lang/Class;)Ljava/lang/Object;", false);
        int[] all = new int[operands.length + 1];
        all[0] = out.store(Object.class);
        System.arraycopy(operands, 0, all, 1, operands.length);
        out.link("Special", member, type().insertParameterTypes(0, c).changeReturnType(void.class),
            all);
        out.load(all[0], Object.class);
        return true;
    }

    private void writeField(HandleCode out, boolean isStatic, int[] operands) {
        Class<?> f = member.getFieldType();
        boolean loads = member.getReferenceKind() <= MethodHandleInfo.REF_getStatic;
        String word = f.isPrimitive() ? f.getName() : "reference";
        String name = (loads ? "get" : "put") + Character.toUpperCase(word.charAt(0))
            + word.substring(1)
            + (java.lang.reflect.Modifier.isVolatile(member.getModifiers()) ? "Volatile" : "");
        String d = f.isPrimitive() ? f.descriptorString() : "Ljava/lang/Object;";
        int object = isStatic ? out.bind(member.getDeclaringClass()) : operands[0];
        int offset = out.bind(member.place());
        if (!isStatic) {
            out.load(object, Object.class).code()
                .invoke(INVOKESTATIC, "java/util/Objects", "requireNonNull",
                        "(Ljava/lang/Object;)Ljava/lang/Object;", false).op(POP);
        }
        unsafe(out);
        out.load(object, Object.class).load(offset, long.class);
        if (!loads) {
            out.load(operands[isStatic ? 0 : 1], f);
        }
        out.code().invoke(INVOKEVIRTUAL, UNSAFE, name, loads ? "(Ljava/lang/Object;J)" + d
            : "(Ljava/lang/Object;J" + d + ")V", false);
    }

    /* A call site may call the member itself only when no class is left to initialize. */
    boolean initialized() {
        return !jdk.internal.misc.Unsafe.getUnsafe().shouldBeInitialized(
            member.getDeclaringClass());
    }

    @Override
    DirectMethodHandle direct() {
        return this;
    }
}
