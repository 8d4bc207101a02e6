/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channel;
import java.nio.channels.Channels;
import java.nio.channels.DatagramChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** An interrupt that came before an operation, and a channel that was closed before one. */
public class InterruptedBefore {
    interface Making<C> {
        C make() throws IOException;
    }

    interface Doing<C> {
        Object on(C channel) throws IOException;
    }

    static <C extends Channel> String done(C channel, Doing<C> operation) {
        String told;
        try {
            told = String.valueOf(operation.on(channel));
        } catch (IOException | RuntimeException e) {
            told = e.getClass().getSimpleName();
        }
        return told + (Thread.interrupted() ? ", interrupted" : "") + (channel.isOpen() ? ", open"
                : "");
    }

    static <C extends Channel> void show(String what, Making<C> making,
            Doing<C> operation) throws IOException {
        C one = making.make();
        Thread.currentThread().interrupt();
        String before = done(one, operation);
        one.close();
        C other = making.make();
        other.close();
        System.out.println(what + ": " + before + " | closed: " + done(other, operation));
    }

    static ByteBuffer room(int n) {
        return ByteBuffer.allocate(n);
    }

    static SocketChannel connected() throws IOException {
        try (ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            return SocketChannel.open(server.getLocalAddress());
        }
    }

    static DatagramChannel bound() throws IOException {
        return DatagramChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(),
                0));
    }

    static void files(Path path) throws IOException {
        Making<FileChannel> file = () -> FileChannel.open(path, StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        show("read", file, c -> c.read(room(2)));
        show("read nothing", file, c -> c.read(room(0)));
        show("read into what cannot be written", file, c -> c.read(room(2).asReadOnlyBuffer()));
        show("scatter", file, c -> c.read(new ByteBuffer[0]));
        show("write", file, c -> c.write(room(1)));
        show("write nothing", file, c -> c.write(room(0)));
        show("gather", file, c -> c.write(new ByteBuffer[] {room(0)}));
        show("read at the end", file, c -> c.read(room(0), 100));
        show("write there", file, c -> c.write(room(0), 1));
        show("position", file, FileChannel::position);
        show("move", file, c -> c.position(2).isOpen());
        show("move below", file, c -> c.position(-2));
        show("size", file, FileChannel::size);
        show("truncate", file, c -> c.truncate(3).isOpen());
        show("force", file, c -> {
            c.force(false);
            return "forced";
        });
        show("map", file, c -> c.map(FileChannel.MapMode.READ_ONLY, 0, 1).capacity());
        show("lock", file, c -> c.lock().isValid());
        show("try to lock", file, c -> c.tryLock().isValid());
        show("transfer from behind", file, c -> c.transferTo(100, 2, Channels
                .newChannel(new ByteArrayOutputStream())));
        show("transfer to behind", file, c -> c.transferFrom(Channels
                .newChannel(new ByteArrayInputStream(new byte[2])), 100, 2));
    }

    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("interrupted", "before");
        try {
            Files.write(path, new byte[5]);
            files(path);
        } finally {
            Files.delete(path);
        }
        show("source", () -> Pipe.open().source(), c -> c.read(room(1)));
        show("sink", () -> Pipe.open().sink(), c -> c.write(room(1)));
        show("source that does not block", () -> {
            Pipe.SourceChannel source = Pipe.open().source();
            source.configureBlocking(false);
            return source;
        }, c -> c.read(room(1)));
        show("packets", InterruptedBefore::bound, c -> c.read(room(1)));
        show("packets out", InterruptedBefore::bound, c -> c.write(room(1)));
        show("receive", InterruptedBefore::bound, c -> c.receive(room(1)));
        show("connect again", InterruptedBefore::connected, c -> c.connect(c.getRemoteAddress()));
        show("finish what was not begun", SocketChannel::open, SocketChannel::finishConnect);
        show("accept unbound", ServerSocketChannel::open, ServerSocketChannel::accept);
        show("read behind the end", () -> connected().shutdownInput(), c -> c.read(room(1)));
        show("write behind the end", () -> connected().shutdownOutput(), c -> c.write(room(1)));
        try (SocketChannel half = connected()) {
            half.configureBlocking(false);
            half.shutdownOutput();
            System.out.println("without blocking: " + done(half, c -> c.write(room(1))));
        }
    }
}
