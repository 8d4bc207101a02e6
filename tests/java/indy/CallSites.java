// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

/** Constant, mutable and volatile call sites, dynamicInvoker, SwitchPoint. */
public class CallSites {

    static class Own extends MutableCallSite {

        Own(MethodType t) {
            super(t);
        }

        public void setTarget(MethodHandle h) {
            System.out.println("setTarget");
            super.setTarget(h);
        }
    }

    static class Hooked extends ConstantCallSite {

        Hooked(MethodType t, MethodHandle hook) throws Throwable {
            super(t, hook);
        }
    }

    static MethodHandle hook(ConstantCallSite s) {
        System.out.println("hook " + s.getClass().getSimpleName());
        try {
            s.getTarget();
        } catch (IllegalStateException e) {
            System.out.println(e.getClass());
        }
        return MethodHandles.constant(int.class, 77);
    }

    static MethodHandle badHook(ConstantCallSite s) {
        return MethodHandles.constant(long.class, 77L);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle one = MethodHandles.constant(int.class, 1);
        MethodHandle two = MethodHandles.constant(int.class, 2);
        for (CallSite s : new CallSite[] { new MutableCallSite(one), new VolatileCallSite(one) }) {
            MethodHandle d = s.dynamicInvoker();
            System.out.print(s.type() + " " + d.type() + " " + (int) d.invokeExact() + " ");
            s.setTarget(two);
            System.out.println(
                (int) d.invokeExact() +
                    " " +
                    (s.getTarget() == two) +
                    " " +
                    (d == s.dynamicInvoker())
            );
            Probe.show("type", () -> {
                s.setTarget(MethodHandles.constant(long.class, 1L));
                return 0;
            });
            Probe.show("null", () -> {
                s.setTarget(null);
                return 0;
            });
        }
        ConstantCallSite c = new ConstantCallSite(one);
        Probe.show("constant", () -> {
            c.setTarget(two);
            return 0;
        });
        System.out.println(c.dynamicInvoker() == one);
        MutableCallSite empty = new MutableCallSite(methodType(int.class, String.class));
        Probe.show("uninitialized", () -> (int) empty.getTarget().invokeExact("x"));
        Own own = new Own(methodType(int.class));
        own.setTarget(one);
        System.out.println((int) own.dynamicInvoker().invokeExact());
        MethodHandles.Lookup l = MethodHandles.lookup();
        Hooked h = new Hooked(
            methodType(int.class),
            l.findStatic(
                CallSites.class,
                "hook",
                methodType(MethodHandle.class, ConstantCallSite.class)
            )
        );
        System.out.println((int) h.getTarget().invokeExact());
        Probe.show("bad hook", () ->
            new Hooked(
                methodType(int.class),
                l.findStatic(
                    CallSites.class,
                    "badHook",
                    methodType(MethodHandle.class, ConstantCallSite.class)
                )
            )
        );
        Probe.show("null target", () -> new ConstantCallSite(null));
        SwitchPoint p = new SwitchPoint();
        MethodHandle g = p.guardWithTest(one, two);
        System.out.print((int) g.invokeExact() + " " + p.hasBeenInvalidated() + " ");
        SwitchPoint.invalidateAll(new SwitchPoint[] { p });
        System.out.println((int) g.invokeExact() + " " + p.hasBeenInvalidated());
        Probe.show("syncAll null", () -> {
            MutableCallSite.syncAll(new MutableCallSite[] { null });
            return 0;
        });
        MutableCallSite.syncAll(new MutableCallSite[0]);
    }
}
