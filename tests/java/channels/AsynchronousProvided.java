/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** A property names who makes asynchronous channels and groups. */
public class AsynchronousProvided extends Whole {

    public static final class Own extends AsynchronousChannelProvider {

        @Override
        public AsynchronousChannelGroup openAsynchronousChannelGroup(
            int nThreads,
            ThreadFactory factory
        ) throws IOException {
            throw new IOException("fixed " + nThreads + " " + factory);
        }

        @Override
        public AsynchronousChannelGroup openAsynchronousChannelGroup(
            ExecutorService executor,
            int initialSize
        ) throws IOException {
            throw new IOException("cached " + initialSize + " " + executor.isShutdown());
        }

        @Override
        public AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(
            AsynchronousChannelGroup group
        ) throws IOException {
            throw new IOException("server " + group);
        }

        @Override
        public AsynchronousSocketChannel openAsynchronousSocketChannel(
            AsynchronousChannelGroup group
        ) throws IOException {
            throw new IOException("socket " + group);
        }
    }

    public static void main(String[] args) throws Exception {
        p(
            AsynchronousChannelProvider.provider().getClass(),
            AsynchronousChannelProvider.provider() == AsynchronousChannelProvider.provider()
        );
        t(() -> AsynchronousSocketChannel.open());
        t(() -> AsynchronousServerSocketChannel.open());
        t(() -> AsynchronousSocketChannel.open(null));
        t(() -> AsynchronousChannelGroup.withFixedThreadPool(-1, null));
        t(() -> AsynchronousChannelGroup.withThreadPool(null));
        t(() -> AsynchronousChannelGroup.withThreadPool(Executors.newCachedThreadPool()));
        t(() -> AsynchronousChannelGroup.withCachedThreadPool(Executors.newCachedThreadPool(), -1));
    }
}
