// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Library methods that compiled code runs without calling them: ordinary cases, and those that must
 * be called after all.
 */
public class Leaves {

    static String attempt(Runnable action) {
        try {
            action.run();
            return "done";
        } catch (RuntimeException e) {
            StackTraceElement top = e.getStackTrace()[0];
            return (
                e.getClass().getName() +
                ": " +
                e.getMessage() +
                " in " +
                top.getClassName() +
                "." +
                top.getMethodName()
            );
        }
    }

    static long copies(int turn) {
        int[] ints = { 1, 2, 3, 4, 5, 6, 7, 8 };
        System.arraycopy(ints, 0, ints, 1, 7);
        System.arraycopy(ints, 3, ints, 2, 4);
        Object[] objects = { "a", turn, null, new int[1] };
        Object[] more = new Object[6];
        System.arraycopy(objects, 0, more, 2, 4);
        String[] strings = { "x" + turn, "y" + turn };
        System.arraycopy(strings, 0, more, 0, 2);
        CharSequence[] sequences = new CharSequence[2];
        System.arraycopy(strings, 0, sequences, 0, 2);
        System.arraycopy(strings, 2, sequences, 2, 0);
        byte[] bytes = new byte[9];
        System.arraycopy(new byte[] { 9, 8, 7 }, 1, bytes, 7, 2);
        long sum = 0;
        for (int i : ints) sum = sum * 7 + i;
        for (int i = 0; i < 4; i++) sum += more[i].toString().length();
        return sum + bytes[8] + sequences[1].length() + (more[4] == null ? 1 : 0);
    }

    static void wrong(Object from, int fromIndex, Object to, int toIndex, int count) {
        System.out.println(attempt(() -> System.arraycopy(from, fromIndex, to, toIndex, count)));
    }

    static int strings(String a, String b) {
        int sum = a.equals(b) ? 1 : 2;
        sum = sum * 31 + Integer.signum(a.compareTo(b)) * 5 + a.compareTo(b);
        sum = sum * 31 + a.hashCode() + b.hashCode() * 3;
        sum =
            sum * 31 +
            a.indexOf('c') +
            a.indexOf(0x20ac) * 3 +
            a.indexOf(0x1f600) * 5 +
            a.indexOf(-1);
        sum =
            sum * 31 +
            a.indexOf(b) +
            b.indexOf("") +
            a.indexOf("c") +
            (a.equals(null) ? 100 : 0) +
            (a.equals((Object) 1) ? 1000 : 0);
        return sum;
    }

    static final class Cells {

        final AtomicInteger number = new AtomicInteger();
        final AtomicLong large = new AtomicLong(1L << 40);
        final AtomicReference<String> text = new AtomicReference<>("zero");
    }

    static long atomics(Cells cells, int turn) {
        long sum = cells.number.getAndAdd(3) + cells.number.incrementAndGet();
        sum += cells.number.compareAndSet(turn * 4 + 4, turn * 4 + 4) ? 1 : 0;
        sum += cells.number.compareAndSet(-5, 7) ? 1000 : 0;
        sum += cells.large.getAndAdd(-turn) + cells.large.decrementAndGet();
        sum += cells.large.compareAndSet(5, 6) ? 1 : 2;
        String before = cells.text.get();
        sum += cells.text.compareAndSet(before, "turn " + turn) ? 1 : 50;
        sum += cells.text.compareAndSet("other", "never") ? 1 : 5;
        sum += cells.text.getAndSet(cells.text.get() + "!").length();
        cells.large.lazySet(cells.large.get() + 1);
        return sum;
    }

    public static void main(String[] args) {
        long sum = 0;
        for (int turn = 0; turn < 1500; turn++) sum = sum * 3 + copies(turn);
        System.out.println(sum);
        wrong(null, 0, new int[1], 0, 1);
        wrong(new int[1], 0, null, 0, 1);
        wrong("text", 0, new int[1], 0, 1);
        wrong(new int[1], 0, new long[1], 0, 1);
        wrong(new int[1], 0, new Integer[1], 0, 1);
        wrong(new int[2], 1, new int[2], 0, 2);
        wrong(new int[2], 0, new int[2], -1, 1);
        wrong(new int[2], 0, new int[2], Integer.MAX_VALUE, Integer.MAX_VALUE);
        wrong(new int[2], 0, new int[2], 0, -1);
        wrong(new Object[] { "a", 1 }, 0, new String[2], 0, 2);
        wrong(new Object[] { "a", "b" }, 0, new String[2], 0, 2);
        String[] texts = {
            "",
            "a",
            "abc",
            "abcd",
            "abd",
            "\u20acuro",
            "caf\u00e9",
            "x\ud83d\ude00y",
            "ABC",
            "a much longer text with an abc inside",
            "a much longer text with an abd inside"
        };
        for (int turn = 0; turn < 40; turn++) for (String a : texts)
            for (String b : texts) sum = sum * 31 + strings(a, b);
        System.out.println(sum);
        System.out.println(
            attempt(() -> "a".compareTo(null)).endsWith(" in java.lang.String.compareTo")
        );
        System.out.println(
            attempt(() -> "a".indexOf((String) null)).startsWith("java.lang.NullPointerException")
        );
        Cells cells = new Cells();
        for (int turn = 0; turn < 2000; turn++) sum = sum * 31 + atomics(cells, turn);
        System.out.println(sum + " " + cells.number + " " + cells.large + " " + cells.text);
        Object object = new Object();
        int hash = System.identityHashCode(object);
        for (int i = 0; i < 1000; i++) if (
            System.identityHashCode(object) != hash || object.hashCode() != hash
        ) System.out.println("another hash");
        System.out.println(System.identityHashCode(null));
    }
}
