/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilePermission;
import java.io.IOException;
import java.io.InputStream;
import java.security.Permission;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

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
        private Map<String, String> headers;

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

        /** A file is asked for with no properties: they are forgotten. */
        @Override
        public void setRequestProperty(String key, String value) {
            if (connected) {
                throw new IllegalStateException("Already connected");
            }
            Objects.requireNonNull(key, "key cannot be null");
        }

        /** A directory is text and no more is told of it; of what is not there, nothing is. */
        private Map<String, String> headers() {
            if (headers == null) {
                headers = new LinkedHashMap<>();
                boolean isDirectory = file.isDirectory();
                String type = isDirectory ? "text/plain" : guessContentTypeFromName(file.getPath());
                if (type != null && file.exists()) {
                    headers.put("content-type", type);
                }
                if (file.exists() && !isDirectory) {
                    headers.put("content-length", Long.toString(file.length()));
                    Instant at = Instant.ofEpochMilli(file.lastModified());
                    headers.put("last-modified", DateTimeFormatter
                        .ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.US)
                        .format(at.atOffset(ZoneOffset.UTC)));
                }
            }
            return headers;
        }

        @Override
        public long getContentLengthLong() {
            return file.length();
        }

        @Override
        public long getLastModified() {
            return file.lastModified();
        }

        /** By the name, else by the first bytes, which headers tell only behind this. */
        @Override
        public String getContentType() {
            String type = getHeaderField("content-type");
            if (type == null && file.isFile()) {
                try (InputStream start = new BufferedInputStream(new FileInputStream(file))) {
                    type = guessContentTypeFromStream(start);
                } catch (IOException e) {
                    // Nobody can say.
                }
                headers.put("content-type", type == null ? "content/unknown" : type);
            } else if (type == null) {
                type = guessContentTypeFromName(url.getFile());
            }
            return type == null ? "content/unknown" : type;
        }

        @Override
        public String getHeaderField(String name) {
            return name == null ? null : headers().get(name.toLowerCase(Locale.ROOT));
        }

        @Override
        public String getHeaderFieldKey(int n) {
            List<String> keys = new ArrayList<>(headers().keySet());
            return n >= 0 && n < keys.size() ? keys.get(n) : null;
        }

        @Override
        public String getHeaderField(int n) {
            return getHeaderField(getHeaderFieldKey(n));
        }

        @Override
        public Map<String, List<String>> getHeaderFields() {
            List<String> keys = new ArrayList<>(headers().keySet());
            Collections.reverse(keys);
            Map<String, List<String>> all = new LinkedHashMap<>();
            for (String key : keys) {
                all.put(key, List.of(headers().get(key)));
            }
            return Collections.unmodifiableMap(all);
        }
    }
}
