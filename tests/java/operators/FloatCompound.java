// SPDX-License-Identifier: MIT
/**
 * JLS 15.26.2: float op= each numeric type, for locals, fields, statics, elements: value of the
 * expression and of the variable.
 */
public class FloatCompound {

    float f;
    static float s;
    static float[] a = new float[1];

    static void p(String n, float... v) {
        StringBuilder b = new StringBuilder(n);
        for (float x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    static void byte0() {
        FloatCompound o = new FloatCompound();
        float x;
        byte y = (byte) 3;
        int i = 0;
        x = 1e10f;
        p("+=byte", (x += y), x);
        o.f = 1e10f;
        p("-=byte", (o.f -= y), o.f);
        i = 0;
        s = 1e10f;
        float r1 = (s -= (byte) 3);
        p("constant", r1);
        s = 1e10f;
        p("*=byte", (s *= y), s);
        a[0] = 1e10f;
        p("/=byte", (a[0] /= y), a[0]);
        i = 0;
        x = 1e10f;
        float r3 = (x /= (byte) 3);
        p("constant", r3);
        x = 1e10f;
        p("%=byte", (x %= y), x);
    }

    static void byte1() {
        FloatCompound o = new FloatCompound();
        float x;
        byte y = (byte) -128;
        int i = 0;
        x = -0.5f;
        p("+=byte", (x += y), x);
        o.f = -0.5f;
        p("-=byte", (o.f -= y), o.f);
        i = 0;
        s = -0.5f;
        float r1 = (s -= (byte) -128);
        p("constant", r1);
        s = -0.5f;
        p("*=byte", (s *= y), s);
        a[0] = -0.5f;
        p("/=byte", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5f;
        float r3 = (x /= (byte) -128);
        p("constant", r3);
        x = -0.5f;
        p("%=byte", (x %= y), x);
    }

    static void char0() {
        FloatCompound o = new FloatCompound();
        float x;
        char y = 'a';
        int i = 0;
        x = 1e10f;
        p("+=char", (x += y), x);
        o.f = 1e10f;
        p("-=char", (o.f -= y), o.f);
        i = 0;
        s = 1e10f;
        float r1 = (s -= 'a');
        p("constant", r1);
        s = 1e10f;
        p("*=char", (s *= y), s);
        a[0] = 1e10f;
        p("/=char", (a[0] /= y), a[0]);
        i = 0;
        x = 1e10f;
        float r3 = (x /= 'a');
        p("constant", r3);
        x = 1e10f;
        p("%=char", (x %= y), x);
    }

    static void char1() {
        FloatCompound o = new FloatCompound();
        float x;
        char y = '\uffff';
        int i = 0;
        x = -0.5f;
        p("+=char", (x += y), x);
        o.f = -0.5f;
        p("-=char", (o.f -= y), o.f);
        i = 0;
        s = -0.5f;
        float r1 = (s -= '\uffff');
        p("constant", r1);
        s = -0.5f;
        p("*=char", (s *= y), s);
        a[0] = -0.5f;
        p("/=char", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5f;
        float r3 = (x /= '\uffff');
        p("constant", r3);
        x = -0.5f;
        p("%=char", (x %= y), x);
    }

    static void short0() {
        FloatCompound o = new FloatCompound();
        float x;
        short y = (short) 7;
        int i = 0;
        x = 1e10f;
        p("+=short", (x += y), x);
        o.f = 1e10f;
        p("-=short", (o.f -= y), o.f);
        i = 0;
        s = 1e10f;
        float r1 = (s -= (short) 7);
        p("constant", r1);
        s = 1e10f;
        p("*=short", (s *= y), s);
        a[0] = 1e10f;
        p("/=short", (a[0] /= y), a[0]);
        i = 0;
        x = 1e10f;
        float r3 = (x /= (short) 7);
        p("constant", r3);
        x = 1e10f;
        p("%=short", (x %= y), x);
    }

    static void short1() {
        FloatCompound o = new FloatCompound();
        float x;
        short y = (short) -32768;
        int i = 0;
        x = -0.5f;
        p("+=short", (x += y), x);
        o.f = -0.5f;
        p("-=short", (o.f -= y), o.f);
        i = 0;
        s = -0.5f;
        float r1 = (s -= (short) -32768);
        p("constant", r1);
        s = -0.5f;
        p("*=short", (s *= y), s);
        a[0] = -0.5f;
        p("/=short", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5f;
        float r3 = (x /= (short) -32768);
        p("constant", r3);
        x = -0.5f;
        p("%=short", (x %= y), x);
    }

    static void int0() {
        FloatCompound o = new FloatCompound();
        float x;
        int y = 5;
        int i = 0;
        x = 1e10f;
        p("+=int", (x += y), x);
        o.f = 1e10f;
        p("-=int", (o.f -= y), o.f);
        i = 0;
        s = 1e10f;
        float r1 = (s -= 5);
        p("constant", r1);
        s = 1e10f;
        p("*=int", (s *= y), s);
        a[0] = 1e10f;
        p("/=int", (a[0] /= y), a[0]);
        i = 0;
        x = 1e10f;
        float r3 = (x /= 5);
        p("constant", r3);
        x = 1e10f;
        p("%=int", (x %= y), x);
    }

    static void int1() {
        FloatCompound o = new FloatCompound();
        float x;
        int y = Integer.MIN_VALUE;
        int i = 0;
        x = -0.5f;
        p("+=int", (x += y), x);
        o.f = -0.5f;
        p("-=int", (o.f -= y), o.f);
        i = 0;
        s = -0.5f;
        float r1 = (s -= Integer.MIN_VALUE);
        p("constant", r1);
        s = -0.5f;
        p("*=int", (s *= y), s);
        a[0] = -0.5f;
        p("/=int", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5f;
        float r3 = (x /= Integer.MIN_VALUE);
        p("constant", r3);
        x = -0.5f;
        p("%=int", (x %= y), x);
    }

    static void long0() {
        FloatCompound o = new FloatCompound();
        float x;
        long y = 9L;
        int i = 0;
        x = 1e10f;
        p("+=long", (x += y), x);
        o.f = 1e10f;
        p("-=long", (o.f -= y), o.f);
        i = 0;
        s = 1e10f;
        float r1 = (s -= 9L);
        p("constant", r1);
        s = 1e10f;
        p("*=long", (s *= y), s);
        a[0] = 1e10f;
        p("/=long", (a[0] /= y), a[0]);
        i = 0;
        x = 1e10f;
        float r3 = (x /= 9L);
        p("constant", r3);
        x = 1e10f;
        p("%=long", (x %= y), x);
    }

    static void long1() {
        FloatCompound o = new FloatCompound();
        float x;
        long y = Long.MAX_VALUE;
        int i = 0;
        x = -0.5f;
        p("+=long", (x += y), x);
        o.f = -0.5f;
        p("-=long", (o.f -= y), o.f);
        i = 0;
        s = -0.5f;
        float r1 = (s -= Long.MAX_VALUE);
        p("constant", r1);
        s = -0.5f;
        p("*=long", (s *= y), s);
        a[0] = -0.5f;
        p("/=long", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5f;
        float r3 = (x /= Long.MAX_VALUE);
        p("constant", r3);
        x = -0.5f;
        p("%=long", (x %= y), x);
    }

    static void float0() {
        FloatCompound o = new FloatCompound();
        float x;
        float y = 2.5f;
        int i = 0;
        x = 1e10f;
        p("+=float", (x += y), x);
        o.f = 1e10f;
        p("-=float", (o.f -= y), o.f);
        i = 0;
        s = 1e10f;
        float r1 = (s -= 2.5f);
        p("constant", r1);
        s = 1e10f;
        p("*=float", (s *= y), s);
        a[0] = 1e10f;
        p("/=float", (a[0] /= y), a[0]);
        i = 0;
        x = 1e10f;
        float r3 = (x /= 2.5f);
        p("constant", r3);
        x = 1e10f;
        p("%=float", (x %= y), x);
    }

    static void float1() {
        FloatCompound o = new FloatCompound();
        float x;
        float y = -1e30f;
        int i = 0;
        x = -0.5f;
        p("+=float", (x += y), x);
        o.f = -0.5f;
        p("-=float", (o.f -= y), o.f);
        i = 0;
        s = -0.5f;
        float r1 = (s -= -1e30f);
        p("constant", r1);
        s = -0.5f;
        p("*=float", (s *= y), s);
        a[0] = -0.5f;
        p("/=float", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5f;
        float r3 = (x /= -1e30f);
        p("constant", r3);
        x = -0.5f;
        p("%=float", (x %= y), x);
    }

    static void double0() {
        FloatCompound o = new FloatCompound();
        float x;
        double y = 0.75;
        int i = 0;
        x = 1e10f;
        p("+=double", (x += y), x);
        o.f = 1e10f;
        p("-=double", (o.f -= y), o.f);
        i = 0;
        s = 1e10f;
        float r1 = (s -= 0.75);
        p("constant", r1);
        s = 1e10f;
        p("*=double", (s *= y), s);
        a[0] = 1e10f;
        p("/=double", (a[0] /= y), a[0]);
        i = 0;
        x = 1e10f;
        float r3 = (x /= 0.75);
        p("constant", r3);
        x = 1e10f;
        p("%=double", (x %= y), x);
    }

    static void double1() {
        FloatCompound o = new FloatCompound();
        float x;
        double y = -1e300;
        int i = 0;
        x = -0.5f;
        p("+=double", (x += y), x);
        o.f = -0.5f;
        p("-=double", (o.f -= y), o.f);
        i = 0;
        s = -0.5f;
        float r1 = (s -= -1e300);
        p("constant", r1);
        s = -0.5f;
        p("*=double", (s *= y), s);
        a[0] = -0.5f;
        p("/=double", (a[0] /= y), a[0]);
        i = 0;
        x = -0.5f;
        float r3 = (x /= -1e300);
        p("constant", r3);
        x = -0.5f;
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
