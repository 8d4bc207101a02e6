// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** Every access mode on instance fields of every type, through handles made by toMethodHandle. */
public class FieldModes {
    boolean z;
    byte b;
    short s;
    char c;
    int i;
    long j;
    float f;
    double d;
    String l;

    static void all(String name, Class<?> type, Object v1, Object v2) throws Throwable {
        VarHandle h = MethodHandles.lookup().findVarHandle(FieldModes.class, name, type);
        System.out.println(h + " " + h.varType() + " " + h.coordinateTypes());
        FieldModes o = new FieldModes();
        for (AccessMode m : AccessMode.values()) {
            System.out.print(name + " " + m.methodName() + " " + h.accessModeType(m) + " "
                + h.isAccessModeSupported(m) + ": ");
            try {
                int n = h.accessModeType(m).parameterCount();
                Object r = n == 1 ? h.toMethodHandle(m).invokeWithArguments(o)
                    : n == 2 ? h.toMethodHandle(m).invokeWithArguments(o, v1)
                    : h.toMethodHandle(m).invokeWithArguments(o, v1, v2);
                System.out.println(r + " -> " + h.get(o));
            } catch (UnsupportedOperationException e) {
                System.out.println(e);
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        all("z", boolean.class, true, false);
        all("b", byte.class, (byte) 100, (byte) -7);
        all("s", short.class, (short) 30000, (short) -9);
        all("c", char.class, 'x', 'y');
        all("i", int.class, 0x7ffffff0, -5);
        all("j", long.class, 1L << 62, -6L);
        all("f", float.class, 1.5f, -0.0f);
        all("d", double.class, 2.5, Double.NaN);
        all("l", String.class, "one", "two");
    }
}
