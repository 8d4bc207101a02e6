// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/**
 * Field of type double: every typed getter and setter, boxes of every type, static, final and
 * private ones.
 */
public class DoubleFields {

    static String s(Object o) {
        return o == null
            ? "null"
            : o.getClass().getSimpleName() + ":" + (o instanceof Character c ? (int) c : o);
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + s(c.run()));
        } catch (Throwable e) {
            System.out.println(
                n +
                    " ! " +
                    e.getClass().getSimpleName() +
                    (e instanceof NullPointerException ? "" : " " + e.getMessage())
            );
        }
    }

    double plain = 2.5;
    static double shared = Double.NaN;
    final double fixed = Double.MIN_VALUE;
    private volatile double hidden = 2.5;
    Double boxed = Double.NaN;
    static final double CONSTANT = Double.MIN_VALUE;
    double[] array = { 2.5 };

    public static void main(String[] args) throws Exception {
        DoubleFields o = new DoubleFields();
        Class<?> k = DoubleFields.class;
        Object[] values = { true, (byte) 3, 'q', (short) 4, 5, 6L, 7f, 8.0, "s", null };
        for (String name : new String[] {
            "plain",
            "shared",
            "fixed",
            "hidden",
            "boxed",
            "CONSTANT",
            "array"
        }) {
            Field f = k.getDeclaredField(name);
            System.out.println(f.toGenericString());
            t("getBoolean", () -> f.getBoolean(o));
            t("getByte", () -> f.getByte(o));
            t("getChar", () -> f.getChar(o));
            t("getShort", () -> f.getShort(o));
            t("getInt", () -> f.getInt(o));
            t("getLong", () -> f.getLong(o));
            t("getFloat", () -> f.getFloat(o));
            t("getDouble", () -> f.getDouble(o));
            for (Object v : values)
                t("set " + s(v), () -> {
                    f.set(o, v);
                    return name.equals("array") ? "array" : f.get(o);
                });
            t("setBoolean", () -> {
                f.setBoolean(o, false);
                return name.equals("array") ? "array" : f.get(o);
            });
            t("setByte", () -> {
                f.setByte(o, (byte) -128);
                return name.equals("array") ? "array" : f.get(o);
            });
            t("setChar", () -> {
                f.setChar(o, '\uffff');
                return name.equals("array") ? "array" : f.get(o);
            });
            t("setShort", () -> {
                f.setShort(o, (short) -32768);
                return name.equals("array") ? "array" : f.get(o);
            });
            t("setInt", () -> {
                f.setInt(o, Integer.MIN_VALUE);
                return name.equals("array") ? "array" : f.get(o);
            });
            t("setLong", () -> {
                f.setLong(o, Long.MIN_VALUE);
                return name.equals("array") ? "array" : f.get(o);
            });
            t("setFloat", () -> {
                f.setFloat(o, -0.0f);
                return name.equals("array") ? "array" : f.get(o);
            });
            t("setDouble", () -> {
                f.setDouble(o, Double.NaN);
                return name.equals("array") ? "array" : f.get(o);
            });
            f.setAccessible(true);
            t("accessible", () -> {
                f.set(o, f.get(o));
                return name.equals("array") ? "array" : f.get(o);
            });
            t("no object", () -> name.equals("array") ? null : f.get(null));
            t("other object", () -> f.get("other"));
        }
    }
}
