// SPDX-License-Identifier: MIT
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.logging.*;
import java.util.logging.Formatter;

/**
 * java.util.logging by a file of properties: levels, handlers, formats, files, filters,
 * changes.
 */
public class LoggingConfiguration {
    // Held here, as a LogManager does not hold loggers.
    private static Logger example, own, localized;

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("logging");
        try {
            run(folder);
        } finally {
            LogManager.getLogManager().reset();
            try (var files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        }
    }

    private static void run(Path folder) throws Exception {
        Path file = folder.resolve("logging.properties");
        Files.writeString(file, """
                handlers = java.util.logging.FileHandler, LoggingConfiguration$Lines
                .level = WARNING
                org.example.level = FINE
                org.example.deep.level = OFF
                org.example.own.handlers = LoggingConfiguration$Lines
                org.example.own.useParentHandlers = false
                LoggingConfiguration$Lines.level = CONFIG
                java.util.logging.FileHandler.pattern = FOLDER/log%g.txt
                java.util.logging.FileHandler.limit = 120
                java.util.logging.FileHandler.count = 3
                java.util.logging.FileHandler.encoding = UTF-8
                java.util.logging.FileHandler.level = ALL
                java.util.logging.FileHandler.formatter = java.util.logging.SimpleFormatter
                java.util.logging.SimpleFormatter.format = %4$s %3$s %2$s: %5$s%n
                config = LoggingConfiguration$Configured
                """.replace("FOLDER", folder.toString()));
        System.setProperty("java.util.logging.config.file", file.toString());
        example = Logger.getLogger("org.example");
        System.out.println(Logger.getLogger("").getLevel() + " " + example.getLevel() + " "
                + example.getParent().getName().isEmpty());
        example.config("configured");
        example.fine("fine is for the file");
        example.finer("nobody");
        Logger.getLogger("org.other").info("too low");
        Logger.getLogger("org.other").warning("other");
        Logger.getLogger("org.example.deep").severe("off");
        own = Logger.getLogger("org.example.own");
        own.log(Level.INFO, "{0} of {1}", new Object[] {1, "two"});
        System.out.println(own.getUseParentHandlers() + " " + own.getHandlers().length);
        own.setFilter(record -> record.getThrown() != null);
        own.info("filtered");
        own.log(Level.SEVERE, "thrown", new IOException("why"));
        own.entering("Class", "method");
        example.logp(Level.INFO, "Class", "method", () -> "supplied");
        example.warning("unlucky");
        for (Handler handler : Logger.getLogger("").getHandlers()) handler.close();
        String[] names = folder.toFile().list((parent, name) -> name.matches("log\\d\\.txt"));
        Arrays.sort(names);
        for (String name : names) {
            System.out.println(name + ":");
            Files.readAllLines(folder.resolve(name))
                .forEach(line -> System.out.println("  " + line));
        }
        change();
        resources();
        System.out.println(LogManager.getLoggingMXBean().getLoggerLevel("org.example.own"));
        try {
            LogManager.getLoggingMXBean().setLoggerLevel("org.example", "LOUD");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void change() throws Exception {
        LogManager manager = LogManager.getLogManager();
        manager.addConfigurationListener(() -> System.out.println("configuration changed"));
        manager.updateConfiguration(
            new ByteArrayInputStream("org.example.own.level = SEVERE\nextra = 1".getBytes()),
            key -> (before, after) -> after == null && !key.equals("config") ? before : after);
        System.out.println(own.getLevel() + " " + manager.getProperty("extra") + " " +
                           manager.getProperty(".level") + " " + manager.getProperty("config"));
        manager.readConfiguration(new ByteArrayInputStream(
            "config = LoggingConfiguration$Configured\n.level = nonsense\n".getBytes()));
        System.out.println(Logger.getLogger("").getLevel() + " " + own.getLevel() + " " +
                           Logger.getLogger("").getHandlers().length);
    }

    private static void resources() {
        Logger logger = localized = Logger.getLogger("localized");
        logger.setUseParentHandlers(false);
        logger.setResourceBundle(ResourceBundle.getBundle(Texts.class.getName()));
        Lines lines = new Lines();
        MemoryHandler memory = new MemoryHandler(lines, 2, Level.SEVERE);
        logger.addHandler(memory);
        logger.setLevel(Level.ALL);
        logger.info("forgotten");
        logger.log(Level.FINEST, "key", "argument");
        logger.severe("pushes");
        LogRecord record = new LogRecord(Level.INFO, "<&>");
        record.setLoggerName("xml");
        String xml = new XMLFormatter().format(record);
        System.out.println(xml.contains("<message>&lt;&amp;&gt;</message>") + " " +
                           xml.contains("<level>INFO</level>"));
        System.out.println(Level.parse("850").intValue() + " " +
                           Level.parse("CONFIG").intValue());
        System.Logger system = System.getLogger("platform");
        System.out.println(system.getName() + " " +
                           system.isLoggable(System.Logger.Level.ERROR) + " " +
                           system.isLoggable(System.Logger.Level.TRACE));
    }

    public static class Texts extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"key", "translated {0}"}};
        }
    }

    public static class Configured {
        public Configured() { System.out.println("config class made"); }
    }

    /** Prints what it gets, without times. */
    public static class Lines extends Handler {
        private final Formatter formatter = new SimpleFormatter();
        public Lines() {
            String level =
                LogManager.getLogManager().getProperty(getClass().getName() + ".level");
            setLevel(level == null ? Level.ALL : Level.parse(level));
        }
        public void publish(LogRecord record) {
            if (isLoggable(record))
                System.out.println(
                    record.getLevel() + " " + record.getLoggerName() + " " +
                    record.getSourceMethodName() + ": " + formatter.formatMessage(record) +
                    (record.getThrown() == null ? "" : " " + record.getThrown()));
        }
        public void flush() {}
        public void close() { System.out.println("handler closed"); }
    }
}
