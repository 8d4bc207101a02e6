/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/** A guard that can be switched once, for good. */
public class SwitchPoint {
    private final MutableCallSite site = new MutableCallSite(
        MethodHandles.constant(boolean.class, true));

    public SwitchPoint() {
    }

    public boolean hasBeenInvalidated() {
        try {
            return !(boolean) site.getTarget().invokeTree(new Object[0]);
        } catch (Throwable e) {
            throw new InternalError(e);
        }
    }

    public MethodHandle guardWithTest(MethodHandle target, MethodHandle fallback) {
        return MethodHandles.guardWithTest(site.dynamicInvoker(), target, fallback);
    }

    public static void invalidateAll(SwitchPoint[] switchPoints) {
        MutableCallSite[] sites = new MutableCallSite[switchPoints.length];
        for (int i = 0; i < sites.length; i++) {
            sites[i] = switchPoints[i].site;
            sites[i].setTarget(MethodHandles.constant(boolean.class, false));
        }
        MutableCallSite.syncAll(sites);
    }
}
