/* SPDX-License-Identifier: MIT */
/* Processes, builders, handles: the members that remain, their streams, what is thrown. */
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;

public class ProcessesWhole {

    interface Action {
        Object run() throws Exception;
    }

    static void t(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            System.out.println(e instanceof NullPointerException ? "! null" : "! " + e);
        }
    }

    static String all(Process p) throws Exception {
        String text =
            new String(p.getInputStream().readAllBytes()) +
            "|" +
            new String(p.getErrorStream().readAllBytes());
        return text.replace('\n', '/') + p.waitFor();
    }

    public static void main(String[] args) throws Exception {
        Runtime r = Runtime.getRuntime();
        t(() -> all(r.exec("echo a  b")));
        t(() -> all(r.exec("sh -c exit")));
        t(() -> all(r.exec("env", new String[] { "A=b", "C=d" })));
        t(() -> all(r.exec("pwd", null, new File("/"))));
        t(() -> all(r.exec("env", new String[0], new File("/"))));
        t(() ->
            all(r.exec(new String[] { "sh", "-c", "echo $A; exit 3" }, new String[] { "A=x y" }))
        );
        t(() ->
            all(
                r.exec(
                    new String[] { "sh", "-c", "pwd; echo $B >&2" },
                    new String[] { "B=e" },
                    new File("/usr")
                )
            )
        );
        t(() -> all(r.exec(new String[] { "printf", "%s,", "a b", "", "c" })));
        t(() -> r.exec(""));
        t(() -> r.exec("   "));
        t(() -> r.exec((String) null));
        t(() -> r.exec(new String[0]));
        t(() -> r.exec(new String[] { null }));
        t(() -> r.exec(new String[] { "sh", null }));
        t(() -> r.exec("no-such-program-here"));
        t(() -> r.exec("true", null, new File("/no/such")));
        t(() -> all(r.exec("true", new String[] { "noequals" })));
        t(() -> all(r.exec("true", new String[] { null })));
        t(() -> new ProcessBuilder((List<String>) null));
        t(() -> new ProcessBuilder((String[]) null));
        t(() -> new ProcessBuilder().start());
        t(() -> new ProcessBuilder(List.of("a", "b")).command());
        List<String> backing = new ArrayList<>(List.of("echo", "1"));
        ProcessBuilder b = new ProcessBuilder(backing);
        backing.add("2");
        t(() -> all(b.start()));
        t(() -> b.command() == backing);
        t(() -> b.command("cat").command());
        t(
            () ->
                b.redirectErrorStream() +
                " " +
                b.redirectInput() +
                " " +
                b.redirectOutput() +
                " " +
                b.redirectError() +
                " " +
                b.directory()
        );
        Process cat = b.start();
        try (BufferedWriter w = cat.outputWriter()) {
            w.write("gr\u00fc\u00df\n");
            w.newLine();
            w.write("end");
        }
        try (BufferedReader in = cat.inputReader(StandardCharsets.UTF_8)) {
            System.out.println(
                in
                    .lines()
                    .map(l -> l.length() + "")
                    .toList()
            );
        }
        System.out.println(cat.waitFor() + " " + cat.isAlive() + " " + cat.exitValue());
        Process latin = b.start();
        try (BufferedWriter w = latin.outputWriter(StandardCharsets.ISO_8859_1)) {
            w.write("\u00fc\u20ac");
        }
        System.out.println(Arrays.toString(latin.getInputStream().readAllBytes()));
        Process same = new ProcessBuilder(
            "sh",
            "-c",
            "echo out; echo err >&2; read x; exit 5"
        ).start();
        BufferedReader err = same.errorReader(),
            out = same.inputReader();
        System.out.println(
            out.readLine() +
                err.readLine() +
                (same.inputReader() == out) +
                (same.errorReader() == err)
        );
        t(() -> same.inputReader(StandardCharsets.UTF_16));
        t(() -> same.errorReader(null));
        t(() -> same.exitValue());
        t(() -> same.waitFor(1, TimeUnit.MILLISECONDS));
        System.out.println(
            same.isAlive() +
                " " +
                same.toHandle().isAlive() +
                " " +
                (same.pid() == same.toHandle().pid()) +
                " " +
                same.supportsNormalTermination() +
                " " +
                same.children().count() +
                " " +
                same.descendants().count()
        );
        BufferedWriter w = same.outputWriter();
        t(() -> same.outputWriter(StandardCharsets.UTF_16));
        t(() -> same.outputWriter(null));
        w.write("\n");
        w.close();
        System.out.println(
            same.waitFor() +
                " " +
                same.onExit().get().exitValue() +
                " " +
                same.waitFor(1, TimeUnit.SECONDS)
        );
        Process latinErr = new ProcessBuilder("sh", "-c", "printf '\\374' >&2").start();
        System.out.println(
            (int) latinErr.errorReader(StandardCharsets.ISO_8859_1).readLine().charAt(0)
        );
        System.out.println(latinErr.waitFor());
        Process sleeping = new ProcessBuilder("sleep", "1000").start(),
            second = new ProcessBuilder("sleep", "1000").start(),
            third = new ProcessBuilder("sleep", "1000").start();
        ProcessHandle handle = sleeping.toHandle(),
            me = ProcessHandle.current();
        System.out.println(
            (handle.hashCode() == sleeping.toHandle().hashCode()) +
                " " +
                handle.equals(sleeping.toHandle()) +
                " " +
                handle.equals(me) +
                " " +
                (handle.compareTo(me) == Long.compare(handle.pid(), me.pid())) +
                " " +
                handle.parent().equals(Optional.of(me)) +
                " " +
                handle.toString().equals("" + handle.pid())
        );
        System.out.println(
            me.children().anyMatch(handle::equals) +
                " " +
                me.descendants().anyMatch(handle::equals) +
                " " +
                handle.children().count() +
                " " +
                handle.descendants().count() +
                " " +
                ProcessHandle.of(handle.pid()).equals(Optional.of(handle)) +
                " " +
                ProcessHandle.allProcesses().anyMatch(me::equals)
        );
        System.out.println(
            handle.destroyForcibly() +
                " " +
                sleeping.waitFor() +
                " " +
                handle.isAlive() +
                " " +
                handle.destroyForcibly() +
                " " +
                handle.onExit().get().isAlive()
        );
        second.destroy();
        System.out.println(
            second.waitFor() +
                " " +
                (third.destroyForcibly() == third) +
                " " +
                third.waitFor() +
                " " +
                third.supportsNormalTermination() +
                " " +
                third.toHandle().supportsNormalTermination()
        );
        t(() -> me.destroy());
        t(() -> me.destroyForcibly());
        t(() -> me.onExit());
        t(() -> ProcessHandle.of(-5));
        t(() -> sleeping.info().user().isPresent());
        t(() -> me.info().startInstant().isPresent() + " " + me.info().command().isPresent());
        t(() -> second.toString().endsWith("exitValue=143]"));
    }
}
