/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilePermission;
import java.io.IOException;
import java.io.InputStream;
import java.security.Permission;
import java.util.Arrays;

/** The protocol file: local files, and directories as a listing of names. */
final class FileURLHandler extends URLStreamHandler {
    @Override
    boolean isOurs() {
        return true;
    }

    @Override
    protected URLConnection openConnection(URL u) throws IOException {
        String host = u.getHost();
        if (host == null || host.isEmpty() || host.equals("~")
                || host.equalsIgnoreCase("localhost")) {
            return new Connection(u, new File(decode(u.getPath())));
        }
        throw new UnknownHostException(host);
    }

    @Override
    protected URLConnection openConnection(URL u, Proxy p) throws IOException {
        return openConnection(u);
    }

    @Override
    protected boolean hostsEqual(URL u1, URL u2) {
        return isLocal(u1.getHost()) && isLocal(u2.getHost()) || super.hostsEqual(u1, u2);
    }

    static boolean isLocal(String host) {
        return host == null || host.isEmpty() || host.equalsIgnoreCase("localhost");
    }

    static String decode(String s) {
        // A plus sign is itself in a path, unlike in a form.
        return s.indexOf('%') < 0 ? s
                : URLDecoder.decode(s.replace("+", "%2B"), java.nio.charset.StandardCharsets.UTF_8);
    }

    private static final class Connection extends URLConnection {
        private final File file;
        private InputStream in;
        private byte[] listing;

        Connection(URL u, File file) {
            super(u);
            this.file = file;
        }

        @Override
        public void connect() throws IOException {
            if (connected) {
                return;
            }
            if (file.isDirectory()) {
                String[] names = file.list();
                if (names == null) {
                    throw new java.io.FileNotFoundException(file.getPath() + " exists, but is not"
                            + " accessible");
                }
                Arrays.sort(names, String.CASE_INSENSITIVE_ORDER);
                StringBuilder sb = new StringBuilder();
                for (String n : names) {
                    sb.append(n).append('\n');
                }
                listing = sb.toString().getBytes();
                in = new ByteArrayInputStream(listing);
            } else {
                in = new java.io.BufferedInputStream(new FileInputStream(file));
            }
            connected = true;
        }

        @Override
        public Permission getPermission() {
            return new FilePermission(decode(url.getPath()), "read");
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return in;
        }

        @Override
        public long getContentLengthLong() {
            return file.isDirectory() ? -1 : file.exists() ? file.length() : -1;
        }

        @Override
        public long getLastModified() {
            return file.lastModified();
        }

        @Override
        public String getContentType() {
            if (file.isDirectory()) {
                return "text/plain";
            }
            String type = guessContentTypeFromName(file.getName());
            return type != null ? type : file.exists() ? "content/unknown" : null;
        }

        @Override
        public String getHeaderField(String name) {
            if (name.equalsIgnoreCase("content-length")) {
                long n = getContentLengthLong();
                return n < 0 ? null : Long.toString(n);
            }
            return name.equalsIgnoreCase("content-type") ? getContentType() : null;
        }
    }
}
