/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.util.ArrayDeque;
import java.util.Objects;

/** Keeps the last records until one matters enough to hand all of them on. */
public class MemoryHandler extends Handler {
    private final ArrayDeque<LogRecord> kept = new ArrayDeque<>();
    private final int size;
    private final Handler target;
    private volatile Level pushLevel;

    public MemoryHandler() {
        configure(Level.ALL, new SimpleFormatter());
        LogManager manager = LogManager.getLogManager();
        String prefix = getClass().getName();
        pushLevel = manager.level(prefix + ".push", Level.SEVERE);
        int wanted = (int) manager.number(prefix + ".size", 1000);
        size = wanted > 0 ? wanted : 1000;
        if (manager.getProperty(prefix + ".target") == null) {
            throw new RuntimeException("The handler " + prefix + " does not specify a target");
        }
        target = manager.instance(prefix + ".target", Handler.class, null);
    }

    public MemoryHandler(Handler target, int size, Level pushLevel) {
        if (target == null || pushLevel == null) {
            throw new NullPointerException();
        }
        if (size <= 0) {
            throw new IllegalArgumentException();
        }
        configure(Level.ALL, new SimpleFormatter());
        this.target = target;
        this.size = size;
        this.pushLevel = pushLevel;
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        if (kept.size() == size) {
            kept.removeFirst();
        }
        kept.addLast(record);
        if (record.getLevel().intValue() >= pushLevel.intValue()) {
            push();
        }
    }

    public synchronized void push() {
        kept.forEach(target::publish);
        kept.clear();
    }

    @Override
    public void flush() {
        target.flush();
    }

    @Override
    public void close() throws SecurityException {
        target.close();
        setLevel(Level.OFF);
    }

    public synchronized void setPushLevel(Level newLevel) throws SecurityException {
        pushLevel = Objects.requireNonNull(newLevel);
    }

    public Level getPushLevel() {
        return pushLevel;
    }

    @Override
    public boolean isLoggable(LogRecord record) {
        return super.isLoggable(record);
    }
}
