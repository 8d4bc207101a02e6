/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Formatter;
import java.util.Locale;

/**
 * Prints values as text. A string is encoded at once and handed to the stream below in one
 * write, so that a println of System.out is one system call.
 */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private final boolean autoFlush;
    private final Charset charset;
    private boolean trouble;
    private boolean closing;
    private Formatter formatter;
    private OutputStreamWriter writer; // to a charset whose bytes depend on those before
    private ByteArrayOutputStream encoded;
    private char pendingHigh;

    private static final String NEWLINE = "\n";

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        super(nonNull(out, "Null output stream"));
        this.autoFlush = autoFlush;
        this.charset = out instanceof PrintStream ? ((PrintStream) out).charset
                : Charset.defaultCharset();
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding)
            throws UnsupportedEncodingException {
        this(out, autoFlush, toCharset(encoding));
    }

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        super(nonNull(out, "Null output stream"));
        this.autoFlush = autoFlush;
        this.charset = nonNullCharset(charset);
    }

    public PrintStream(String fileName) throws FileNotFoundException {
        this(new FileOutputStream(fileName), false);
    }

    public PrintStream(String fileName, String csn)
            throws FileNotFoundException, UnsupportedEncodingException {
        this(toCharset(csn), new FileOutputStream(fileName));
    }

    public PrintStream(String fileName, Charset charset) throws IOException {
        this(nonNullCharset(charset), new FileOutputStream(fileName));
    }

    public PrintStream(File file) throws FileNotFoundException {
        this(new FileOutputStream(file), false);
    }

    public PrintStream(File file, String csn)
            throws FileNotFoundException, UnsupportedEncodingException {
        this(toCharset(csn), new FileOutputStream(file));
    }

    public PrintStream(File file, Charset charset) throws IOException {
        this(nonNullCharset(charset), new FileOutputStream(file));
    }

    /* The charset comes first so that a wrong one is reported before the file is created. */
    private PrintStream(Charset charset, OutputStream out) {
        super(out);
        this.autoFlush = false;
        this.charset = charset;
    }

    private static OutputStream nonNull(OutputStream o, String message) {
        if (o == null) {
            throw new NullPointerException(message);
        }
        return o;
    }

    private static Charset nonNullCharset(Charset c) {
        if (c == null) {
            throw new NullPointerException("charset");
        }
        return c;
    }

    private static Charset toCharset(String csn) throws UnsupportedEncodingException {
        if (csn == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            return Charset.forName(csn);
        } catch (IllegalCharsetNameException e) {
            throw new UnsupportedEncodingException(csn);
        } catch (UnsupportedCharsetException e) {
            throw new UnsupportedEncodingException(csn);
        }
    }

    private void ensureOpen() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void flush() {
        synchronized (this) {
            try {
                ensureOpen();
                out.flush();
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closing) {
                return;
            }
            closing = true;
            try {
                byte[] end = end();
                if (end.length > 0) {
                    write(end, 0, end.length);
                }
                out.close();
            } catch (IOException e) {
                trouble = true;
            }
            out = null;
        }
    }

    public boolean checkError() {
        if (out != null) {
            flush();
        }
        if (out instanceof PrintStream) {
            return ((PrintStream) out).checkError();
        }
        return trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    private void interrupted() {
        Thread.currentThread().interrupt();
    }

    @Override
    public void write(int b) {
        try {
            synchronized (this) {
                ensureOpen();
                out.write(b);
                if (b == '\n' && autoFlush) {
                    out.flush();
                }
            }
        } catch (InterruptedIOException e) {
            interrupted();
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void write(byte[] b, int off, int len) {
        try {
            synchronized (this) {
                ensureOpen();
                out.write(b, off, len);
                if (autoFlush) {
                    out.flush();
                }
            }
        } catch (InterruptedIOException e) {
            interrupted();
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void write(byte[] buf) throws IOException {
        write(buf, 0, buf.length);
    }

    public void writeBytes(byte[] buf) {
        write(buf, 0, buf.length);
    }

    private void emit(String s) {
        synchronized (this) {
            if (out == null) {
                trouble = true;
                return;
            }
            byte[] bytes = isContextFree() ? whole(s).getBytes(charset) : written(s);
            if (bytes.length > 0) {
                write(bytes, 0, bytes.length);
            }
        }
    }

    private boolean isContextFree() {
        String name = charset.name();
        return name.equals("UTF-8") || name.equals("ISO-8859-1") || name.equals("US-ASCII");
    }

    /* A surrogate pair may be split over two prints: the high half waits for its low half. */
    private String whole(String s) {
        int n = s.length();
        if (n == 0) {
            return s;
        }
        if (pendingHigh != 0) {
            s = String.valueOf(pendingHigh).concat(s);
            pendingHigh = 0;
            n++;
        }
        char last = s.charAt(n - 1);
        if (last >= '\ud800' && last <= '\udbff') {
            pendingHigh = last;
            return s.substring(0, n - 1);
        }
        return s;
    }

    /* What a charset wants only once, in front or between, depends on what was printed before: a writer remembers. */
    private byte[] written(String s) {
        try {
            if (writer == null) {
                encoded = new ByteArrayOutputStream();
                writer = new OutputStreamWriter(encoded, charset);
            }
            writer.write(s);
            writer.flush();
        } catch (IOException e) {
            trouble = true;
        }
        byte[] bytes = encoded.toByteArray();
        encoded.reset();
        return bytes;
    }

    /* Half a pair that waits in vain, and what the charset wants behind all. */
    private byte[] end() throws IOException {
        if (writer != null) {
            writer.close();
            return encoded.toByteArray();
        }
        return pendingHigh == 0 ? new byte[0] : String.valueOf(pendingHigh).getBytes(charset);
    }

    private void emitLine(String s) {
        if (getClass() == PrintStream.class) {
            emit(s.concat(NEWLINE));
        } else {
            synchronized (this) {
                print(s);
                emit(NEWLINE);
            }
        }
    }

    public void print(boolean b) {
        emit(b ? "true" : "false");
    }

    public void print(char c) {
        emit(String.valueOf(c));
    }

    public void print(int i) {
        emit(Integer.toString(i));
    }

    public void print(long l) {
        emit(Long.toString(l));
    }

    public void print(float f) {
        emit(Float.toString(f));
    }

    public void print(double d) {
        emit(Double.toString(d));
    }

    private static String text(char[] cbuf) {
        return new String(cbuf, 0, cbuf.length);
    }

    public void print(char[] s) {
        emit(text(s));
    }

    public void print(String s) {
        emit(s == null ? "null" : s);
    }

    public void print(Object obj) {
        emit(nullSafe(String.valueOf(obj)));
    }

    private static String nullSafe(String s) {
        return s == null ? "null" : s;
    }

    public void println() {
        emit(NEWLINE);
    }

    public void println(boolean x) {
        if (getClass() == PrintStream.class) {
            emitLine(x ? "true" : "false");
        } else {
            synchronized (this) {
                print(x);
                emit(NEWLINE);
            }
        }
    }

    public void println(char x) {
        if (getClass() == PrintStream.class) {
            emitLine(String.valueOf(x));
        } else {
            synchronized (this) {
                print(x);
                emit(NEWLINE);
            }
        }
    }

    public void println(int x) {
        if (getClass() == PrintStream.class) {
            emitLine(Integer.toString(x));
        } else {
            synchronized (this) {
                print(x);
                emit(NEWLINE);
            }
        }
    }

    public void println(long x) {
        if (getClass() == PrintStream.class) {
            emitLine(Long.toString(x));
        } else {
            synchronized (this) {
                print(x);
                emit(NEWLINE);
            }
        }
    }

    public void println(float x) {
        if (getClass() == PrintStream.class) {
            emitLine(Float.toString(x));
        } else {
            synchronized (this) {
                print(x);
                emit(NEWLINE);
            }
        }
    }

    public void println(double x) {
        if (getClass() == PrintStream.class) {
            emitLine(Double.toString(x));
        } else {
            synchronized (this) {
                print(x);
                emit(NEWLINE);
            }
        }
    }

    public void println(char[] x) {
        if (getClass() == PrintStream.class) {
            emitLine(text(x));
        } else {
            synchronized (this) {
                print(x);
                emit(NEWLINE);
            }
        }
    }

    public void println(String x) {
        emitLine(x == null ? "null" : x);
    }

    public void println(Object x) {
        emitLine(nullSafe(String.valueOf(x)));
    }

    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintStream printf(Locale l, String format, Object... args) {
        return format(l, format, args);
    }

    public PrintStream format(String format, Object... args) {
        synchronized (this) {
            if (out == null) {
                trouble = true;
                return this;
            }
            if (formatter == null || formatter.locale() != Locale.getDefault(Locale.Category.FORMAT)) {
                formatter = new Formatter((Appendable) this);
            }
            formatter.format(Locale.getDefault(Locale.Category.FORMAT), format, args);
        }
        return this;
    }

    public PrintStream format(Locale l, String format, Object... args) {
        synchronized (this) {
            if (out == null) {
                trouble = true;
                return this;
            }
            if (formatter == null || formatter.locale() != l) {
                formatter = new Formatter(this, l);
            }
            formatter.format(l, format, args);
        }
        return this;
    }

    @Override
    public PrintStream append(CharSequence csq) {
        print(String.valueOf(csq));
        return this;
    }

    @Override
    public PrintStream append(CharSequence csq, int start, int end) {
        if (csq == null) {
            csq = "null";
        }
        return append(csq.subSequence(start, end));
    }

    @Override
    public PrintStream append(char c) {
        print(c);
        return this;
    }
}
