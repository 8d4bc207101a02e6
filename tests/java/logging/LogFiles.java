/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.TimeZone;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import java.util.logging.XMLFormatter;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * FileHandler and XMLFormatter: patterns of names, locks, rotation, configuration; the elements of
 * a record.
 */
public class LogFiles extends Whole {

    static Path folder;

    public static class Brief extends Formatter {

        @Override
        public String format(LogRecord r) {
            return r.getMessage() + "\n";
        }

        @Override
        public String getHead(Handler h) {
            return "[";
        }

        @Override
        public String getTail(Handler h) {
            return "]";
        }
    }

    public static class Own extends FileHandler {

        public Own() throws IOException {}
    }

    public static class Words extends ListResourceBundle {

        @Override
        protected Object[][] getContents() {
            return new Object[][] { { "key", "found {0}" } };
        }
    }

    static LogRecord record(String message) {
        LogRecord r = new LogRecord(Level.INFO, message);
        r.setInstant(Instant.ofEpochSecond(1_000_000_000, 123_456_789));
        r.setSequenceNumber(7);
        r.setLongThreadID(5);
        r.setSourceClassName("C");
        r.setSourceMethodName("m");
        return r;
    }

    static void list(String title) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.list(folder)) {
            all = files.sorted().collect(Collectors.toList());
        }
        p(title);
        for (Path each : all) {
            p(
                "  " + each.getFileName(),
                Files.isDirectory(each)
                    ? "folder"
                    : Files.readString(each, StandardCharsets.ISO_8859_1)
            );
            Files.delete(each);
        }
    }

    /** What it throws, without the folder's name. */
    static void q(Body body) {
        try {
            ((Handler) body.get()).close();
            p("made");
        } catch (Throwable e) {
            p("! " + text(e).replace(folder.toString(), "D"));
        }
    }

    static FileHandler brief(FileHandler h, int records) {
        h.setFormatter(new Brief());
        for (int i = 0; i < records; i++) h.publish(record("z" + i));
        return h;
    }

    static void formatter() throws Exception {
        XMLFormatter x = new XMLFormatter();
        LogRecord r = record("hi <&>\"' \u00e9\u0001\n");
        p(x.format(r));
        r.setInstant(Instant.ofEpochSecond(-5, 5));
        r.setLoggerName("l<g");
        r.setParameters(new Object[] { 1, null, "<p>" });
        Throwable thrown = new IllegalStateException((String) null, new RuntimeException("c"));
        thrown.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("A<", "<init>", "f", 3),
            new StackTraceElement("B", "m", null, -2)
        });
        r.setThrown(thrown);
        p(x.format(r));
        r.setMessage("p {0}");
        p(x.format(r));
        r.setMessage("p {x");
        p(x.format(r));
        LogRecord bare = record(null);
        bare.setSourceClassName(null);
        bare.setSourceMethodName(null);
        bare.setParameters(new Object[] { 1 });
        bare.setLongThreadID(Long.MAX_VALUE);
        t(() -> x.format(bare));
        bare.setParameters(new Object[0]);
        p(x.format(bare));
        r = record("key");
        r.setResourceBundle(new Words());
        r.setResourceBundleName("RB");
        r.setParameters(new Object[] { "q" });
        p(x.format(r));
        r.setInstant(Instant.ofEpochSecond(1_000_000_000));
        r.setMessage("no key");
        p(x.format(r));
        r.setInstant(Instant.ofEpochMilli(Long.MAX_VALUE));
        p(x.format(r));
        StreamHandler h = new StreamHandler(new ByteArrayOutputStream(), x);
        for (String each : new String[] { "UTF-8", "ISO-8859-1", "latin1", "utf-16" }) {
            h.setEncoding(each);
            p(x.getHead(h), x.getTail(h));
        }
        t(() -> x.format(null));
        p(x.getTail(null));
        h.publish(record("kept"));
        t(() -> h.setEncoding("no such"));
    }

    static void names() throws Exception {
        q(() -> new FileHandler(""));
        q(() -> new FileHandler("", true));
        q(() -> new FileHandler(null));
        q(() -> new FileHandler("x", -1, 1));
        q(() -> new FileHandler("x", 1, 0));
        q(() -> new FileHandler("x", 1, 0, true));
        q(() -> new FileHandler("x", -1L, 1, true));
        q(() -> new FileHandler(folder + "/no/x.log"));
        Files.createDirectory(folder.resolve("folder"));
        q(() -> new FileHandler(folder + "/folder"));
        list("bad");
        for (String each : new String[] {
            "%x",
            "%",
            "%%",
            "a%%b",
            "%g/x",
            "//x//y",
            "%u",
            "x%gy%Gz",
            "h%u.%g",
            "%U%U"
        }) {
            q(() -> brief(new FileHandler(folder + "/" + each), 1));
        }
        list("one");
        for (String each : new String[] { "a", "b%g", "c%u", "d%g%u%%.log" }) {
            FileHandler first = brief(new FileHandler(folder + "/" + each, 4, 2), 3);
            FileHandler second = brief(new FileHandler(folder + "/" + each, 4, 2), 1);
            FileHandler third = brief(new FileHandler(folder + "/" + each, false), 1);
            list("three of " + each);
            first.close();
            second.close();
            third.close();
        }
        Files.writeString(folder.resolve("s.log.lck"), "stale");
        q(() -> brief(new FileHandler(folder + "/s.log"), 1));
        Files.createDirectory(folder.resolve("t.log.lck"));
        q(() -> brief(new FileHandler(folder + "/t.log"), 1));
        list("stale");
        String mark = "LogFiles" + folder.getFileName(),
            home = System.setProperty("user.home", folder.toString()); // there may be none
        for (String each : new String[] { "%t", "%h" }) {
            FileHandler h = new FileHandler(each + "/" + mark);
            h.close();
            Path file = Path.of(
                System.getProperty(each.equals("%t") ? "java.io.tmpdir" : "user.home"),
                mark
            );
            p(each, Files.deleteIfExists(file));
        }
        System.setProperty("user.home", home);
    }

    static void rotation() throws Exception {
        FileHandler h = new FileHandler(folder + "/a");
        p(h.getLevel(), h.getFormatter().getClass().getName(), h.getEncoding(), h.getFilter());
        h.publish(record("one"));
        h.publish(null);
        h.setLevel(Level.WARNING);
        h.publish(record("not"));
        h.close();
        h.publish(record("after"));
        h.flush();
        h.close();
        list("closed");
        for (int limit : new int[] { 0, 1, 5, 10, 1000 }) {
            for (int count = 1; count < 4; count++) {
                brief(new FileHandler(folder + "/r%g", limit, count), 7).close();
                brief(new FileHandler(folder + "/r%g", limit, count, true), 2).close();
                brief(new FileHandler(folder + "/r%g", (long) limit, count, false), 1).close();
                list(limit + " " + count);
            }
        }
        h = new FileHandler(folder + "/e");
        h.setEncoding("UTF-16BE");
        h.setFormatter(new Brief());
        h.publish(record("\u00e9"));
        h.close();
        p(Files.readAllBytes(folder.resolve("e")));
        list("encoded");
    }

    static void configure(String... lines) throws IOException {
        String text = String.join("\n", lines).replace("@", folder.toString());
        LogManager.getLogManager().readConfiguration(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1))
        );
    }

    static void configuration() throws Exception {
        String prefix = "java.util.logging.FileHandler.";
        configure(
            "handlers=java.util.logging.FileHandler",
            prefix + "pattern= @/c%g ",
            prefix + "limit=6",
            prefix + "count=3",
            prefix + "level=WARNING",
            prefix + "formatter=LogFiles$Brief",
            prefix + "encoding=UTF-8"
        );
        Logger logger = Logger.getLogger("x.y");
        logger.severe("1");
        logger.warning("22");
        logger.info("333");
        logger.severe("4444444");
        logger.warning("5");
        LogManager.getLogManager().reset();
        list("by properties");
        configure(
            "x.z.handlers=LogFiles$Own",
            "LogFiles$Own.pattern=@/own",
            "LogFiles$Own.formatter=LogFiles$Brief",
            "LogFiles$Own.append=true",
            "LogFiles$Own.limit=bad",
            "LogFiles$Own.count=-4"
        );
        Logger own = Logger.getLogger("x.z");
        p(own.getHandlers().length, own.getHandlers()[0].getClass());
        own.info("1");
        q(() -> brief(new Own(), 1));
        LogManager.getLogManager().reset();
        q(() -> brief(new Own(), 1));
        list("of a subclass");
        configure(
            prefix + "pattern=@/one",
            prefix + "append=1",
            prefix + "maxLocks=2",
            prefix + "formatter=none"
        );
        FileHandler[] all = new FileHandler[3];
        for (int i = 0; i < all.length; i++) all[i] = brief(new FileHandler(), 1);
        p(all[2].getFormatter().getClass());
        q(() -> new FileHandler());
        for (FileHandler each : all) each.close();
        q(() -> new FileHandler());
        list("locks");
        for (String each : new String[] { "false", "0", "true", "x", " FALSE " }) {
            configure("java.util.logging.XMLFormatter.useInstant=" + each);
            p(new XMLFormatter().format(record("m")));
        }
        configure("");
    }

    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+02:00"));
        folder = Files.createTempDirectory("LogFiles");
        Runtime.getRuntime().addShutdownHook(
            new Thread(() ->
                folder
                    .resolveSibling(folder.getFileName() + ".lck")
                    .toFile()
                    .delete()
            )
        );
        System.setProperty("user.home", folder.toString());
        formatter();
        names();
        rotation();
        configuration();
        Files.delete(folder);
        p(SimpleFormatter.class);
    }
}
