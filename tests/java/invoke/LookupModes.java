// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** The modes of a Lookup: in(), dropLookupMode, privateLookupIn, texts. */
public class LookupModes {

    static class Inner {

        private int x;
    }

    static String modes(MethodHandles.Lookup l) {
        return (
            l +
            " " +
            l.lookupModes() +
            " " +
            l.hasPrivateAccess() +
            " " +
            l.hasFullPrivilegeAccess() +
            " " +
            l.previousLookupClass()
        );
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandles.Lookup p = MethodHandles.publicLookup();
        System.out.println(modes(l));
        System.out.println(modes(p));
        System.out.println(modes(l.in(Inner.class)));
        System.out.println(modes(l.in(Probe.class)));
        System.out.println(modes(l.in(String.class)));
        System.out.println(modes(l.in(String.class).in(LookupModes.class)));
        System.out.println(modes(l.in(String.class).in(LookupModes.class).in(String.class)));
        System.out.println(modes(p.in(String.class)));
        System.out.println(modes(p.in(LookupModes.class)));
        System.out.println(l.in(LookupModes.class) == l);
        int[] modes = {
            MethodHandles.Lookup.PUBLIC,
            MethodHandles.Lookup.PRIVATE,
            MethodHandles.Lookup.PROTECTED,
            MethodHandles.Lookup.PACKAGE,
            MethodHandles.Lookup.MODULE,
            MethodHandles.Lookup.UNCONDITIONAL,
            MethodHandles.Lookup.ORIGINAL
        };
        for (int m : modes) {
            System.out.println(
                m + " " + modes(l.dropLookupMode(m)) + " / " + modes(p.dropLookupMode(m))
            );
        }
        Probe.show("drop 3", () -> l.dropLookupMode(3));
        Probe.show("drop 0", () -> l.dropLookupMode(0));
        Probe.show("in int", () -> l.in(int.class));
        Probe.show("in array", () -> l.in(int[].class));
        Probe.show("in null", () -> l.in(null));
        System.out.println(modes(MethodHandles.privateLookupIn(Inner.class, l)));
        System.out.println(modes(MethodHandles.privateLookupIn(Probe.class, l)));
        System.out.println(
            MethodHandles.privateLookupIn(Inner.class, l).findGetter(Inner.class, "x", int.class)
        );
        Probe.show("private int", () -> MethodHandles.privateLookupIn(int.class, l));
        Probe.show("private array", () -> MethodHandles.privateLookupIn(int[].class, l));
        Probe.show("private of public", () -> MethodHandles.privateLookupIn(Inner.class, p));
        Probe.show("private without module", () ->
            MethodHandles.privateLookupIn(
                Inner.class,
                l.dropLookupMode(MethodHandles.Lookup.MODULE)
            )
        );
        Probe.show("private String", () -> MethodHandles.privateLookupIn(String.class, l));
        Probe.show("dropped private", () ->
            l.dropLookupMode(MethodHandles.Lookup.PRIVATE).findGetter(Inner.class, "x", int.class)
        );
        Probe.show("in Inner", () -> l.in(Inner.class).findGetter(Inner.class, "x", int.class));
        Probe.show("no access", () ->
            l
                .dropLookupMode(MethodHandles.Lookup.PUBLIC)
                .findStatic(Math.class, "abs", methodType(int.class, int.class))
        );
        Probe.show("String in java.base", () ->
            l.in(String.class).findStatic(Math.class, "abs", methodType(int.class, int.class))
        );
    }
}
