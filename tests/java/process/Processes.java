/* SPDX-License-Identifier: MIT */
import java.io.*; import java.util.*; import java.util.concurrent.*;

/** Processes: started, fed, read, waited for and ended; texts of errors. */
public class Processes {

    static void t(String n, Callable<Object> c) {
        try {
            System.out.println(n + ": " + c.call());
        } catch (NullPointerException e) {
            System.out.println(n + ": NullPointerException");
        } catch (Throwable e) {
            System.out.println(n + ": " + e + (e.getCause() != null ? " / " + e.getCause() : ""));
        }
    }

    static File folder;

    static String message(Callable<Object> c) {
        try {
            return "" + c.call();
        } catch (Exception e) {
            return e.getMessage().replace(folder.getPath(), "FOLDER");
        }
    }

    static String run(ProcessBuilder b, String input) throws Exception {
        Process p = b.start();
        try (OutputStream out = p.getOutputStream()) {
            out.write(input.getBytes());
        }
        String out = new String(p.getInputStream().readAllBytes()),
            err = new String(p.getErrorStream().readAllBytes());
        return p.waitFor() + " out<" + out + "> err<" + err + ">";
    }

    static ProcessBuilder sh(String script) {
        return new ProcessBuilder("sh", "-c", script);
    }

    static void more() throws Exception {
        t("cat", () -> run(new ProcessBuilder("cat"), "line 1\nline 2\n"));
        t("exit", () -> run(sh("echo out; echo err >&2; exit 3"), ""));
        t("merge", () -> run(sh("echo out; echo err >&2").redirectErrorStream(true), ""));
        t("signal", () -> run(sh("kill -9 $$"), ""));
        t("pipe signal", () -> run(sh("kill -PIPE $$"), ""));
        ProcessBuilder b = sh("echo $NEW-$HOME-$UNSET");
        b.environment().put("NEW", "a=b c");
        b.environment().put("HOME", "here");
        b.environment().remove("UNSET");
        t("environment", () -> run(b, ""));
        b.environment().clear();
        t("environment", () -> run(b, "") + b.environment());
        b.environment().put("X", "1");
        t("environment", () -> {
            for (var e : b.environment().entrySet()) e.setValue("2");
            return (
                "" +
                b.environment() +
                b.environment().keySet() +
                b.environment().equals(Map.of("X", "2"))
            );
        });
        t("directory", () -> run(sh("pwd").directory(new File("/usr")), "") + sh("x").directory());
        File f = new File(folder, "out");
        t("to", () -> run(sh("echo one").redirectOutput(f), ""));
        t("append", () ->
            run(sh("echo two").redirectOutput(ProcessBuilder.Redirect.appendTo(f)), "")
        );
        t("from", () -> {
            Process p = sh("cat").redirectInput(f).start();
            return new String(p.getInputStream().readAllBytes()) + p.waitFor();
        });
        t("discard", () ->
            run(sh("echo gone").redirectOutput(ProcessBuilder.Redirect.DISCARD), "")
        );
        t("error", () -> run(sh("echo x >&2").redirectError(f), "") + " " + f.length());
        System.out.flush();
        t("inherit", () -> sh("echo inherited").inheritIO().start().waitFor());
        t("exec", () -> {
            Process p = Runtime.getRuntime().exec("expr 1 + 2");
            return p.inputReader().readLine() + p.waitFor();
        });
        t("exec", () -> {
            Process p = Runtime.getRuntime().exec(
                new String[] { "sh", "-c", "echo $A $B; pwd" },
                new String[] { "A=1", "nothing", "B=2=3" },
                new File("/")
            );
            return new String(p.getInputStream().readAllBytes()) + p.waitFor();
        });
        t("much", () -> {
            Process p = sh(
                "i=0; while [ $i -lt 2000 ]; do echo " +
                    "0123456789012345678901234567890123456789012345678901234567890123456789; " +
                    "i=$((i+1)); done"
            ).start();
            return p.getInputStream().readAllBytes().length + " " + p.waitFor();
        });
        t("read after the end", () -> {
            Process p = sh("echo late; echo later >&2").start();
            p.waitFor();
            return (
                new String(p.getInputStream().readAllBytes()) +
                new String(p.getErrorStream().readAllBytes())
            );
        });
        t("killed", () -> {
            Process p = new ProcessBuilder("sleep", "1000").start();
            boolean alive = p.isAlive();
            p.destroyForcibly();
            return alive + " " + p.waitFor() + p.isAlive() + p.exitValue() + p.toHandle().isAlive();
        });
        t("handle", () -> {
            Process p = new ProcessBuilder("sleep", "1000").start();
            ProcessHandle h = ProcessHandle.of(p.pid()).get();
            var end = h.onExit();
            return (
                h.destroy() +
                " " +
                end.get().equals(h) +
                p.onExit().get().exitValue() +
                h.destroy() +
                h.compareTo(p.toHandle())
            );
        });
        t("readers", () -> {
            Process p = sh("echo a").start();
            p.inputReader(java.nio.charset.StandardCharsets.UTF_8);
            return p.inputReader(java.nio.charset.StandardCharsets.US_ASCII);
        });
        t("many", () -> {
            List<Process> l = new ArrayList<>();
            for (int i = 0; i < 8; i++) l.add(sh("exit " + i).start());
            int sum = 0;
            for (Process p : l) sum += p.waitFor();
            return sum;
        });
        t("ours", () -> {
            ProcessHandle me = ProcessHandle.current();
            return (
                me.isAlive() +
                " " +
                me.supportsNormalTermination() +
                me.info().command().isPresent() +
                ProcessHandle.allProcesses().anyMatch(me::equals) +
                me.equals(ProcessHandle.of(me.pid()).get())
            );
        });
        Process other = new Process() {
            int left = 3;

            public OutputStream getOutputStream() {
                return null;
            }

            public InputStream getInputStream() {
                return null;
            }

            public InputStream getErrorStream() {
                return null;
            }

            public int waitFor() {
                return 7;
            }

            public int exitValue() {
                if (left-- > 0) throw new IllegalThreadStateException();
                return 7;
            }

            public void destroy() {
                System.out.println("destroyed");
            }

            public String toString() {
                return "other";
            }
        };
        t(
            "other",
            () ->
                other.isAlive() +
                " " +
                other.waitFor(10, TimeUnit.SECONDS) +
                other.isAlive() +
                other.destroyForcibly()
        );
        t("other", () -> other.pid());
        t("other", () -> other.supportsNormalTermination());
        t("other", () -> other.onExit().get());
        t("redirects", () -> {
            ProcessBuilder r = new ProcessBuilder("x");
            return (
                r.redirectInput() +
                " " +
                r.redirectOutput() +
                r.redirectError() +
                r.redirectErrorStream() +
                r.command() +
                r.command("y", "z").command() +
                r.command(List.of("q")).command() +
                r.inheritIO().redirectError()
            );
        });
    }

    public static void main(String[] a) throws Exception {
        folder = java.nio.file.Files.createTempDirectory("processes").toFile();
        t(
            "type",
            () ->
                ProcessBuilder.Redirect.PIPE +
                " " +
                ProcessBuilder.Redirect.INHERIT +
                " " +
                ProcessBuilder.Redirect.DISCARD +
                " " +
                ProcessBuilder.Redirect.DISCARD.type() +
                " " +
                ProcessBuilder.Redirect.from(new File("x")) +
                " " +
                ProcessBuilder.Redirect.to(new File("x")) +
                " " +
                ProcessBuilder.Redirect.appendTo(new File("x"))
        );
        t(
            "eq",
            () ->
                ProcessBuilder.Redirect.to(new File("x")).equals(
                    ProcessBuilder.Redirect.to(new File("x"))
                ) +
                " " +
                ProcessBuilder.Redirect.to(new File("x")).hashCode() +
                " " +
                new File("x").hashCode() +
                ProcessBuilder.Redirect.DISCARD.file() +
                ProcessBuilder.Redirect.PIPE.file()
        );
        t("none", () -> new ProcessBuilder("nonesuch").start());
        t("none2", () -> new ProcessBuilder("/nonesuch").directory(new File("/tmp")).start());
        t("dir", () -> new ProcessBuilder("/bin/true").directory(new File("/nodir")).start());
        t("empty", () -> new ProcessBuilder().start());
        t("null", () -> new ProcessBuilder("a", null).start());
        t("nulla", () -> new ProcessBuilder((String[]) null));
        t("nul", () -> new ProcessBuilder("a\0b").start());
        t("nul2", () -> new ProcessBuilder("a", "x\0b").start());
        t("isdir", () -> new ProcessBuilder("/tmp").start());
        t("r1", () ->
            new ProcessBuilder("a").redirectInput(ProcessBuilder.Redirect.to(new File("x")))
        );
        t("r2", () ->
            new ProcessBuilder("a").redirectOutput(ProcessBuilder.Redirect.from(new File("x")))
        );
        t("r2", () ->
            new ProcessBuilder("a").redirectError(ProcessBuilder.Redirect.from(new File("x")))
        );
        t("r3", () -> new ProcessBuilder("cat").redirectInput(new File("/nofile")).start());
        t("r4", () -> new ProcessBuilder("cat").redirectOutput(new File("/nodir/x")).start());
        t("env", () -> new ProcessBuilder("a").environment().put("a=b", "x"));
        t("env", () -> new ProcessBuilder("a").environment().put("a", "x\0"));
        t("env", () -> new ProcessBuilder("a").environment().put(null, "x"));
        t("env", () -> new ProcessBuilder("a").environment().put("x", null));
        t("env", () -> new ProcessBuilder("a").environment().get(null));
        t("env", () -> ((Map) new ProcessBuilder("a").environment()).get(1));
        t("env", () -> ((Map) new ProcessBuilder("a").environment()).containsValue(null));
        t("env", () -> ((Map) new ProcessBuilder("a").environment()).put("", ""));
        t("exec", () -> Runtime.getRuntime().exec(""));
        t("exec", () -> Runtime.getRuntime().exec("  "));
        t("exec", () -> Runtime.getRuntime().exec("nonesuch a b"));
        t("exec", () -> Runtime.getRuntime().exec(new String[0]));
        t("exec", () -> Runtime.getRuntime().exec((String) null));
        Process p = new ProcessBuilder("sleep", "1000").start();
        // the system knows them a little after the start
        while (p.info().arguments().isEmpty()) Thread.onSpinWait();
        t(
            "s",
            () ->
                p.toString().replaceAll("\\d+", "N") +
                " " +
                p.isAlive() +
                " " +
                p.supportsNormalTermination() +
                p.toHandle().equals(p.toHandle()) +
                p
                    .toHandle()
                    .toString()
                    .equals("" + p.pid()) +
                p.info().command() +
                p.info().arguments().map(Arrays::toString) +
                p.info().commandLine() +
                p.info().user().isPresent() +
                p.info().startInstant().isPresent() +
                p.info().totalCpuDuration().isPresent()
        );
        t(
            "s",
            () ->
                p.toHandle().parent().get().equals(ProcessHandle.current()) +
                " " +
                p.children().count() +
                ProcessHandle.current().children().anyMatch(p.toHandle()::equals) +
                ProcessHandle.current().descendants().anyMatch(p.toHandle()::equals)
        );
        t("info", () ->
            ProcessHandle.of(p.pid())
                .get()
                .info()
                .toString()
                .replaceAll("\\d+", "N")
                .replaceAll("user: [^,]*, ", "")
                .replaceAll("[A-Z.NT]+(S|Z)\\b", "X")
                .replaceAll("Optional\\[.*?]", "V")
        );
        t("x", () -> p.exitValue());
        t("w", () -> p.waitFor(10, TimeUnit.MILLISECONDS));
        var f = p.onExit();
        p.destroy();
        t("w", () -> p.waitFor());
        t("f", () -> f.get() == p);
        t("s", () -> p.toString().replaceAll("=\\d+,", "=N,") + p.isAlive());
        t("r", () -> p.getInputStream().read());
        t("o", () -> {
            p.getOutputStream().write(1);
            p.getOutputStream().flush();
            return 1;
        });
        t(
            "cls",
            () ->
                p.getClass() +
                " " +
                p.getInputStream().getClass() +
                p.getOutputStream().getClass() +
                p.getErrorStream().getClass()
        );
        t("self", () -> {
            ProcessHandle.current().destroy();
            return 1;
        });
        t("self", () -> {
            return ProcessHandle.current().onExit();
        });
        t("of", () -> ProcessHandle.of(999999999L));
        t("pl", () ->
            ProcessBuilder.startPipeline(
                List.of(new ProcessBuilder("a").inheritIO(), new ProcessBuilder("b"))
            )
        );
        t("pl", () ->
            ProcessBuilder.startPipeline(
                List.of(new ProcessBuilder("a"), new ProcessBuilder("b").inheritIO())
            )
        );
        t("pl", () -> ProcessBuilder.startPipeline(List.of()));
        t("pl", () ->
            ProcessBuilder.startPipeline(
                List.of(
                    new ProcessBuilder("a").redirectErrorStream(true),
                    new ProcessBuilder("b").redirectErrorStream(true)
                )
            )
        );
        t("pl", () -> {
            var l = ProcessBuilder.startPipeline(
                List.of(
                    new ProcessBuilder("echo", "hello"),
                    new ProcessBuilder("tr", "a-z", "A-Z"),
                    new ProcessBuilder("cat")
                )
            );
            return (
                new String(l.get(2).getInputStream().readAllBytes()) +
                l.size() +
                l.get(0).getInputStream().read() +
                l.get(1).getOutputStream().getClass() +
                l.get(0).getInputStream().getClass()
            );
        });
        t("nullout", () -> {
            var l = new ProcessBuilder("true").redirectInput(new File("/dev/null")).start();
            l.getOutputStream().flush();
            l.getOutputStream().close();
            l.getOutputStream().write(1);
            return 0;
        });
        t("noshebang", () -> {
            File s = new File(folder, "s.sh");
            try (var w = new FileWriter(s)) {
                w.write("echo $0 $1\n");
            }
            s.setExecutable(true);
            return new String(
                new ProcessBuilder(folder + "/s.sh", "arg").start().getInputStream().readAllBytes()
            ).replace(folder.getPath(), "FOLDER");
        });
        t("noexec", () -> {
            File s = new File(folder, "s.sh");
            s.setExecutable(false);
            return message(() -> new ProcessBuilder(folder + "/s.sh", "arg").start());
        });
        more();
        for (File each : folder.listFiles()) each.delete();
        folder.delete();
    }
}
