// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** Final fields can be read only: all other modes throw, also through an unreflected field. */
public class Finals {

    final int i = Integer.parseInt("3");
    static final String S = String.valueOf(4);
    private int hidden = 9;

    public static void main(String[] args) throws Throwable {
        VarHandle i = MethodHandles.lookup().findVarHandle(Finals.class, "i", int.class);
        VarHandle s = MethodHandles.lookup().unreflectVarHandle(Finals.class.getDeclaredField("S"));
        Finals x = new Finals();
        for (AccessMode m : AccessMode.values()) {
            System.out.println(
                m + " " + i.isAccessModeSupported(m) + " " + s.isAccessModeSupported(m)
            );
        }
        System.out.println((int) i.get(x) + " " + (int) i.getVolatile(x) + " " + (String) s.get());
        try {
            i.set(x, 4);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        try {
            System.out.println(i.compareAndSet(x, 3, 4));
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        try {
            s.setRelease("x");
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        VarHandle h = MethodHandles.lookup().findVarHandle(Finals.class, "hidden", int.class);
        System.out.println((int) h.getAndBitwiseOr(x, 6) + " " + x.hidden);
        try {
            MethodHandles.publicLookup().findVarHandle(Finals.class, "hidden", int.class);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            MethodHandles.lookup().findVarHandle(Finals.class, "none", int.class);
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            MethodHandles.lookup().findVarHandle(Finals.class, "S", String.class);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            MethodHandles.lookup().findStaticVarHandle(Finals.class, "hidden", int.class);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            MethodHandles.lookup().findVarHandle(Finals.class, "hidden", long.class);
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
    }
}
