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
    protected boolean useCaches;
    protected long ifModifiedSince;
    protected boolean connected;

    private int connectTimeout;
    private int readTimeout;
    private java.util.LinkedHashMap<String, List<String>> requests;

    protected URLConnection(URL url) {
        this.url = url;
        useCaches = url == null ? defaultUseCaches : getDefaultUseCaches(url.getProtocol());
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
        "\u00ef\u00bb\u00bf<?x", "application/xml",
        "\u00fe\u00ff\0<\0?\0x", "application/xml",
        "\u00ff\u00fe<\0?\0x\0", "application/xml",
        "\0\0\u00fe\u00ff\0\0\0<\0\0\0?\0\0\0x", "application/xml",
        "\u00ff\u00fe\0\0<\0\0\0?\0\0\0x\0\0\0", "application/xml",
        "dns.", "audio/basic", "<!", "text/html",
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
        if (start.indexOf("\u00ff\u00d8\u00ff\u00e1") == 0 && start.indexOf("Exif\0") == 6) {
            return "image/jpeg"; // of any length between
        }
        for (int i = 0; i < STARTS.length; i += 2) {
            if (start.toString().startsWith(STARTS[i])) {
                return STARTS[i + 1];
            }
        }
        return null;
    }

    /** By suffix. */
    private static final class ContentTypes implements FileNameMap {
        /** Each type, the word with a slash, and the suffixes that it has. */
        private static final String TYPES =
                "application/bz2 bz2 application/gzip gz application/java-archive jar "
                + "application/json json application/msword doc application/octet-stream a arc "
                + "bin dump exe hqx o saveme z application/oda oda application/pdf pdf "
                + "application/postscript ai eps ps application/rtf rtf "
                + "application/vnd.ms-excel xls application/vnd.ms-powerpoint ppt "
                + "application/vnd.oasis.opendocument.presentation odp "
                + "application/vnd.oasis.opendocument.spreadsheet ods "
                + "application/vnd.oasis.opendocument.text odt "
                + "application/vnd.openxmlformats-officedocument.presentationml.presentation "
                + "pptx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx "
                + "application/vnd.openxmlformats-officedocument.wordprocessingml.document docx "
                + "application/vnd.rar rar application/x-7z-compressed 7z application/x-bcpio "
                + "bcpio application/x-cpio cpio application/x-dvi dvi application/x-gtar gtar "
                + "application/x-hdf hdf application/x-latex latex application/x-netcdf cdf nc "
                + "application/x-shar sh shar application/x-sv4cpio sv4cpio "
                + "application/x-sv4crc sv4crc application/x-tar tar application/x-tex tex "
                + "application/x-texinfo texi texinfo application/x-troff t tr "
                + "application/x-troff-man man application/x-troff-me me application/x-troff-ms "
                + "ms application/x-troff-msvideo avi application/x-ustar ustar "
                + "application/x-wais-source src wsrc application/xml xml application/zip zip "
                + "audio/basic au snd audio/flac flac audio/mp4 m4a audio/mpeg mp3 audio/ogg "
                + "ogg audio/x-aiff aif aifc aiff audio/x-wav wav image/bmp bmp image/gif gif "
                + "image/ief ief image/jpeg jpe jpeg jpg jfif jfif-tbnl image/png png "
                + "image/svg+xml svg svgz image/tiff tif tiff image/vnd.fpx fpx image/webp webp "
                + "image/x-cmu-rast ras image/x-portable-anymap pnm image/x-portable-bitmap pbm "
                + "image/x-portable-graymap pgm image/x-portable-pixmap ppm image/x-rgb rgb "
                + "image/x-xbitmap xbm xpm image/x-xwindowdump xwd text/css css text/csv csv "
                + "text/html htm html text/javascript js text/markdown md markdown text/plain c "
                + "c++ cc h java php pl text txt text/tab-separated-values tsv text/x-setext "
                + "etx video/mp4 mp4 video/mpeg mpe mpeg mpg video/quicktime mov qt video/webm "
                + "webm video/x-sgi-movie movie mv";

        @Override
        public String getContentTypeFor(String name) {
            int hash = name.lastIndexOf('#');
            String s = hash > 0 ? name.substring(0, hash - 1) : name; // as the reference cuts it
            int dot = s.lastIndexOf('.');
            if (dot > s.lastIndexOf('/')) {
                String suffix = s.substring(dot + 1).toLowerCase();
                String type = null;
                for (String word : TYPES.split(" ")) {
                    if (word.indexOf('/') > 0) {
                        type = word;
                    } else if (word.equals(suffix)) {
                        return type;
                    }
                }
            }
            return null;
        }
    }
}
