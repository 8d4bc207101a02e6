/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import jdk.internal.misc.VM;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;
import jdk.internal.util.SystemProps;

/**
 * Standard streams, properties, clock and the rest of what a program asks of its surroundings. The
 * machine calls initPhase1, 2 and 3 in this order when the main thread's objects exist.
 */
public final class System {
    /* Written by the natives setIn0, setOut0 and setErr0 only. */
    public static final InputStream in = null;
    public static final PrintStream out = null;
    public static final PrintStream err = null;

    private static Properties props;
    private static String lineSeparator;

    private System() {
    }

    /* ---- Start ---- */

    private static void initPhase1() {
        Map<String, String> given = SystemProps.initProperties();
        VM.saveProperties(given);
        setProperties(null);
        lineSeparator = given.getOrDefault("line.separator", "\n");
        setIn0(new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
        setOut0(terminal(FileDescriptor.out, given.get("stdout.encoding")));
        setErr0(terminal(FileDescriptor.err, given.get("stderr.encoding")));
        Thread.currentThread().getThreadGroup().add(Thread.currentThread());
        VM.initLevel(1);
    }

    private static int initPhase2(boolean printToStderr, boolean printStackTrace) {
        VM.initLevel(2);
        if (props.containsKey("jdk.module.addexports.0")
                || props.containsKey("jdk.module.addopens.0")
                || props.containsKey("jdk.module.jar.exports")
                || props.containsKey("jdk.module.jar.opens")) {
            AddedAccess.take(props);
        }
        return 0;
    }

    private static void initPhase3() {
        VM.initLevel(3);
        ClassLoader loader = ClassLoader.initSystemClassLoader();
        Thread.currentThread().setContextClassLoader(loader);
        VM.initLevel(4);
    }

    /** In the default encoding where there is none of the name. */
    private static PrintStream terminal(FileDescriptor file, String encoding) {
        Charset charset = Charset.defaultCharset();
        if (encoding != null) {
            try {
                charset = Charset.forName(encoding);
            } catch (IllegalArgumentException unknown) {
                // a name that a user gave: the default stays
            }
        }
        return new PrintStream(new BufferedOutputStream(new FileOutputStream(file), 8192), true,
                charset);
    }

    /* ---- Streams ---- */

    public static void setIn(InputStream in) {
        setIn0(in);
    }

    public static void setOut(PrintStream out) {
        setOut0(out);
    }

    public static void setErr(PrintStream err) {
        setErr0(err);
    }

    private static native void setIn0(InputStream in);

    private static native void setOut0(PrintStream out);

    private static native void setErr0(PrintStream err);

    /* ---- Security ---- */

    @Deprecated(since = "17", forRemoval = true)
    @SuppressWarnings("removal")
    public static void setSecurityManager(SecurityManager sm) {
        if (sm != null) {
            throw new UnsupportedOperationException("The Security Manager is deprecated and"
                    + " will be removed in a future release");
        }
    }

    @Deprecated(since = "17", forRemoval = true)
    @SuppressWarnings("removal")
    public static SecurityManager getSecurityManager() {
        return null;
    }

    /* ---- Time, arrays, identity ---- */

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static native void arraycopy(Object src, int srcPos, Object dest, int destPos,
                                        int length);

    public static native int identityHashCode(Object x);

    /* ---- Properties ---- */

    /** What every question about one property begins with: a key that has letters. */
    private static String asked(String key) {
        if (Objects.requireNonNull(key, "key can't be null").isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
        return key;
    }

    public static Properties getProperties() {
        return props;
    }

    public static void setProperties(Properties props) {
        if (props == null) { // those of the start once more
            props = new Properties();
            props.putAll(VM.getSavedProperties());
        }
        System.props = props;
    }

    public static String lineSeparator() {
        return lineSeparator;
    }

    public static String getProperty(String key) {
        return props.getProperty(asked(key));
    }

    public static String getProperty(String key, String def) {
        return props.getProperty(asked(key), def);
    }

    public static String setProperty(String key, String value) {
        return (String) props.setProperty(asked(key), value);
    }

    public static String clearProperty(String key) {
        return (String) props.remove(asked(key));
    }

    public static Console console() {
        return jdk.internal.access.SharedSecrets.getConsole();
    }

    public static String getenv(String name) {
        return ProcessEnvironment.getenv(name);
    }

    public static Map<String, String> getenv() {
        return ProcessEnvironment.getenv();
    }

    /* ---- The machine ---- */

    public static void exit(int status) {
        Runtime.getRuntime().exit(status);
    }

    public static void gc() {
        Runtime.getRuntime().gc();
    }

    public static void runFinalization() {
        Runtime.getRuntime().runFinalization();
    }

    @CallerSensitive
    public static void load(String filename) {
        Runtime.getRuntime().load0(Reflection.getCallerClass(), filename);
    }

    @CallerSensitive
    public static void loadLibrary(String libname) {
        Runtime.getRuntime().loadLibrary0(Reflection.getCallerClass(), libname);
    }

    public static String mapLibraryName(String libname) {
        if (libname == null) {
            throw new NullPointerException();
        }
        if (libname.length() > 240) {
            throw new IllegalArgumentException("name too long");
        }
        return "lib" + libname + ".so";
    }

    /** The channel that the process was started with by a daemon, or null. */
    public static java.nio.channels.Channel inheritedChannel() throws java.io.IOException {
        return java.nio.channels.spi.SelectorProvider.provider().inheritedChannel();
    }

    // ---- Loggers ----

    /** Something that messages can be given to. */
    public interface Logger {
        /** How much a message matters. */
        enum Level {
            ALL(Integer.MIN_VALUE),
            TRACE(400),
            DEBUG(500),
            INFO(800),
            WARNING(900),
            ERROR(1000),
            OFF(Integer.MAX_VALUE);

            private final int severity;

            Level(int severity) {
                this.severity = severity;
            }

            public final String getName() {
                return name();
            }

            public final int getSeverity() {
                return severity;
            }
        }

        String getName();

        boolean isLoggable(Level level);

        default void log(Level level, String msg) {
            log(level, (java.util.ResourceBundle) null, msg, (Object[]) null);
        }

        default void log(Level level, java.util.function.Supplier<String> msgSupplier) {
            java.util.Objects.requireNonNull(msgSupplier);
            if (isLoggable(java.util.Objects.requireNonNull(level))) {
                log(level, (java.util.ResourceBundle) null, msgSupplier.get(), (Object[]) null);
            }
        }

        default void log(Level level, Object obj) {
            java.util.Objects.requireNonNull(obj);
            if (isLoggable(java.util.Objects.requireNonNull(level))) {
                log(level, (java.util.ResourceBundle) null, obj.toString(), (Object[]) null);
            }
        }

        default void log(Level level, String msg, Throwable thrown) {
            log(level, null, msg, thrown);
        }

        default void log(Level level, java.util.function.Supplier<String> msgSupplier,
                Throwable thrown) {
            java.util.Objects.requireNonNull(msgSupplier);
            if (isLoggable(java.util.Objects.requireNonNull(level))) {
                log(level, null, msgSupplier.get(), thrown);
            }
        }

        default void log(Level level, String format, Object... params) {
            log(level, null, format, params);
        }

        void log(Level level, java.util.ResourceBundle bundle, String msg, Throwable thrown);

        void log(Level level, java.util.ResourceBundle bundle, String format, Object... params);
    }

    /** Finds loggers; a program's own comes as a service. */
    public abstract static class LoggerFinder {
        private static LoggerFinder found;

        protected LoggerFinder() {
        }

        public abstract Logger getLogger(String name, Module module);

        public Logger getLocalizedLogger(String name, java.util.ResourceBundle bundle,
                Module module) {
            Logger logger = getLogger(name, module);
            return bundle == null ? logger : new LocalizedLogger(logger, bundle);
        }

        public static synchronized LoggerFinder getLoggerFinder() {
            if (found == null) {
                found = java.util.ServiceLoader
                    .load(LoggerFinder.class, ClassLoader.getSystemClassLoader())
                    .findFirst().orElseGet(java.util.logging.PlatformLogger::new);
            }
            return found;
        }
    }

    /** Uses its own bundle where the caller gives none. */
    private static final class LocalizedLogger implements Logger {
        private final Logger logger;
        private final java.util.ResourceBundle bundle;

        LocalizedLogger(Logger logger, java.util.ResourceBundle bundle) {
            this.logger = logger;
            this.bundle = bundle;
        }

        @Override
        public String getName() {
            return logger.getName();
        }

        @Override
        public boolean isLoggable(Level level) {
            return logger.isLoggable(level);
        }

        @Override
        public void log(Level level, java.util.ResourceBundle given, String msg, Throwable thrown) {
            logger.log(level, given == null ? bundle : given, msg, thrown);
        }

        @Override
        public void log(Level level, java.util.ResourceBundle given, String format,
                Object... params) {
            logger.log(level, given == null ? bundle : given, format, params);
        }
    }

    public static Logger getLogger(String name) {
        java.util.Objects.requireNonNull(name);
        return LoggerFinder.getLoggerFinder()
            .getLogger(name, ClassLoader.getSystemClassLoader().getUnnamedModule());
    }

    public static Logger getLogger(String name, java.util.ResourceBundle bundle) {
        java.util.Objects.requireNonNull(name);
        java.util.Objects.requireNonNull(bundle);
        return LoggerFinder.getLoggerFinder()
            .getLocalizedLogger(name, bundle,
                ClassLoader.getSystemClassLoader().getUnnamedModule());
    }
}
