// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Compare and set of references is by identity, of boxes too; of floating point by bits. */
public class Boxes {

    Integer n = 1000;
    Object o = "lit";
    Double d = 1.5;
    double p;

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle n = l.findVarHandle(Boxes.class, "n", Integer.class);
        VarHandle o = l.findVarHandle(Boxes.class, "o", Object.class);
        VarHandle p = l.findVarHandle(Boxes.class, "p", double.class);
        Boxes b = new Boxes();
        System.out.println(
            n.compareAndSet(b, (Integer) 1000, (Integer) 1) +
                " " +
                n.compareAndSet(b, b.n, (Integer) 5) +
                " " +
                b.n
        );
        System.out.println(
            n.compareAndSet(b, (Integer) 5, (Integer) 6) +
                " " +
                n.compareAndSet(b, 6, 7) +
                " " +
                b.n
        );
        System.out.println(
            o.compareAndSet(b, "lit", new String("lit")) +
                " " +
                o.compareAndSet(b, "lit", "x") +
                " " +
                b.o
        );
        System.out.println(
            o.compareAndExchange(b, (Object) null, "x") +
                " " +
                (Object) o.getAndSet(b, null) +
                " " +
                o.compareAndSet(b, null, 5) +
                " " +
                b.o
        );
        p.set(b, 0.0);
        System.out.println(
            p.compareAndSet(b, -0.0, 1.0) +
                " " +
                p.compareAndSet(b, 0.0, Double.longBitsToDouble(0x7ff8000000000001L)) +
                " " +
                p.compareAndSet(b, Double.NaN, 2.0) +
                " " +
                Long.toHexString(Double.doubleToRawLongBits((double) p.get(b)))
        );
        System.out.println(
            p.weakCompareAndSet(b, Double.longBitsToDouble(0x7ff8000000000001L), 3.0) +
                " " +
                (double) p.getAndAdd(b, 0.5) +
                " " +
                b.p
        );
        int tries = 0;
        for (int i = 0; i < 1000; i++) {
            while (!n.weakCompareAndSetAcquire(b, b.n, (Integer) i)) {
                tries++;
            }
        }
        System.out.println(b.n + " " + (tries < 1000));
    }
}
