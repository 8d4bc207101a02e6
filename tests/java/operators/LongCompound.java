// SPDX-License-Identifier: MIT
/** JLS 15.26.2: long op= each numeric type, for locals, fields, statics, elements: value of the expression and of the variable. */
public class LongCompound {
    long f; static long s; static long[] a = new long[1];
    static void p(String n, long... v) { StringBuilder b = new StringBuilder(n); for (long x : v) b.append(' ').append(x); System.out.println(b); }

    static void byte0() {
        LongCompound o = new LongCompound(); long x; byte y = (byte) 3; int i = 0;
        x = 1L << 62; p("+=byte", x += y, x);
        o.f = 1L << 62; p("-=byte", o.f -= y, o.f); i = 0; s = 1L << 62; long r1 = s -= (byte) 3; p("constant", r1);
        s = 1L << 62; p("*=byte", s *= y, s);
        a[0] = 1L << 62; p("/=byte", a[0] /= y, a[0]); i = 0; x = 1L << 62; long r3 = x /= (byte) 3; p("constant", r3);
        x = 1L << 62; p("%=byte", x %= y, x);
        o.f = 1L << 62; p("&=byte", o.f &= y, o.f); i = 0; s = 1L << 62; long r5 = s &= (byte) 3; p("constant", r5);
        s = 1L << 62; p("|=byte", s |= y, s);
        a[0] = 1L << 62; p("^=byte", a[0] ^= y, a[0]); i = 0; x = 1L << 62; long r7 = x ^= (byte) 3; p("constant", r7);
        x = 1L << 62; p("<<=byte", x <<= y, x);
        o.f = 1L << 62; p(">>=byte", o.f >>= y, o.f); i = 0; s = 1L << 62; long r9 = s >>= (byte) 3; p("constant", r9);
        s = 1L << 62; p(">>>=byte", s >>>= y, s);
    }
    static void byte1() {
        LongCompound o = new LongCompound(); long x; byte y = (byte) -128; int i = 0;
        x = -4L; p("+=byte", x += y, x);
        o.f = -4L; p("-=byte", o.f -= y, o.f); i = 0; s = -4L; long r1 = s -= (byte) -128; p("constant", r1);
        s = -4L; p("*=byte", s *= y, s);
        a[0] = -4L; p("/=byte", a[0] /= y, a[0]); i = 0; x = -4L; long r3 = x /= (byte) -128; p("constant", r3);
        x = -4L; p("%=byte", x %= y, x);
        o.f = -4L; p("&=byte", o.f &= y, o.f); i = 0; s = -4L; long r5 = s &= (byte) -128; p("constant", r5);
        s = -4L; p("|=byte", s |= y, s);
        a[0] = -4L; p("^=byte", a[0] ^= y, a[0]); i = 0; x = -4L; long r7 = x ^= (byte) -128; p("constant", r7);
        x = -4L; p("<<=byte", x <<= y, x);
        o.f = -4L; p(">>=byte", o.f >>= y, o.f); i = 0; s = -4L; long r9 = s >>= (byte) -128; p("constant", r9);
        s = -4L; p(">>>=byte", s >>>= y, s);
    }
    static void char0() {
        LongCompound o = new LongCompound(); long x; char y = 'a'; int i = 0;
        x = 1L << 62; p("+=char", x += y, x);
        o.f = 1L << 62; p("-=char", o.f -= y, o.f); i = 0; s = 1L << 62; long r1 = s -= 'a'; p("constant", r1);
        s = 1L << 62; p("*=char", s *= y, s);
        a[0] = 1L << 62; p("/=char", a[0] /= y, a[0]); i = 0; x = 1L << 62; long r3 = x /= 'a'; p("constant", r3);
        x = 1L << 62; p("%=char", x %= y, x);
        o.f = 1L << 62; p("&=char", o.f &= y, o.f); i = 0; s = 1L << 62; long r5 = s &= 'a'; p("constant", r5);
        s = 1L << 62; p("|=char", s |= y, s);
        a[0] = 1L << 62; p("^=char", a[0] ^= y, a[0]); i = 0; x = 1L << 62; long r7 = x ^= 'a'; p("constant", r7);
        x = 1L << 62; p("<<=char", x <<= y, x);
        o.f = 1L << 62; p(">>=char", o.f >>= y, o.f); i = 0; s = 1L << 62; long r9 = s >>= 'a'; p("constant", r9);
        s = 1L << 62; p(">>>=char", s >>>= y, s);
    }
    static void char1() {
        LongCompound o = new LongCompound(); long x; char y = '\uffff'; int i = 0;
        x = -4L; p("+=char", x += y, x);
        o.f = -4L; p("-=char", o.f -= y, o.f); i = 0; s = -4L; long r1 = s -= '\uffff'; p("constant", r1);
        s = -4L; p("*=char", s *= y, s);
        a[0] = -4L; p("/=char", a[0] /= y, a[0]); i = 0; x = -4L; long r3 = x /= '\uffff'; p("constant", r3);
        x = -4L; p("%=char", x %= y, x);
        o.f = -4L; p("&=char", o.f &= y, o.f); i = 0; s = -4L; long r5 = s &= '\uffff'; p("constant", r5);
        s = -4L; p("|=char", s |= y, s);
        a[0] = -4L; p("^=char", a[0] ^= y, a[0]); i = 0; x = -4L; long r7 = x ^= '\uffff'; p("constant", r7);
        x = -4L; p("<<=char", x <<= y, x);
        o.f = -4L; p(">>=char", o.f >>= y, o.f); i = 0; s = -4L; long r9 = s >>= '\uffff'; p("constant", r9);
        s = -4L; p(">>>=char", s >>>= y, s);
    }
    static void short0() {
        LongCompound o = new LongCompound(); long x; short y = (short) 7; int i = 0;
        x = 1L << 62; p("+=short", x += y, x);
        o.f = 1L << 62; p("-=short", o.f -= y, o.f); i = 0; s = 1L << 62; long r1 = s -= (short) 7; p("constant", r1);
        s = 1L << 62; p("*=short", s *= y, s);
        a[0] = 1L << 62; p("/=short", a[0] /= y, a[0]); i = 0; x = 1L << 62; long r3 = x /= (short) 7; p("constant", r3);
        x = 1L << 62; p("%=short", x %= y, x);
        o.f = 1L << 62; p("&=short", o.f &= y, o.f); i = 0; s = 1L << 62; long r5 = s &= (short) 7; p("constant", r5);
        s = 1L << 62; p("|=short", s |= y, s);
        a[0] = 1L << 62; p("^=short", a[0] ^= y, a[0]); i = 0; x = 1L << 62; long r7 = x ^= (short) 7; p("constant", r7);
        x = 1L << 62; p("<<=short", x <<= y, x);
        o.f = 1L << 62; p(">>=short", o.f >>= y, o.f); i = 0; s = 1L << 62; long r9 = s >>= (short) 7; p("constant", r9);
        s = 1L << 62; p(">>>=short", s >>>= y, s);
    }
    static void short1() {
        LongCompound o = new LongCompound(); long x; short y = (short) -32768; int i = 0;
        x = -4L; p("+=short", x += y, x);
        o.f = -4L; p("-=short", o.f -= y, o.f); i = 0; s = -4L; long r1 = s -= (short) -32768; p("constant", r1);
        s = -4L; p("*=short", s *= y, s);
        a[0] = -4L; p("/=short", a[0] /= y, a[0]); i = 0; x = -4L; long r3 = x /= (short) -32768; p("constant", r3);
        x = -4L; p("%=short", x %= y, x);
        o.f = -4L; p("&=short", o.f &= y, o.f); i = 0; s = -4L; long r5 = s &= (short) -32768; p("constant", r5);
        s = -4L; p("|=short", s |= y, s);
        a[0] = -4L; p("^=short", a[0] ^= y, a[0]); i = 0; x = -4L; long r7 = x ^= (short) -32768; p("constant", r7);
        x = -4L; p("<<=short", x <<= y, x);
        o.f = -4L; p(">>=short", o.f >>= y, o.f); i = 0; s = -4L; long r9 = s >>= (short) -32768; p("constant", r9);
        s = -4L; p(">>>=short", s >>>= y, s);
    }
    static void int0() {
        LongCompound o = new LongCompound(); long x; int y = 5; int i = 0;
        x = 1L << 62; p("+=int", x += y, x);
        o.f = 1L << 62; p("-=int", o.f -= y, o.f); i = 0; s = 1L << 62; long r1 = s -= 5; p("constant", r1);
        s = 1L << 62; p("*=int", s *= y, s);
        a[0] = 1L << 62; p("/=int", a[0] /= y, a[0]); i = 0; x = 1L << 62; long r3 = x /= 5; p("constant", r3);
        x = 1L << 62; p("%=int", x %= y, x);
        o.f = 1L << 62; p("&=int", o.f &= y, o.f); i = 0; s = 1L << 62; long r5 = s &= 5; p("constant", r5);
        s = 1L << 62; p("|=int", s |= y, s);
        a[0] = 1L << 62; p("^=int", a[0] ^= y, a[0]); i = 0; x = 1L << 62; long r7 = x ^= 5; p("constant", r7);
        x = 1L << 62; p("<<=int", x <<= y, x);
        o.f = 1L << 62; p(">>=int", o.f >>= y, o.f); i = 0; s = 1L << 62; long r9 = s >>= 5; p("constant", r9);
        s = 1L << 62; p(">>>=int", s >>>= y, s);
    }
    static void int1() {
        LongCompound o = new LongCompound(); long x; int y = Integer.MIN_VALUE; int i = 0;
        x = -4L; p("+=int", x += y, x);
        o.f = -4L; p("-=int", o.f -= y, o.f); i = 0; s = -4L; long r1 = s -= Integer.MIN_VALUE; p("constant", r1);
        s = -4L; p("*=int", s *= y, s);
        a[0] = -4L; p("/=int", a[0] /= y, a[0]); i = 0; x = -4L; long r3 = x /= Integer.MIN_VALUE; p("constant", r3);
        x = -4L; p("%=int", x %= y, x);
        o.f = -4L; p("&=int", o.f &= y, o.f); i = 0; s = -4L; long r5 = s &= Integer.MIN_VALUE; p("constant", r5);
        s = -4L; p("|=int", s |= y, s);
        a[0] = -4L; p("^=int", a[0] ^= y, a[0]); i = 0; x = -4L; long r7 = x ^= Integer.MIN_VALUE; p("constant", r7);
        x = -4L; p("<<=int", x <<= y, x);
        o.f = -4L; p(">>=int", o.f >>= y, o.f); i = 0; s = -4L; long r9 = s >>= Integer.MIN_VALUE; p("constant", r9);
        s = -4L; p(">>>=int", s >>>= y, s);
    }
    static void long0() {
        LongCompound o = new LongCompound(); long x; long y = 9L; int i = 0;
        x = 1L << 62; p("+=long", x += y, x);
        o.f = 1L << 62; p("-=long", o.f -= y, o.f); i = 0; s = 1L << 62; long r1 = s -= 9L; p("constant", r1);
        s = 1L << 62; p("*=long", s *= y, s);
        a[0] = 1L << 62; p("/=long", a[0] /= y, a[0]); i = 0; x = 1L << 62; long r3 = x /= 9L; p("constant", r3);
        x = 1L << 62; p("%=long", x %= y, x);
        o.f = 1L << 62; p("&=long", o.f &= y, o.f); i = 0; s = 1L << 62; long r5 = s &= 9L; p("constant", r5);
        s = 1L << 62; p("|=long", s |= y, s);
        a[0] = 1L << 62; p("^=long", a[0] ^= y, a[0]); i = 0; x = 1L << 62; long r7 = x ^= 9L; p("constant", r7);
        x = 1L << 62; p("<<=long", x <<= y, x);
        o.f = 1L << 62; p(">>=long", o.f >>= y, o.f); i = 0; s = 1L << 62; long r9 = s >>= 9L; p("constant", r9);
        s = 1L << 62; p(">>>=long", s >>>= y, s);
    }
    static void long1() {
        LongCompound o = new LongCompound(); long x; long y = Long.MAX_VALUE; int i = 0;
        x = -4L; p("+=long", x += y, x);
        o.f = -4L; p("-=long", o.f -= y, o.f); i = 0; s = -4L; long r1 = s -= Long.MAX_VALUE; p("constant", r1);
        s = -4L; p("*=long", s *= y, s);
        a[0] = -4L; p("/=long", a[0] /= y, a[0]); i = 0; x = -4L; long r3 = x /= Long.MAX_VALUE; p("constant", r3);
        x = -4L; p("%=long", x %= y, x);
        o.f = -4L; p("&=long", o.f &= y, o.f); i = 0; s = -4L; long r5 = s &= Long.MAX_VALUE; p("constant", r5);
        s = -4L; p("|=long", s |= y, s);
        a[0] = -4L; p("^=long", a[0] ^= y, a[0]); i = 0; x = -4L; long r7 = x ^= Long.MAX_VALUE; p("constant", r7);
        x = -4L; p("<<=long", x <<= y, x);
        o.f = -4L; p(">>=long", o.f >>= y, o.f); i = 0; s = -4L; long r9 = s >>= Long.MAX_VALUE; p("constant", r9);
        s = -4L; p(">>>=long", s >>>= y, s);
    }
    static void float0() {
        LongCompound o = new LongCompound(); long x; float y = 2.5f; int i = 0;
        x = 1L << 62; p("+=float", x += y, x);
        o.f = 1L << 62; p("-=float", o.f -= y, o.f); i = 0; s = 1L << 62; long r1 = s -= 2.5f; p("constant", r1);
        s = 1L << 62; p("*=float", s *= y, s);
        a[0] = 1L << 62; p("/=float", a[0] /= y, a[0]); i = 0; x = 1L << 62; long r3 = x /= 2.5f; p("constant", r3);
        x = 1L << 62; p("%=float", x %= y, x);
    }
    static void float1() {
        LongCompound o = new LongCompound(); long x; float y = -1e30f; int i = 0;
        x = -4L; p("+=float", x += y, x);
        o.f = -4L; p("-=float", o.f -= y, o.f); i = 0; s = -4L; long r1 = s -= -1e30f; p("constant", r1);
        s = -4L; p("*=float", s *= y, s);
        a[0] = -4L; p("/=float", a[0] /= y, a[0]); i = 0; x = -4L; long r3 = x /= -1e30f; p("constant", r3);
        x = -4L; p("%=float", x %= y, x);
    }
    static void double0() {
        LongCompound o = new LongCompound(); long x; double y = 0.75; int i = 0;
        x = 1L << 62; p("+=double", x += y, x);
        o.f = 1L << 62; p("-=double", o.f -= y, o.f); i = 0; s = 1L << 62; long r1 = s -= 0.75; p("constant", r1);
        s = 1L << 62; p("*=double", s *= y, s);
        a[0] = 1L << 62; p("/=double", a[0] /= y, a[0]); i = 0; x = 1L << 62; long r3 = x /= 0.75; p("constant", r3);
        x = 1L << 62; p("%=double", x %= y, x);
    }
    static void double1() {
        LongCompound o = new LongCompound(); long x; double y = -1e300; int i = 0;
        x = -4L; p("+=double", x += y, x);
        o.f = -4L; p("-=double", o.f -= y, o.f); i = 0; s = -4L; long r1 = s -= -1e300; p("constant", r1);
        s = -4L; p("*=double", s *= y, s);
        a[0] = -4L; p("/=double", a[0] /= y, a[0]); i = 0; x = -4L; long r3 = x /= -1e300; p("constant", r3);
        x = -4L; p("%=double", x %= y, x);
    }

    public static void main(String[] args) {
        byte0(); byte1(); char0(); char1(); short0(); short1(); int0();
        int1(); long0(); long1(); float0(); float1(); double0(); double1();
    }
}
