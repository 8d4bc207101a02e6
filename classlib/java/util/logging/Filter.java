/* SPDX-License-Identifier: MIT */
package java.util.logging;

/** Says which records are logged. */
@FunctionalInterface
public interface Filter {
    boolean isLoggable(LogRecord record);
}
