/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A connection to what a URL names. */
public abstract class URLConnection {
    private static boolean defaultAllowUserInteraction;
    private static boolean defaultUseCaches = true;
    /* Of protocols, where that was set. */
    private static final ConcurrentHashMap<String, Boolean> PROTOCOL_USE_CACHES =
            new ConcurrentHashMap<>();
    private static FileNameMap fileNameMap;
    private static ContentHandlerFactory factory;

    protected URL url;
    protected boolean doInput = true;
    protected boolean doOutput;
    protected boolean allowUserInteraction = defaultAllowUserInteraction;
    protected boolean useCaches = defaultUseCaches;
    protected long ifModifiedSince;
    protected boolean connected;

    private int connectTimeout;
    private int readTimeout;
    private java.util.LinkedHashMap<String, List<String>> requests;

    protected URLConnection(URL url) {
        this.url = url;
    }

    public abstract void connect() throws IOException;

    public static FileNameMap getFileNameMap() {
        if (fileNameMap == null) {
            fileNameMap = new ContentTypes();
        }
        return fileNameMap;
    }

    public static void setFileNameMap(FileNameMap map) {
        fileNameMap = map;
    }

    public void setConnectTimeout(int timeout) {
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout can not be negative");
        }
        connectTimeout = timeout;
    }

    public int getConnectTimeout() {
        return connectTimeout;
    }

    public void setReadTimeout(int timeout) {
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout can not be negative");
        }
        readTimeout = timeout;
    }

    public int getReadTimeout() {
        return readTimeout;
    }

    public URL getURL() {
        return url;
    }

    public int getContentLength() {
        long n = getContentLengthLong();
        return n > Integer.MAX_VALUE ? -1 : (int) n;
    }

    public long getContentLengthLong() {
        return getHeaderFieldLong("content-length", -1);
    }

    public String getContentType() {
        return getHeaderField("content-type");
    }

    public String getContentEncoding() {
        return getHeaderField("content-encoding");
    }

    public long getExpiration() {
        return getHeaderFieldDate("expires", 0);
    }

    public long getDate() {
        return getHeaderFieldDate("date", 0);
    }

    public long getLastModified() {
        return getHeaderFieldDate("last-modified", 0);
    }

    public String getHeaderField(String name) {
        return null;
    }

    public Map<String, List<String>> getHeaderFields() {
        return Collections.emptyMap();
    }

    public int getHeaderFieldInt(String name, int missing) {
        try {
            return Integer.parseInt(getHeaderField(name));
        } catch (NumberFormatException e) {
            return missing;
        }
    }

    public long getHeaderFieldLong(String name, long missing) {
        try {
            return Long.parseLong(getHeaderField(name));
        } catch (NumberFormatException e) {
            return missing;
        }
    }

    /** Knows the form of HTTP: Sun, 06 Nov 1994 08:49:37 GMT. */
    public long getHeaderFieldDate(String name, long missing) {
        String value = getHeaderField(name);
        String[] p = value == null ? new String[0] : value.trim().split("[ :]+");
        if (p.length != 8) {
            return missing;
        }
        try {
            int at = "JanFebMarAprMayJunJulAugSepOctNovDec".indexOf(p[2]);
            if (at < 0) {
                return missing;
            }
            int month = at / 3 + 1;
            long y = Integer.parseInt(p[3]) - (month <= 2 ? 1 : 0);
            long day = Integer.parseInt(p[1]) - 1 + (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5;
            long days = y * 365 + y / 4 - y / 100 + y / 400 + day - 719468;
            return ((days * 24 + Integer.parseInt(p[4])) * 60 + Integer.parseInt(p[5])) * 60000
                    + Integer.parseInt(p[6]) * 1000L;
        } catch (NumberFormatException e) {
            return missing;
        }
    }

    public String getHeaderFieldKey(int n) {
        return null;
    }

    public String getHeaderField(int n) {
        return null;
    }

    public Object getContent() throws IOException {
        InputStream in = getInputStream();
        String type = getContentType();
        ContentHandler h = factory == null || type == null ? null
                : factory.createContentHandler(type.split(";", 2)[0].trim());
        return h == null ? in : h.getContent(this);
    }

    public Object getContent(Class<?>[] classes) throws IOException {
        Object o = getContent();
        for (Class<?> c : classes) {
            if (c.isInstance(o)) {
                return o;
            }
        }
        return null;
    }

    public java.security.Permission getPermission() throws IOException {
        return new java.security.AllPermission();
    }

    public InputStream getInputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support input");
    }

    public OutputStream getOutputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support output");
    }

    @Override
    public String toString() {
        return getClass().getName() + ":" + url;
    }

    private void checkConnected() {
        if (connected) {
            throw new IllegalStateException("Already connected");
        }
    }

    public void setDoInput(boolean b) {
        checkConnected();
        doInput = b;
    }

    public boolean getDoInput() {
        return doInput;
    }

    public void setDoOutput(boolean b) {
        checkConnected();
        doOutput = b;
    }

    public boolean getDoOutput() {
        return doOutput;
    }

    public void setAllowUserInteraction(boolean b) {
        checkConnected();
        allowUserInteraction = b;
    }

    public boolean getAllowUserInteraction() {
        return allowUserInteraction;
    }

    public static void setDefaultAllowUserInteraction(boolean b) {
        defaultAllowUserInteraction = b;
    }

    public static boolean getDefaultAllowUserInteraction() {
        return defaultAllowUserInteraction;
    }

    public void setUseCaches(boolean b) {
        checkConnected();
        useCaches = b;
    }

    public boolean getUseCaches() {
        return useCaches;
    }

    public void setIfModifiedSince(long time) {
        checkConnected();
        ifModifiedSince = time;
    }

    public long getIfModifiedSince() {
        return ifModifiedSince;
    }

    public static void setDefaultUseCaches(String protocol, boolean defaultVal) {
        PROTOCOL_USE_CACHES.put(protocol.toLowerCase(Locale.US), defaultVal);
    }

    public static boolean getDefaultUseCaches(String protocol) {
        Boolean b = PROTOCOL_USE_CACHES.get(protocol.toLowerCase(Locale.US));
        return b != null ? b : defaultUseCaches;
    }

    /** Does nothing, as its documentation says. */
    @Deprecated
    public static void setDefaultRequestProperty(String key, String value) {
    }

    @Deprecated
    public static String getDefaultRequestProperty(String key) {
        return null;
    }

    public boolean getDefaultUseCaches() {
        return defaultUseCaches;
    }

    public void setDefaultUseCaches(boolean b) {
        defaultUseCaches = b;
    }

    public void setRequestProperty(String key, String value) {
        checkConnected();
        if (key == null) {
            throw new NullPointerException("key is null");
        }
        if (requests == null) {
            requests = new java.util.LinkedHashMap<>();
        }
        List<String> l = new java.util.ArrayList<>();
        l.add(value);
        requests.put(key, l);
    }

    public void addRequestProperty(String key, String value) {
        checkConnected();
        if (key == null) {
            throw new NullPointerException("key is null");
        }
        if (requests == null || !requests.containsKey(key)) {
            setRequestProperty(key, value);
        } else {
            requests.get(key).add(0, value); // the newest first
        }
    }

    public String getRequestProperty(String key) {
        checkConnected();
        List<String> l = requests == null ? null : requests.get(key);
        return l == null ? null : l.get(0);
    }

    public Map<String, List<String>> getRequestProperties() {
        checkConnected();
        return requests == null ? Collections.emptyMap()
                : Collections.unmodifiableMap(requests);
    }

    public static synchronized void setContentHandlerFactory(ContentHandlerFactory f) {
        if (factory != null) {
            throw new Error("factory already defined");
        }
        factory = f;
    }

    public static String guessContentTypeFromName(String name) {
        return getFileNameMap().getContentTypeFor(name);
    }

    /** How contents begin, byte by byte, and what they are then. */
    private static final String[] STARTS = {
        "\u00ca\u00fe\u00ba\u00be", "application/java-vm",
        "\u00ac\u00ed", "application/x-java-serialized-object", "GIF8", "image/gif",
        "#def", "image/x-bitmap", "! XPM2", "image/x-pixmap",
        "\u0089PNG\r\n\u001a\n", "image/png", "\u00ff\u00d8\u00ff\u00e0", "image/jpeg",
        "\u00ff\u00d8\u00ff\u00ee", "image/jpeg", ".snd", "audio/basic", "RIFF", "audio/x-wav",
        "II*\0", "image/tiff", "MM\0*", "image/tiff", "<?xml ", "application/xml",
        "\u00ef\u00bb\u00bf<?xml", "application/xml", "<!", "text/html",
        "<html", "text/html", "<HTML", "text/html", "<head", "text/html",
        "<HEAD", "text/html", "<body", "text/html", "<BODY", "text/html",
    };

    public static String guessContentTypeFromStream(InputStream in) throws IOException {
        if (!in.markSupported()) {
            return null;
        }
        in.mark(16);
        StringBuilder start = new StringBuilder();
        for (int b; start.length() < 16 && (b = in.read()) != -1;) {
            start.append((char) b);
        }
        in.reset();
        for (int i = 0; i < STARTS.length; i += 2) {
            if (start.toString().startsWith(STARTS[i])) {
                return STARTS[i + 1];
            }
        }
        return null;
    }

    /** The content types of a few common suffixes. */
    private static final class ContentTypes implements FileNameMap {
        private static final String[] TYPES = {
            ".txt", "text/plain", ".java", "text/plain", ".c", "text/plain", ".h", "text/plain",
            ".html", "text/html", ".htm", "text/html", ".xml", "application/xml", ".gif",
            "image/gif", ".png", "image/png", ".jpg", "image/jpeg", ".jpeg", "image/jpeg", ".zip",
            "application/zip", ".jar", "application/java-archive", ".pdf", "application/pdf",
            ".css", "text/css", ".js", "text/javascript", ".json", "application/json",
        };

        @Override
        public String getContentTypeFor(String name) {
            int hash = name.lastIndexOf('#');
            String s = hash > 0 ? name.substring(0, hash - 1) : name; // as the reference cuts it
            if (s.endsWith("/")) {
                return "text/html";
            }
            int dot = s.lastIndexOf('.');
            if (dot > s.lastIndexOf('/')) {
                String suffix = s.substring(dot).toLowerCase();
                for (int i = 0; i < TYPES.length; i += 2) {
                    if (TYPES[i].equals(suffix)) {
                        return TYPES[i + 1];
                    }
                }
            }
            return null;
        }
    }
}
