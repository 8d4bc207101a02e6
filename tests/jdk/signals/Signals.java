// SPDX-License-Identifier: MIT
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * "send A B to P" asks the test's script to send these signals, in this order, to process P. A
 * signal for which the program waits is the last of a line, so that what is printed has an order.
 */
public class Signals {

    static CountDownLatch came;

    static void send(String names) throws Exception {
        came = new CountDownLatch(1);
        System.out.println("send " + names + " to " + ProcessHandle.current().pid());
        await();
    }

    static void await() throws Exception {
        if (!came.await(120, TimeUnit.SECONDS)) {
            System.out.println("it did not come");
        }
    }

    static void note(Signal signal) {
        Thread self = Thread.currentThread();
        System.out.println(
            "got " +
                signal +
                " " +
                signal.getNumber() +
                " in " +
                self.getName() +
                ", " +
                self.isDaemon() +
                " " +
                self.getPriority() +
                " " +
                self.getThreadGroup().getName()
        );
        came.countDown();
    }

    static String kind(SignalHandler handler) {
        return handler == SignalHandler.SIG_DFL
            ? "default"
            : handler == SignalHandler.SIG_IGN
              ? "ignored"
              : handler.getClass().getName().startsWith("Signals")
                ? "mine"
                : "another";
    }

    static void hook() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    }

    static void handle() throws Exception {
        SignalHandler mine = Signals::note;
        Signal user = new Signal("USR2");
        SignalHandler before = Signal.handle(user, mine);
        System.out.println(kind(Signal.handle(user, mine)));
        for (int i = 0; i < 3; i++) {
            came = new CountDownLatch(1);
            Signal.raise(user);
            await();
        }
        send("USR2");
        SignalHandler other = s -> {
            System.out.println("another handler of " + s);
            came.countDown();
        };
        System.out.println(Signal.handle(user, other) == mine);
        send("USR2");
        System.out.println(Signal.handle(user, before) == other);
        try {
            Signal.raise(new Signal("USR1"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(kind(Signal.handle(new Signal("USR1"), SignalHandler.SIG_IGN)));
        Signal.handle(new Signal("WINCH"), mine);
        send("USR1 USR1 WINCH");
        System.out.println(kind(Signal.handle(new Signal("USR1"), mine)));
        send("USR1");
        System.out.println(kind(Signal.handle(new Signal("CONT"), mine)));
        send("CONT");
        SignalHandler end = Signal.handle(new Signal("TERM"), mine);
        System.out.println(kind(end));
        send("TERM");
        send("TERM");
        came = new CountDownLatch(1);
        Signal.raise(new Signal("TERM"));
        await();
        Signal.handle(new Signal("HUP"), mine);
        Signal.handle(new Signal("INT"), mine);
        send("HUP");
        send("INT");
        Signal.handle(new Signal("TERM"), s -> {
            throw new IllegalStateException("of a handler");
        });
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> {
            System.out.println(error + " in " + thread.getName());
            came.countDown();
        });
        send("TERM");
        System.out.println(kind(Signal.handle(new Signal("TERM"), end)));
    }

    static void names() {
        String[] names = {
            "HUP",
            "INT",
            "QUIT",
            "ILL",
            "TRAP",
            "ABRT",
            "FPE",
            "KILL",
            "USR1",
            "SEGV",
            "PIPE",
            "ALRM",
            "TERM",
            "STKFLT",
            "CHLD",
            "CONT",
            "STOP",
            "TSTP",
            "TTIN",
            "TTOU",
            "URG",
            "XCPU",
            "XFSZ",
            "VTALRM",
            "PROF",
            "WINCH",
            "IO",
            "POLL",
            "PWR",
            "SYS",
            "CLD",
            "SIGINT",
            "IOT",
            "RTMIN",
            "int",
            "NONE",
            ""
        };
        for (String name : names) {
            try {
                Signal signal = new Signal(name);
                SignalHandler before = Signal.handle(signal, s -> {});
                SignalHandler mine = Signal.handle(signal, before);
                System.out.println(
                    signal + " " + signal.getNumber() + " " + kind(before) + " " + kind(mine)
                );
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Signal signal = args.length > 1 ? new Signal(args[1]) : null;
        switch (args[0]) {
            case "handle":
                handle();
                break;
            case "names":
                names();
                break;
            case "back": // to whom it was
                SignalHandler before = Signal.handle(signal, Signals::note);
                send(args[1]);
                System.out.println(kind(Signal.handle(signal, before)));
            // and on
            case "end":
                hook();
                send(args[1]);
                break;
            case "default":
                hook();
                System.out.println(kind(Signal.handle(signal, SignalHandler.SIG_DFL)));
                send(args[1]);
                break;
            case "ignore": // once it is, java leaves it so
                hook();
                System.out.println(kind(Signal.handle(signal, SignalHandler.SIG_IGN)));
                Signal.handle(new Signal("WINCH"), Signals::note);
                send(args[1] + " WINCH");
                System.out.println(kind(Signal.handle(signal, Signals::note)));
                send(args[1] + " WINCH");
                break;
            case "child":
                Signal.handle(new Signal("WINCH"), Signals::note);
                Signal.handle(new Signal("USR1"), SignalHandler.SIG_IGN);
                send("WINCH");
                new ProcessBuilder("sed", "-n", "/^SigIgn/p", "/proc/self/status")
                    .inheritIO()
                    .start()
                    .waitFor();
                break;
            default:
                throw new AssertionError();
        }
    }
}
