/* SPDX-License-Identifier: MIT */
import java.util.zip.CRC32;

/**
 * Twelve kinds of work after each other, in pieces of some hundred microseconds, which the
 * program times itself.
 * It prints each kind's name and share of the time in thousandths. The work of a kind lies in
 * the method of its name and below
 * it. Arguments: milliseconds.
 */
public class Kinds {
    public interface Kind { long run(int n); }
    interface Step { long next(long x); }

    static class Step1 implements Step { public long next(long x) { return x + 1; } }
    static class Step2 implements Step { public long next(long x) { return x + 2; } }
    static class Step3 implements Step { public long next(long x) { return x + 3; } }
    static class Step4 implements Step { public long next(long x) { return x + 4; } }
    static final Step[] STEPS = {new Step1(), new Step2(), new Step3(), new Step4()};

    static long tiny(long x) { return x ^ 5; }

    /** A loop without calls. */
    static long plain(int n) {
        long s = 1;
        for (int i = 0; i < n * 40; i++) { s = s * 31 + i; s ^= s >>> 7; s += s << 3; }
        return s;
    }

    /** Operations around a call that is inlined. */
    static long inlines(int n) {
        long s = 1;
        for (int i = 0; i < n * 20; i++) { s = s * 31 + i; s ^= s >>> 7; s = s / 3 + s % 5;
            s = tiny(s); }
        return s;
    }

    /** Operations around a call of four methods through an interface. */
    static long megamorphic(int n) {
        long x = 1;
        for (int i = 0; i < n * 2; i++) {
            x = x / 7 + x % 11; x ^= x << 5; x = x / 13 + x % 17; x ^= x >>> 3;
            x = STEPS[i & 3].next(x);
            x = x / 53 + x % 59; x ^= x << 1; x = x / 61 + x % 67; x ^= x >>> 7;
        }
        return x;
    }

    /** A method without a loop and of several kilobytes; who calls it has the loop. */
    static long straight(int n) {
        long s = 0;
        for (int i = 0; i < n / 20; i++) s += Straight.line(i * 31L + s);
        return s;
    }

    static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
    static long recursion(int n) { return fibonacci(18) + fibonacci(17); }

    static final byte[] FROM = new byte[1 << 16], TO = new byte[1 << 16];
    static long copies(int n) {
        for (int i = 0; i < n / 40; i++) System.arraycopy(FROM, i & 7, TO, 0, FROM.length - 8);
        return TO[3];
    }

    /** A native method that works for a while. */
    static long natives(int n) {
        CRC32 sum = new CRC32();
        for (int i = 0; i < n / 100; i++) sum.update(FROM, 0, 4096);
        return sum.getValue();
    }

    static Object[] kept = new Object[1000];
    static long allocates(int n) {
        for (int i = 0; i < n; i++) kept[i % kept.length] = new int[20];
        return kept.length;
    }

    static long texts(int n) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) text.append(i).append(',');
        return text.toString().hashCode();
    }

    static long thrower(long i) { if (i >= 0) throw new IllegalStateException(); return i; }
    static long exceptions(int n) {
        long s = 0;
        for (int i = 0; i < n / 8; i++)
            try { s += thrower(i); } catch (IllegalStateException e) { s++; }
        return s;
    }

    static long switches(int n) {
        long s = 0;
        for (int i = 0; i < n * 10; i++)
            switch ((int) (s ^ i) & 7) {
                case 0: s += i; break;
                case 1: s ^= i; break;
                case 2: s -= 3; break;
                case 3: s += s << 1; break;
                case 4: s *= 5; break;
                case 5: s ^= s >>> 9; break;
                default: s++;
            }
        return s;
    }

    /** A class that is new each time, with a loop that is compiled while it runs. */
    static final class Fresh extends ClassLoader {
        Fresh() { super(Kinds.class.getClassLoader()); }
        Kind make(byte[] file) throws ReflectiveOperationException {
            return (Kind) defineClass("OnStack", file, 0, file.length).getDeclaredConstructor()
                .newInstance();
        }
    }
    static byte[] file;
    static long onStack(int n) {
        try {
            return new Fresh().make(file).run(n * 20);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static final String[] NAMES = {"plain", "inlines", "megamorphic", "straight", "recursion",
        "copies", "natives",
        "allocates", "texts", "exceptions", "switches", "onStack"};
    static final Kind[] KINDS = {Kinds::plain, Kinds::inlines, Kinds::megamorphic, Kinds::straight,
        Kinds::recursion,
        Kinds::copies, Kinds::natives, Kinds::allocates, Kinds::texts, Kinds::exceptions,
            Kinds::switches,
        Kinds::onStack};

    public static void main(String[] args) throws Exception {
        file = Kinds.class.getResourceAsStream("/OnStack.class").readAllBytes();
        long[] time = new long[KINDS.length];
        long end = System.nanoTime() + Integer.parseInt(args[0]) * 1_000_000L, all = 0, s = 0;
        while (System.nanoTime() < end)
            for (int k = 0; k < KINDS.length; k++) {
                long begin = System.nanoTime();
                s += KINDS[k].run(3000);
                time[k] += System.nanoTime() - begin;
            }
        for (long t : time) all += t;
        for (int k = 0; k < KINDS.length;
            k++) System.out.println(NAMES[k] + " " + time[k] * 1000.0 / all);
        if (s == 42) System.out.println();
    }
}
