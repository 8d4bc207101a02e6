/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.Objects;

/** Takes records from loggers and brings them somewhere. */
public abstract class Handler {
    private volatile Filter filter;
    private volatile Formatter formatter;
    private volatile Level level = Level.ALL;
    private volatile ErrorManager errorManager = new ErrorManager();
    private volatile String encoding;

    protected Handler() {
    }

    /** Takes from the configuration what stands there under the class's name. */
    void configure(Level defaultLevel, Formatter defaultFormatter) {
        LogManager manager = LogManager.getLogManager();
        String prefix = getClass().getName();
        level = manager.level(prefix + ".level", defaultLevel);
        filter = manager.instance(prefix + ".filter", Filter.class, null);
        formatter = manager.instance(prefix + ".formatter", Formatter.class, defaultFormatter);
        String wanted = manager.getProperty(prefix + ".encoding");
        try {
            setEncoding(wanted);
        } catch (UnsupportedEncodingException e) {
            encoding = null;
        }
    }

    public abstract void publish(LogRecord record);

    public abstract void flush();

    public abstract void close() throws SecurityException;

    public synchronized void setFormatter(Formatter newFormatter) throws SecurityException {
        formatter = Objects.requireNonNull(newFormatter);
    }

    public Formatter getFormatter() {
        return formatter;
    }

    public synchronized void setEncoding(String encoding)
            throws SecurityException, UnsupportedEncodingException {
        try {
            if (encoding != null && !Charset.isSupported(encoding)) {
                throw new UnsupportedEncodingException(encoding);
            }
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(encoding);
        }
        this.encoding = encoding;
    }

    public String getEncoding() {
        return encoding;
    }

    public synchronized void setFilter(Filter newFilter) throws SecurityException {
        filter = newFilter;
    }

    public Filter getFilter() {
        return filter;
    }

    public synchronized void setErrorManager(ErrorManager em) {
        errorManager = Objects.requireNonNull(em);
    }

    public ErrorManager getErrorManager() {
        return errorManager;
    }

    protected void reportError(String msg, Exception ex, int code) {
        try {
            errorManager.error(msg, ex, code);
        } catch (Exception e) {
            System.err.println("Handler.reportError caught:");
            e.printStackTrace();
        }
    }

    public synchronized void setLevel(Level newLevel) throws SecurityException {
        level = Objects.requireNonNull(newLevel);
    }

    public Level getLevel() {
        return level;
    }

    public boolean isLoggable(LogRecord record) {
        int least = level.intValue();
        if (record == null || record.getLevel().intValue() < least
                || least == Level.OFF.intValue()) {
            return false;
        }
        Filter f = filter;
        return f == null || f.isLoggable(record);
    }
}
