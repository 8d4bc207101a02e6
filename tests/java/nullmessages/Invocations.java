// SPDX-License-Identifier: MIT
/**
 * Helpful messages for calls: virtual, interface, private, super and default methods; names and
 * parameter types as javac wrote them.
 */
public class Invocations {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    interface Face {
        void none();

        default int def(String s, int... i) {
            return 0;
        }

        <T extends Comparable<T>> T gen(T t);
    }

    abstract static class Base implements Face {

        abstract Object[] arr(
            Object[][] o,
            byte b,
            short s,
            char c,
            boolean z,
            float f,
            long l,
            double d
        );

        Base self() {
            return null;
        }
    }

    static class Box<T> {

        T t;

        T get() {
            return t;
        }

        <U extends Number & Runnable> U two(U u) {
            return u;
        }

        class In {

            In in(In i) {
                return i;
            }
        }
    }

    private int priv(Invocations i) {
        return 1;
    }

    Invocations nul(int... x) {
        return null;
    }

    static Invocations snul(long a, Object b) {
        return null;
    }

    synchronized void sync() {}

    final Face fin() {
        return null;
    }

    enum E {
        P;

        E other() {
            return null;
        }
    }

    record R(R next, int... v) {}

    public static void main(String[] args) {
        Invocations n = null,
            o = new Invocations();
        Face f = null;
        Base b = null;
        Box<String> box = new Box<>(),
            nob = null;
        E e = null;
        R r = new R(null);
        String s = null;
        Object ob = null;
        int[][] arr = null;
        t(() -> {
            f.none();
            return 0;
        });
        t(() -> f.def("", 1, 2));
        t(() -> f.gen("x"));
        t(() -> b.arr(null, (byte) 0, (short) 0, 'c', true, 1, 2, 3));
        t(() -> b.self());
        t(() -> {
            b.none();
            return 0;
        });
        t(() -> nob.get());
        t(() -> box.get().length());
        t(() -> box.t.length());
        t(() -> nob.two(null));
        t(() -> nob.new In());
        t(() -> box.new In().in(null).in(null));
        t(() -> n.priv(o));
        t(() -> {
            n.sync();
            return 0;
        });
        t(() -> n.fin());
        t(() -> o.fin().def(""));
        t(() -> o.nul().nul(1));
        t(() -> o.nul(1, 2).nul());
        t(() -> snul(1, n).priv(n));
        t(() -> Invocations.snul(2L, "x").fin().gen(1));
        t(() -> e.other());
        t(() -> E.P.other().name());
        t(() -> e.ordinal());
        t(() -> r.next().next());
        t(() -> r.next.v());
        t(() -> r.next.v[0]);
        t(() -> new R(r, null).v().length);
        t(() -> s.length());
        t(() -> s.equals(null));
        t(() -> s.substring(1, 2));
        t(() -> s.compareTo("x"));
        t(() -> s.chars());
        t(() -> s.intern());
        t(() -> s.format("%s", 1));
        t(() -> s + s.isEmpty());
        t(() -> ob.hashCode());
        t(() -> ob.getClass());
        t(() -> {
            ob.notify();
            return 0;
        });
        t(() -> ob.equals(ob));
        t(() -> ob.toString().length());
        t(() -> arr.getClass());
        t(() -> arr.hashCode());
        t(() -> arr.clone());
        t(() -> ((CharSequence) null).length());
        t(() -> ((Runnable) null).toString());
        t(() -> ((Comparable<String>) ob).compareTo("a"));
        t(() -> ((Invocations) ob).priv(null));
        // prettier-ignore
        t(() -> (new Object[1])[0].toString());
        t(() -> {
            Integer i = null;
            return i + 1;
        });
        t(() -> {
            Long l = null;
            return -l;
        });
        t(() -> {
            Boolean z = null;
            return !z;
        });
        t(() -> {
            Double d = null;
            return d > 1;
        });
        t(() -> {
            Character c = null;
            switch (c) {
                default:
                    return 1;
            }
        });
        t(() -> {
            Integer[] i = { null };
            return i[0]++;
        });
        t(() -> {
            Byte y = null;
            byte z = y;
            return z;
        });
        t(() -> {
            Short h = null;
            long z = h;
            return z;
        });
        t(() -> {
            Float g = null;
            double z = g;
            return z;
        });
        t(() -> {
            Class<?> c = null;
            return c.getName();
        });
        t(() -> {
            Thread th = null;
            th.join();
            return 0;
        });
        t(() -> {
            Throwable th = null;
            throw th;
        });
        t(() -> {
            java.util.List<Integer> li = null;
            int z = li.get(0);
            return z;
        });
    }
}
