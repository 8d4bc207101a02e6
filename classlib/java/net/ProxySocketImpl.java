/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Connects by a proxy: SOCKS of version 5 without a password, or the CONNECT of HTTP. */
final class ProxySocketImpl extends NetSocketImpl {
    private static final int VERSION = 5, NO_METHOD = 0, CONNECT = 1;
    private static final int FOUR = 1, NAME = 3, SIX = 4;
    private static final String[] REPLIES = {null, "SOCKS server general failure",
        "SOCKS: Connection not allowed by ruleset", "SOCKS: Network unreachable",
        "SOCKS: Host unreachable", "SOCKS: Connection refused", "SOCKS: TTL expired",
        "SOCKS: Command not supported", "SOCKS: address type not supported"};

    private final Proxy.Type type;
    private final InetSocketAddress proxy;

    ProxySocketImpl(Proxy.Type type, InetSocketAddress proxy) {
        super(false);
        this.type = type;
        this.proxy = proxy;
    }

    @Override
    protected void connect(SocketAddress remote, int millis) throws IOException {
        if (!(remote instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        InetSocketAddress target = (InetSocketAddress) remote;
        super.connect(proxy.isUnresolved()
                ? new InetSocketAddress(proxy.getHostName(), proxy.getPort()) : proxy, millis);
        Object before = getOption(SO_TIMEOUT);
        try {
            setOption(SO_TIMEOUT, millis);
            if (type == Proxy.Type.SOCKS) {
                socks(target);
                address = target.getAddress();
                port = target.getPort();
            } else {
                http(target); /* The peer stays the proxy. */
            }
            setOption(SO_TIMEOUT, before);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private byte[] read(int count) throws IOException {
        byte[] b = getInputStream().readNBytes(count);
        if (b.length < count) {
            throw new SocketException("Malformed reply from SOCKS server");
        }
        return b;
    }

    private void socks(InetSocketAddress target) throws IOException {
        getOutputStream().write(new byte[] {VERSION, 1, NO_METHOD});
        byte[] choice = read(2);
        if (choice[0] != VERSION || choice[1] != NO_METHOD) {
            throw new SocketException("SOCKS : authentication failed");
        }
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.write(new byte[] {VERSION, CONNECT, 0});
        byte[] body;
        if (target.isUnresolved()) {
            body = target.getHostName().getBytes(StandardCharsets.ISO_8859_1);
            request.write(NAME);
            request.write(body.length);
        } else {
            body = target.getAddress().getAddress();
            request.write(body.length == 4 ? FOUR : SIX);
        }
        request.write(body);
        request.write(target.getPort() >> 8);
        request.write(target.getPort());
        getOutputStream().write(request.toByteArray());
        byte[] reply = read(4);
        if (reply[1] != 0) {
            throw new SocketException(reply[1] > 0 && reply[1] < REPLIES.length
                    ? REPLIES[reply[1]] : "SOCKS: unknown error");
        }
        read((reply[3] == FOUR ? 4 : reply[3] == SIX ? 16 : read(1)[0] & 255) + 2);
    }

    private void http(InetSocketAddress target) throws IOException {
        String host = target.getHostString();
        if (host.indexOf(':') >= 0) {
            host = "[" + host + "]";
        }
        String name = host + ":" + target.getPort();
        getOutputStream().write(("CONNECT " + name + " HTTP/1.1\r\nHost: " + name + "\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
        InputStream in = getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.length() < 4 || head.indexOf("\r\n\r\n", head.length() - 4) < 0) {
            int c = in.read();
            if (c < 0 || head.length() > 1 << 16) {
                throw new SocketException("Unexpected end of file from server");
            }
            head.append((char) c);
        }
        String status = head.substring(0, head.indexOf("\r\n"));
        if (!status.startsWith("HTTP/1.") || !status.startsWith(" 2", 8)) {
            throw new IOException("Unable to tunnel through proxy. Proxy returns \"" + status
                    + "\"");
        }
    }
}
