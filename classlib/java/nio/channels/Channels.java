/* SPDX-License-Identifier: MIT */
package java.nio.channels;

import java.io.Closeable;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Streams of channels and channels of streams. */
public final class Channels {
    private static final int CHUNK = 8192;

    private Channels() {
    }

    public static InputStream newInputStream(ReadableByteChannel ch) {
        return new ChannelInput(Objects.requireNonNull(ch, "ch"));
    }

    public static OutputStream newOutputStream(WritableByteChannel ch) {
        return new ChannelOutput(Objects.requireNonNull(ch, "ch"));
    }

    public static InputStream newInputStream(AsynchronousByteChannel ch) {
        return new ChannelInput(new Awaited(Objects.requireNonNull(ch, "ch")));
    }

    public static OutputStream newOutputStream(AsynchronousByteChannel ch) {
        return new ChannelOutput(new Awaited(Objects.requireNonNull(ch, "ch")));
    }

    /** A channel each transfer of which is waited for. */
    private static final class Awaited implements ByteChannel {
        private final AsynchronousByteChannel ch;

        Awaited(AsynchronousByteChannel ch) {
            this.ch = ch;
        }

        @Override
        public int read(ByteBuffer dst) throws IOException {
            return await(ch.read(dst));
        }

        @Override
        public int write(ByteBuffer src) throws IOException {
            return await(ch.write(src));
        }

        @Override
        public boolean isOpen() {
            return ch.isOpen();
        }

        @Override
        public void close() throws IOException {
            ch.close();
        }
    }

    /* An interrupt does not end the wait, but is still there behind it. */
    private static int await(Future<Integer> result) throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return result.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static ReadableByteChannel newChannel(InputStream in) {
        Objects.requireNonNull(in, "in");
        return in.getClass() == FileInputStream.class ? ((FileInputStream) in).getChannel()
                : new InputChannel(in);
    }

    public static WritableByteChannel newChannel(OutputStream out) {
        Objects.requireNonNull(out, "out");
        return out.getClass() == FileOutputStream.class ? ((FileOutputStream) out).getChannel()
                : new OutputChannel(out);
    }

    public static Reader newReader(ReadableByteChannel ch, CharsetDecoder dec, int minBufferCap) {
        Objects.requireNonNull(ch, "ch");
        return new InputStreamReader(newInputStream(ch), dec.reset());
    }

    public static Reader newReader(ReadableByteChannel ch, String csName) {
        Objects.requireNonNull(csName, "csName");
        return newReader(ch, Charset.forName(csName).newDecoder(), -1);
    }

    public static Reader newReader(ReadableByteChannel ch, Charset charset) {
        Objects.requireNonNull(charset, "charset");
        return newReader(ch, charset.newDecoder(), -1);
    }

    public static Writer newWriter(WritableByteChannel ch, CharsetEncoder enc, int minBufferCap) {
        Objects.requireNonNull(ch, "ch");
        return new OutputStreamWriter(newOutputStream(ch), enc.reset());
    }

    public static Writer newWriter(WritableByteChannel ch, String csName) {
        Objects.requireNonNull(csName, "csName");
        return newWriter(ch, Charset.forName(csName).newEncoder(), -1);
    }

    public static Writer newWriter(WritableByteChannel ch, Charset charset) {
        Objects.requireNonNull(charset, "charset");
        return newWriter(ch, charset.newEncoder(), -1);
    }

    /* A stream has no way to say that there is nothing yet. */
    private static void checkBlocking(Channel channel) {
        if (channel instanceof SelectableChannel s && !s.isBlocking()) {
            throw new IllegalBlockingModeException();
        }
    }

    private static final class ChannelInput extends InputStream {
        private final ReadableByteChannel channel;

        ChannelInput(ReadableByteChannel channel) {
            this.channel = channel;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) == 1 ? one[0] & 255 : -1;
        }

        @Override
        public synchronized int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            if (len == 0) {
                return 0;
            }
            checkBlocking(channel);
            return channel.read(ByteBuffer.wrap(b, off, len));
        }

        @Override
        public int available() throws IOException {
            if (channel instanceof SeekableByteChannel) {
                SeekableByteChannel s = (SeekableByteChannel) channel;
                return (int) Math.min(Integer.MAX_VALUE, Math.max(0, s.size() - s.position()));
            }
            return 0;
        }

        @Override
        public synchronized long skip(long n) throws IOException {
            if (!(channel instanceof SeekableByteChannel)) {
                return super.skip(n);
            }
            SeekableByteChannel s = (SeekableByteChannel) channel;
            long from = s.position();
            long to = n > 0 ? (from + n < 0 ? s.size() : Math.min(from + n, s.size()))
                    : Math.max(0, from + n);
            s.position(to);
            return to - from;
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }

    private static final class ChannelOutput extends OutputStream {
        private final WritableByteChannel channel;

        ChannelOutput(WritableByteChannel channel) {
            this.channel = channel;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            ByteBuffer buffer = ByteBuffer.wrap(b, off, len);
            while (buffer.hasRemaining()) {
                checkBlocking(channel);
                if (channel.write(buffer) <= 0) {
                    throw new RuntimeException("no bytes written");
                }
            }
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }

    /** Is closed with its stream. */
    private abstract static class StreamChannel<S extends Closeable>
            extends AbstractInterruptibleChannel {
        final S stream;
        final Object lock = new Object();

        StreamChannel(S stream) {
            this.stream = stream;
        }

        final void ensureOpen() throws ClosedChannelException {
            if (!isOpen()) {
                throw new ClosedChannelException();
            }
        }

        @Override
        protected final void implCloseChannel() throws IOException {
            stream.close();
        }
    }

    private static final class InputChannel extends StreamChannel<InputStream>
            implements ReadableByteChannel {
        InputChannel(InputStream in) {
            super(in);
        }

        /** Waits for the first bytes only; further ones are taken while the stream has them. */
        @Override
        public int read(ByteBuffer dst) throws IOException {
            ensureOpen();
            int total = 0;
            int n = 0;
            synchronized (lock) {
                while (dst.hasRemaining()) {
                    if (total > 0 && stream.available() <= 0) {
                        break;
                    }
                    byte[] bytes = new byte[Math.min(dst.remaining(), CHUNK)];
                    try {
                        begin();
                        n = stream.read(bytes, 0, bytes.length);
                    } finally {
                        end(n > 0);
                    }
                    if (n < 0) {
                        break;
                    }
                    total += n;
                    dst.put(bytes, 0, n);
                }
                return n < 0 && total == 0 ? -1 : total;
            }
        }
    }

    private static final class OutputChannel extends StreamChannel<OutputStream>
            implements WritableByteChannel {
        OutputChannel(OutputStream out) {
            super(out);
        }

        @Override
        public int write(ByteBuffer src) throws IOException {
            ensureOpen();
            int total = 0;
            synchronized (lock) {
                while (src.hasRemaining()) {
                    byte[] bytes = new byte[Math.min(src.remaining(), CHUNK)];
                    src.get(bytes);
                    boolean done = false;
                    try {
                        begin();
                        stream.write(bytes, 0, bytes.length);
                        done = true;
                    } finally {
                        end(done);
                    }
                    total += bytes.length;
                }
                return total;
            }
        }
    }
}
