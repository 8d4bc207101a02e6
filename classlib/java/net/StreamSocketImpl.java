/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A connection whose streams are made of reading and writing some bytes. */
abstract class StreamSocketImpl extends SocketImpl {
    abstract int read(byte[] b, int off, int len) throws IOException;

    abstract void write(byte[] b, int off, int len) throws IOException;

    @Override
    protected InputStream getInputStream() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                return StreamSocketImpl.this.read(b, off, len);
            }

            @Override
            public int available() throws IOException {
                return StreamSocketImpl.this.available();
            }

            @Override
            public void close() throws IOException {
                StreamSocketImpl.this.close();
            }
        };
    }

    @Override
    protected OutputStream getOutputStream() {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] b, int off, int len) throws IOException {
                StreamSocketImpl.this.write(b, off, len);
            }

            @Override
            public void close() throws IOException {
                StreamSocketImpl.this.close();
            }
        };
    }
}
