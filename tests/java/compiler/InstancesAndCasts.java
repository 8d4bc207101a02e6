/* SPDX-License-Identifier: MIT */
import java.io.Serializable;
import java.util.function.Supplier;

/**
 * Branches on instanceof, and casts behind tests and casts: of locals that stay, that change, that
 * are merged.
 */
public class InstancesAndCasts {

    interface Shape {
        int area();
    }

    static class Square implements Shape {

        int side = 3;
        Object next;

        public int area() {
            return side * side;
        }
    }

    static final class Small extends Square {

        Small() {
            side = 1;
        }
    }

    static class D1 {

        Object next;
        int n = 1;
    }

    static class D2 extends D1 {}

    static class D3 extends D2 {}

    static class D4 extends D3 {}

    static class D5 extends D4 {}

    static class D6 extends D5 {}

    static class D7 extends D6 {}

    static class D8 extends D7 {}

    static class D9 extends D8 {

        int deep = 9;
    }

    static final Object[] ALL = {
        null,
        new Object(),
        new Square(),
        new Small(),
        new D1(),
        new D5(),
        new D9(),
        "text",
        7,
        new int[2],
        new Object[3],
        new String[1],
        new Square[2],
        new int[1][1],
        (Answering) () -> 5
    };

    interface Answering extends Serializable {
        int f();
    }

    static String thrown(Supplier<Object> s) {
        try {
            return String.valueOf(s.get());
        } catch (ClassCastException e) {
            return "CCE";
        } catch (NullPointerException e) {
            return "NPE";
        }
    }

    // ---- The branches ----

    static int ifs(Object o) {
        int n = 0;
        if (o instanceof Square) n |= 1;
        if (!(o instanceof Small)) n |= 2;
        if (o instanceof Shape) n |= 4;
        if (!(o instanceof Serializable)) n |= 8;
        if (o instanceof D9) n |= 16;
        if (!(o instanceof D1)) n |= 32;
        if (o instanceof int[]) n |= 64;
        if (!(o instanceof Object[])) n |= 128;
        if (o instanceof Square[]) n |= 256;
        if (!(o instanceof int[][])) n |= 512;
        if (o instanceof Object) n |= 1024;
        if (!(o instanceof Comparable)) n |= 2048;
        return n;
    }

    static boolean[] values(Object o) {
        boolean a = o instanceof Square,
            b = o instanceof D9,
            c = o instanceof Shape,
            d = o instanceof Small,
            e = !(o instanceof CharSequence);
        return new boolean[] { a, b, c, d, e };
    }

    static int sum(int a, int b, long c, double d) {
        return (int) (a + 10 * b + 100 * c + 1000 * d);
    }

    static int amidOperands(Object o, int a, long b, double d) {
        return (
            sum(
                a,
                o instanceof Shape ? a : 4,
                o instanceof Small ? b : b + 1,
                !(o instanceof D1) ? d : 1.5
            ) + (o instanceof Number ? 1 : 2)
        );
    }

    static int both(Object a, Object b) {
        return (a instanceof Square &&
            b instanceof Square &&
            ((Square) a).side == ((Square) b).side) ||
            (a instanceof D1 && !(b instanceof D1))
            ? 1
            : 0;
    }

    // ---- Casts behind them ----

    static int pattern(Object o) {
        if (o instanceof Small s) return s.side;
        if (o instanceof Square s) return 10 * s.area();
        if (o instanceof Shape s) return 20 + s.area();
        if (o instanceof D9 d) return 30 + d.deep;
        if (o instanceof int[] a) return 40 + a.length;
        if (o instanceof Object[] a) return 50 + a.length;
        if (!(o instanceof D1)) return -1;
        return 60 + ((D1) o).n;
    }

    static Object changed(Object o, Object other) {
        if (o instanceof Square) {
            o = other;
            return ((Square) o).side;
        }
        return "no";
    }

    static Object changedInOneWay(Object o, Object other, boolean change) {
        if (!(o instanceof Square)) return "no";
        if (change) o = other;
        return ((Square) o).side;
    }

    static Object changedInLoop(Object o, Object[] others) {
        int n = 0;
        if (!(o instanceof Square)) return "no";
        for (Object other : others) {
            n += ((Square) o).side;
            o = other;
        }
        return n;
    }

    static Object sameInLoop(Object o, int rounds) {
        int n = 0;
        if (!(o instanceof D9)) return "no";
        for (int i = 0; i < rounds; i++) n += ((D9) o).deep + ((D5) o).n;
        return n;
    }

    static Object otherWay(Object o) {
        if (o instanceof Square) return "square";
        return ((D1) o).n;
    }

    static Object merged(Object o, int which) {
        switch (which) {
            case 0:
                if (!(o instanceof Square)) return "not 0";
                break;
            case 1:
                if (!(o instanceof Shape)) return "not 1";
                break;
            case 2:
                if (!(o instanceof D1)) return "not 2";
                break;
            default:
        }
        return ((Square) o).side;
    }

    static Object caught(Object o, Object other) {
        try {
            if (o instanceof Square) {
                o = other;
                o.hashCode();
            }
        } catch (NullPointerException e) {
            return (Square) o == null ? "null" : "some";
        }
        return ((Square) o).side;
    }

    static Object castTwice(Object o, Object other) {
        int n = ((Square) o).side + ((Square) o).area();
        Object kept = o;
        o = other;
        return n + ((Square) kept).side + ((Square) o).side;
    }

    static Object castOfNull(Object o) {
        Shape s = (Shape) o;
        if ((Square) o == null) return s == null;
        return ((Square) o).side;
    }

    static Object slotIsUsedAgain(Object o, boolean wide) {
        {
            Object x = o;
            if (!(x instanceof Square)) return "no";
        }
        if (wide) {
            long l = o.hashCode();
            if (l == 0.5) return l;
        }
        Object y = "other";
        return ((Square) y).side;
    }

    static boolean isSquare(Object o) {
        return o instanceof Square;
    }

    static boolean isNotSmall(Object o) {
        return !(o instanceof Small);
    }

    static Square cast(Object o) {
        return (Square) o;
    }

    static int inlined(Object o, Object other) {
        int n = 0;
        if (isSquare(o)) n += cast(o).side;
        if (isNotSmall(o) && isSquare(o)) n += 10 * cast(o).side;
        if (o instanceof Square) n +=
            100 * cast(o).side + (isSquare(other) ? cast(other).side : 1000);
        return n;
    }

    // ---- Tests of loops ----

    static int chain(Object o) {
        int n = 0;
        while (o instanceof D1) {
            n += ((D1) o).n;
            o = ((D1) o).next;
        }
        return n;
    }

    static int chainOther(Object o) {
        int n = 0;
        while (!(o instanceof Small)) {
            n++;
            o = o instanceof Square ? ((Square) o).next : null;
            if (o == null) return -n;
        }
        return n + ((Square) o).side;
    }

    static int chainAtEnd(Object o) {
        int n = 0;
        do {
            n += o == null ? 100 : 1;
            o = o instanceof D1 ? ((D1) o).next : o;
        } while (o instanceof D2);
        return n;
    }

    static Object links(Object... all) {
        Object last = all[all.length - 1];
        for (int i = all.length - 2; i >= 0; i--) {
            if (all[i] instanceof D1) ((D1) all[i]).next = last;
            else ((Square) all[i]).next = last;
            last = all[i];
        }
        return last;
    }

    static void round(StringBuilder out) {
        for (Object o : ALL) {
            out.append(ifs(o)).append(' ');
            for (boolean b : values(o)) out.append(b ? '1' : '0');
            out.append(' ')
                .append(amidOperands(o, 3, 5L, 2.0))
                .append(' ')
                .append(pattern(o));
            for (Object other : ALL) {
                out.append(' ').append(both(o, other)).append(inlined(o, other));
                out.append(thrown(() -> changed(o, other)))
                    .append(thrown(() -> castTwice(o, other)))
                    .append(thrown(() -> caught(o, other)));
                out.append(thrown(() -> changedInOneWay(o, other, false))).append(
                    thrown(() -> changedInOneWay(o, other, true))
                );
                out.append(thrown(() -> changedInLoop(o, new Object[] { o, other, o })));
            }
            out.append(' ')
                .append(thrown(() -> sameInLoop(o, 5)))
                .append(thrown(() -> otherWay(o)))
                .append(thrown(() -> castOfNull(o)));
            for (int i = 0; i < 4; i++) {
                int which = i;
                out.append(thrown(() -> merged(o, which)));
            }
            out.append(thrown(() -> slotIsUsedAgain(o, false)))
                .append(thrown(() -> slotIsUsedAgain(o, true)))
                .append('\n');
        }
        out.append(chain(links(new D1(), new D9(), new D5(), new Square())))
            .append(' ')
            .append(chain(null))
            .append(' ');
        out.append(chainOther(links(new Square(), new Square(), new Small())))
            .append(' ')
            .append(chainOther(links(new Square(), new D1())))
            .append(' ');
        out.append(chainAtEnd(links(new D1(), new D2(), new D9(), new D1())))
            .append(' ')
            .append(chainAtEnd(null))
            .append('\n');
    }

    public static void main(String[] args) {
        String first = null;
        for (int i = 0; i < 60; i++) {
            StringBuilder out = new StringBuilder();
            round(out);
            if (first == null) System.out.print((first = out.toString()));
            else if (!first.equals(out.toString())) System.out.println(
                "round " + i + " differs: " + out
            );
        }
    }
}
