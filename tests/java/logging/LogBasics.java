/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.util.*;
import java.util.function.Supplier;
import java.util.logging.*;

/** Loggers, handlers, levels and the loggers of System, without what depends on the time. */
public class LogBasics {

    static final class Shown extends Handler {

        @Override
        public void publish(LogRecord r) {
            if (!isLoggable(r)) return;
            System.out.println(
                r.getLevel() +
                    " " +
                    r.getLoggerName() +
                    " " +
                    r.getSourceClassName() +
                    "." +
                    r.getSourceMethodName() +
                    " " +
                    getFormatter().format(r) +
                    " " +
                    Arrays.toString(r.getParameters()) +
                    " " +
                    r.getThrown() +
                    " " +
                    r.getResourceBundleName()
            );
        }

        @Override
        public void flush() {
            System.out.println("flushed");
        }

        @Override
        public void close() {
            System.out.println("closed");
        }
    }

    static final class Message extends java.util.logging.Formatter {

        @Override
        public String format(LogRecord r) {
            return formatMessage(r);
        }

        @Override
        public String getHead(Handler h) {
            return "<head>\n";
        }

        @Override
        public String getTail(Handler h) {
            return "<tail>\n";
        }
    }

    public static class Words extends ListResourceBundle {

        @Override
        protected Object[][] getContents() {
            return new Object[][] { { "key", "found {0}" }, { "MINE", "my level" } };
        }
    }

    static final class Mine extends Level {

        Mine() {
            super("MINE", 850, "LogBasics$Words");
        }
    }

    // loggers that nobody refers to may go at any collection
    static final List<Logger> kept = new ArrayList<>();

    static void attempt(Supplier<Object> s) {
        try {
            System.out.println(s.get());
        } catch (RuntimeException e) {
            System.out.println(
                e instanceof NullPointerException ? e.getClass().getName() : e.toString()
            );
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        Logger l = Logger.getLogger("a.b.c");
        kept.add(l);
        System.out.println(
            l.getName() +
                " " +
                l.getLevel() +
                " " +
                l.getUseParentHandlers() +
                " " +
                l.getHandlers().length +
                " [" +
                l.getParent().getName() +
                "]"
        );
        Logger ab = Logger.getLogger("a.b");
        System.out.println(l.getParent() == ab);
        System.out.println(ab.getParent() == Logger.getLogger(""));
        System.out.println(Logger.getLogger("a.b.c") == l);
        Logger root = Logger.getLogger("");
        System.out.println(
            root.getLevel() +
                " " +
                root.getParent() +
                " " +
                root.getHandlers().length +
                " " +
                root.getHandlers()[0].getClass().getName() +
                " " +
                root.getHandlers()[0].getLevel() +
                " " +
                root.getHandlers()[0].getFormatter().getClass().getName()
        );
        System.out.println(
            Logger.getGlobal().getName() + " " + (Logger.getGlobal() == Logger.getLogger("global"))
        );
        for (Handler h : root.getHandlers()) root.removeHandler(h);
        Shown shown = new Shown();
        shown.setFormatter(new Message());
        root.addHandler(shown);
        l.severe("one");
        l.warning("two");
        l.info("three");
        l.config("no");
        l.fine("no");
        l.finer("no");
        l.finest("no");
        l.info(() -> "lazy");
        l.fine(() -> {
            throw new AssertionError();
        });
        l.log(Level.INFO, "p {0}", 1);
        l.log(Level.INFO, "p {0} {1} {2}", new Object[] { 1, "x" });
        l.log(Level.INFO, "p {x} '{0}' it''s", "q");
        l.log(Level.INFO, "p {0", "q");
        l.log(Level.INFO, "no braces it''s", "q");
        l.log(Level.INFO, null, "q");
        l.log(Level.SEVERE, "thrown", new IOException("io"));
        l.log(Level.SEVERE, new IOException("io"), () -> "lazy");
        l.logp(Level.INFO, "C", "m", "msg");
        l.logp(Level.INFO, "C", "m", "msg {0}", 4L);
        l.logp(Level.INFO, "C", "m", "msg {0}", new Object[] { 5 });
        l.logp(Level.INFO, "C", null, "msg", new Error("e"));
        l.logp(Level.INFO, null, "m", () -> "lazy");
        l.logp(Level.INFO, "C", "m", new Error("e"), () -> "lazy");
        l.logrb(Level.INFO, ResourceBundle.getBundle("LogBasics$Words"), "key", 7);
        l.logrb(Level.INFO, "C", "m", ResourceBundle.getBundle("LogBasics$Words"), "key", 8);
        l.logrb(Level.INFO, (ResourceBundle) null, "key", new Error("e"));
        l.setLevel(Level.FINER);
        shown.setLevel(Level.ALL);
        l.entering("C", "m");
        l.entering("C", "m", 1);
        l.entering("C", "m", new Object[] { 1, 2 });
        l.exiting("C", "m");
        l.exiting("C", "m", null);
        l.throwing("C", "m", new Error("thrown"));
        System.out.println(
            l.isLoggable(Level.FINER) +
                " " +
                l.isLoggable(Level.FINEST) +
                " " +
                ab.isLoggable(Level.CONFIG) +
                " " +
                l.isLoggable(Level.OFF)
        );
        l.setLevel(Level.OFF);
        l.severe("not heard");
        System.out.println(l.isLoggable(Level.OFF));
        l.setLevel(null);
        l.setFilter(r -> r.getMessage().length() > 3);
        l.info("abc");
        l.info("abcd");
        l.setFilter(null);
        l.setUseParentHandlers(false);
        l.info("nobody hears");
        l.setUseParentHandlers(true);
        shown.setFilter(r -> r.getLevel() == Level.WARNING);
        l.info("no");
        l.warning("yes");
        shown.setFilter(null);
        Logger anonymous = Logger.getAnonymousLogger();
        System.out.println(anonymous.getName() + " " + (anonymous.getParent() == root));
        anonymous.info("who");
        Logger worded = Logger.getLogger("worded", "LogBasics$Words");
        kept.add(worded);
        worded.log(Level.INFO, "key", 9);
        worded.log(Level.INFO, "other {0}", 9);
        System.out.println(
            worded.getResourceBundleName() + " " + (worded.getResourceBundle() != null)
        );
        attempt(() -> Logger.getLogger("worded", "other"));
        attempt(() -> Logger.getLogger("unworded", "NoSuchBundle"));
        attempt(() -> Logger.getLogger(null));
        attempt(() -> {
            l.addHandler(null);
            return "added";
        });
        attempt(() -> {
            l.removeHandler(null);
            return "removed";
        });

        for (String s : new String[] {
            "INFO",
            "800",
            "801",
            "ALL",
            "-2147483648",
            "OFF",
            "info",
            "",
            "nine"
        })
            attempt(() -> Level.parse(s) + " " + Level.parse(s).intValue());
        attempt(() -> Level.parse(null));
        Level mine = new Mine();
        System.out.println(
            mine +
                " " +
                mine.getName() +
                " " +
                mine.getLocalizedName() +
                " " +
                mine.intValue() +
                " " +
                mine.getResourceBundleName() +
                " " +
                mine.hashCode() +
                " " +
                mine.equals(Level.parse("850")) +
                " " +
                (Level.parse("MINE") == mine) +
                " " +
                (Level.parse("my level") == mine) +
                " " +
                Level.INFO.getLocalizedName()
        );
        LogRecord r = new LogRecord(Level.INFO, "m");
        LogRecord next = new LogRecord(Level.INFO, "m");
        System.out.println(
            next.getSequenceNumber() -
                r.getSequenceNumber() +
                " " +
                r.getLoggerName() +
                " " +
                r.getThrown() +
                " " +
                r.getParameters() +
                " " +
                r.getResourceBundle()
        );
        System.out.println(
            r.getSourceClassName() +
                " " +
                r.getSourceMethodName() +
                " " +
                (r.getMillis() == r.getInstant().toEpochMilli()) +
                " " +
                (r.getLongThreadID() == Thread.currentThread().getId())
        );
        r.setMillis(12345);
        r.setSequenceNumber(7);
        r.setLongThreadID(99);
        r.setLevel(Level.FINE);
        r.setMessage("n");
        System.out.println(
            r.getMillis() +
                " " +
                r.getInstant() +
                " " +
                r.getSequenceNumber() +
                " " +
                r.getThreadID() +
                " " +
                r.getLevel() +
                " " +
                r.getMessage()
        );
        attempt(() -> new LogRecord(null, "m"));

        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StreamHandler stream = new StreamHandler(out, new Message());
        System.out.println(
            stream.getLevel() +
                " " +
                stream.getEncoding() +
                " " +
                stream.isLoggable(new LogRecord(Level.FINE, "x")) +
                " " +
                stream.isLoggable(null)
        );
        stream.publish(new LogRecord(Level.INFO, "first\n"));
        stream.publish(new LogRecord(Level.FINE, "unheard\n"));
        stream.flush();
        System.out.print(out);
        stream.setEncoding("UTF-16BE");
        try {
            stream.setEncoding("nonsense");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e);
        }
        stream.publish(new LogRecord(Level.INFO, "\u20ac\n"));
        stream.close();
        System.out.println(Arrays.toString(out.toByteArray()));
        stream.publish(new LogRecord(Level.INFO, "late"));
        attempt(() -> new StreamHandler(null, new Message()));
        attempt(() -> new StreamHandler(new ByteArrayOutputStream(), null));
        MemoryHandler memory = new MemoryHandler(shown, 2, Level.SEVERE);
        for (int i = 0; i < 4; i++) memory.publish(at("m" + i, Level.INFO));
        memory.publish(at("now", Level.SEVERE));
        memory.publish(at("kept", Level.INFO));
        memory.push();
        memory.setPushLevel(Level.INFO);
        System.out.println(memory.getPushLevel() + " " + memory.getLevel());
        memory.publish(at("at once", Level.INFO));
        memory.flush();
        memory.close();
        System.out.println(memory.getLevel());
        attempt(() -> new MemoryHandler(shown, 0, Level.SEVERE));
        attempt(() -> new MemoryHandler(null, 1, Level.SEVERE));
        LogRecord simple = at("the message {0}", Level.WARNING);
        simple.setMillis(0);
        simple.setParameters(new Object[] { 5 });
        simple.setThrown(
            new Error("e") {
                @Override
                public void printStackTrace(PrintWriter w) {
                    w.println("a trace");
                }
            }
        );
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.print(new SimpleFormatter().format(simple));
        simple.setSourceClassName(null);
        simple.setThrown(null);
        simple.setLoggerName("named");
        System.out.print(new SimpleFormatter().format(simple));
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s|%3$s|%5$s|%2$s%n");

        LogManager manager = LogManager.getLogManager();
        System.out.println(manager.getLogger("a.b.c") == l);
        System.out.println(
            manager.getLogger("none") +
                " " +
                manager.getProperty("none") +
                " " +
                manager.getProperty(".level")
        );
        List<String> names = new ArrayList<>();
        for (String n : Collections.list(manager.getLoggerNames()))
            if (n.startsWith("a.") || n.isEmpty()) names.add(n);
        Collections.sort(names);
        System.out.println(names);
        manager.addConfigurationListener(() -> System.out.println("configured"));
        manager.readConfiguration(
            new ByteArrayInputStream(
                (
                    ".level=WARNING\na.b.level=FINE\na.b.useParentHandlers=false\n" +
                    "handlers=java.util.logging.ConsoleHandler\n"
                ).getBytes()
            )
        );
        System.out.println(
            root.getLevel() +
                " " +
                ab.getLevel() +
                " " +
                ab.getUseParentHandlers() +
                " " +
                root.getHandlers().length
        );
        manager.reset();
        System.out.println(root.getLevel() + " " + ab.getLevel() + " " + root.getHandlers().length);

        root.addHandler(shown);
        ab.setUseParentHandlers(true);
        System.Logger s = System.getLogger("sys");
        System.out.println(
            s.getName() +
                " " +
                s.isLoggable(System.Logger.Level.INFO) +
                " " +
                s.isLoggable(System.Logger.Level.DEBUG)
        );
        s.log(System.Logger.Level.INFO, "plain");
        s.log(System.Logger.Level.INFO, "p {0}", 3);
        s.log(System.Logger.Level.ERROR, "t", new Error("e"));
        s.log(System.Logger.Level.WARNING, () -> "lazy");
        s.log(System.Logger.Level.WARNING, (Object) List.of(1));
        s.log(System.Logger.Level.DEBUG, () -> {
            throw new AssertionError();
        });
        System.getLogger("sysb", ResourceBundle.getBundle("LogBasics$Words")).log(
            System.Logger.Level.INFO,
            "key",
            1
        );
        for (System.Logger.Level v : System.Logger.Level.values())
            System.out.println(v + " " + v.getName() + " " + v.getSeverity());
        attempt(() -> System.getLogger(null));
        attempt(() -> {
            s.log(System.Logger.Level.INFO, (Object) null);
            return "logged";
        });
        attempt(() -> new LoggingPermission("other", null));
        attempt(() -> new LoggingPermission("control", "x"));
        System.out.println(new LoggingPermission("control", null).getName());
    }

    static LogRecord at(String message, Level level) {
        LogRecord r = new LogRecord(level, message);
        r.setSourceClassName("C");
        r.setSourceMethodName("m");
        return r;
    }
}
