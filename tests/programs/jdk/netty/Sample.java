// SPDX-License-Identifier: MIT
import io.netty.bootstrap.*;
import io.netty.buffer.*;
import io.netty.channel.*;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.*;
import io.netty.handler.codec.*;
import io.netty.handler.codec.http.*;
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.*;

// Two servers of event loops, one for HTTP with compression, one of framed messages, with pooled
// direct buffers.
public class Sample {

    public static void main(String[] args) throws Exception {
        EventLoopGroup loops = new NioEventLoopGroup(3);
        Channel http = new ServerBootstrap()
            .group(loops)
            .channel(NioServerSocketChannel.class)
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel c) {
                        c.pipeline().addLast(
                            new HttpServerCodec(),
                            new HttpObjectAggregator(1 << 20),
                            new HttpContentCompressor(),
                            new SimpleChannelInboundHandler<FullHttpRequest>() {
                                @Override
                                protected void channelRead0(
                                    ChannelHandlerContext x,
                                    FullHttpRequest q
                                ) {
                                    ByteBuf body = x.alloc().buffer();
                                    ByteBufUtil.writeUtf8(
                                        body,
                                        q.method() +
                                            " " +
                                            q.uri() +
                                            " " +
                                            q.content().readableBytes()
                                    );
                                    FullHttpResponse r = new DefaultFullHttpResponse(
                                        HttpVersion.HTTP_1_1,
                                        HttpResponseStatus.OK,
                                        body
                                    );
                                    HttpUtil.setContentLength(r, body.readableBytes());
                                    x.writeAndFlush(r);
                                }
                            }
                        );
                    }
                }
            )
            .bind("127.0.0.1", 0)
            .sync()
            .channel();
        int port = ((InetSocketAddress) http.localAddress()).getPort();
        for (int i = 0; i < 150; i++) {
            HttpURLConnection c = (HttpURLConnection) new URL(
                "http://127.0.0.1:" + port + "/p" + i
            ).openConnection();
            if (i % 5 == 0) c.setRequestProperty("X-Five", "5");
            if (i % 3 == 0) {
                c.setDoOutput(true);
                c.getOutputStream().write(new byte[i * 100]);
            }
            String got = new String(c.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (i % 10 == 0) System.out.println(c.getResponseCode() + " " + got);
        }
        Channel frames = new ServerBootstrap()
            .group(loops)
            .channel(NioServerSocketChannel.class)
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel c) {
                        c.pipeline().addLast(
                            new LengthFieldBasedFrameDecoder(1 << 20, 0, 4, 0, 4),
                            new LengthFieldPrepender(4),
                            new ChannelInboundHandlerAdapter() {
                                @Override
                                public void channelRead(ChannelHandlerContext x, Object m) {
                                    ByteBuf in = (ByteBuf) m;
                                    long sum = 0;
                                    int n = in.readableBytes();
                                    while (in.isReadable()) sum += in.readUnsignedByte();
                                    in.release();
                                    x.writeAndFlush(
                                        x.alloc().directBuffer().writeInt(n).writeLong(sum)
                                    );
                                }
                            }
                        );
                    }
                }
            )
            .bind("127.0.0.1", 0)
            .sync()
            .channel();
        BlockingQueue<String> answers = new LinkedBlockingQueue<>();
        Channel client = new Bootstrap()
            .group(loops)
            .channel(NioSocketChannel.class)
            .handler(
                new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel c) {
                        c.pipeline().addLast(
                            new LengthFieldBasedFrameDecoder(1 << 20, 0, 4, 0, 4),
                            new LengthFieldPrepender(4),
                            new SimpleChannelInboundHandler<ByteBuf>() {
                                @Override
                                protected void channelRead0(ChannelHandlerContext x, ByteBuf m) {
                                    answers.add(m.readInt() + ":" + m.readLong());
                                }
                            }
                        );
                    }
                }
            )
            .connect(frames.localAddress())
            .sync()
            .channel();
        for (int i = 1; i <= 100; i++) {
            ByteBuf b = PooledByteBufAllocator.DEFAULT.directBuffer();
            for (int k = 0; k < i * 20; k++) b.writeByte(k * i);
            client.write(b);
            if (i % 7 == 0) client.flush();
        }
        client.flush();
        for (int i = 1; i <= 100; i++) {
            String answer = answers.poll(60, TimeUnit.SECONDS);
            if (i % 20 == 0) System.out.println(answer);
        }
        client.close().sync();
        loops.shutdownGracefully(0, 20, TimeUnit.SECONDS).sync();
        System.out.println("done");
    }
}
