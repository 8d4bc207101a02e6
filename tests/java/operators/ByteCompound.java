// SPDX-License-Identifier: MIT
/** JLS 15.26.2: byte op= each numeric type, for locals, fields, statics, elements: value of the expression and of the variable. */
public class ByteCompound {
    byte f; static byte s; static byte[] a = new byte[1];
    static void p(String n, byte... v) { StringBuilder b = new StringBuilder(n); for (byte x : v) b.append(' ').append(x); System.out.println(b); }

    static void byte0() {
        ByteCompound o = new ByteCompound(); byte x; byte y = (byte) 3; int i = 0;
        x = (byte) 100; p("+=byte", x += y, x);
        o.f = (byte) 100; p("-=byte", o.f -= y, o.f); i = 0; s = (byte) 100; byte r1 = s -= (byte) 3; p("constant", r1);
        s = (byte) 100; p("*=byte", s *= y, s);
        a[0] = (byte) 100; p("/=byte", a[0] /= y, a[0]); i = 0; x = (byte) 100; byte r3 = x /= (byte) 3; p("constant", r3);
        x = (byte) 100; p("%=byte", x %= y, x);
        o.f = (byte) 100; p("&=byte", o.f &= y, o.f); i = 0; s = (byte) 100; byte r5 = s &= (byte) 3; p("constant", r5);
        s = (byte) 100; p("|=byte", s |= y, s);
        a[0] = (byte) 100; p("^=byte", a[0] ^= y, a[0]); i = 0; x = (byte) 100; byte r7 = x ^= (byte) 3; p("constant", r7);
        x = (byte) 100; p("<<=byte", x <<= y, x);
        o.f = (byte) 100; p(">>=byte", o.f >>= y, o.f); i = 0; s = (byte) 100; byte r9 = s >>= (byte) 3; p("constant", r9);
        s = (byte) 100; p(">>>=byte", s >>>= y, s);
    }
    static void byte1() {
        ByteCompound o = new ByteCompound(); byte x; byte y = (byte) -128; int i = 0;
        x = (byte) -1; p("+=byte", x += y, x);
        o.f = (byte) -1; p("-=byte", o.f -= y, o.f); i = 0; s = (byte) -1; byte r1 = s -= (byte) -128; p("constant", r1);
        s = (byte) -1; p("*=byte", s *= y, s);
        a[0] = (byte) -1; p("/=byte", a[0] /= y, a[0]); i = 0; x = (byte) -1; byte r3 = x /= (byte) -128; p("constant", r3);
        x = (byte) -1; p("%=byte", x %= y, x);
        o.f = (byte) -1; p("&=byte", o.f &= y, o.f); i = 0; s = (byte) -1; byte r5 = s &= (byte) -128; p("constant", r5);
        s = (byte) -1; p("|=byte", s |= y, s);
        a[0] = (byte) -1; p("^=byte", a[0] ^= y, a[0]); i = 0; x = (byte) -1; byte r7 = x ^= (byte) -128; p("constant", r7);
        x = (byte) -1; p("<<=byte", x <<= y, x);
        o.f = (byte) -1; p(">>=byte", o.f >>= y, o.f); i = 0; s = (byte) -1; byte r9 = s >>= (byte) -128; p("constant", r9);
        s = (byte) -1; p(">>>=byte", s >>>= y, s);
    }
    static void char0() {
        ByteCompound o = new ByteCompound(); byte x; char y = 'a'; int i = 0;
        x = (byte) 100; p("+=char", x += y, x);
        o.f = (byte) 100; p("-=char", o.f -= y, o.f); i = 0; s = (byte) 100; byte r1 = s -= 'a'; p("constant", r1);
        s = (byte) 100; p("*=char", s *= y, s);
        a[0] = (byte) 100; p("/=char", a[0] /= y, a[0]); i = 0; x = (byte) 100; byte r3 = x /= 'a'; p("constant", r3);
        x = (byte) 100; p("%=char", x %= y, x);
        o.f = (byte) 100; p("&=char", o.f &= y, o.f); i = 0; s = (byte) 100; byte r5 = s &= 'a'; p("constant", r5);
        s = (byte) 100; p("|=char", s |= y, s);
        a[0] = (byte) 100; p("^=char", a[0] ^= y, a[0]); i = 0; x = (byte) 100; byte r7 = x ^= 'a'; p("constant", r7);
        x = (byte) 100; p("<<=char", x <<= y, x);
        o.f = (byte) 100; p(">>=char", o.f >>= y, o.f); i = 0; s = (byte) 100; byte r9 = s >>= 'a'; p("constant", r9);
        s = (byte) 100; p(">>>=char", s >>>= y, s);
    }
    static void char1() {
        ByteCompound o = new ByteCompound(); byte x; char y = '\uffff'; int i = 0;
        x = (byte) -1; p("+=char", x += y, x);
        o.f = (byte) -1; p("-=char", o.f -= y, o.f); i = 0; s = (byte) -1; byte r1 = s -= '\uffff'; p("constant", r1);
        s = (byte) -1; p("*=char", s *= y, s);
        a[0] = (byte) -1; p("/=char", a[0] /= y, a[0]); i = 0; x = (byte) -1; byte r3 = x /= '\uffff'; p("constant", r3);
        x = (byte) -1; p("%=char", x %= y, x);
        o.f = (byte) -1; p("&=char", o.f &= y, o.f); i = 0; s = (byte) -1; byte r5 = s &= '\uffff'; p("constant", r5);
        s = (byte) -1; p("|=char", s |= y, s);
        a[0] = (byte) -1; p("^=char", a[0] ^= y, a[0]); i = 0; x = (byte) -1; byte r7 = x ^= '\uffff'; p("constant", r7);
        x = (byte) -1; p("<<=char", x <<= y, x);
        o.f = (byte) -1; p(">>=char", o.f >>= y, o.f); i = 0; s = (byte) -1; byte r9 = s >>= '\uffff'; p("constant", r9);
        s = (byte) -1; p(">>>=char", s >>>= y, s);
    }
    static void short0() {
        ByteCompound o = new ByteCompound(); byte x; short y = (short) 7; int i = 0;
        x = (byte) 100; p("+=short", x += y, x);
        o.f = (byte) 100; p("-=short", o.f -= y, o.f); i = 0; s = (byte) 100; byte r1 = s -= (short) 7; p("constant", r1);
        s = (byte) 100; p("*=short", s *= y, s);
        a[0] = (byte) 100; p("/=short", a[0] /= y, a[0]); i = 0; x = (byte) 100; byte r3 = x /= (short) 7; p("constant", r3);
        x = (byte) 100; p("%=short", x %= y, x);
        o.f = (byte) 100; p("&=short", o.f &= y, o.f); i = 0; s = (byte) 100; byte r5 = s &= (short) 7; p("constant", r5);
        s = (byte) 100; p("|=short", s |= y, s);
        a[0] = (byte) 100; p("^=short", a[0] ^= y, a[0]); i = 0; x = (byte) 100; byte r7 = x ^= (short) 7; p("constant", r7);
        x = (byte) 100; p("<<=short", x <<= y, x);
        o.f = (byte) 100; p(">>=short", o.f >>= y, o.f); i = 0; s = (byte) 100; byte r9 = s >>= (short) 7; p("constant", r9);
        s = (byte) 100; p(">>>=short", s >>>= y, s);
    }
    static void short1() {
        ByteCompound o = new ByteCompound(); byte x; short y = (short) -32768; int i = 0;
        x = (byte) -1; p("+=short", x += y, x);
        o.f = (byte) -1; p("-=short", o.f -= y, o.f); i = 0; s = (byte) -1; byte r1 = s -= (short) -32768; p("constant", r1);
        s = (byte) -1; p("*=short", s *= y, s);
        a[0] = (byte) -1; p("/=short", a[0] /= y, a[0]); i = 0; x = (byte) -1; byte r3 = x /= (short) -32768; p("constant", r3);
        x = (byte) -1; p("%=short", x %= y, x);
        o.f = (byte) -1; p("&=short", o.f &= y, o.f); i = 0; s = (byte) -1; byte r5 = s &= (short) -32768; p("constant", r5);
        s = (byte) -1; p("|=short", s |= y, s);
        a[0] = (byte) -1; p("^=short", a[0] ^= y, a[0]); i = 0; x = (byte) -1; byte r7 = x ^= (short) -32768; p("constant", r7);
        x = (byte) -1; p("<<=short", x <<= y, x);
        o.f = (byte) -1; p(">>=short", o.f >>= y, o.f); i = 0; s = (byte) -1; byte r9 = s >>= (short) -32768; p("constant", r9);
        s = (byte) -1; p(">>>=short", s >>>= y, s);
    }
    static void int0() {
        ByteCompound o = new ByteCompound(); byte x; int y = 5; int i = 0;
        x = (byte) 100; p("+=int", x += y, x);
        o.f = (byte) 100; p("-=int", o.f -= y, o.f); i = 0; s = (byte) 100; byte r1 = s -= 5; p("constant", r1);
        s = (byte) 100; p("*=int", s *= y, s);
        a[0] = (byte) 100; p("/=int", a[0] /= y, a[0]); i = 0; x = (byte) 100; byte r3 = x /= 5; p("constant", r3);
        x = (byte) 100; p("%=int", x %= y, x);
        o.f = (byte) 100; p("&=int", o.f &= y, o.f); i = 0; s = (byte) 100; byte r5 = s &= 5; p("constant", r5);
        s = (byte) 100; p("|=int", s |= y, s);
        a[0] = (byte) 100; p("^=int", a[0] ^= y, a[0]); i = 0; x = (byte) 100; byte r7 = x ^= 5; p("constant", r7);
        x = (byte) 100; p("<<=int", x <<= y, x);
        o.f = (byte) 100; p(">>=int", o.f >>= y, o.f); i = 0; s = (byte) 100; byte r9 = s >>= 5; p("constant", r9);
        s = (byte) 100; p(">>>=int", s >>>= y, s);
    }
    static void int1() {
        ByteCompound o = new ByteCompound(); byte x; int y = Integer.MIN_VALUE; int i = 0;
        x = (byte) -1; p("+=int", x += y, x);
        o.f = (byte) -1; p("-=int", o.f -= y, o.f); i = 0; s = (byte) -1; byte r1 = s -= Integer.MIN_VALUE; p("constant", r1);
        s = (byte) -1; p("*=int", s *= y, s);
        a[0] = (byte) -1; p("/=int", a[0] /= y, a[0]); i = 0; x = (byte) -1; byte r3 = x /= Integer.MIN_VALUE; p("constant", r3);
        x = (byte) -1; p("%=int", x %= y, x);
        o.f = (byte) -1; p("&=int", o.f &= y, o.f); i = 0; s = (byte) -1; byte r5 = s &= Integer.MIN_VALUE; p("constant", r5);
        s = (byte) -1; p("|=int", s |= y, s);
        a[0] = (byte) -1; p("^=int", a[0] ^= y, a[0]); i = 0; x = (byte) -1; byte r7 = x ^= Integer.MIN_VALUE; p("constant", r7);
        x = (byte) -1; p("<<=int", x <<= y, x);
        o.f = (byte) -1; p(">>=int", o.f >>= y, o.f); i = 0; s = (byte) -1; byte r9 = s >>= Integer.MIN_VALUE; p("constant", r9);
        s = (byte) -1; p(">>>=int", s >>>= y, s);
    }
    static void long0() {
        ByteCompound o = new ByteCompound(); byte x; long y = 9L; int i = 0;
        x = (byte) 100; p("+=long", x += y, x);
        o.f = (byte) 100; p("-=long", o.f -= y, o.f); i = 0; s = (byte) 100; byte r1 = s -= 9L; p("constant", r1);
        s = (byte) 100; p("*=long", s *= y, s);
        a[0] = (byte) 100; p("/=long", a[0] /= y, a[0]); i = 0; x = (byte) 100; byte r3 = x /= 9L; p("constant", r3);
        x = (byte) 100; p("%=long", x %= y, x);
        o.f = (byte) 100; p("&=long", o.f &= y, o.f); i = 0; s = (byte) 100; byte r5 = s &= 9L; p("constant", r5);
        s = (byte) 100; p("|=long", s |= y, s);
        a[0] = (byte) 100; p("^=long", a[0] ^= y, a[0]); i = 0; x = (byte) 100; byte r7 = x ^= 9L; p("constant", r7);
        x = (byte) 100; p("<<=long", x <<= y, x);
        o.f = (byte) 100; p(">>=long", o.f >>= y, o.f); i = 0; s = (byte) 100; byte r9 = s >>= 9L; p("constant", r9);
        s = (byte) 100; p(">>>=long", s >>>= y, s);
    }
    static void long1() {
        ByteCompound o = new ByteCompound(); byte x; long y = Long.MAX_VALUE; int i = 0;
        x = (byte) -1; p("+=long", x += y, x);
        o.f = (byte) -1; p("-=long", o.f -= y, o.f); i = 0; s = (byte) -1; byte r1 = s -= Long.MAX_VALUE; p("constant", r1);
        s = (byte) -1; p("*=long", s *= y, s);
        a[0] = (byte) -1; p("/=long", a[0] /= y, a[0]); i = 0; x = (byte) -1; byte r3 = x /= Long.MAX_VALUE; p("constant", r3);
        x = (byte) -1; p("%=long", x %= y, x);
        o.f = (byte) -1; p("&=long", o.f &= y, o.f); i = 0; s = (byte) -1; byte r5 = s &= Long.MAX_VALUE; p("constant", r5);
        s = (byte) -1; p("|=long", s |= y, s);
        a[0] = (byte) -1; p("^=long", a[0] ^= y, a[0]); i = 0; x = (byte) -1; byte r7 = x ^= Long.MAX_VALUE; p("constant", r7);
        x = (byte) -1; p("<<=long", x <<= y, x);
        o.f = (byte) -1; p(">>=long", o.f >>= y, o.f); i = 0; s = (byte) -1; byte r9 = s >>= Long.MAX_VALUE; p("constant", r9);
        s = (byte) -1; p(">>>=long", s >>>= y, s);
    }
    static void float0() {
        ByteCompound o = new ByteCompound(); byte x; float y = 2.5f; int i = 0;
        x = (byte) 100; p("+=float", x += y, x);
        o.f = (byte) 100; p("-=float", o.f -= y, o.f); i = 0; s = (byte) 100; byte r1 = s -= 2.5f; p("constant", r1);
        s = (byte) 100; p("*=float", s *= y, s);
        a[0] = (byte) 100; p("/=float", a[0] /= y, a[0]); i = 0; x = (byte) 100; byte r3 = x /= 2.5f; p("constant", r3);
        x = (byte) 100; p("%=float", x %= y, x);
    }
    static void float1() {
        ByteCompound o = new ByteCompound(); byte x; float y = -1e30f; int i = 0;
        x = (byte) -1; p("+=float", x += y, x);
        o.f = (byte) -1; p("-=float", o.f -= y, o.f); i = 0; s = (byte) -1; byte r1 = s -= -1e30f; p("constant", r1);
        s = (byte) -1; p("*=float", s *= y, s);
        a[0] = (byte) -1; p("/=float", a[0] /= y, a[0]); i = 0; x = (byte) -1; byte r3 = x /= -1e30f; p("constant", r3);
        x = (byte) -1; p("%=float", x %= y, x);
    }
    static void double0() {
        ByteCompound o = new ByteCompound(); byte x; double y = 0.75; int i = 0;
        x = (byte) 100; p("+=double", x += y, x);
        o.f = (byte) 100; p("-=double", o.f -= y, o.f); i = 0; s = (byte) 100; byte r1 = s -= 0.75; p("constant", r1);
        s = (byte) 100; p("*=double", s *= y, s);
        a[0] = (byte) 100; p("/=double", a[0] /= y, a[0]); i = 0; x = (byte) 100; byte r3 = x /= 0.75; p("constant", r3);
        x = (byte) 100; p("%=double", x %= y, x);
    }
    static void double1() {
        ByteCompound o = new ByteCompound(); byte x; double y = -1e300; int i = 0;
        x = (byte) -1; p("+=double", x += y, x);
        o.f = (byte) -1; p("-=double", o.f -= y, o.f); i = 0; s = (byte) -1; byte r1 = s -= -1e300; p("constant", r1);
        s = (byte) -1; p("*=double", s *= y, s);
        a[0] = (byte) -1; p("/=double", a[0] /= y, a[0]); i = 0; x = (byte) -1; byte r3 = x /= -1e300; p("constant", r3);
        x = (byte) -1; p("%=double", x %= y, x);
    }

    public static void main(String[] args) {
        byte0(); byte1(); char0(); char1(); short0(); short1(); int0();
        int1(); long0(); long1(); float0(); float1(); double0(); double1();
    }
}
