// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Calls at sites with the variable's own types, in every mode, wrapping at the ends of the types.
 */
public class DirectCalls {

    byte b = 120;
    short s = 32760;
    char c = 65530;
    int i = Integer.MAX_VALUE - 2;
    long j = Long.MAX_VALUE - 2;
    float f = 0.5f;
    double d = 0.25;
    boolean z;
    Object o = "o";
    static int si = 5;
    static long sj = 6;
    static String so = "so";

    static VarHandle h(String n, Class<?> t) throws Exception {
        return MethodHandles.lookup().findVarHandle(DirectCalls.class, n, t);
    }

    static VarHandle hs(String n, Class<?> t) throws Exception {
        return MethodHandles.lookup().findStaticVarHandle(DirectCalls.class, n, t);
    }

    public static void main(String[] args) throws Exception {
        DirectCalls x = new DirectCalls();
        VarHandle b = h("b", byte.class);
        System.out.println((byte) b.getAndAdd(x, (byte) 10) + " " + x.b);
        System.out.println((byte) b.getAndAddAcquire(x, (byte) -10) + " " + x.b);
        System.out.println((byte) b.getAndBitwiseOr(x, (byte) 0x80) + " " + x.b);
        System.out.println((byte) b.getAndBitwiseAnd(x, (byte) 0x8f) + " " + x.b);
        System.out.println((byte) b.getAndBitwiseXor(x, (byte) 0xff) + " " + x.b);
        System.out.println(b.compareAndSet(x, (byte) 0, (byte) 1) + " " + x.b);
        System.out.println((byte) b.compareAndExchange(x, x.b, (byte) -1) + " " + x.b);
        VarHandle s = h("s", short.class);
        System.out.println((short) s.getAndAdd(x, (short) 10) + " " + x.s);
        System.out.println((short) s.getAndSet(x, (short) -2) + " " + (short) s.getVolatile(x));
        System.out.println(s.weakCompareAndSetPlain(x, (short) -3, (short) 9) + " " + x.s);
        VarHandle c = h("c", char.class);
        System.out.println((int) (char) c.getAndAdd(x, (char) 10) + " " + (int) x.c);
        System.out.println(
            (int) (char) c.getAndBitwiseXorRelease(x, (char) 0xffff) + " " + (int) x.c
        );
        VarHandle i = h("i", int.class);
        System.out.println((int) i.getAndAdd(x, 5) + " " + x.i);
        System.out.println((int) i.compareAndExchangeAcquire(x, 1, 2) + " " + x.i);
        i.setOpaque(x, -17);
        System.out.println((int) i.getOpaque(x) + " " + (int) i.getAcquire(x));
        VarHandle j = h("j", long.class);
        System.out.println((long) j.getAndAdd(x, 5L) + " " + x.j);
        System.out.println(j.compareAndSet(x, x.j, 1L << 40) + " " + x.j);
        System.out.println((long) j.getAndBitwiseOrAcquire(x, 3L) + " " + x.j);
        System.out.println((long) j.compareAndExchangeRelease(x, 0L, 2L) + " " + x.j);
        j.setRelease(x, -1L);
        System.out.println((long) j.getAcquire(x));
        VarHandle f = h("f", float.class);
        System.out.println((float) f.getAndAdd(x, 0.25f) + " " + x.f);
        f.set(x, -0.0f);
        System.out.println(
            f.compareAndSet(x, 0.0f, 1f) + " " + f.compareAndSet(x, -0.0f, 2f) + " " + x.f
        );
        VarHandle d = h("d", double.class);
        System.out.println((double) d.getAndAddRelease(x, 0.5) + " " + x.d);
        d.setVolatile(x, Double.NaN);
        System.out.println(d.compareAndSet(x, Double.NaN, 3.0) + " " + x.d);
        VarHandle z = h("z", boolean.class);
        System.out.println((boolean) z.getAndBitwiseOr(x, true) + " " + x.z);
        System.out.println((boolean) z.getAndBitwiseXor(x, true) + " " + x.z);
        System.out.println(z.compareAndSet(x, false, true) + " " + x.z);
        VarHandle o = h("o", Object.class);
        System.out.println((Object) o.getAndSet(x, (Object) "p") + " " + x.o);
        Object p = x.o;
        System.out.println(o.compareAndSet(x, p, (Object) "q") + " " + x.o);
        System.out.println((Object) o.compareAndExchange(x, p, (Object) "r") + " " + x.o);
        VarHandle si = hs("si", int.class);
        System.out.println((int) si.getAndAdd(4) + " " + si.compareAndSet(9, 10) + " " + si);
        VarHandle sj = hs("sj", long.class);
        System.out.println((long) sj.getAndAdd(4L) + " " + sj.compareAndSet(10L, 11L) + " " + sj);
        VarHandle so = hs("so", String.class);
        so.setVolatile("sp");
        System.out.println((String) so.getAndSet("sq") + " " + (String) so.get());
    }
}
