/* SPDX-License-Identifier: MIT */
import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

/** Folding, collecting and filtering at right and wrong places. */
public class RefusedPlaces {

    static String tg(int a, String b, long c) {
        return a + b + c;
    }

    static int i0() {
        return 1;
    }

    static int is(String s) {
        return 2;
    }

    static void v0() {}

    static void vs(String s) {}

    static void vi(int i) {}

    static long l0() {
        return 1;
    }

    public static void main(String[] z) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle t = l.findStatic(
            RefusedPlaces.class,
            "tg",
            methodType(String.class, int.class, String.class, long.class)
        );
        for (MethodHandle c : new MethodHandle[] {
            l.findStatic(RefusedPlaces.class, "i0", methodType(int.class)),
            l.findStatic(RefusedPlaces.class, "is", methodType(int.class, String.class)),
            l.findStatic(RefusedPlaces.class, "v0", methodType(void.class)),
            l.findStatic(RefusedPlaces.class, "vs", methodType(void.class, String.class)),
            l.findStatic(RefusedPlaces.class, "vi", methodType(void.class, int.class)),
            l.findStatic(RefusedPlaces.class, "l0", methodType(long.class))
        })
            for (int p = 0; p < 6; p++) {
                String s;
                try {
                    s = "" + MethodHandles.foldArguments(t, p, c);
                } catch (Throwable e) {
                    s = "" + e;
                }
                System.out.println(c + " " + p + " " + s);
                try {
                    s = "" + MethodHandles.collectArguments(t, p, c);
                } catch (Throwable e) {
                    s = "" + e;
                }
                System.out.println(c + " c " + p + " " + s);
                try {
                    s = "" + MethodHandles.filterArguments(t, p, c, c);
                } catch (Throwable e) {
                    s = "" + e;
                }
                System.out.println(c + " f " + p + " " + s);
                try {
                    s = "" + MethodHandles.filterArguments(t, p, c, null);
                } catch (Throwable e) {
                    s = "" + e;
                }
                System.out.println(c + " f " + p + " " + s);
                try {
                    s = "" + MethodHandles.filterArguments(t, p, null, c, c);
                } catch (Throwable e) {
                    s = "" + e;
                }
                System.out.println(c + " f " + p + " " + s);
            }
    }
}
