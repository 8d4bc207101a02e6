/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/** A handle on one method, constructor or field. The VM reads {@code member}. */
final class DirectMethodHandle extends MethodHandle {
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
