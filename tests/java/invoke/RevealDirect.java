// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

import java.lang.reflect.*;

/** revealDirect and reflectAs: cracking handles back to members. */
public class RevealDirect {

    int f;
    static String s;

    RevealDirect() {}

    void m(int a) {}

    static int st(String... x) {
        return x.length;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = RevealDirect.class;
        MethodHandle[] all = {
            l.findVirtual(c, "m", methodType(void.class, int.class)),
            l.findStatic(c, "st", methodType(int.class, String[].class)),
            l.findConstructor(c, methodType(void.class)),
            l.findGetter(c, "f", int.class),
            l.findSetter(c, "f", int.class),
            l.findStaticGetter(c, "s", String.class),
            l.findStaticSetter(c, "s", String.class),
            l.findSpecial(c, "m", methodType(void.class, int.class), c),
            l.findVirtual(Runnable.class, "run", methodType(void.class)),
            l.findVirtual(String.class, "length", methodType(int.class))
        };
        for (MethodHandle h : all) {
            MethodHandleInfo i = l.revealDirect(h);
            System.out.println(
                i +
                    " | " +
                    i.getReferenceKind() +
                    " " +
                    MethodHandleInfo.referenceKindToString(i.getReferenceKind()) +
                    " " +
                    i.getDeclaringClass() +
                    " " +
                    i.getName() +
                    " " +
                    i.getMethodType() +
                    " " +
                    i.getModifiers() +
                    " " +
                    i.isVarArgs()
            );
            System.out.println(i.reflectAs(Member.class, l));
        }
        System.out.println(MethodHandles.reflectAs(Method.class, all[0]));
        Probe.show("wrong kind", () -> MethodHandles.reflectAs(Field.class, all[0]));
        Probe.show("bound", () -> l.revealDirect(all[0].bindTo(new RevealDirect())));
        Probe.show("asType", () ->
            l.revealDirect(all[1].asType(methodType(long.class, String[].class)))
        );
        Probe.show("fixed", () -> l.revealDirect(all[1].asFixedArity()));
        Probe.show("same type", () -> l.revealDirect(all[1].asType(all[1].type())));
        Probe.show("constant", () -> l.revealDirect(MethodHandles.constant(int.class, 1)));
        Probe.show("public", () -> MethodHandles.publicLookup().revealDirect(all[0]));
        Probe.show("kind 0", () -> MethodHandleInfo.referenceKindToString(0));
        Probe.show("kind 10", () -> MethodHandleInfo.referenceKindToString(10));
        Probe.show("toString", () ->
            MethodHandleInfo.toString(5, String.class, "x", methodType(int.class, long.class))
        );
    }
}
