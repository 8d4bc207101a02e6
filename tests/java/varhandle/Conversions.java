// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;

/** Call sites whose types differ from the variable's are adapted as asType adapts, or refused. */
public class Conversions {
    int i = 1;
    long j = 2;
    Object o = "text";
    CharSequence cs = "cs";
    Integer box = 5;

    interface Body {
        Object run() throws Throwable;
    }

    static void show(String name, Body b) {
        try {
            System.out.println(name + ": " + b.run());
        } catch (Throwable e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle i = l.findVarHandle(Conversions.class, "i", int.class);
        VarHandle j = l.findVarHandle(Conversions.class, "j", long.class);
        VarHandle o = l.findVarHandle(Conversions.class, "o", Object.class);
        VarHandle cs = l.findVarHandle(Conversions.class, "cs", CharSequence.class);
        VarHandle box = l.findVarHandle(Conversions.class, "box", Integer.class);
        Conversions x = new Conversions();
        for (int round = 0; round < 3; round++) {
            show("widen get", () -> (long) i.get(x));
            show("box get", () -> (Object) i.get(x));
            show("double get", () -> (double) i.get(x));
            show("void get", () -> {
                i.get(x);
                return "none";
            });
            show("short set", () -> {
                i.set(x, (short) 7);
                return x.i;
            });
            show("Integer set", () -> {
                i.set(x, (Integer) 8);
                return x.i;
            });
            show("null set", () -> {
                i.set(x, (Integer) null);
                return x.i;
            });
            show("long set", () -> {
                i.set(x, 1L);
                return x.i;
            });
            show("String set", () -> {
                i.set(x, "a");
                return x.i;
            });
            show("narrow get", () -> (short) i.get(x));
            show("String get", () -> (String) i.get(x));
            show("int to long cas", () -> j.compareAndSet(x, 2, 3) + " " + x.j);
            show("cast get", () -> ((String) o.get(x)).length());
            show("bad cast get", () -> ((Integer) o.get(x)).intValue());
            show("unbox get", () -> (int) o.get(x));
            show("subtype set", () -> {
                cs.set(x, new StringBuilder("sb"));
                return x.cs;
            });
            show("Object set", () -> {
                cs.set(x, (Object) "fine");
                return x.cs;
            });
            show("bad Object set", () -> {
                cs.set(x, (Object) 5);
                return x.cs;
            });
            show("Object receiver", () -> (CharSequence) cs.get((Object) x));
            show("bad receiver", () -> (CharSequence) cs.get((Object) "x"));
            show("null receiver", () -> (CharSequence) cs.get((Conversions) null));
            show("null Object receiver", () -> (int) i.get((Object) null));
            show("unbox", () -> (int) box.getAndSet(x, 6) + x.box);
            show("getAndSet cast", () -> {
                x.o = "before";
                try {
                    return (Integer) o.getAndSet(x, "after");
                } finally {
                    System.out.println(x.o);
                }
            });
            show("few arguments", () -> (int) i.get());
            show("many arguments", () -> (int) i.get(x, 1));
            show("null handle", () -> (int) ((VarHandle) null).get(x));
        }
    }
}
