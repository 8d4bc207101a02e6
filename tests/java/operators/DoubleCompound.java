// SPDX-License-Identifier: MIT
/**
 * JLS 15.26.2: double op= each numeric type, for locals, fields, statics, elements: value of the
 * expression and of the variable.
 */
public class DoubleCompound {

    double f;
    static double s;
    static double[] a = new double[1];

    static void p(String n, double... v) {
        StringBuilder b = new StringBuilder(n);
        for (double x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    static void byte0() {
        DoubleCompound o = new DoubleCompound();
        double x;
        byte y = (byte) 3;
        int i = 0;
        x = 1e300;
        p("+=byte", (x += y), x);
        o.f = 1e300;
        p("-=byte", (o.f -= y), o.f);
        i = 0;
        s = 1e300;
        double r1 = (s -= (byte) 3);
        p("constant", r1);
        s = 1e300;
        p("*=byte", (s *= y), s);
        a[0] = 1e300;
        p("/=byte", (a[0] /= y), a[0]);
        i = 0;
        x = 1e300;
        double r3 = (x /= (byte) 3);
        p("constant", r3);
        x = 1e300;
        p("%=byte", (x %= y), x);
    }

    static void byte1() {
        DoubleCompound o = new DoubleCompound();
        double x;
        byte y = (byte) -128;
        int i = 0;
        x = -0.5;
        p("+=byte", (x += y), x);
        o.f = -0.5;
        p("-=byte", (o.f -= y), o.f);
        i = 0;
        s = -0.5;
        double r1 = (s -= (byte) -128);
        p("constant", r1);
        s = -0.5;
        p("*=byte", (s *= y), s);
        a[0] = -0.5;
        p("/=byte", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5;
        double r3 = (x /= (byte) -128);
        p("constant", r3);
        x = -0.5;
        p("%=byte", (x %= y), x);
    }

    static void char0() {
        DoubleCompound o = new DoubleCompound();
        double x;
        char y = 'a';
        int i = 0;
        x = 1e300;
        p("+=char", (x += y), x);
        o.f = 1e300;
        p("-=char", (o.f -= y), o.f);
        i = 0;
        s = 1e300;
        double r1 = (s -= 'a');
        p("constant", r1);
        s = 1e300;
        p("*=char", (s *= y), s);
        a[0] = 1e300;
        p("/=char", (a[0] /= y), a[0]);
        i = 0;
        x = 1e300;
        double r3 = (x /= 'a');
        p("constant", r3);
        x = 1e300;
        p("%=char", (x %= y), x);
    }

    static void char1() {
        DoubleCompound o = new DoubleCompound();
        double x;
        char y = '\uffff';
        int i = 0;
        x = -0.5;
        p("+=char", (x += y), x);
        o.f = -0.5;
        p("-=char", (o.f -= y), o.f);
        i = 0;
        s = -0.5;
        double r1 = (s -= '\uffff');
        p("constant", r1);
        s = -0.5;
        p("*=char", (s *= y), s);
        a[0] = -0.5;
        p("/=char", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5;
        double r3 = (x /= '\uffff');
        p("constant", r3);
        x = -0.5;
        p("%=char", (x %= y), x);
    }

    static void short0() {
        DoubleCompound o = new DoubleCompound();
        double x;
        short y = (short) 7;
        int i = 0;
        x = 1e300;
        p("+=short", (x += y), x);
        o.f = 1e300;
        p("-=short", (o.f -= y), o.f);
        i = 0;
        s = 1e300;
        double r1 = (s -= (short) 7);
        p("constant", r1);
        s = 1e300;
        p("*=short", (s *= y), s);
        a[0] = 1e300;
        p("/=short", (a[0] /= y), a[0]);
        i = 0;
        x = 1e300;
        double r3 = (x /= (short) 7);
        p("constant", r3);
        x = 1e300;
        p("%=short", (x %= y), x);
    }

    static void short1() {
        DoubleCompound o = new DoubleCompound();
        double x;
        short y = (short) -32768;
        int i = 0;
        x = -0.5;
        p("+=short", (x += y), x);
        o.f = -0.5;
        p("-=short", (o.f -= y), o.f);
        i = 0;
        s = -0.5;
        double r1 = (s -= (short) -32768);
        p("constant", r1);
        s = -0.5;
        p("*=short", (s *= y), s);
        a[0] = -0.5;
        p("/=short", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5;
        double r3 = (x /= (short) -32768);
        p("constant", r3);
        x = -0.5;
        p("%=short", (x %= y), x);
    }

    static void int0() {
        DoubleCompound o = new DoubleCompound();
        double x;
        int y = 5;
        int i = 0;
        x = 1e300;
        p("+=int", (x += y), x);
        o.f = 1e300;
        p("-=int", (o.f -= y), o.f);
        i = 0;
        s = 1e300;
        double r1 = (s -= 5);
        p("constant", r1);
        s = 1e300;
        p("*=int", (s *= y), s);
        a[0] = 1e300;
        p("/=int", (a[0] /= y), a[0]);
        i = 0;
        x = 1e300;
        double r3 = (x /= 5);
        p("constant", r3);
        x = 1e300;
        p("%=int", (x %= y), x);
    }

    static void int1() {
        DoubleCompound o = new DoubleCompound();
        double x;
        int y = Integer.MIN_VALUE;
        int i = 0;
        x = -0.5;
        p("+=int", (x += y), x);
        o.f = -0.5;
        p("-=int", (o.f -= y), o.f);
        i = 0;
        s = -0.5;
        double r1 = (s -= Integer.MIN_VALUE);
        p("constant", r1);
        s = -0.5;
        p("*=int", (s *= y), s);
        a[0] = -0.5;
        p("/=int", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5;
        double r3 = (x /= Integer.MIN_VALUE);
        p("constant", r3);
        x = -0.5;
        p("%=int", (x %= y), x);
    }

    static void long0() {
        DoubleCompound o = new DoubleCompound();
        double x;
        long y = 9L;
        int i = 0;
        x = 1e300;
        p("+=long", (x += y), x);
        o.f = 1e300;
        p("-=long", (o.f -= y), o.f);
        i = 0;
        s = 1e300;
        double r1 = (s -= 9L);
        p("constant", r1);
        s = 1e300;
        p("*=long", (s *= y), s);
        a[0] = 1e300;
        p("/=long", (a[0] /= y), a[0]);
        i = 0;
        x = 1e300;
        double r3 = (x /= 9L);
        p("constant", r3);
        x = 1e300;
        p("%=long", (x %= y), x);
    }

    static void long1() {
        DoubleCompound o = new DoubleCompound();
        double x;
        long y = Long.MAX_VALUE;
        int i = 0;
        x = -0.5;
        p("+=long", (x += y), x);
        o.f = -0.5;
        p("-=long", (o.f -= y), o.f);
        i = 0;
        s = -0.5;
        double r1 = (s -= Long.MAX_VALUE);
        p("constant", r1);
        s = -0.5;
        p("*=long", (s *= y), s);
        a[0] = -0.5;
        p("/=long", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5;
        double r3 = (x /= Long.MAX_VALUE);
        p("constant", r3);
        x = -0.5;
        p("%=long", (x %= y), x);
    }

    static void float0() {
        DoubleCompound o = new DoubleCompound();
        double x;
        float y = 2.5f;
        int i = 0;
        x = 1e300;
        p("+=float", (x += y), x);
        o.f = 1e300;
        p("-=float", (o.f -= y), o.f);
        i = 0;
        s = 1e300;
        double r1 = (s -= 2.5f);
        p("constant", r1);
        s = 1e300;
        p("*=float", (s *= y), s);
        a[0] = 1e300;
        p("/=float", (a[0] /= y), a[0]);
        i = 0;
        x = 1e300;
        double r3 = (x /= 2.5f);
        p("constant", r3);
        x = 1e300;
        p("%=float", (x %= y), x);
    }

    static void float1() {
        DoubleCompound o = new DoubleCompound();
        double x;
        float y = -1e30f;
        int i = 0;
        x = -0.5;
        p("+=float", (x += y), x);
        o.f = -0.5;
        p("-=float", (o.f -= y), o.f);
        i = 0;
        s = -0.5;
        double r1 = (s -= -1e30f);
        p("constant", r1);
        s = -0.5;
        p("*=float", (s *= y), s);
        a[0] = -0.5;
        p("/=float", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5;
        double r3 = (x /= -1e30f);
        p("constant", r3);
        x = -0.5;
        p("%=float", (x %= y), x);
    }

    static void double0() {
        DoubleCompound o = new DoubleCompound();
        double x;
        double y = 0.75;
        int i = 0;
        x = 1e300;
        p("+=double", (x += y), x);
        o.f = 1e300;
        p("-=double", (o.f -= y), o.f);
        i = 0;
        s = 1e300;
        double r1 = (s -= 0.75);
        p("constant", r1);
        s = 1e300;
        p("*=double", (s *= y), s);
        a[0] = 1e300;
        p("/=double", (a[0] /= y), a[0]);
        i = 0;
        x = 1e300;
        double r3 = (x /= 0.75);
        p("constant", r3);
        x = 1e300;
        p("%=double", (x %= y), x);
    }

    static void double1() {
        DoubleCompound o = new DoubleCompound();
        double x;
        double y = -1e300;
        int i = 0;
        x = -0.5;
        p("+=double", (x += y), x);
        o.f = -0.5;
        p("-=double", (o.f -= y), o.f);
        i = 0;
        s = -0.5;
        double r1 = (s -= -1e300);
        p("constant", r1);
        s = -0.5;
        p("*=double", (s *= y), s);
        a[0] = -0.5;
        p("/=double", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5;
        double r3 = (x /= -1e300);
        p("constant", r3);
        x = -0.5;
        p("%=double", (x %= y), x);
    }

    public static void main(String[] args) {
        byte0();
        byte1();
        char0();
        char1();
        short0();
        short1();
        int0();
        int1();
        long0();
        long1();
        float0();
        float1();
        double0();
        double1();
    }
}
