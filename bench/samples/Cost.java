/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

/** Cost ATTACH AGENT ROUNDS PROGRAM SIZE: runs a program of bench/ again and again, and loads the
    agent into its own process and unloads it: a window without it, two with it, one without. Prints
    the median and the quartiles of the rounds' quotients, the time of a turn with the agent to that
    without. What the machine does to one window, it does to its neighbours: so the quotient is of
    the agent. PROGRAM "wait": a loop is the work, and SIZE other threads wait. */
public class Cost {
    static final long WINDOW = 100_000_000;
    static Method program;
    static String[] arguments;
    static long state = 1;

    static void work() {
        for (int i = 0; i < 10_000; i++) {
            state = state * 31 + i;
            state ^= state >>> 7;
            state += state << 3;
        }
    }

    static double timeOfTurn() throws ReflectiveOperationException {
        long begin = System.nanoTime(), turns = 0, now;
        do {
            if (program != null) program.invoke(null, (Object) arguments);
            else work();
            turns++;
            now = System.nanoTime();
        } while (now - begin < WINDOW);
        return (double) (now - begin) / turns;
    }

    static void attach(String... words) throws IOException, InterruptedException {
        Process p = new ProcessBuilder(words).redirectErrorStream(true).start();
        String said = new String(p.getInputStream().readAllBytes());
        if (p.waitFor() != 0) throw new IOException(said);
    }

    static void startWaiting(int threads) throws InterruptedException {
        CountDownLatch all = new CountDownLatch(threads);
        for (int i = 0; i < threads; i++) {
            Runnable run = () -> {
                all.countDown();
                synchronized (all) {
                    try {
                        all.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            };
            Thread t = new Thread(null, run, "waits " + i, 1 << 17);
            t.setDaemon(true);
            t.start();
        }
        all.await();
    }

    public static void main(String[] args) throws Exception {
        String pid = Long.toString(ProcessHandle.current().pid()),
            attach = args[0], agent = args[1];
        String name = agent.substring(0, agent.indexOf(':'));
        double[] quotients = new double[Integer.parseInt(args[2])];
        arguments = new String[] {args[4]};
        if (args[3].equals("wait")) startWaiting(Integer.parseInt(args[4]));
        else program = Class.forName(args[3]).getMethod("main", String[].class);
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        for (int i = 0; i < 3; i++) timeOfTurn();
        for (int i = 0; i < quotients.length; i++) {
            double before = timeOfTurn();
            attach(attach, pid, "load", agent);
            double with = timeOfTurn() + timeOfTurn();
            attach(attach, pid, "unload", name);
            quotients[i] = with / (before + timeOfTurn());
        }
        Arrays.sort(quotients);
        int n = quotients.length;
        out.printf("%.3f %.3f %.3f%n", quotients[n / 2], quotients[n / 4], quotients[n * 3 / 4]);
        out.flush();
        System.exit(0);
    }
}
