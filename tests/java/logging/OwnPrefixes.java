/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.ResourceBundle;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;
import java.util.logging.StreamHandler;

/**
 * Handlers configured by the name of their own class, bundles that a call gives, configurations
 * that cannot be read.
 */
public class OwnPrefixes {
    public static class Memory extends MemoryHandler {
    }

    public static class Stream extends StreamHandler {
    }

    public static class Console extends ConsoleHandler {
    }

    static String text(Handler h) {
        return h.getClass().getSimpleName() + " " + h.getLevel() + " "
                + h.getFormatter().getClass().getSimpleName() + " " + h.getEncoding()
            + (h instanceof MemoryHandler m ? " " + m.getPushLevel() : "");
    }

    static void read(String config) throws Exception {
        byte[] bytes = config.getBytes("US-ASCII");
        LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(bytes));
    }

    static class Told extends Handler {
        final List<LogRecord> records = new ArrayList<>();

        @Override
        public void publish(LogRecord record) {
            records.add(record);
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    public static class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"key", "text"}};
        }
    }

    /* One whose handlers somebody asks for. */
    static class Asked extends Logger {
        Asked() {
            super("asked", null);
        }

        @Override
        public Handler[] getHandlers() {
            System.out.println("asked for handlers");
            return super.getHandlers();
        }
    }

    static void last(Told told) {
        LogRecord r = told.records.get(told.records.size() - 1);
        System.out.println(r.getMessage() + " " + (r.getResourceBundle() == null ? null
                : r.getResourceBundle().getClass().getSimpleName()) + " "
            + r.getResourceBundleName() + " " + Arrays.toString(r.getParameters()) + " "
                    + r.getThrown());
    }

    @SuppressWarnings("deprecation")
    static void bundles() {
        Logger own = Logger.getLogger("own");
        Logger below = Logger.getLogger("own.below");
        ResourceBundle texts = new Texts();
        Told told = new Told();
        own.addHandler(told);
        own.setUseParentHandlers(false);
        own.setResourceBundle(ResourceBundle.getBundle("OwnPrefixes$Texts"));
        for (Logger l : new Logger[] {own, below}) {
            l.log(Level.INFO, "log");
            last(told);
            l.logrb(Level.INFO, (ResourceBundle) null, "none");
            last(told);
            l.logrb(Level.INFO, texts, "given", 1, 2);
            last(told);
            l.logrb(Level.INFO, "class", "method", (ResourceBundle) null, "none", new Error());
            last(told);
            l.logrb(Level.INFO, "class", "method", (String) null, "no name");
            last(told);
            l.logrb(Level.INFO, "class", "method", "no.such.bundle", "not found", (Object) "x");
            last(told);
            l.logp(Level.INFO, "class", "method", "logp", new Object[] {3});
            last(told);
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuilder config = new StringBuilder();
        for (Class<?> c : new Class<?>[] {Memory.class, Stream.class, Console.class}) {
            for (String line : List.of("level=FINE", "formatter=java.util.logging.XMLFormatter",
                "encoding=US-ASCII", "push=CONFIG", "target=OwnPrefixes$Console")) {
                config.append(c.getName()).append('.').append(line).append('\n');
            }
        }
        for (String c : new String[] {"MemoryHandler", "StreamHandler", "ConsoleHandler"}) {
            for (String line : List.of("level=FINER", "push=FINEST", "encoding=UTF-8",
                "target=java.util.logging.StreamHandler")) {
                config.append("java.util.logging." + c).append('.').append(line).append('\n');
            }
        }
        read(config.toString());
        for (Handler h : new Handler[] {new Memory(), new Stream(), new Console(),
                new MemoryHandler(), new StreamHandler(), new ConsoleHandler()}) {
            System.out.println(text(h));
        }
        for (String bad : new String[] {"a=\\u00g1", "\\u12"}) {
            try {
                read(bad);
            } catch (Exception e) {
                System.out.println(e.getClass().getName() + " " + e.getMessage() + " "
                        + (e.getCause() != null));
            }
        }
        LogManager.getLogManager().addLogger(new Asked());
        LogManager.getLogManager().reset();
        Enumeration<String> names = LogManager.getLogManager().getLoggerNames();
        System.out.println(names instanceof java.util.Iterator);
        bundles();
    }
}
