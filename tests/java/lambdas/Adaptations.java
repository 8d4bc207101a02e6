// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/** Conversions between the functional method's types and the implementation's. */
public class Adaptations {

    static int i(int x) {
        return x + 1;
    }

    static long l(long x) {
        return x + 2;
    }

    static Integer boxed(Integer x) {
        return x + 3;
    }

    static Object o(Object x) {
        return "o" + x;
    }

    static byte b(char c) {
        return (byte) c;
    }

    static double d(double x) {
        return x / 2;
    }

    static void v(Object o) {
        System.out.print("v(" + o + ") ");
    }

    interface CharToInt {
        int f(char c);
    }

    interface LongToVoid {
        void f(long x);
    }

    interface IntegerToObject {
        Object f(Integer x);
    }

    interface IntToNumber {
        Number f(int x);
    }

    interface ByteToDouble {
        double f(byte b);
    }

    public static void main(String[] args) {
        IntFunction<Object> f1 = Adaptations::i;
        Function<Integer, Integer> f2 = Adaptations::i;
        Function<Integer, Object> f3 = Adaptations::o;
        IntToLongFunction f4 = Adaptations::i;
        IntToLongFunction f5 = Adaptations::l;
        ToIntFunction<Integer> f6 = Adaptations::boxed;
        IntUnaryOperator f7 = Adaptations::boxed;
        CharToInt f8 = Adaptations::b;
        LongToVoid f9 = Adaptations::v;
        IntegerToObject f10 = Adaptations::boxed;
        IntToNumber f11 = Adaptations::i;
        ByteToDouble f12 = Adaptations::i;
        ToDoubleFunction<Integer> f13 = Adaptations::d;
        IntToDoubleFunction f14 = Adaptations::l;
        Consumer<Integer> f15 = Adaptations::i;
        Function<Integer, Long> f16 = x -> (long) x;
        System.out.println(
            f1.apply(1) +
                " " +
                f2.apply(2) +
                " " +
                f3.apply(3) +
                " " +
                f4.applyAsLong(4) +
                " " +
                f5.applyAsLong(5)
        );
        System.out.println(
            f6.applyAsInt(6) +
                " " +
                f7.applyAsInt(7) +
                " " +
                f8.f('h') +
                " " +
                f10.f(8) +
                " " +
                f11.f(9) +
                " " +
                f12.f((byte) -1)
        );
        f9.f(10L);
        f15.accept(5);
        System.out.println(f13.applyAsDouble(3) + " " + f14.applyAsDouble(4) + " " + f16.apply(5));
        Probe.show("null unboxed", () -> f2.apply(null));
        Probe.show("null result", () -> {
            IntSupplier s = Adaptations::nothing;
            return s.getAsInt();
        });
        @SuppressWarnings({ "unchecked", "rawtypes" })
        Object raw = (Function) f2;
        Probe.show("heap pollution", () -> ((Function<Object, Object>) raw).apply("x"));
        Probe.show("raw lambda", () -> {
            Function<String, Integer> g = s -> s.length();
            return ((Function<Object, Object>) (Function) g).apply(5);
        });
        Probe.show("raw reference", () -> {
            Function<String, Integer> g = String::length;
            return ((Function<Object, Object>) (Function) g).apply(5);
        });
    }

    static Integer nothing() {
        return null;
    }
}
