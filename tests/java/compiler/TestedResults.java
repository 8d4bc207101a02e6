/* SPDX-License-Identifier: MIT */
/* Small methods whose result is tested at once: constants from several places, shared returns,
 * values, both branches, in loops, with operands below, by virtual calls that are overridden later,
 * and by calls that throw; and numbers that are taken from fields in the middle of an
 * expression. */
public class TestedResults {

    boolean holding, waiting, pending;
    int kind;
    double x = 1.5,
        y = -2.25;
    float f = 0.5f;

    boolean mustRest() {
        return holding || (waiting && !pending);
    }

    boolean isKind(int k) {
        return kind == k;
    }

    static boolean less(double a, double b) {
        return a < b;
    }

    static boolean notMore(float a, float b) {
        return !(a > b);
    }

    static boolean differ(double a, double b) {
        return a != b;
    }

    static boolean same(Object a, Object b) {
        return a == b;
    }

    static boolean never() {
        return false;
    }

    static boolean always() {
        return true;
    }

    boolean plain() {
        return pending;
    }

    int sign() {
        return kind < 0 ? -1 : kind > 0 ? 1 : 0;
    }

    static int bits(int a) {
        return a > 5 ? 2 : a & 1;
    }

    static boolean narrow(int a) {
        return a > 100 ? a != 101 : less(a, 50);
    }

    boolean deep(TestedResults other) {
        return other.holding ? other.mustRest() : other.waiting == pending;
    }

    int round(int i, TestedResults other) {
        int sum = 0;
        if (mustRest()) sum += 1;
        if (!mustRest()) sum += 2;
        while (!isKind(i & 7)) {
            kind = (kind + 1) & 7;
            sum += 4;
        }
        if ((isKind(3) && less(x, i)) || differ(y, i)) sum += 8;
        if (notMore(f, i)) sum += 16;
        if (less(x, Double.NaN) || (notMore(Float.NaN, f) && differ(Double.NaN, x))) sum += 32;
        if (same(this, other)) sum += 64;
        if (never()) sum += 128;
        if (always()) sum += 256;
        if (plain()) sum += 512;
        if (sign() == 0) sum += 1024;
        if (sign() != 0) sum += 2048;
        if (bits(i) != 0) sum += 4096;
        if (narrow(i % 110)) sum += 8192;
        sum += 3 * (mustRest() ? 5 : 7) + (i + (isKind(2) ? 1 : 0));
        if (other.deep(this)) sum += 16384;
        if (other.deep(other) == mustRest()) sum -= 11;
        do sum++; while (isKind(sum & 7));
        return sum;
    }

    double numbers(TestedResults o, double d, float g) {
        double before = d;
        double a = x - o.x,
            b = d * o.y,
            c = (d + 1) / o.x - o.y,
            e = x + o.y * o.x;
        float h = g * 2 - o.f + f * o.f;
        return a + b * c + e + h + (d - before) + (d - o.x) + d;
    }

    static class Other extends TestedResults {

        @Override
        boolean mustRest() {
            return pending;
        }

        @Override
        boolean isKind(int k) {
            return super.isKind(k) || k == 7;
        }
    }

    static int ask(TestedResults of, TestedResults other) {
        int sum = 0;
        for (int i = 0; i < 200; i++) {
            of.holding = i % 3 == 0;
            of.waiting = i % 5 < 2;
            of.pending = i % 7 < 4;
            of.kind = i & 7;
            sum = sum * 31 + of.round(i, i % 4 == 0 ? of : other);
        }
        return sum;
    }

    static String failure(TestedResults of) {
        try {
            return of.mustRest() ? "rests" : "runs";
        } catch (NullPointerException e) {
            return e.getStackTrace()[0].getMethodName();
        }
    }

    public static void main(String[] args) {
        TestedResults one = new TestedResults(),
            two = new TestedResults();
        int sum = 0;
        double numbers = 0;
        for (int i = 0; i < 60; i++) sum = sum * 17 + ask(one, two);
        for (int i = 0; i < 3000; i++) numbers += one.numbers(two, i, i / 3f);
        System.out.println(sum + " " + numbers + " " + failure(one) + " " + failure(null));
        TestedResults late = args.length == 0 ? new Other() : one;
        for (int i = 0; i < 60; i++) sum = sum * 17 + ask(i % 2 == 0 ? late : one, late);
        late.x = late.y;
        System.out.println(
            sum + " " + late.numbers(one, 2, 3) + " " + failure(late) + " " + failure(null)
        );
    }
}
