/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/** The static natives that call sites are linked to; Linkage states their rules. */
final class Invokers {
    static final MemberName EXACT = intrinsic(Invokers.class, "callExact");
    static final MemberName CONVERTED = intrinsic(Invokers.class, "callConverted");
    static final MemberName TARGET = intrinsic(Invokers.class, "callTarget");
    static final MemberName SITE = intrinsic(Invokers.class, "callSite");
    static final MemberName ACCESS_VARIABLE = intrinsic(Invokers.class, "accessVariable");

    private Invokers() {
    }

    static MemberName intrinsic(Class<?> owner, String name) {
        MemberName m = new MemberName(owner, name,
            MethodType.methodType(Object.class, Object[].class),
            MethodHandleInfo.REF_invokeStatic);
        return m.find(null, false);
    }

    private static native Object callExact(Object... args);

    private static native Object callConverted(Object... args);

    private static native Object callTarget(Object... args);

    private static native Object callSite(Object... args);

    private static native Object accessVariable(Object... args);

    /* ---- Called by the natives ---- */

    static void requireType(MethodHandle mh, MethodType callSiteType) {
        if (mh.type() != callSiteType) {
            throw new WrongMethodTypeException("expected " + mh.type() + " but found "
                + callSiteType);
        }
    }

    static MethodHandle convertTo(MethodHandle mh, MethodType type) {
        return mh.asType(type);
    }
}
