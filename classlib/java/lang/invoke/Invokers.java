/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/** The static natives that call sites are linked to; MethodHandleNatives states their rules. */
final class Invokers {
    static final MemberName EXACT = intrinsic(Invokers.class, "exactInvoker");
    static final MemberName GENERIC = intrinsic(Invokers.class, "genericInvoker");
    static final MemberName LINK_TO_TARGET = intrinsic(Invokers.class, "linkToTargetMethod");
    static final MemberName LINK_TO_CALL_SITE = intrinsic(Invokers.class, "linkToCallSite");
    static final MemberName ACCESS_VARIABLE = intrinsic(Invokers.class, "accessVariable");

    private Invokers() {
    }

    static MemberName intrinsic(Class<?> owner, String name) {
        MemberName m = new MemberName(owner, name,
            MethodType.methodType(Object.class, Object[].class),
            MethodHandleInfo.REF_invokeStatic);
        try {
            return MethodHandleNatives.resolve(m, null, -1, false);
        } catch (ClassNotFoundException e) {
            throw new NoClassDefFoundError(e.getMessage());
        }
    }

    private static native Object exactInvoker(Object... args);

    private static native Object genericInvoker(Object... args);

    private static native Object linkToTargetMethod(Object... args);

    private static native Object linkToCallSite(Object... args);

    private static native Object accessVariable(Object... args);

    /* ---- Called by the natives ---- */

    static void checkExactType(MethodHandle mh, MethodType callSiteType) {
        if (mh.type() != callSiteType) {
            throw new WrongMethodTypeException("expected " + mh.type() + " but found "
                + callSiteType);
        }
    }

    static MethodHandle checkGenericType(MethodHandle mh, MethodType type) {
        return mh.asType(type);
    }
}
