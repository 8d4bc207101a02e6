/* SPDX-License-Identifier: MIT */
package java.util.jar;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The manifest of a jar file. */
public class Manifest implements Cloneable {
    private static final int LONGEST_LINE = 511; // without its end
    private final Attributes attr = new Attributes();
    private final Map<String, Attributes> entries = new LinkedHashMap<>();

    public Manifest() {
    }

    public Manifest(InputStream in) throws IOException {
        read(in);
    }

    public Manifest(Manifest man) {
        attr.putAll(man.attr);
        for (Map.Entry<String, Attributes> e : man.entries.entrySet()) {
            entries.put(e.getKey(), (Attributes) e.getValue().clone());
        }
    }

    public Attributes getMainAttributes() {
        return attr;
    }

    public Map<String, Attributes> getEntries() {
        return entries;
    }

    public Attributes getAttributes(String name) {
        return entries.get(name);
    }

    public void clear() {
        attr.clear();
        entries.clear();
    }

    private static void line(ByteArrayOutputStream out, String name, String value) {
        byte[] b = (name + ": " + value).getBytes(StandardCharsets.UTF_8);
        int n = Math.min(72, b.length);
        out.write(b, 0, n);
        for (int i = n; i < b.length; i += n) {
            out.write('\r');
            out.write('\n');
            out.write(' ');
            n = Math.min(71, b.length - i);
            out.write(b, i, n);
        }
        out.write('\r');
        out.write('\n');
    }

    public void write(OutputStream out) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        Attributes.Name first = Attributes.Name.MANIFEST_VERSION;
        String version = attr.getValue(first);
        if (version == null) {
            first = Attributes.Name.SIGNATURE_VERSION;
            version = attr.getValue(first);
        }
        if (version != null) {
            line(b, first.toString(), version);
            for (Map.Entry<Object, Object> e : attr.entrySet()) {
                if (!e.getKey().equals(first)) {
                    line(b, e.getKey().toString(), (String) e.getValue());
                }
            }
        }
        b.write('\r');
        b.write('\n');
        for (Map.Entry<String, Attributes> s : entries.entrySet()) {
            line(b, "Name", s.getKey());
            for (Map.Entry<Object, Object> e : s.getValue().entrySet()) {
                line(b, e.getKey().toString(), (String) e.getValue());
            }
            b.write('\r');
            b.write('\n');
        }
        b.writeTo(out);
        out.flush();
    }

    public void read(InputStream in) throws IOException {
        byte[] b = in.readAllBytes();
        int end = b.length; // the last line counts when it is ended
        while (end > 0 && b[end - 1] != '\n' && b[end - 1] != '\r') {
            end--;
        }
        Attributes section = attr;
        boolean expectName = false;
        boolean first = true;
        int number = 0;
        int at = 0;
        while (at < end) {
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            at = takeLine(b, at, at, text, ++number, expectName);
            if (text.size() == 0) {
                expectName = true;
                continue;
            }
            if (first && b[0] == ' ') {
                throw new IOException("misplaced continuation line (line " + number + ")");
            }
            first = false;
            String s = text.toString(StandardCharsets.UTF_8);
            int colon = s.indexOf(':');
            if (expectName && !s.regionMatches(true, 0, "Name: ", 0, 6)) {
                throw new IOException("invalid manifest format (line " + number + ")");
            }
            if (colon < 0 || !s.startsWith(" ", colon + 1)) {
                throw new IOException("invalid header field (line " + number + ")");
            }
            while (at < b.length && b[at] == ' ') {
                if (at >= end) { // what goes on is not ended
                    checkLength(b.length - at, number + 1, false);
                    return;
                }
                at = takeLine(b, at, at + 1, text, ++number, false);
            }
            s = text.toString(StandardCharsets.UTF_8);
            String name = s.substring(0, colon);
            String value = s.substring(colon + 2);
            if (expectName) {
                section = entries.get(value);
                if (section == null) {
                    section = new Attributes();
                    entries.put(value, section);
                }
                expectName = false;
                continue;
            }
            try {
                section.putValue(name, value);
            } catch (IllegalArgumentException e) {
                throw new IOException("invalid header field name: " + name + " (line " + number
                        + ")");
            }
        }
        checkLength(b.length - end, number + 1, expectName);
    }

    private static void checkLength(int length, int number, boolean named) throws IOException {
        if (length > LONGEST_LINE) {
            throw new IOException((named ? "manifest line" : "line") + " too long (line " + number
                    + ")");
        }
    }

    /** The line from start on, without what comes before at; the index of the next. */
    private static int takeLine(byte[] b, int start, int at, ByteArrayOutputStream to, int number,
            boolean named)
            throws IOException {
        int end = at;
        while (end < b.length && b[end] != '\n' && b[end] != '\r') {
            end++;
        }
        checkLength(end - start, number, named);
        to.write(b, at, end - at);
        if (end < b.length) {
            end += b[end] == '\r' && end + 1 < b.length && b[end + 1] == '\n' ? 2 : 1;
        }
        return end;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Manifest && attr.equals(((Manifest) o).attr)
                && entries.equals(((Manifest) o).entries);
    }

    @Override
    public int hashCode() {
        return attr.hashCode() + entries.hashCode();
    }

    @Override
    public Object clone() {
        return new Manifest(this);
    }
}
