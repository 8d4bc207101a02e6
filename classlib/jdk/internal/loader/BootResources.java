/* SPDX-License-Identifier: MIT */
package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** URLs of the library's own resources, "jrt:/java.base/NAME", which carry their handler. */
final class BootResources extends URLStreamHandler {
    private static final BootResources HANDLER = new BootResources();

    private BootResources() {
    }

    static URL url(String name) {
        try {
            return new URL(null, "jrt:/java.base/".concat(name), HANDLER);
        } catch (MalformedURLException e) {
            return null;
        }
    }

    @Override
    protected URLConnection openConnection(URL u) {
        return new Connection(u);
    }

    /** Reads an entry of the library. */
    private static final class Connection extends URLConnection {
        private byte[] bytes;

        Connection(URL url) {
            super(url);
        }

        @Override
        public void connect() throws IOException {
            if (bytes == null) {
                String path = url.getPath();
                String prefix = "/java.base/";
                bytes = path.startsWith(prefix)
                        ? BootLoader.findResource0(path.substring(prefix.length())) : null;
                if (bytes == null) {
                    throw new FileNotFoundException(path);
                }
                connected = true;
            }
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public int getContentLength() {
            return (int) getContentLengthLong();
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
                return bytes.length;
            } catch (IOException e) {
                return -1;
            }
        }
    }
}
