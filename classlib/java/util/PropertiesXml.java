/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;

/**
 * Properties as an XML document: of XML what its document type needs, which is elements without
 * nesting, attributes, character data, comments, CDATA sections and references to characters.
 */
final class PropertiesXml {
    private static final String DTD = "http://java.sun.com/dtd/properties.dtd";
    private static final String HEAD = "<!DOCTYPE properties SYSTEM \"" + DTD + "\">";
    private static final String TYPE = "\\s+properties\\s+"
            + "(SYSTEM|PUBLIC\\s+(\"[^\"]*\"|'[^']*'))\\s+([\"'])" + DTD + "\\3\\s*";
    private static final String ERROR = "jdk.internal.org.xml.sax.SAXParseException; ";

    private final String text;
    private int at;
    private boolean commented;

    private PropertiesXml(String text) {
        this.text = text;
    }

    // ---- Writing ----

    static void store(Properties properties, OutputStream out, String comment, Charset charset)
            throws IOException {
        BufferedWriter w = new BufferedWriter(new OutputStreamWriter(out, charset));
        CharsetEncoder encoder = charset.newEncoder();
        StringBuilder b = new StringBuilder("<?xml version=\"1.0\" encoding=\"");
        b.append(charset.name()).append("\"?>\n").append(HEAD).append("\n<properties>\n");
        if (comment != null && !comment.isEmpty()) {
            b.append("<comment>");
            escape(b, comment, false, encoder);
            b.append("</comment>\n");
        }
        synchronized (properties) {
            for (Map.Entry<Object, Object> e : properties.entrySet()) {
                if (!(e.getKey() instanceof String) || !(e.getValue() instanceof String)) {
                    throw new ClassCastException("Keys and values in Properties must be Strings");
                }
                b.append("<entry key=\"");
                escape(b, (String) e.getKey(), true, encoder);
                b.append("\">");
                escape(b, (String) e.getValue(), false, encoder);
                b.append("</entry>\n");
            }
        }
        w.write(b.append("</properties>\n").toString());
        w.flush();
    }

    private static void escape(StringBuilder b, String s, boolean quoted, CharsetEncoder encoder) {
        for (char c : s.toCharArray()) { // pairs too are written as two references
            if (c == '<' || c == '>' || c == '&') {
                b.append(c == '<' ? "&lt;" : c == '>' ? "&gt;" : "&amp;");
            } else if (c == '"' && quoted) {
                b.append("&quot;");
            } else if (c < 0x80 || encoder.canEncode(c)) {
                b.append(c);
            } else {
                b.append("&#x").append(Integer.toHexString(c)).append(';');
            }
        }
    }

    // ---- Reading ----

    static Map<String, String> load(InputStream in) throws IOException {
        byte[] bytes = in.readAllBytes();
        String s = new String(bytes, charset(bytes));
        if (s.startsWith("\ufeff")) {
            s = s.substring(1);
        }
        return new PropertiesXml(s.replace("\r\n", "\n").replace('\r', '\n')).document();
    }

    private static Charset charset(byte[] b) throws IOException {
        if (b.length > 1 && (b[0] == -1 && b[1] == -2 || b[0] == -2 && b[1] == -1)) {
            return StandardCharsets.UTF_16;
        }
        String start = new String(b, 0, Math.min(b.length, 200), StandardCharsets.ISO_8859_1);
        int end = start.indexOf("?>");
        int name = start.startsWith("<?xml") ? start.indexOf("encoding") : -1;
        if (name < 0 || end < name) {
            return StandardCharsets.UTF_8;
        }
        String value = start.substring(name + 8, end).trim();
        value = value.startsWith("=") ? value.substring(1).trim() : "";
        int close = value.isEmpty() ? -1 : value.indexOf(value.charAt(0), 1);
        if (close < 0) {
            throw error("");
        }
        try {
            return Charset.forName(value.substring(1, close));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw new java.io.UnsupportedEncodingException(
                    value.substring(1, close).toUpperCase());
        }
    }

    private static InvalidPropertiesFormatException error(String what) {
        return new InvalidPropertiesFormatException(ERROR + what);
    }

    private boolean accept(String what) {
        boolean there = text.startsWith(what, at);
        at += there ? what.length() : 0;
        return there;
    }

    private String until(String what) throws IOException {
        int end = text.indexOf(what, at);
        if (end < 0) {
            throw error("");
        }
        String before = text.substring(at, end);
        at = end + what.length();
        return before;
    }

    private void blanks() {
        while (at < text.length() && " \t\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    /* Blanks, comments and processing instructions. */
    private void misc() throws IOException {
        for (blanks(); accept("<!--") || accept("<?"); blanks()) {
            until(text.charAt(at - 1) == '-' ? "-->" : "?>");
        }
    }

    private String name() throws IOException {
        int start = at;
        while (at < text.length() && " \t\n=/><\"'&".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (at == start) {
            throw error("");
        }
        return text.substring(start, at);
    }

    private Map<String, String> document() throws IOException {
        Map<String, String> entries = new LinkedHashMap<>();
        misc();
        boolean typed = accept("<!DOCTYPE");
        if (typed) {
            typed = until(">").matches(TYPE);
            if (typed) {
                misc();
            }
        }
        if (!typed) {
            throw text.indexOf('<') < 0 ? error("")
                    : error("An XML properties document must contain"
                    + " the DOCTYPE declaration as defined by java.util.Properties.");
        }
        if (!accept("<")) {
            throw error("");
        }
        String root = name();
        if (!root.equals("properties")) {
            throw error("Document root element \"" + root
                    + "\", must match DOCTYPE root \"properties\"");
        }
        if (attributes(new HashMap<>())) {
            while (!closed("properties", new StringBuilder())) {
                element(entries);
            }
        }
        misc();
        if (at < text.length()) {
            throw error("");
        }
        return entries;
    }

    /* True: the element has content, false: it ends here. */
    private boolean attributes(Map<String, String> found) throws IOException {
        while (true) {
            blanks();
            if (accept("/>")) {
                return false;
            }
            if (accept(">")) {
                return true;
            }
            String name = name();
            blanks();
            boolean good = accept("=");
            blanks();
            if (!good || !(accept("\"") || accept("'"))) {
                throw error("");
            }
            String value = until(text.substring(at - 1, at));
            found.putIfAbsent(name, references(value.replace('\n', ' ').replace('\t', ' ')));
        }
    }

    /* Reads character data up to a tag; true: it was the end of this element. */
    private boolean closed(String element, StringBuilder data) throws IOException {
        while (true) {
            int tag = text.indexOf('<', at);
            if (tag < 0) {
                throw error("");
            }
            data.append(references(text.substring(at, tag)));
            at = tag;
            if (accept("<!--")) {
                until("-->");
            } else if (accept("<![CDATA[")) {
                data.append(until("]]>"));
            } else if (accept("<?")) {
                until("?>");
            } else if (accept("</")) {
                if (!name().equals(element)) {
                    throw error("");
                }
                blanks();
                if (!accept(">")) {
                    throw error("");
                }
                return true;
            } else {
                return false;
            }
        }
    }

    private void element(Map<String, String> entries) throws IOException {
        at++; // "<"
        String name = name();
        Map<String, String> attributes = new HashMap<>();
        boolean content = attributes(attributes);
        boolean entry = name.equals("entry");
        if (!entry && !name.equals("comment")) {
            throw error("Element type \"" + name + "\" must be declared.");
        }
        if (!entry && commented) {
            throw error("Only one comment element may be allowed. The content of element type"
                    + " \"properties\" must match \"(comment?,entry*)\"");
        }
        commented |= !entry;
        if (entry && !attributes.containsKey("key")) {
            throw error("Attribute \"key\" is required and must be specified for element type"
                    + " \"entry\"");
        }
        StringBuilder value = new StringBuilder();
        if (content && !closed(name, value)) {
            at++;
            throw error("Element type \"" + name() + "\" must be declared.");
        }
        if (entry) {
            entries.put(attributes.get("key"), value.toString());
        }
    }

    private static String references(String s) throws IOException {
        int next = s.indexOf('&');
        if (next < 0) {
            return s;
        }
        StringBuilder b = new StringBuilder();
        int from = 0;
        for (; next >= 0; next = s.indexOf('&', from)) {
            b.append(s, from, next);
            int end = s.indexOf(';', next);
            if (end < 0) {
                throw error("");
            }
            String name = s.substring(next + 1, end);
            from = end + 1;
            if (name.startsWith("#")) {
                boolean hex = name.startsWith("#x");
                try {
                    b.appendCodePoint(Integer.parseInt(name.substring(hex ? 2 : 1), hex ? 16 : 10));
                } catch (IllegalArgumentException e) {
                    throw error("");
                }
            } else if (name.equals("lt") || name.equals("gt")) {
                b.append(name.equals("lt") ? '<' : '>');
            } else if (name.equals("amp") || name.equals("quot") || name.equals("apos")) {
                b.append(name.equals("amp") ? '&' : name.equals("quot") ? '"' : '\'');
            }
        }
        return b.append(s, from, s.length()).toString();
    }
}
