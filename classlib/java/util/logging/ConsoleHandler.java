/* SPDX-License-Identifier: MIT */
package java.util.logging;

/** Writes records to System.err as it is when the handler is made, each at once. */
public class ConsoleHandler extends StreamHandler {
    public ConsoleHandler() {
        setOutputStream(System.err);
    }

    @Override
    public void publish(LogRecord record) {
        super.publish(record);
        flush();
    }

    @Override
    public void close() {
        flush();
    }
}
