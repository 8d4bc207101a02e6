// SPDX-License-Identifier: MIT
import java.util.*;

/** Enums: order, names, bodies, switch, valueOf, EnumMap and EnumSet, constants' classes. */
public class EnumBasics {

    enum Op {
        PLUS("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            int apply(int a, int b) {
                return a * b;
            }

            public String toString() {
                return "times!";
            }
        };

        final String sign;
        static final Map<String, Op> BY_SIGN = new HashMap<>();

        static {
            for (Op o : values()) {
                BY_SIGN.put(o.sign, o);
            }
        }

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    enum Empty {}

    enum Face implements Runnable {
        A,
        B;

        public void run() {
            System.out.println("run " + this);
        }
    }

    static String sw(Face f) {
        switch (f) {
            case A:
                return "is A";
            default:
                return "other";
        }
    }

    static int arrow(Face f) {
        return switch (f) {
            case A -> 1;
            case B -> {
                int x = f.ordinal();
                yield x + 10;
            }
        };
    }

    public static void main(String[] args) throws Exception {
        for (Op o : Op.values()) {
            System.out.println(
                o +
                    " " +
                    o.name() +
                    " " +
                    o.ordinal() +
                    " " +
                    o.apply(3, 4) +
                    " " +
                    o.getClass() +
                    " " +
                    o.getDeclaringClass() +
                    " " +
                    o.hashCode() / Integer.MAX_VALUE
            );
        }
        System.out.println(
            Op.BY_SIGN.get("*") +
                " " +
                Op.valueOf("PLUS") +
                " " +
                Enum.valueOf(Op.class, "TIMES") +
                " " +
                Op.PLUS.compareTo(Op.TIMES) +
                " " +
                (Op.values() == Op.values())
        );
        Probe.show("valueOf", () -> Op.valueOf("MINUS"));
        Probe.show("valueOf null", () -> Op.valueOf(null));
        Probe.show("valueOf class", () -> Enum.valueOf((Class) String.class, "x"));
        Probe.show("switch null", () -> sw(null));
        System.out.println(
            Empty.values().length +
                " " +
                sw(Face.A) +
                " " +
                sw(Face.B) +
                " " +
                arrow(Face.B) +
                " " +
                arrow(Face.A)
        );
        Face.A.run();
        EnumMap<Face, String> m = new EnumMap<>(Face.class);
        m.put(Face.B, "b");
        m.put(Face.A, "a");
        System.out.println(
            m +
                " " +
                EnumSet.allOf(Op.class) +
                " " +
                EnumSet.complementOf(EnumSet.of(Face.A)) +
                " " +
                EnumSet.range(Face.A, Face.B)
        );
        System.out.println(
            Op.class.isEnum() +
                " " +
                Op.PLUS.getClass().isEnum() +
                " " +
                Arrays.toString(Op.class.getEnumConstants()) +
                " " +
                Arrays.toString(Op.PLUS.getClass().getEnumConstants()) +
                " " +
                String.class.getEnumConstants()
        );
        System.out.println(
            Op.class.getField("PLUS").isEnumConstant() +
                " " +
                Op.class.getField("PLUS").get(null) +
                " " +
                Op.class.getSuperclass() +
                " " +
                Op.class.getGenericSuperclass()
        );
        Probe.show("clone", () -> {
            var c = Enum.class.getDeclaredMethod("clone");
            return c.getModifiers() + " " + c;
        });
        Probe.show("different enums", () -> ((Comparable) Face.A).compareTo(Op.PLUS));
        System.out.println(Thread.State.valueOf("NEW") + " " + Thread.State.values().length);
    }
}
