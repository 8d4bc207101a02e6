/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Strings by name, with defaults; read from and written to text. Kept in a concurrent map. */
public class Properties extends Hashtable<Object, Object> {
    private static final long serialVersionUID = 4112578634029874840L;
    protected volatile Properties defaults;
    private transient volatile ConcurrentHashMap<Object, Object> map;

    public Properties() {
        this(null, 8);
    }

    public Properties(int initialCapacity) {
        this(null, initialCapacity);
    }

    public Properties(Properties defaults) {
        this(defaults, 8);
    }

    private Properties(Properties defaults, int initialCapacity) {
        super((Void) null);
        map = new ConcurrentHashMap<>(initialCapacity);
        this.defaults = defaults;
    }

    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object v = map.get(key);
        if (v instanceof String) {
            return (String) v;
        }
        Properties d = defaults;
        return d != null ? d.getProperty(key) : null;
    }

    public String getProperty(String key, String defaultValue) {
        String v = getProperty(key);
        return v == null ? defaultValue : v;
    }

    public synchronized void load(Reader reader) throws IOException {
        Objects.requireNonNull(reader, "reader parameter is null");
        parse(reader, null);
    }

    public synchronized void load(InputStream inStream) throws IOException {
        Objects.requireNonNull(inStream, "inStream parameter is null");
        parse(null, inStream);
    }

    /**
     * Assembles logical lines: a comment is skipped, an odd number of backslashes before the end
     * of a line joins it with the next one, whose leading blanks are dropped.
     */
    private void parse(Reader reader, InputStream in) throws IOException {
        char[] cs = new char[1024];
        byte[] bs = new byte[1024];
        int n = 0;
        int i = 0;
        StringBuilder line = new StringBuilder();
        boolean start = true;
        boolean comment = false;
        boolean backslash = false;
        boolean joined = false; // just joined: an entry even when nothing follows
        boolean skipLf = false;
        while (true) {
            if (i == n) {
                n = reader != null ? reader.read(cs) : in.read(bs);
                i = 0;
                if (n <= 0) {
                    if (backslash) {
                        line.setLength(line.length() - 1);
                    }
                    if (line.length() > 0 || backslash || joined) {
                        store(line);
                    }
                    return;
                }
            }
            char c = reader != null ? cs[i++] : (char) (bs[i++] & 0xff);
            joined = false;
            if (skipLf && c == '\n') {
                skipLf = false;
                continue;
            }
            skipLf = c == '\r';
            if (c == '\n' || c == '\r') {
                if (comment) {
                    comment = false;
                    start = true;
                } else if (backslash) {
                    line.setLength(line.length() - 1);
                    backslash = false;
                    joined = true;
                    start = true;
                } else {
                    if (line.length() > 0) {
                        store(line);
                    }
                    line.setLength(0);
                    start = true;
                }
                continue;
            }
            if (comment) {
                continue;
            }
            if (start) {
                if (c == ' ' || c == '\t' || c == '\f') {
                    continue;
                }
                start = false;
                if (line.length() == 0 && (c == '#' || c == '!')) {
                    comment = true;
                    continue;
                }
            }
            backslash = c == '\\' && !backslash;
            line.append(c);
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\f';
    }

    private void store(StringBuilder line) {
        int n = line.length();
        int k = 0;
        while (k < n) {
            char c = line.charAt(k);
            if (c == '=' || c == ':' || isBlank(c)) {
                break;
            }
            k += c == '\\' ? 2 : 1;
        }
        k = Math.min(k, n);
        int v = k;
        while (v < n && isBlank(line.charAt(v))) {
            v++;
        }
        if (v < n && (line.charAt(v) == '=' || line.charAt(v) == ':')) {
            v++;
            while (v < n && isBlank(line.charAt(v))) {
                v++;
            }
        }
        put(unescape(line, 0, k), unescape(line, v, n));
    }

    private static String unescape(StringBuilder s, int from, int to) {
        StringBuilder sb = new StringBuilder();
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            if (c == '\\' && i + 1 < to) {
                c = s.charAt(++i);
                if (c == 'u') {
                    int v = 0;
                    for (int j = 0; j < 4; j++) {
                        char digit = i + 1 < to ? s.charAt(++i) : ' ';
                        int d = digit < 128 ? Character.digit(digit, 16) : -1;
                        if (d < 0) {
                            throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
                        }
                        v = v * 16 + d;
                    }
                    c = (char) v;
                } else if (c == 't') {
                    c = '\t';
                } else if (c == 'n') {
                    c = '\n';
                } else if (c == 'r') {
                    c = '\r';
                } else if (c == 'f') {
                    c = '\f';
                }
            }
            sb.append(c);
        }
        return sb.toString();
    }

    private static String escape(String s, boolean key, boolean unicode) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == ' ') {
                sb.append(i == 0 || key ? "\\ " : " ");
            } else if (c == '\t') {
                sb.append("\\t");
            } else if (c == '\n') {
                sb.append("\\n");
            } else if (c == '\r') {
                sb.append("\\r");
            } else if (c == '\f') {
                sb.append("\\f");
            } else if (c == '\\' || c == '=' || c == ':' || c == '#' || c == '!') {
                sb.append('\\').append(c);
            } else if (unicode && (c < 0x20 || c > 0x7e)) {
                appendHex(sb, c);
            } else {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    private static void appendHex(StringBuilder sb, char c) {
        sb.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            sb.append("0123456789ABCDEF".charAt((c >> shift) & 15));
        }
    }

    @Deprecated
    public void save(OutputStream out, String comments) {
        try {
            store(out, comments);
        } catch (IOException ignored) {
            return;
        }
    }

    public synchronized void loadFromXML(InputStream in)
            throws IOException, InvalidPropertiesFormatException {
        Objects.requireNonNull(in);
        try (in) {
            putAll(PropertiesXml.load(in));
        }
    }

    public void storeToXML(OutputStream os, String comment) throws IOException {
        storeToXML(os, comment, java.nio.charset.StandardCharsets.UTF_8);
    }

    public void storeToXML(OutputStream os, String comment, String encoding) throws IOException {
        Objects.requireNonNull(os);
        Objects.requireNonNull(encoding);
        java.nio.charset.Charset charset;
        try {
            charset = java.nio.charset.Charset.forName(encoding);
        } catch (IllegalArgumentException e) {
            throw new java.io.UnsupportedEncodingException(encoding);
        }
        storeToXML(os, comment, charset);
    }

    public void storeToXML(OutputStream os, String comment, java.nio.charset.Charset charset)
            throws IOException {
        Objects.requireNonNull(os, "OutputStream");
        Objects.requireNonNull(charset, "Charset");
        PropertiesXml.store(this, os, comment, charset);
    }

    public void store(Writer writer, String comments) throws IOException {
        write(writer instanceof BufferedWriter ? (BufferedWriter) writer
            : new BufferedWriter(writer), comments, false);
    }

    public void store(OutputStream out, String comments) throws IOException {
        write(new BufferedWriter(new OutputStreamWriter(out, "8859_1")), comments, true);
    }

    private void write(BufferedWriter w, String comments, boolean unicode) throws IOException {
        if (comments != null) {
            StringBuilder sb = new StringBuilder("#");
            for (int i = 0; i < comments.length(); i++) {
                char c = comments.charAt(i);
                if (c == '\n' || c == '\r') {
                    if (c == '\r' && i + 1 < comments.length() && comments.charAt(i + 1) == '\n') {
                        i++;
                    }
                    sb.append(System.lineSeparator());
                    char next = i + 1 < comments.length() ? comments.charAt(i + 1) : 0;
                    if (next != '#' && next != '!') {
                        sb.append('#');
                    }
                } else if (c > 0xff) {
                    appendHex(sb, c);
                } else {
                    sb.append(c);
                }
            }
            w.write(sb.toString());
            w.newLine();
        }
        w.write("#" + new Date().toString());
        w.newLine();
        synchronized (this) {
            for (Map.Entry<Object, Object> e : entrySet()) {
                w.write(escape((String) e.getKey(), true, unicode) + "="
                    + escape((String) e.getValue(), false, unicode));
                w.newLine();
            }
        }
        w.flush();
    }

    private void collect(Map<String, Object> into, boolean stringsOnly) {
        if (defaults != null) {
            defaults.collect(into, stringsOnly);
        }
        for (Map.Entry<Object, Object> e : map.entrySet()) {
            if (!stringsOnly || (e.getKey() instanceof String && e.getValue() instanceof String)) {
                into.put((String) e.getKey(), e.getValue());
            }
        }
    }

    public Enumeration<?> propertyNames() {
        Hashtable<String, Object> h = new Hashtable<>();
        collect(h, false);
        return h.keys();
    }

    public Set<String> stringPropertyNames() {
        Map<String, Object> h = new HashMap<>();
        collect(h, true);
        return Collections.unmodifiableSet(h.keySet());
    }

    private ArrayList<String> listing() {
        ArrayList<String> lines = new ArrayList<>();
        Map<String, Object> h = new HashMap<>();
        collect(h, false);
        for (Map.Entry<String, Object> e : h.entrySet()) {
            String v = (String) e.getValue();
            lines.add(e.getKey() + "=" + (v.length() > 40 ? v.substring(0, 37) + "..." : v));
        }
        return lines;
    }

    public void list(PrintStream out) {
        out.println("-- listing properties --");
        for (String s : listing()) {
            out.println(s);
        }
    }

    public void list(PrintWriter out) {
        out.println("-- listing properties --");
        for (String s : listing()) {
            out.println(s);
        }
    }

    @Override public int size() {
        return map.size();
    }

    @Override public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override public Enumeration<Object> keys() {
        return Collections.enumeration(map.keySet());
    }

    @Override public Enumeration<Object> elements() {
        return Collections.enumeration(map.values());
    }

    @Override public boolean contains(Object value) {
        return map.containsValue(value);
    }

    @Override public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    @Override public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    @Override public Object get(Object key) {
        return map.get(key);
    }

    @Override public synchronized Object put(Object key, Object value) {
        return map.put(key, value);
    }

    @Override public synchronized Object remove(Object key) {
        return map.remove(key);
    }

    @Override public synchronized void putAll(Map<?, ?> t) {
        map.putAll(t);
    }

    @Override public synchronized void clear() {
        map.clear();
    }

    @Override public synchronized String toString() {
        return map.toString();
    }

    @Override public Set<Object> keySet() {
        return Collections.synchronizedSet(map.keySet(), this);
    }

    @Override public Collection<Object> values() {
        return Collections.synchronizedCollection(map.values(), this);
    }

    @Override public Set<Map.Entry<Object, Object>> entrySet() {
        return Collections.synchronizedSet(new Entries(map.entrySet()), this);
    }

    /** The entries, to which none can be added. */
    private static final class Entries extends EntriesOfAnother<Object, Object> {
        Entries(Set<Map.Entry<Object, Object>> all) {
            super(all);
        }

        @Override public Iterator<Map.Entry<Object, Object>> iterator() {
            return on.iterator();
        }
    }

    @Override public synchronized boolean equals(Object o) {
        return map.equals(o);
    }

    @Override public synchronized int hashCode() {
        return map.hashCode();
    }

    @Override public Object getOrDefault(Object key, Object defaultValue) {
        return map.getOrDefault(key, defaultValue);
    }

    @Override public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
        map.forEach(action);
    }

    @Override public synchronized void replaceAll(
            BiFunction<? super Object, ? super Object, ?> function) {
        map.replaceAll(function);
    }

    @Override public synchronized Object putIfAbsent(Object key, Object value) {
        return map.putIfAbsent(key, value);
    }

    @Override public synchronized boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    @Override public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
        return map.replace(key, oldValue, newValue);
    }

    @Override public synchronized Object replace(Object key, Object value) {
        return map.replace(key, value);
    }

    @Override public synchronized Object computeIfAbsent(Object key,
            Function<? super Object, ?> function) {
        return map.computeIfAbsent(key, function);
    }

    @Override public synchronized Object computeIfPresent(Object key,
            BiFunction<? super Object, ? super Object, ?> function) {
        return map.computeIfPresent(key, function);
    }

    @Override public synchronized Object compute(Object key,
            BiFunction<? super Object, ? super Object, ?> function) {
        return map.compute(key, function);
    }

    @Override public synchronized Object merge(Object key, Object value,
            BiFunction<? super Object, ? super Object, ?> function) {
        return map.merge(key, value, function);
    }

    @Override protected void rehash() {
    }

    @Override public synchronized Object clone() {
        Properties p = (Properties) super.clone();
        p.map = new ConcurrentHashMap<>(map);
        return p;
    }

    @Override void beforeRead() {
        map = new ConcurrentHashMap<>(8);
    }

    @Override void restore(Object key, Object value) {
        map.put(key, value);
    }
}
