/* SPDX-License-Identifier: MIT */
/*
 * Enums: bodies, abstract methods, interfaces, constructors, valueOf, EnumMap and EnumSet,
 * comparison, nested switch.
 */
import java.util.*;

public class Enums {

    interface Named {
        default String label() {
            return "<" + this + ">";
        }
    }

    enum Op implements Named {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        MUL("*") {
            int apply(int a, int b) {
                return a * b;
            }

            public String toString() {
                return "times";
            }
        },
        NEG("-", 1) {
            int apply(int a, int b) {
                return -a;
            }
        };

        final String sym;
        final int arity;
        private static final Map<String, Op> BY = new HashMap<>();

        static {
            for (Op o : values()) BY.put(o.sym, o);
        }

        Op(String s) {
            this(s, 2);
        }

        Op(String s, int n) {
            sym = s;
            arity = n;
        }

        abstract int apply(int a, int b);

        static Op find(String s) {
            return BY.get(s);
        }
    }

    enum Planet {
        EARTH(5.97e24, 6.37e6),
        MARS(6.42e23, 3.39e6);

        final double m, r;

        Planet(double m, double r) {
            this.m = m;
            this.r = r;
        }

        double g() {
            return (6.67e-11 * m) / (r * r);
        }
    }

    enum Single {
        INSTANCE;

        int n;

        synchronized int next() {
            return ++n;
        }
    }

    enum Empty {}

    enum Day {
        MON,
        TUE,
        WED,
        THU,
        FRI,
        SAT,
        SUN;

        Day next() {
            return values()[(ordinal() + 1) % values().length];
        }

        boolean weekend() {
            return switch (this) {
                case SAT, SUN -> true;
                default -> false;
            };
        }
    }

    public static void main(String[] args) {
        for (Op o : Op.values())
            System.out.println(
                o +
                    " " +
                    o.name() +
                    " " +
                    o.ordinal() +
                    " " +
                    o.sym +
                    o.arity +
                    " " +
                    o.apply(6, 7) +
                    " " +
                    o.label() +
                    " " +
                    o.getDeclaringClass().getName() +
                    " " +
                    o.getClass().getName() +
                    " " +
                    o.getClass().isEnum()
            );
        System.out.println(
            Op.find("*") + " " + Op.valueOf("MUL") + " " + (Op.valueOf("ADD") == Op.ADD)
        );
        for (Planet p : Planet.values()) System.out.printf("%s %.2f%n", p, p.g());
        System.out.println(
            Single.INSTANCE.next() + Single.INSTANCE.next() + " " + Empty.values().length
        );
        Day[] v = Day.values();
        v[0] = null;
        System.out.println(Day.values()[0] + " " + (Day.values() == Day.values()));
        Day d = Day.MON;
        for (int i = 0; i < 9; i++) {
            System.out.print(d + (d.weekend() ? "!" : "") + " ");
            d = d.next();
        }
        System.out.println();
        EnumMap<Day, Integer> em = new EnumMap<>(Day.class);
        em.put(Day.FRI, 5);
        em.put(Day.MON, 1);
        em.put(Day.WED, null);
        System.out.println(
            em + " " + em.containsKey(Day.WED) + em.get(Day.SUN) + em.size() + em.keySet()
        );
        EnumSet<Day> es = EnumSet.range(Day.TUE, Day.FRI);
        es.remove(Day.WED);
        System.out.println(
            es +
                " " +
                EnumSet.complementOf(es) +
                EnumSet.noneOf(Day.class) +
                EnumSet.allOf(Day.class).size() +
                EnumSet.of(Day.SUN, Day.MON)
        );
        System.out.println(
            Day.MON.compareTo(Day.SUN) +
                " " +
                Day.SUN.compareTo(Day.MON) +
                " " +
                Day.MON.equals(Day.MON) +
                " " +
                Arrays.asList(Day.SUN, Day.MON, Day.WED).stream().sorted().toList()
        );
        TreeMap<Day, String> tm = new TreeMap<>(Comparator.reverseOrder());
        for (Day x : Day.values()) tm.put(x, x.name().substring(0, 1));
        System.out.println(tm);
        try {
            Day.valueOf("mon");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            ((Comparable) Day.MON).compareTo(Op.ADD);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        System.out.println(
            Enum.valueOf(Day.class, "FRI") +
                " " +
                Day.class.getEnumConstants().length +
                " " +
                String.class.getEnumConstants() +
                " " +
                Enum.class.isEnum() +
                Op.class.isEnum()
        );
        Object key = Op.MUL;
        System.out.println("k=" + key + Optional.of(Day.SAT) + List.of(Op.values()));
    }
}
