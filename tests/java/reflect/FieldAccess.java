// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/** Field.get and set: every pair of types, finals, statics, wrong objects. */
public class FieldAccess {
    boolean z = true;
    byte b = 1;
    char c = 'c';
    short s = 2;
    int i = 3;
    long j = 4;
    float f = 5.5f;
    double d = 6.5;
    Object o = "o";
    Integer n = 9;
    final int fi = Integer.parseInt("7");
    static final int SF = Integer.parseInt("8");
    static long sj = 10;

    static String get(Field f, Object on, int as) {
        try {
            switch (as) {
                case 0: return "" + f.get(on);
                case 1: return "" + f.getBoolean(on);
                case 2: return "" + f.getByte(on);
                case 3: return "" + f.getChar(on);
                case 4: return "" + f.getShort(on);
                case 5: return "" + f.getInt(on);
                case 6: return "" + f.getLong(on);
                case 7: return "" + f.getFloat(on);
                default: return "" + f.getDouble(on);
            }
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    static String set(Field f, Object on, int as) {
        try {
            switch (as) {
                case 0: f.setBoolean(on, false); break;
                case 1: f.setByte(on, (byte) 65); break;
                case 2: f.setChar(on, 'B'); break;
                case 3: f.setShort(on, (short) 67); break;
                case 4: f.setInt(on, 68); break;
                case 5: f.setLong(on, 69); break;
                case 6: f.setFloat(on, 70); break;
                default: f.setDouble(on, 71);
            }
            return "" + f.get(on);
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        FieldAccess x = new FieldAccess();
        for (String name : "z b c s i j f d o n fi SF sj".split(" ")) {
            Field f = FieldAccess.class.getDeclaredField(name);
            StringBuilder line = new StringBuilder(name).append(':');
            for (int i = 0; i < 9; i++) {
                line.append(' ').append(get(f, x, i));
            }
            System.out.println(line);
            line = new StringBuilder(" =");
            for (int i = 0; i < 8; i++) {
                line.append(' ').append(set(f, x, i));
            }
            System.out.println(line);
        }
        Field i = FieldAccess.class.getDeclaredField("i");
        Field z = FieldAccess.class.getDeclaredField("z");
        Field n = FieldAccess.class.getDeclaredField("n");
        Field fi = FieldAccess.class.getDeclaredField("fi");
        Field sf = FieldAccess.class.getDeclaredField("SF");
        Probe.show("set short", () -> {
            i.set(x, (short) 12);
            return x.i;
        });
        Probe.show("set long", () -> {
            i.set(x, 12L);
            return x.i;
        });
        Probe.show("set null", () -> {
            i.set(x, null);
            return x.i;
        });
        Probe.show("set String", () -> {
            n.set(x, "s");
            return x.n;
        });
        Probe.show("setInt on boolean", () -> {
            z.setInt(x, 1);
            return x.z;
        });
        Probe.show("getInt on boolean", () -> z.getInt(x));
        Probe.show("getLong on Integer", () -> n.getLong(x));
        Probe.show("wrong object", () -> i.get("x"));
        Probe.show("null object", () -> i.get(null));
        Probe.show("final", () -> {
            fi.set(x, 1);
            return fi.get(x);
        });
        Probe.show("static final", () -> {
            sf.setInt(null, 1);
            return sf.get(x);
        });
        fi.setAccessible(true);
        sf.setAccessible(true);
        Probe.show("final accessible", () -> {
            fi.set(x, 77);
            return fi.get(x);
        });
        Probe.show("static final accessible", () -> {
            sf.set(null, 77);
            return sf.get(x);
        });
        Probe.show("record field", () -> {
            record R(int a) {
            }
            Field a = R.class.getDeclaredField("a");
            a.setAccessible(true);
            a.set(new R(1), 2);
            return 0;
        });
    }
}
