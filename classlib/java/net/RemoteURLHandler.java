/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;

/** Protocols whose URLs are names only: nothing connects over the network, no module is a file. */
final class RemoteURLHandler extends URLStreamHandler {
    private final int port;

    private RemoteURLHandler(int port) {
        this.port = port;
    }

    /** The handler of a protocol; null: it is none of these. */
    static URLStreamHandler of(String protocol) {
        switch (protocol) {
            case "http":
                return new RemoteURLHandler(80);
            case "https":
                return new RemoteURLHandler(443);
            case "ftp":
                return new RemoteURLHandler(21);
            case "jrt":
            case "jmod":
                return new RemoteURLHandler(-1);
            case "mailto":
                return new MailURLHandler();
            default:
                return null;
        }
    }

    @Override
    protected int getDefaultPort() {
        return port;
    }

    @Override
    boolean isOurs() {
        return true;
    }

    @Override
    protected URLConnection openConnection(URL u) throws IOException {
        throw new UnknownServiceException(u.getProtocol()
            + (port < 0 ? ": no files of modules" : ": no connections over the network"));
    }

    @Override
    protected URLConnection openConnection(URL u, Proxy p) throws IOException {
        return openConnection(u);
    }
}
