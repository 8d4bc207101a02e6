/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.*;
import java.util.logging.*;

/**
 * What a configuration does to loggers, records' numbers of threads and serialized records, loggers
 * that are forgotten, managers of one's own.
 */
public class LogConfiguration {

    // loggers that nobody refers to may go at any collection
    static final List<Logger> kept = new ArrayList<>();

    static List<String> names() {
        List<String> n = Collections.list(LogManager.getLogManager().getLoggerNames());
        n.remove("java.io.serialization"); // a logger of the JDK's own
        Collections.sort(n);
        return n;
    }

    static void records() throws Exception {
        LogRecord r = new LogRecord(Level.INFO, "m");
        for (long id : new long[] {
            0,
            1,
            -1,
            -5,
            Integer.MIN_VALUE,
            1L << 30,
            Integer.MIN_VALUE - 1L,
            1L << 41,
            -1L << 40,
            0x1234567890L,
            0xabcdef1234567L,
            (1L << 30) - 1,
            Integer.MAX_VALUE / 2,
            Integer.MAX_VALUE - 20,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE + 1L,
            Integer.MAX_VALUE + 10L,
            1L << 40,
            Long.MAX_VALUE,
            Long.MIN_VALUE
        }) {
            try {
                r.setLongThreadID(id);
                System.out.println(id + " -> " + r.getThreadID() + " " + r.getLongThreadID());
            } catch (Exception e) {
                System.out.println(id + " " + e);
            }
        }
        for (int id : new int[] { 0, 1, -1, -5, Integer.MIN_VALUE, Integer.MAX_VALUE }) {
            try {
                r.setThreadID(id);
                System.out.println(id + " -> " + r.getThreadID() + " " + r.getLongThreadID());
            } catch (Exception e) {
                System.out.println(id + " " + e);
            }
        }
        r = new LogRecord(Level.INFO, "m");
        r.setParameters(new Object[] { 1, "x", null, new StringBuilder("y") });
        r.setThreadID(7);
        r.setMillis(12345);
        r.setSequenceNumber(3);
        r.setSourceClassName("C");
        r.setSourceMethodName("M");
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        ObjectOutputStream o = new ObjectOutputStream(b);
        o.writeObject(r);
        o.close();
        System.out.println(HexFormat.of().formatHex(b.toByteArray()));
        LogRecord s = (LogRecord) new ObjectInputStream(
            new ByteArrayInputStream(b.toByteArray())
        ).readObject();
        System.out.println(
            java.util.Arrays.toString(s.getParameters()) +
                s.getParameters()[0].getClass() +
                s.getInstant() +
                s.getLevel() +
                (s.getLevel() == Level.INFO)
        );
        System.out.println(new SimpleFormatter().format(r).isEmpty());
    }

    static void parents() throws Exception {
        System.out.println(names());
        LogManager.getLogManager().readConfiguration(
            new ByteArrayInputStream(
                (
                    "p.level=FINE\nq.handlers=\nr.handlers=java.util.logging.ConsoleHandler\n" +
                    "s.useParentHandlers=false\nt.x=1\n.level=WARNING\n"
                ).getBytes()
            )
        );
        System.out.println(names());
        Logger[] ls = {
            Logger.getLogger("p.a.b"),
            Logger.getLogger("q.a"),
            Logger.getLogger("r.a"),
            Logger.getLogger("s.a"),
            Logger.getLogger("t.a")
        };
        kept.addAll(List.of(ls));
        List<String> n = names();
        System.out.println(n);
        for (Logger l : ls)
            System.out.println(
                l.getName() +
                    " " +
                    l.getParent().getName() +
                    " " +
                    l.getParent().getLevel() +
                    " " +
                    l.getParent().getHandlers().length
            );
        System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tY %1$tN %4$s %2$s%n");
        LogRecord r = new LogRecord(Level.INFO, "m");
        r.setInstant(java.time.Instant.parse("2020-01-02T03:04:05.006007008Z"));
        System.out.print(new SimpleFormatter().format(r));
    }

    static void updates() throws Exception {
        LogManager m = LogManager.getLogManager();
        m.readConfiguration(
            new ByteArrayInputStream(
                (
                    "a.level=FINE\na.useParentHandlers=false\n" +
                    "b.handlers=java.util.logging.ConsoleHandler\nc.level=INFO\n" +
                    ".level=WARNING\nx=1\ny=2\n"
                ).getBytes()
            )
        );
        Logger A = Logger.getLogger("a"),
            B = Logger.getLogger("b"),
            C = Logger.getLogger("c"),
            D = Logger.getLogger("d");
        kept.addAll(List.of(A, B, C, D));
        D.setLevel(Level.FINEST);
        Handler h = B.getHandlers()[0];
        m.addConfigurationListener(() -> System.out.println("told"));
        System.out.println(
            A.getLevel() +
                " " +
                A.getUseParentHandlers() +
                B.getHandlers().length +
                C.getLevel() +
                D.getLevel()
        );
        m.updateConfiguration(
            new ByteArrayInputStream(
                (
                    "a.level=FINE\nb.handlers=java.util.logging.ConsoleHandler\n" +
                    "c.level=CONFIG\nx=3\nnew.q.level=FINER\n"
                ).getBytes()
            ),
            null
        );
        System.out.println(
            A.getLevel() +
                " " +
                A.getUseParentHandlers() +
                B.getHandlers().length +
                C.getLevel() +
                D.getLevel() +
                (B.getHandlers()[0] == h) +
                names() +
                Logger.getLogger("").getLevel() +
                m.getProperty("x") +
                m.getProperty("y")
        );
        m.updateConfiguration(
            new ByteArrayInputStream("a.useParentHandlers=false\nb.handlers=\n".getBytes()),
            k -> (o, n) -> {
                System.out.println(k + o + n);
                return k.equals("x") ? "9" : n;
            }
        );
        System.out.println(
            A.getLevel() +
                " " +
                A.getUseParentHandlers() +
                B.getHandlers().length +
                C.getLevel() +
                D.getLevel() +
                names() +
                m.getProperty("x")
        );
        m.updateConfiguration(
            new ByteArrayInputStream(
                "a.handlers=java.util.logging.ConsoleHandler\n.level=FINER".getBytes()
            ),
            null
        );
        System.out.println("" + A.getHandlers().length + names() + Logger.getLogger("").getLevel());
        m.updateConfiguration(
            new ByteArrayInputStream("d.level=FINE".getBytes()),
            k -> (o, n) -> null
        );
        System.out.println(
            D.getLevel() + m.getProperty("d.level") + Logger.getLogger("").getLevel()
        );
        LogManager other = new LogManager() {};
        System.out.println(
            other.getLogger("") + Collections.list(other.getLoggerNames()).toString()
        );
        Logger l = new Logger("zz", null) {};
        System.out.println(
            other.addLogger(l) +
                " " +
                l.getParent() +
                other.addLogger(l) +
                Collections.list(other.getLoggerNames())
        );
        other.reset();
        other.readConfiguration(new ByteArrayInputStream("zz.level=FINE".getBytes()));
        System.out.println(l.getLevel());
        Logger an = Logger.getAnonymousLogger();
        System.out.println(an.getParent().getName() + "|" + Logger.global.getParent().getName());
        try {
            other.addLogger(an);
        } catch (Exception e) {
            System.out.println(e);
        }
        Logger uu = new Logger("uu", null) {};
        Logger uv = new Logger("uu.v", null) {};
        Logger ur = new Logger("", null) {};
        System.out.println(
            uu.getParent() +
                " " +
                other.addLogger(uv) +
                other.addLogger(uu) +
                uv.getParent().getName() +
                other.addLogger(ur) +
                (uu.getParent() == ur) +
                (uv.getParent() == uu) +
                ur.getParent() +
                ur.getHandlers().length
        );
        try {
            m.getLogger(null);
        } catch (Exception e) {
            System.out.println(e.getClass());
        }
        try {
            Logger.getLogger(null);
        } catch (Exception e) {
            System.out.println(e.getClass());
        }
    }

    static void forgotten() throws Exception {
        for (int i = 0; i < 1000; i++) Logger.getLogger("gone." + i);
        long left = 1000;
        for (int i = 0; i < 100 && left > 0; i++) {
            System.gc();
            Thread.sleep(10);
            Logger.getLogger("other." + i);
            left = names()
                .stream()
                .filter(n -> n.startsWith("gone."))
                .count();
        }
        System.out.println(left < 10);
    }

    public static void main(String[] args) throws Exception {
        records();
        parents();
        updates();
        forgotten();
        System.out.println(
            Level.INFO.getResourceBundleName() +
                " " +
                Level.parse("12345").getResourceBundleName() +
                " " +
                Level.INFO.getLocalizedName()
        );
        new Level("MINE", 801) {};
        System.gc();
        System.out.println(Level.parse("MINE").intValue() + " " + Level.parse("801"));
    }
}
