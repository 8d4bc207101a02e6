/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Compresses what is written. */
public class DeflaterOutputStream extends FilterOutputStream {
    protected Deflater def;
    protected byte[] buf;

    boolean ownsDeflater;
    private final boolean syncFlush;
    private boolean closed;

    public DeflaterOutputStream(OutputStream out, Deflater def, int size, boolean syncFlush) {
        super(out);
        ZipFormat.given(out, null);
        this.def = ZipFormat.given(def, null);
        this.buf = ZipFormat.buffer(size, 1, "buffer size <= 0");
        this.syncFlush = syncFlush;
    }

    public DeflaterOutputStream(OutputStream out, Deflater def, int size) {
        this(out, def, size, false);
    }

    public DeflaterOutputStream(OutputStream out, Deflater def, boolean syncFlush) {
        this(out, def, 512, syncFlush);
    }

    public DeflaterOutputStream(OutputStream out, Deflater def) {
        this(out, def, 512, false);
    }

    public DeflaterOutputStream(OutputStream out, boolean syncFlush) {
        this(out, out == null ? null : new Deflater(), 512, syncFlush);
        ownsDeflater = true;
    }

    public DeflaterOutputStream(OutputStream out) {
        this(out, false);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        if (def.finished()) {
            throw new IOException("write beyond end of stream");
        }
        ZipFormat.checkRange(off, len, b.length);
        if (len == 0) {
            return;
        }
        def.setInput(b, off, len);
        while (!def.needsInput()) {
            deflate();
        }
    }

    public void finish() throws IOException {
        if (!def.finished()) {
            def.finish();
            endingIfItFails(() -> {
                while (!def.finished()) {
                    deflate();
                }
            });
        }
    }

    interface Step {
        void run() throws IOException;
    }

    /**
     * A deflater of its own is not used again after a failure:
     * what it has left would never be taken.
     */
    void endingIfItFails(Step step) throws IOException {
        try {
            step.run();
        } catch (IOException e) {
            if (ownsDeflater) {
                def.end();
            }
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            finish();
            if (ownsDeflater) {
                def.end();
            }
            out.close();
            closed = true;
        }
    }

    protected void deflate() throws IOException {
        int n = def.deflate(buf, 0, buf.length);
        if (n > 0) {
            out.write(buf, 0, n);
        }
    }

    @Override
    public void flush() throws IOException {
        if (syncFlush && !def.finished()) {
            int n;
            while ((n = def.deflate(buf, 0, buf.length, Deflater.SYNC_FLUSH)) > 0) {
                out.write(buf, 0, n);
                if (n < buf.length) {
                    break;
                }
            }
        }
        out.flush();
    }
}
