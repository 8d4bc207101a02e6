/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;

/** Writes the gzip format. */
public class GZIPOutputStream extends DeflaterOutputStream {
    protected CRC32 crc = new CRC32();

    public GZIPOutputStream(OutputStream out, int size, boolean syncFlush) throws IOException {
        super(out, out == null ? null : new Deflater(Deflater.DEFAULT_COMPRESSION, true), size,
                syncFlush);
        ownsDeflater = true;
        out.write(new byte[] {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, (byte) 255});
    }

    public GZIPOutputStream(OutputStream out, int size) throws IOException {
        this(out, size, false);
    }

    public GZIPOutputStream(OutputStream out, boolean syncFlush) throws IOException {
        this(out, 512, syncFlush);
    }

    public GZIPOutputStream(OutputStream out) throws IOException {
        this(out, 512, false);
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        super.write(b, off, len);
        crc.update(b, off, len);
    }

    @Override
    public void finish() throws IOException {
        if (!def.finished()) {
            super.finish();
            byte[] t = new byte[8];
            ZipFormat.put4(t, 0, crc.getValue());
            ZipFormat.put4(t, 4, def.getBytesRead());
            endingIfItFails(() -> out.write(t));
        }
    }
}
