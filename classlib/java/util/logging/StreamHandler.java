/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.util.Objects;

/** Writes records to a stream. */
public class StreamHandler extends Handler {
    private OutputStream output;
    private volatile Writer writer;
    private boolean begun;

    public StreamHandler() {
        configure(Level.INFO, new SimpleFormatter());
    }

    public StreamHandler(OutputStream out, Formatter formatter) {
        configure(Level.INFO, Objects.requireNonNull(formatter));
        setFormatter(formatter);
        setOutputStream(out);
    }

    private Writer writerFor(String encoding) throws UnsupportedEncodingException {
        return encoding == null ? new OutputStreamWriter(output)
                : new OutputStreamWriter(output, encoding);
    }

    protected synchronized void setOutputStream(OutputStream out) throws SecurityException {
        Objects.requireNonNull(out);
        end(true);
        output = out;
        begun = false;
        try {
            writer = writerFor(getEncoding());
        } catch (UnsupportedEncodingException e) {
            throw new Error("Unexpected exception " + e);
        }
    }

    @Override
    public synchronized void setEncoding(String encoding)
            throws SecurityException, UnsupportedEncodingException {
        super.setEncoding(encoding);
        if (output != null) {
            flush();
            writer = writerFor(encoding);
        }
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        String text;
        try {
            text = getFormatter().format(record);
        } catch (Exception e) {
            reportError(null, e, ErrorManager.FORMAT_FAILURE);
            return;
        }
        try {
            begin();
            writer.write(text);
        } catch (Exception e) {
            reportError(null, e, ErrorManager.WRITE_FAILURE);
        }
    }

    private void begin() throws IOException {
        if (!begun) {
            writer.write(getFormatter().getHead(this));
            begun = true;
        }
    }

    @Override
    public boolean isLoggable(LogRecord record) {
        return writer != null && record != null && super.isLoggable(record);
    }

    @Override
    public synchronized void flush() {
        if (writer != null) {
            try {
                writer.flush();
            } catch (Exception e) {
                reportError(null, e, ErrorManager.FLUSH_FAILURE);
            }
        }
    }

    @Override
    public synchronized void close() throws SecurityException {
        end(true);
    }

    /** The tail is written; without closing, another may follow. */
    final synchronized void end(boolean close) {
        if (writer == null) {
            return;
        }
        try {
            begin();
            writer.write(getFormatter().getTail(this));
            writer.flush();
            if (close) {
                writer.close();
            }
        } catch (Exception e) {
            reportError(null, e, ErrorManager.CLOSE_FAILURE);
        }
        if (close) {
            writer = null;
            output = null;
        }
    }
}
