/* SPDX-License-Identifier: MIT */
import com.sun.jna.Callback;
import com.sun.jna.Function;
import com.sun.jna.Library;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Functions of the C library called by name: through proxies and bound natives, with structures,
 * callbacks and varargs.
 */
public class Sample {

    public interface C extends Library {
        C LIBRARY = Native.load("c", C.class);

        interface Comparison extends Callback {
            int compare(Pointer a, Pointer b);
        }

        int abs(int x);
        long labs(long x);
        Quotient div(int a, int b);
        NativeLong strlen(String s);
        int snprintf(byte[] buffer, NativeLong size, String format, Object... arguments);
        int sscanf(String s, String format, Object... places);
        void qsort(int[] numbers, NativeLong count, NativeLong size, Comparison comparison);
        Moment gmtime_r(LongByReference seconds, Moment moment);
        int nosuchfunction();
    }

    public static class Quotient extends Structure implements Structure.ByValue {

        public int quot;
        public int rem;

        @Override
        protected List<String> getFieldOrder() {
            return List.of("quot", "rem");
        }
    }

    public static class Moment extends Structure {

        public int second, minute, hour, day, month, year, weekday, yearday, daylight;
        public NativeLong offset;
        public String zone;

        @Override
        protected List<String> getFieldOrder() {
            return List.of(
                "second",
                "minute",
                "hour",
                "day",
                "month",
                "year",
                "weekday",
                "yearday",
                "daylight",
                "offset",
                "zone"
            );
        }
    }

    static class M {

        static {
            Native.register("m");
        }

        static native double sqrt(double x);

        static native float fabsf(float x);

        static native double frexp(double x, IntByReference exponent);
    }

    static final Random RANDOM = new Random(5);

    public static void main(String[] args) {
        numbers();
        for (int i = 0; i < 20; i++) {
            structures();
            texts(i);
            callbacks();
            memory();
        }
        System.out.println(caught(() -> callbackThatThrows()));
        System.out.println(caught(() -> C.LIBRARY.nosuchfunction()));
        System.out.println(caught(() -> Native.load("nosuchlibrary", C.class)));
        System.out.println(caught(() -> new Memory(64).getInt(62)));
        System.out.println(caught(() -> new Memory(-1)));
    }

    static void numbers() {
        Function labs = Function.getFunction("c", "labs");
        IntByReference exponent = new IntByReference();
        long sum = 0;
        for (int i = 0; i < 5000; i++) {
            int x = RANDOM.nextInt();
            sum =
                sum * 31 +
                C.LIBRARY.abs(x) +
                C.LIBRARY.labs(x * 5L) +
                labs.invokeLong(new Object[] { x * 7L }) +
                Double.hashCode(M.sqrt(M.fabsf(x))) +
                Double.hashCode(M.frexp(x / 3.0, exponent)) +
                exponent.getValue();
        }
        System.out.println(sum);
    }

    static void structures() {
        Quotient q = C.LIBRARY.div(RANDOM.nextInt(), 1 + RANDOM.nextInt(100));
        Moment m = new Moment();
        C.LIBRARY.gmtime_r(new LongByReference(RANDOM.nextInt()), m);
        System.out.println(
            q.quot + " " + q.rem + " " + m.year + " " + m.yearday + " " + m.hour + " " + m.zone
        );
    }

    static void texts(int i) {
        byte[] buffer = new byte[100];
        int n = C.LIBRARY.snprintf(
            buffer,
            new NativeLong(buffer.length),
            "%d %s %.3f %c %lld",
            RANDOM.nextInt(),
            "s" + i,
            RANDOM.nextGaussian(),
            'A' + (i % 26),
            RANDOM.nextLong()
        );
        IntByReference a = new IntByReference();
        IntByReference b = new IntByReference();
        int found = C.LIBRARY.sscanf(i + " " + 2 * i, "%d %d", a, b);
        System.out.println(
            n +
                " " +
                Native.toString(buffer) +
                " " +
                found +
                " " +
                a.getValue() +
                " " +
                b.getValue() +
                " " +
                C.LIBRARY.strlen("x".repeat(i))
        );
    }

    static void callbacks() {
        int[] numbers = RANDOM.ints(20).toArray();
        C.LIBRARY.qsort(numbers, new NativeLong(numbers.length), new NativeLong(4), (a, b) ->
            Integer.compare(a.getInt(0), b.getInt(0))
        );
        System.out.println(Arrays.toString(numbers));
    }

    static void callbackThatThrows() {
        Native.setCallbackExceptionHandler((callback, e) -> System.out.println("handled " + e));
        C.LIBRARY.qsort(new int[] { 2, 1 }, new NativeLong(2), new NativeLong(4), (a, b) -> {
            throw new IllegalStateException("in a callback");
        });
    }

    static void memory() {
        Memory m = new Memory(64);
        m.clear();
        m.setString(0, "h\u00E9llo", "UTF-8");
        m.setLong(16, RANDOM.nextLong());
        m.write(24, new double[] { 1, 2, RANDOM.nextDouble() }, 0, 3);
        System.out.println(
            m.getString(0, "UTF-8").length() +
                " " +
                m.getLong(16) +
                " " +
                Arrays.toString(m.getDoubleArray(24, 3)) +
                " " +
                m.share(8, 16).indexOf(0, (byte) 0)
        );
    }

    static String caught(Runnable action) {
        try {
            action.run();
            return "nothing";
        } catch (UnsatisfiedLinkError e) {
            return "no such thing"; // the text names the program
        } catch (RuntimeException e) {
            return e.toString();
        }
    }
}
