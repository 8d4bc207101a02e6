/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** What programs hand their messages to; it passes them to its handlers and its ancestors'. */
public class Logger {
    public static final String GLOBAL_LOGGER_NAME = "global";
    @Deprecated
    public static final Logger global = new Logger(GLOBAL_LOGGER_NAME, null, null);

    final List<Handler> handlers = new CopyOnWriteArrayList<>();
    private final String name;
    private volatile LogManager manager;
    private volatile Texts texts; // null: none
    private volatile Filter filter;
    private volatile Logger parent;
    private volatile Level level;
    private volatile boolean useParentHandlers = true;

    protected Logger(String name, String resourceBundleName) {
        this(name, resourceBundleName, LogManager.getLogManager());
    }

    Logger(String name, String resourceBundleName, LogManager manager) {
        this.name = name;
        this.manager = manager;
        if (resourceBundleName != null) {
            texts = find(resourceBundleName, null);
        }
    }

    /** A bundle that was given; or one that was found, which does not keep its loader. */
    private static final class Texts {
        final String name;
        private final ResourceBundle given;
        private final Reference<ClassLoader> loader;
        private volatile Reference<ResourceBundle> found;

        Texts(String name, ResourceBundle given) {
            this.name = name;
            this.given = given;
            loader = null;
        }

        Texts(String name, ClassLoader loader) {
            this.name = name;
            given = null;
            this.loader = new WeakReference<>(loader);
            look(loader);
        }

        private ResourceBundle look(ClassLoader place) {
            ResourceBundle bundle = ResourceBundle.getBundle(name, Locale.getDefault(), place);
            found = new WeakReference<>(bundle);
            return bundle;
        }

        /** Null: its loader is gone, or has it no more. */
        ResourceBundle get() {
            ResourceBundle bundle = given != null ? given : found.get();
            ClassLoader place = bundle != null ? null : loader.get();
            try {
                return place != null ? look(place) : bundle;
            } catch (MissingResourceException e) {
                return null;
            }
        }
    }

    /** Looked for where the thread, the program and then the caller of the logger would find it. */
    private static Texts find(String name, Class<?> caller) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        ClassLoader system = ClassLoader.getSystemClassLoader();
        Set<ClassLoader> places =
                new LinkedHashSet<>(List.of(context == null ? system : context, system));
        if (caller != null && caller.getClassLoader() != null) {
            places.add(caller.getClassLoader());
        }
        for (ClassLoader place : places) {
            try {
                return new Texts(name, place);
            } catch (MissingResourceException e) {
                // the next may have it
            }
        }
        throw new MissingResourceException("Can't find " + name + " bundle from ", name, "");
    }

    void belongsTo(LogManager m) {
        manager = m;
    }

    public static final Logger getGlobal() {
        LogManager.getLogManager().addLogger(global);
        return global;
    }

    public static Logger getLogger(String name) {
        return name.equals(GLOBAL_LOGGER_NAME) ? getGlobal()
                : LogManager.getLogManager().demand(name);
    }

    @CallerSensitive
    public static Logger getLogger(String name, String resourceBundleName) {
        Class<?> caller = Reflection.getCallerClass();
        Logger logger = getLogger(name);
        synchronized (logger) {
            Texts texts = logger.texts;
            if (resourceBundleName != null && texts == null) {
                logger.texts = find(resourceBundleName, caller);
            } else if (resourceBundleName != null && !resourceBundleName.equals(texts.name)) {
                throw new IllegalArgumentException(texts.name + " != " + resourceBundleName);
            }
        }
        return logger;
    }

    public static Logger getAnonymousLogger() {
        return anonymous();
    }

    @CallerSensitive
    public static Logger getAnonymousLogger(String resourceBundleName) {
        Class<?> caller = Reflection.getCallerClass();
        Logger logger = anonymous();
        if (resourceBundleName != null) {
            logger.texts = find(resourceBundleName, caller);
        }
        return logger;
    }

    private static Logger anonymous() {
        Logger logger = new Logger(null, (String) null);
        LogManager.getLogManager().anonymous(logger);
        return logger;
    }

    // ---- What it is like ----

    public String getName() {
        return name;
    }

    public ResourceBundle getResourceBundle() {
        Texts now = texts;
        return now == null ? null : now.get();
    }

    public String getResourceBundleName() {
        Texts now = texts;
        return now == null ? null : now.name;
    }

    public void setResourceBundle(ResourceBundle bundle) {
        String base = bundle.getBaseBundleName();
        if (base == null || base.isEmpty()) {
            throw new IllegalArgumentException("resource bundle must have a name");
        }
        synchronized (this) {
            if (texts != null && !base.equals(texts.name)) {
                throw new IllegalArgumentException("can't replace resource bundle");
            }
            texts = new Texts(base, bundle);
        }
    }

    public void setFilter(Filter newFilter) throws SecurityException {
        filter = newFilter;
    }

    public Filter getFilter() {
        return filter;
    }

    public void setLevel(Level newLevel) throws SecurityException {
        level = newLevel;
    }

    public Level getLevel() {
        return level;
    }

    public boolean isLoggable(Level level) {
        Level least = null;
        for (Logger logger = this; logger != null && least == null; logger = logger.parent) {
            least = logger.level;
        }
        int limit = least == null ? Level.INFO.intValue() : least.intValue();
        return level.intValue() >= limit && limit != Level.OFF.intValue();
    }

    private void rootHandlers() {
        if (manager != null && "".equals(name)) {
            manager.needRootHandlers();
        }
    }

    public void addHandler(Handler handler) throws SecurityException {
        Objects.requireNonNull(handler);
        rootHandlers();
        handlers.add(handler);
    }

    public void removeHandler(Handler handler) throws SecurityException {
        if (handler != null) {
            rootHandlers();
            handlers.remove(handler);
        }
    }

    public Handler[] getHandlers() {
        rootHandlers();
        return handlers.toArray(new Handler[0]);
    }

    public void setUseParentHandlers(boolean useParentHandlers) {
        this.useParentHandlers = useParentHandlers;
    }

    public boolean getUseParentHandlers() {
        return useParentHandlers;
    }

    public Logger getParent() {
        return parent;
    }

    public void setParent(Logger parent) {
        this.parent = Objects.requireNonNull(parent);
    }

    // ---- Logging ----

    public void log(LogRecord record) {
        if (!isLoggable(record.getLevel())) {
            return;
        }
        Filter f = filter;
        if (f != null && !f.isLoggable(record)) {
            return;
        }
        for (Logger logger = this; logger != null; logger = logger.getParent()) {
            for (Handler handler : logger.getHandlers()) {
                handler.publish(record);
            }
            if (!logger.getUseParentHandlers()) {
                break;
            }
        }
    }

    /** A record is finished and logged; null for what is not given. */
    /* With the nearest bundle, of this logger or one above. */
    private void send(LogRecord record, Object[] parameters, Throwable thrown) {
        ResourceBundle used = null;
        String usedName = null;
        for (Logger logger = this; logger != null && used == null; logger = logger.parent) {
            used = logger.getResourceBundle();
            usedName = logger.getResourceBundleName();
        }
        send(record, used, used == null ? null : usedName, parameters, thrown);
    }

    /* With the given bundle or none. */
    private void send(LogRecord record, ResourceBundle bundle, Object[] parameters,
            Throwable thrown) {
        send(record, bundle, bundle == null ? null : bundle.getBaseBundleName(), parameters,
                thrown);
    }

    private void send(LogRecord record, ResourceBundle bundle, String bundleName,
            Object[] parameters, Throwable thrown) {
        record.setLoggerName(name);
        record.setParameters(parameters);
        record.setThrown(thrown);
        record.setResourceBundle(bundle);
        record.setResourceBundleName(bundleName);
        log(record);
    }

    private static LogRecord at(Level level, String sourceClass, String sourceMethod, String msg) {
        LogRecord record = new LogRecord(level, msg);
        record.setSourceClassName(sourceClass);
        record.setSourceMethodName(sourceMethod);
        return record;
    }

    private static Object[] one(Object parameter) {
        return new Object[] {parameter};
    }

    public void log(Level level, String msg) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msg), null, null);
        }
    }

    public void log(Level level, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msgSupplier.get()), null, null);
        }
    }

    public void log(Level level, String msg, Object param1) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msg), one(param1), null);
        }
    }

    public void log(Level level, String msg, Object[] params) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msg), params, null);
        }
    }

    public void log(Level level, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msg), null, thrown);
        }
    }

    public void log(Level level, Throwable thrown, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msgSupplier.get()), null, thrown);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg) {
        logp(level, sourceClass, sourceMethod, msg, (Object[]) null);
    }

    public void logp(Level level, String sourceClass, String sourceMethod,
            Supplier<String> msgSupplier) {
        logp(level, sourceClass, sourceMethod, (Throwable) null, msgSupplier);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg,
            Object param1) {
        logp(level, sourceClass, sourceMethod, msg, one(param1));
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg,
            Object[] params) {
        if (isLoggable(level)) {
            send(at(level, sourceClass, sourceMethod, msg), params, null);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg,
            Throwable thrown) {
        if (isLoggable(level)) {
            send(at(level, sourceClass, sourceMethod, msg), null, thrown);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, Throwable thrown,
            Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            send(at(level, sourceClass, sourceMethod, msgSupplier.get()), null, thrown);
        }
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName,
            String msg) {
        logrb(level, sourceClass, sourceMethod, bundleName, msg, (Object[]) null);
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName,
            String msg, Object param1) {
        logrb(level, sourceClass, sourceMethod, bundleName, msg, one(param1));
    }

    private static ResourceBundle findOrNull(String name) {
        try {
            return name == null ? null : find(name, null).get();
        } catch (MissingResourceException e) {
            return null;
        }
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName,
            String msg, Object[] params) {
        if (isLoggable(level)) {
            send(at(level, sourceClass, sourceMethod, msg), findOrNull(bundleName), bundleName,
                    params, null);
        }
    }

    public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle,
            String msg, Object... params) {
        if (isLoggable(level)) {
            send(at(level, sourceClass, sourceMethod, msg), bundle, some(params), null);
        }
    }

    public void logrb(Level level, ResourceBundle bundle, String msg, Object... params) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msg), bundle, some(params), null);
        }
    }

    private static Object[] some(Object[] params) {
        return params == null || params.length == 0 ? null : params;
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName,
            String msg, Throwable thrown) {
        if (isLoggable(level)) {
            send(at(level, sourceClass, sourceMethod, msg), findOrNull(bundleName), bundleName,
                    null, thrown);
        }
    }

    public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle,
            String msg, Throwable thrown) {
        if (isLoggable(level)) {
            send(at(level, sourceClass, sourceMethod, msg), bundle, null, thrown);
        }
    }

    public void logrb(Level level, ResourceBundle bundle, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            send(new LogRecord(level, msg), bundle, null, thrown);
        }
    }

    // ---- Shorter ways ----

    public void entering(String sourceClass, String sourceMethod) {
        logp(Level.FINER, sourceClass, sourceMethod, "ENTRY");
    }

    public void entering(String sourceClass, String sourceMethod, Object param1) {
        logp(Level.FINER, sourceClass, sourceMethod, "ENTRY {0}", param1);
    }

    public void entering(String sourceClass, String sourceMethod, Object[] params) {
        StringBuilder text = new StringBuilder("ENTRY");
        for (int i = 0; params != null && i < params.length; i++) {
            text.append(" {").append(i).append('}');
        }
        logp(Level.FINER, sourceClass, sourceMethod, text.toString(), params);
    }

    public void exiting(String sourceClass, String sourceMethod) {
        logp(Level.FINER, sourceClass, sourceMethod, "RETURN");
    }

    public void exiting(String sourceClass, String sourceMethod, Object result) {
        logp(Level.FINER, sourceClass, sourceMethod, "RETURN {0}", result);
    }

    public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
        logp(Level.FINER, sourceClass, sourceMethod, "THROW", thrown);
    }

    public void severe(String msg) {
        log(Level.SEVERE, msg);
    }

    public void severe(Supplier<String> msgSupplier) {
        log(Level.SEVERE, msgSupplier);
    }

    public void warning(String msg) {
        log(Level.WARNING, msg);
    }

    public void warning(Supplier<String> msgSupplier) {
        log(Level.WARNING, msgSupplier);
    }

    public void info(String msg) {
        log(Level.INFO, msg);
    }

    public void info(Supplier<String> msgSupplier) {
        log(Level.INFO, msgSupplier);
    }

    public void config(String msg) {
        log(Level.CONFIG, msg);
    }

    public void config(Supplier<String> msgSupplier) {
        log(Level.CONFIG, msgSupplier);
    }

    public void fine(String msg) {
        log(Level.FINE, msg);
    }

    public void fine(Supplier<String> msgSupplier) {
        log(Level.FINE, msgSupplier);
    }

    public void finer(String msg) {
        log(Level.FINER, msg);
    }

    public void finer(Supplier<String> msgSupplier) {
        log(Level.FINER, msgSupplier);
    }

    public void finest(String msg) {
        log(Level.FINEST, msg);
    }

    public void finest(Supplier<String> msgSupplier) {
        log(Level.FINEST, msgSupplier);
    }
}
