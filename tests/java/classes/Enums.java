// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Enums: bodies, constructors, interfaces, values, valueOf, switch, sets and maps, compareTo, order
 * of construction.
 */
public class Enums {

    interface Sym {
        String symbol();
    }

    enum Op implements Sym {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            int apply(int a, int b) {
                return a - b;
            }
        },
        MUL("*"),
        DIV("/") {
            int apply(int a, int b) {
                return a / b;
            }

            public String symbol() {
                return "div" + super.symbol();
            }
        };

        private final String s;

        Op(String s) {
            this.s = s;
        }

        int apply(int a, int b) {
            return a * b;
        }

        public String symbol() {
            return s;
        }
    }

    enum Single {
        INSTANCE;

        int n = 5;
    }

    enum Planet {
        EARTH(5.976e+24, 6.37814e6);

        final double mass, radius;

        Planet(double m, double r) {
            mass = m;
            radius = r;
        }

        double g() {
            return (6.67300E-11 * mass) / (radius * radius);
        }
    }

    enum Empty {}

    enum Colour {
        RED,
        GREEN;

        Colour next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Arrays.toString(Op.values()));
        for (Op o : Op.values()) System.out.print(o.apply(6, 3) + " " + o.symbol() + " ");
        System.out.println("");
        System.out.println(
            Op.valueOf("ADD").ordinal() + Op.MUL.compareTo(Op.ADD) + " " + Op.ADD.name() + Op.ADD
        );
        try {
            Op.valueOf("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Op.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(
            Op.DIV.getClass() +
                " " +
                Op.DIV.getDeclaringClass() +
                " " +
                Op.SUB.getClass().isEnum() +
                " " +
                Op.DIV.getClass().isEnum()
        );
        System.out.println(
            EnumSet.range(Op.SUB, Op.DIV) + " " + EnumSet.complementOf(EnumSet.of(Op.ADD))
        );
        EnumMap<Op, Integer> m = new EnumMap<>(Op.class);
        m.put(Op.MUL, 1);
        m.put(Op.ADD, 2);
        System.out.println(m);
        System.out.println(Enum.valueOf(Op.class, "SUB"));
        System.out.println(Single.INSTANCE.n++ + Single.INSTANCE.n);
        System.out.println(Planet.EARTH.g() > 9.7 && Planet.EARTH.g() < 9.9);
        switch (Op.MUL) {
            case ADD:
                System.out.println("a");
            case MUL:
                System.out.println("m");
            case DIV:
                System.out.println("d");
        }
        System.out.println(Empty.values().length);
        System.out.println(Op.class.getEnumConstants().length + " " + Op.ADD.hashCode() == "" + 1);
        try {
            Object c = Op.ADD.getClass().getDeclaredMethod("values").invoke(null);
            System.out.println(((Object[]) c).length);
        } catch (ReflectiveOperationException e) {
            System.out.println(e);
        }
        Op[] v = Op.values();
        v[0] = null;
        System.out.println(Op.values()[0]);
        System.out.println(Colour.RED.next().next().next());
    }
}
