/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Knows all named loggers, which form a tree by the dots in their names, and the configuration. */
public class LogManager {
    public static final String LOGGING_MXBEAN_NAME = "java.util.logging:type=Logging";

    private static final LogManager MANAGER = new LogManager();

    private final Map<String, Logger> loggers = new LinkedHashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private final Logger root;
    private Properties properties = new Properties();
    private boolean configured;
    private boolean rootHasHandlers;

    protected LogManager() {
        root = new Logger("", null, this);
        root.setLevel(Level.INFO);
        loggers.put("", root);
    }

    public static LogManager getLogManager() {
        MANAGER.ensureConfigured();
        return MANAGER;
    }

    // ---- Configuration ----

    private synchronized void ensureConfigured() {
        if (configured) {
            return;
        }
        configured = true;
        try {
            readConfiguration();
        } catch (IOException e) {
            System.err.println("Can't load log configuration: " + e);
            setProperties(new Properties());
        }
        Runtime.getRuntime().addShutdownHook(new Thread(null, this::reset, "Logging-Cleaner", 0, false));
    }

    private static Properties defaults() {
        Properties p = new Properties();
        p.setProperty("handlers", ConsoleHandler.class.getName());
        p.setProperty(".level", "INFO");
        p.setProperty(ConsoleHandler.class.getName() + ".level", "INFO");
        p.setProperty(ConsoleHandler.class.getName() + ".formatter", SimpleFormatter.class.getName());
        return p;
    }

    public void readConfiguration() throws IOException, SecurityException {
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
        Properties read = new Properties();
        read.load(ins);
        setProperties(read);
    }

    private void setProperties(Properties read) {
        reset();
        synchronized (this) {
            properties = read;
            rootHasHandlers = false;
            loggers.values().forEach(this::setLevel);
        }
        List<Runnable> told;
        synchronized (listeners) {
            told = List.copyOf(listeners);
        }
        told.forEach(Runnable::run);
    }

    public void updateConfiguration(Function<String, BiFunction<String, String, String>> mapper) throws IOException {
        String file = System.getProperty("java.util.logging.config.file");
        if (file == null) {
            update(defaults(), mapper);
            return;
        }
        try (InputStream in = new FileInputStream(file)) {
            updateConfiguration(in, mapper);
        }
    }

    public void updateConfiguration(InputStream ins, Function<String, BiFunction<String, String, String>> mapper)
            throws IOException {
        Properties read = new Properties();
        read.load(ins);
        update(read, mapper);
    }

    private void update(Properties read, Function<String, BiFunction<String, String, String>> mapper) {
        Properties merged = new Properties();
        synchronized (this) {
            Properties all = new Properties();
            all.putAll(properties);
            all.putAll(read);
            for (String key : all.stringPropertyNames()) {
                BiFunction<String, String, String> choose = mapper == null ? null : mapper.apply(key);
                String value = choose == null ? read.getProperty(key)
                    : choose.apply(properties.getProperty(key), read.getProperty(key));
                if (value != null) {
                    merged.setProperty(key, value);
                }
            }
        }
        setProperties(merged);
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
        return Class.forName(className, true, ClassLoader.getSystemClassLoader()).newInstance();
    }

    private void setLevel(Logger logger) {
        Level level = level(logger.getName() + ".level", null);
        if (level != null) {
            logger.setLevel(level);
        }
    }

    /** A new logger; the root's handlers are made when first needed. */
    private void configure(Logger logger) {
        String prefix = logger.getName();
        setLevel(logger);
        if (getProperty(prefix + ".useParentHandlers") != null) {
            String value = getProperty(prefix + ".useParentHandlers").toLowerCase();
            logger.setUseParentHandlers(value.equals("true") || value.equals("1"));
        }
        addHandlers(logger, prefix + ".handlers");
    }

    private void addHandlers(Logger logger, String property) {
        String names = getProperty(property);
        for (String name : names == null ? new String[0] : names.trim().split("[,\\s]+")) {
            if (name.isEmpty()) {
                continue;
            }
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

    public void reset() throws SecurityException {
        List<Logger> all;
        synchronized (this) {
            all = List.copyOf(loggers.values());
            properties = new Properties();
            rootHasHandlers = true;
        }
        for (Logger logger : all) {
            for (Handler handler : logger.handlers) {
                logger.removeHandler(handler);
                try {
                    handler.close();
                } catch (Exception e) {
                    // another may still close well
                }
            }
            logger.setLevel(logger == root ? Level.INFO : null);
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
        return loggers.get(Objects.requireNonNull(name));
    }

    public synchronized Enumeration<String> getLoggerNames() {
        return Collections.enumeration(List.copyOf(loggers.keySet()));
    }

    public synchronized boolean addLogger(Logger logger) {
        String name = logger.getName();
        if (name == null) {
            throw new NullPointerException();
        }
        if (loggers.putIfAbsent(name, logger) != null) {
            return false;
        }
        logger.belongsTo(this);
        logger.setParent(nearest(name));
        for (Logger other : loggers.values()) {
            if (other != logger && other.getName().startsWith(name + ".")) {
                other.setParent(nearest(other.getName()));
            }
        }
        configure(logger);
        return true;
    }

    private Logger nearest(String name) {
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            Logger found = loggers.get(name.substring(0, dot));
            if (found != null) {
                return found;
            }
        }
        return root;
    }

    /** The logger of that name, made if need be. */
    synchronized Logger demand(String name) {
        Logger found = loggers.get(name);
        if (found == null) {
            found = new Logger(name, null, this);
            addLogger(found);
        }
        return found;
    }

    void anonymous(Logger logger) {
        logger.belongsTo(this);
        logger.setParent(root);
    }
}
