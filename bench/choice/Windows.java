/* SPDX-License-Identifier: MIT */
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Windows LIBRARY ROUNDS PROGRAM SIZE: runs a program of bench/ again and again, in windows of
    CPU time without the agent's events, with them twice, and without. Behind each change passes a
    window that is not counted, in which methods are compiled anew. Prints the median and the
    quartiles of the rounds' quotients, the time of a turn with the events to that without, and how
    many million events came a second. What the machine does to one window, it does to its
    neighbours: so the quotient is of the events. */
public class Windows {
    static final long WINDOW = 30_000_000;
    static Method program;
    static String[] arguments;

    static native void listen(boolean on);

    static native long count();

    static native long now();

    static double timeOfTurn() throws ReflectiveOperationException {
        long begin = now(), turns = 0, now;
        do {
            program.invoke(null, (Object) arguments);
            turns++;
            now = now();
        } while (now - begin < WINDOW);
        return (double) (now - begin) / turns;
    }

    static void change(boolean on) throws ReflectiveOperationException {
        listen(on);
        timeOfTurn();
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        System.load(args[0]);
        double[] quotients = new double[Integer.parseInt(args[1])];
        program = Class.forName(args[2]).getMethod("main", String[].class);
        arguments = new String[] {args[3]};
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        for (int i = 0; i < 20; i++) timeOfTurn();
        long events = 0, time = 0;
        for (int i = 0; i < quotients.length; i++) {
            double before = timeOfTurn();
            change(true);
            events -= count();
            time -= now();
            double with = timeOfTurn() + timeOfTurn();
            time += now();
            events += count();
            change(false);
            quotients[i] = with / (before + timeOfTurn());
        }
        Arrays.sort(quotients);
        int n = quotients.length;
        out.printf("%.3f %.3f %.3f %.2f%n", quotients[n / 2], quotients[n / 4],
            quotients[n * 3 / 4], events * 1e3 / time);
    }
}
