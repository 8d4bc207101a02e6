// SPDX-License-Identifier: MIT
/** Math on int and long: exact forms with their messages, floor forms, high products. */
public class ExactMath {

    static final int ROUNDS = 800;
    static final Operands o = new Operands(895);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Math.addExact(a, b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.addExact(c, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add((long) Math.addExact(c, (long) a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("addExact");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Math.subtractExact(a, b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.subtractExact(c, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add((long) Math.subtractExact(c, (long) a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("subtractExact");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Math.multiplyExact(a, b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.multiplyExact(c, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add((long) Math.multiplyExact(c, (long) a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("multiplyExact");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Math.floorDiv(a, b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.floorDiv(c, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add((long) Math.floorDiv(c, (long) a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("floorDiv");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Math.floorMod(a, b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.floorMod(c, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add((long) Math.floorMod(c, (long) a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("floorMod");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Math.max(a, b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.max(c, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add((long) Math.max(c, (long) a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("max");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Math.min(a, b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.min(c, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add((long) Math.min(c, (long) a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("min");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong();
            try {
                o.add((long) Math.negateExact(a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.negateExact(c));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("negateExact");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong();
            try {
                o.add((long) Math.incrementExact(a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.incrementExact(c));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("incrementExact");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong();
            try {
                o.add((long) Math.decrementExact(a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.decrementExact(c));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("decrementExact");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong();
            try {
                o.add((long) Math.abs(a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.abs(c));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("abs");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            long c = o.aLong();
            try {
                o.add((long) Math.absExact(a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.absExact(c));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("absExact");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(),
                b = o.aLong();
            int c = o.anInt();
            try {
                o.add(Math.multiplyExact(a, c));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
            try {
                o.add(Math.floorDiv(a, c));
                o.add((long) Math.floorMod(a, c));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("long with int");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(),
                b = o.aLong();
            int c = o.anInt(),
                d = o.anInt();
            o.add(Math.multiplyHigh(a, b));
            o.add(Math.multiplyFull(c, d));
        }
        o.print("high");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(),
                b = o.aLong();
            try {
                o.add((long) Math.toIntExact(a));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("toIntExact");
    }

    public static void main(String[] args) {
        part0();
        part1();
    }
}
