/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.util.ResourceBundle;

/** The loggers of System.getLogger where no other finder is there. */
public final class PlatformLogger extends System.LoggerFinder {
    public PlatformLogger() {
    }

    private static Level level(System.Logger.Level level) {
        return switch (level) {
            case ALL -> Level.ALL;
            case TRACE -> Level.FINER;
            case DEBUG -> Level.FINE;
            case INFO -> Level.INFO;
            case WARNING -> Level.WARNING;
            case ERROR -> Level.SEVERE;
            case OFF -> Level.OFF;
        };
    }

    @Override
    public System.Logger getLogger(String name, Module module) {
        Logger logger = Logger.getLogger(name);
        module.getName();
        return new System.Logger() {
            @Override
            public String getName() {
                return logger.getName();
            }

            @Override
            public boolean isLoggable(Level level) {
                return logger.isLoggable(PlatformLogger.level(level));
            }

            @Override
            public void log(Level level, ResourceBundle bundle, String msg, Throwable thrown) {
                logger.logrb(PlatformLogger.level(level), bundle, msg, thrown);
            }

            @Override
            public void log(Level level, ResourceBundle bundle, String format, Object... params) {
                logger.logrb(PlatformLogger.level(level), bundle, format, params);
            }
        };
    }
}
