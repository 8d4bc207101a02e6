// SPDX-License-Identifier: MIT
/** Methods that become hot by calls and by loops, on two threads, some of which C calls. */
public class Compiled {

    static class Given {

        final int number;

        Given(int number) {
            this.number = number;
        }
    }

    static long sum;

    static int hot(int n) {
        return n * 3 + 1;
    }

    static long loop(int n) {
        long result = 0;
        for (int i = 0; i < n; i++) result += i ^ 5;
        return result;
    }

    /** Arguments of all kinds: they are the same afterwards. */
    static boolean given(
        Given first,
        long second,
        Object third,
        double fourth,
        byte fifth,
        Given[] sixth
    ) {
        return (
            first.number == 1 &&
            second == 1L << 40 &&
            "third".equals(third) &&
            fourth == 0.5 &&
            fifth == -3 &&
            sixth[1].number == 7
        );
    }

    boolean own(Given first, String second) {
        return first.number == 2 && second == null && hashCode() != 0;
    }

    static boolean call(String name, Class<?>[] types, Object on, Object... arguments)
        throws Exception {
        return (Boolean) Compiled.class.getDeclaredMethod(name, types).invoke(on, arguments);
    }

    static boolean calls() throws Exception {
        boolean good = true;
        for (int i = 0; i < 6000; i++) {
            Given[] all = { new Given(6), new Given(7) };
            good &= given(new Given(1), 1L << 40, "third", 0.5, (byte) -3, all);
            good &= new Compiled().own(new Given(2), null);
        }
        return good;
    }

    static boolean called(Given first, long second, Given[] third, String fourth) {
        return first.number == second && third[1].number == 7 && fourth.length() == 5;
    }

    /** Hot by calls from C alone: nobody but them has the arguments. */
    static boolean callsFromC() throws Exception {
        Class<?>[] types = { Given.class, long.class, Given[].class, String.class };
        boolean good = true;
        for (int i = 10000; i < 16000; i++) {
            Given[] all = { new Given(6), new Given(7) };
            good &= call("called", types, null, new Given(i), (long) i, all, "" + i);
        }
        return good;
    }

    static class Rare {

        static int bonus = 5;
    }

    static int limit = 10000;

    /** Compiled while Rare is not resolved, and then often in need of it. */
    static int late(int n) {
        int result = 0;
        for (int i = 0; i < 3; i++) result += n < limit ? i : Rare.bonus;
        return result;
    }

    static long lateCalls() {
        long result = 0;
        for (int i = 0; i < 20000; i++) result += late(i);
        return result;
    }

    static void work() {
        long result = 0;
        for (int i = 0; i < 20000; i++) result += hot(i);
        sum = result;
    }

    public static void main(String[] args) throws Exception {
        Class<?>[] types = {
            Given.class,
            long.class,
            Object.class,
            double.class,
            byte.class,
            Given[].class
        };
        Given[] all = { new Given(6), new Given(7) };
        boolean good = call(
            "given",
            types,
            null,
            new Given(1),
            1L << 40,
            "third",
            0.5,
            (byte) -3,
            all
        );
        good &= call(
            "own",
            new Class<?>[] { Given.class, String.class },
            new Compiled(),
            new Given(2),
            null
        );
        Thread other = new Thread(Compiled::work);
        other.start();
        work();
        other.join();
        good &= calls();
        good &= callsFromC();
        good &= lateCalls() == 180000;
        System.out.println("compiled " + good + " " + sum + " " + loop(300000));
    }
}
