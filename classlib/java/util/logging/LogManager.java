/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import jdk.internal.misc.LibraryThread;

/** Knows all named loggers, which form a tree by the dots in their names, and the configuration. */
public class LogManager {
    public static final String LOGGING_MXBEAN_NAME = "java.util.logging:type=Logging";

    private static final LogManager MANAGER = chosen();

    /** A logger that is known by its name as long as something else refers to it. */
    private static final class Known extends WeakReference<Logger> {
        private final String name;

        Known(Logger logger, ReferenceQueue<Logger> forgotten) {
            super(logger, forgotten);
            name = logger.getName();
        }
    }

    private final TreeMap<String, Known> loggers = new TreeMap<>();
    private final ReferenceQueue<Logger> forgotten = new ReferenceQueue<>();
    /** Loggers whose handlers the configuration made: they live until those are closed. */
    private final Set<Logger> withHandlers = new HashSet<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private final Object configuring = new Object();
    private Properties properties = new Properties();
    private boolean configured;
    private boolean rootHasHandlers;
    private Logger root;

    protected LogManager() {
    }

    /**
     * The program's own manager if a property names one;
     * the one that all loggers of the program belong to.
     */
    private static LogManager chosen() {
        String name = System.getProperty("java.util.logging.manager");
        LogManager manager = null;
        if (name != null) {
            try {
                manager = (LogManager) make(name);
            } catch (Exception e) {
                System.err.println("Could not load Logmanager \"" + name + "\"");
                e.printStackTrace();
            }
        }
        return manager != null ? manager : new LogManager();
    }

    public static LogManager getLogManager() {
        MANAGER.ensureConfigured();
        return MANAGER;
    }

    // ---- Configuration ----

    private void ensureConfigured() {
        synchronized (configuring) {
            if (configured) {
                return;
            }
            configured = true;
            Logger first = new Logger("", null, this);
            first.setLevel(Level.INFO);
            addLogger(first);
            addLogger(Logger.global);
            try {
                readConfiguration();
            } catch (IOException e) {
                System.err.println("Can't load log configuration: " + e);
                setProperties(new Properties());
            }
            Runtime.getRuntime()
                    .addShutdownHook(LibraryThread.of(this::reset, "Logging-Cleaner"));
        }
    }

    private static Properties defaults() {
        Properties p = new Properties();
        p.setProperty("handlers", ConsoleHandler.class.getName());
        p.setProperty(".level", "INFO");
        p.setProperty(ConsoleHandler.class.getName() + ".level", "INFO");
        p.setProperty(ConsoleHandler.class.getName() + ".formatter",
                SimpleFormatter.class.getName());
        return p;
    }

    public void readConfiguration() throws IOException, SecurityException {
        String reader = System.getProperty("java.util.logging.config.class");
        if (reader != null) {
            try {
                make(reader); // its constructor configures
                return;
            } catch (ReflectiveOperationException e) {
                System.err.println("Logging configuration class \"" + reader + "\" failed");
                System.err.println(e);
            }
        }
        String file = System.getProperty("java.util.logging.config.file");
        if (file == null) {
            setProperties(defaults());
            return;
        }
        try (InputStream in = new FileInputStream(file)) {
            readConfiguration(in);
        }
    }

    public void readConfiguration(InputStream ins) throws IOException, SecurityException {
        setProperties(read(ins));
    }

    private static Properties read(InputStream in) throws IOException {
        Properties read = new Properties();
        try {
            read.load(in);
        } catch (IllegalArgumentException malformed) {
            throw new IOException(malformed.getMessage(), malformed);
        }
        return read;
    }

    private void setProperties(Properties read) {
        reset();
        synchronized (this) {
            properties = read;
            rootHasHandlers = false;
        }
        for (String name : words(read.getProperty("config"))) {
            try {
                make(name);
            } catch (Exception e) {
                System.err.println("Can't load config class \"" + name + "\"");
                System.err.println(e);
            }
        }
        all().forEach(this::setLevel);
        tell();
    }

    private static String[] words(String list) {
        return list == null || list.isBlank() ? new String[0] : list.trim().split("[,\\s]+");
    }

    private void tell() {
        List<Runnable> told;
        synchronized (listeners) {
            told = List.copyOf(listeners);
        }
        told.forEach(Runnable::run);
    }

    public void updateConfiguration(Function<String, BiFunction<String, String, String>> mapper)
            throws IOException {
        String file = System.getProperty("java.util.logging.config.file");
        if (file == null) {
            update(defaults(), mapper);
            return;
        }
        try (InputStream in = new FileInputStream(file)) {
            updateConfiguration(in, mapper);
        }
    }

    public void updateConfiguration(InputStream ins,
            Function<String, BiFunction<String, String, String>> mapper)
            throws IOException {
        update(read(ins), mapper);
    }

    /** What changes is applied to the loggers that exist; the others keep what they have. */
    private void update(Properties read,
            Function<String, BiFunction<String, String, String>> mapper) {
        Properties old;
        synchronized (this) {
            old = properties;
        }
        Set<String> keys = new TreeSet<>(old.stringPropertyNames());
        keys.addAll(read.stringPropertyNames());
        Properties merged = new Properties();
        Set<String> changed = new LinkedHashSet<>();
        for (String key : keys) {
            String before = old.getProperty(key);
            String after = mapper == null ? read.getProperty(key)
                    : mapper.apply(key).apply(before, read.getProperty(key));
            if (after != null) {
                merged.setProperty(key, after);
            }
            if (!Objects.equals(before, after)) {
                changed.add(key);
            }
        }
        synchronized (this) {
            properties = merged;
        }
        for (Logger logger : all()) {
            String name = logger.getName();
            if (changed.contains(name + ".level")) {
                setLevel(logger);
            }
            if (changed.contains(name + ".useParentHandlers")) {
                setUseParentHandlers(logger, true);
            }
            if (changed.contains(name + ".handlers")
                    || name.isEmpty() && changed.contains("handlers")) {
                closeHandlers(logger);
                if (logger == root) {
                    rootHasHandlers = false;
                } else {
                    addHandlers(logger, name + ".handlers");
                }
            }
        }
        tell();
    }

    public synchronized String getProperty(String name) {
        return properties.getProperty(name);
    }

    Level level(String name, Level otherwise) {
        String value = getProperty(name);
        try {
            return value == null ? otherwise : Level.parse(value.trim());
        } catch (IllegalArgumentException e) {
            return otherwise;
        }
    }

    long number(String name, long otherwise) {
        String value = getProperty(name);
        try {
            return value == null ? otherwise : Long.parseLong(value.trim());
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /** Of the class that the property names; if there is none, the other. */
    <T> T instance(String name, Class<T> type, T otherwise) {
        String value = getProperty(name);
        try {
            return value == null ? otherwise : type.cast(make(value.trim()));
        } catch (ReflectiveOperationException | ClassCastException e) {
            return otherwise;
        }
    }

    @SuppressWarnings("deprecation")
    private static Object make(String className) throws ReflectiveOperationException {
        Class<?> type;
        try {
            type = Class.forName(className, true, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException e) {
            type = Class.forName(className, true, Thread.currentThread().getContextClassLoader());
        }
        return type.newInstance();
    }

    private void setLevel(Logger logger) {
        Level level = level(logger.getName() + ".level", null);
        if (level != null) {
            logger.setLevel(level);
        }
    }

    /** A new logger; the root's handlers are made when first needed. */
    private void configure(Logger logger) {
        setLevel(logger);
        setUseParentHandlers(logger, logger.getUseParentHandlers());
        addHandlers(logger, logger.getName() + ".handlers");
    }

    private void setUseParentHandlers(Logger logger, boolean otherwise) {
        boolean use = truth(logger.getName() + ".useParentHandlers", otherwise);
        if (use != logger.getUseParentHandlers()) {
            logger.setUseParentHandlers(use);
        }
    }

    private boolean truth(String property, boolean otherwise) {
        String value = getProperty(property);
        return value == null ? otherwise : value.equalsIgnoreCase("true") || value.equals("1");
    }

    private void addHandlers(Logger logger, String property) {
        String[] names = words(getProperty(property));
        if (names.length > 0 && truth(property + ".ensureCloseOnReset", true)) {
            synchronized (this) {
                withHandlers.add(logger);
            }
        }
        for (String name : names) {
            try {
                Handler handler = (Handler) make(name);
                String level = getProperty(name + ".level");
                if (level != null) {
                    handler.setLevel(level(name + ".level", handler.getLevel()));
                }
                logger.handlers.add(handler);
            } catch (Exception e) {
                System.err.println("Can't load log handler \"" + name + "\"");
                System.err.println(e);
                e.printStackTrace();
            }
        }
    }

    void needRootHandlers() {
        synchronized (this) {
            if (rootHasHandlers) {
                return;
            }
            rootHasHandlers = true;
        }
        addHandlers(root, "handlers");
    }

    private void closeHandlers(Logger logger) {
        for (Handler handler : logger.getHandlers()) {
            logger.removeHandler(handler);
            try {
                handler.close();
            } catch (Exception e) {
                // another may still close well
            }
        }
        synchronized (this) {
            withHandlers.remove(logger);
        }
    }

    public void reset() throws SecurityException {
        synchronized (this) {
            properties = new Properties();
            rootHasHandlers = true;
        }
        for (Logger logger : all()) {
            closeHandlers(logger);
            logger.setLevel(logger.getName().isEmpty() ? Level.INFO : null);
        }
    }

    public LogManager addConfigurationListener(Runnable listener) {
        synchronized (listeners) {
            if (!listeners.contains(Objects.requireNonNull(listener))) {
                listeners.add(listener);
            }
        }
        return this;
    }

    public void removeConfigurationListener(Runnable listener) {
        synchronized (listeners) {
            listeners.remove(Objects.requireNonNull(listener));
        }
    }

    @Deprecated
    public void checkAccess() throws SecurityException {
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkPermission(new LoggingPermission("control", null));
        }
    }

    // ---- Loggers ----

    public synchronized Logger getLogger(String name) {
        Known known = loggers.get(Objects.requireNonNull(name));
        return known == null ? null : known.get();
    }

    public synchronized Enumeration<String> getLoggerNames() {
        dropForgotten();
        return Collections.enumeration(List.copyOf(loggers.keySet()));
    }

    private void dropForgotten() {
        for (Reference<?> each = forgotten.poll(); each != null; each = forgotten.poll()) {
            Known known = (Known) each;
            loggers.remove(known.name, known);
        }
    }

    private synchronized List<Logger> all() {
        List<Logger> result = new ArrayList<>();
        for (Known known : loggers.values()) {
            Logger logger = known.get();
            if (logger != null) {
                result.add(logger);
            }
        }
        return result;
    }

    public boolean addLogger(Logger logger) {
        String name = Objects.requireNonNull(logger.getName());
        synchronized (this) {
            dropForgotten();
            if (getLogger(name) != null) {
                return false;
            }
            loggers.put(name, new Known(logger, forgotten));
            logger.belongsTo(this);
            if (name.isEmpty()) {
                root = logger;
            } else {
                toParent(logger);
            }
            Map<String, Known> below = name.isEmpty() ? loggers
                    : loggers.subMap(name + '.', name + (char) ('.' + 1));
            for (Known known : below.values()) {
                Logger each = known.get();
                if (each != null && each != logger) {
                    toParent(each);
                }
            }
        }
        if (!name.isEmpty()) {
            configure(logger);
            demandConfigured(name);
        }
        return true;
    }

    /** The loggers above one whose levels or handlers the configuration names. */
    private void demandConfigured(String name) {
        for (int dot = name.indexOf('.', 1); dot > 0; dot = name.indexOf('.', dot + 1)) {
            String above = name.substring(0, dot);
            if (getProperty(above + ".level") != null || getProperty(above + ".handlers") != null) {
                demand(above);
            }
        }
    }

    private void toParent(Logger logger) {
        String name = logger.getName();
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            Logger found = getLogger(name.substring(0, dot));
            if (found != null) {
                logger.setParent(found);
                return;
            }
        }
        if (root != null) {
            logger.setParent(root);
        }
    }

    /** The logger of that name, made if need be. */
    Logger demand(String name) {
        while (true) {
            Logger found = getLogger(name);
            if (found != null) {
                return found;
            }
            Logger made = new Logger(name, null, this);
            if (addLogger(made)) {
                return made;
            }
        }
    }

    void anonymous(Logger logger) {
        logger.belongsTo(this);
        logger.setParent(root);
    }
}
