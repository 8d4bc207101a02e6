/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.Serializable;
import java.time.Instant;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.concurrent.atomic.AtomicLong;

/** Something that is to be logged. Where it comes from is looked up when first asked for. */
public class LogRecord implements Serializable {
    private static final long serialVersionUID = 5372048053134512534L;
    private static final AtomicLong NEXT = new AtomicLong();
    private static final StackWalker WALKER = StackWalker.getInstance();

    private Level level;
    private long sequenceNumber;
    private String sourceClassName;
    private String sourceMethodName;
    private String message;
    private int threadID;
    private long longThreadID;
    private Throwable thrown;
    private String loggerName;
    private String resourceBundleName;
    private Instant instant;
    private transient boolean needToInferCaller = true;
    private transient Object[] parameters;
    private transient ResourceBundle resourceBundle;

    public LogRecord(Level level, String msg) {
        this.level = Objects.requireNonNull(level);
        message = msg;
        sequenceNumber = NEXT.getAndIncrement();
        setLongThreadID(Thread.currentThread().getId());
        instant = Instant.now();
    }

    public String getLoggerName() {
        return loggerName;
    }

    public void setLoggerName(String loggerName) {
        this.loggerName = loggerName;
    }

    public ResourceBundle getResourceBundle() {
        return resourceBundle;
    }

    public void setResourceBundle(ResourceBundle resourceBundle) {
        this.resourceBundle = resourceBundle;
    }

    public String getResourceBundleName() {
        return resourceBundleName;
    }

    public void setResourceBundleName(String resourceBundleName) {
        this.resourceBundleName = resourceBundleName;
    }

    public long getSequenceNumber() {
        return sequenceNumber;
    }

    public void setSequenceNumber(long sequenceNumber) {
        this.sequenceNumber = sequenceNumber;
    }

    public String getMessage() {
        return message;
    }

    public void setMessage(String message) {
        this.message = message;
    }

    public Object[] getParameters() {
        return parameters;
    }

    public void setParameters(Object[] parameters) {
        this.parameters = parameters;
    }

    public int getThreadID() {
        return threadID;
    }

    public void setThreadID(int threadID) {
        this.threadID = threadID;
    }

    public Throwable getThrown() {
        return thrown;
    }

    public void setThrown(Throwable thrown) {
        this.thrown = thrown;
    }

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        this.level = Objects.requireNonNull(level);
    }

    public long getLongThreadID() {
        return longThreadID;
    }

    public LogRecord setLongThreadID(long longThreadID) {
        this.longThreadID = longThreadID;
        this.threadID = longThreadID <= Integer.MAX_VALUE / 2 ? (int) longThreadID
            : Integer.MAX_VALUE / 2 + 1 + (int) (longThreadID % (Integer.MAX_VALUE / 2));
        return this;
    }

    public Instant getInstant() {
        return instant;
    }

    public void setInstant(Instant instant) {
        instant.toEpochMilli();
        this.instant = instant;
    }

    public long getMillis() {
        return instant.toEpochMilli();
    }

    @Deprecated
    public void setMillis(long millis) {
        instant = Instant.ofEpochMilli(millis);
    }

    public String getSourceClassName() {
        inferCaller();
        return sourceClassName;
    }

    public void setSourceClassName(String sourceClassName) {
        this.sourceClassName = sourceClassName;
        needToInferCaller = false;
    }

    public String getSourceMethodName() {
        inferCaller();
        return sourceMethodName;
    }

    public void setSourceMethodName(String sourceMethodName) {
        this.sourceMethodName = sourceMethodName;
        needToInferCaller = false;
    }

    private static boolean isLogger(String name) {
        return name.equals("java.util.logging.Logger") || name.startsWith("java.util.logging.PlatformLogger")
            || name.startsWith("java.lang.System$Lo");
    }

    /** The method that called the logger. */
    private void inferCaller() {
        if (!needToInferCaller) {
            return;
        }
        needToInferCaller = false;
        WALKER.walk(frames -> frames.dropWhile(f -> !isLogger(f.getClassName()))
            .dropWhile(f -> isLogger(f.getClassName())).findFirst()).ifPresent(f -> {
                sourceClassName = f.getClassName();
                sourceMethodName = f.getMethodName();
            });
    }
}
