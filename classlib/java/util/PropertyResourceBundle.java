/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;

/** A bundle read from a properties file. */
public class PropertyResourceBundle extends ResourceBundle {
    private static final int CHUNK = 8192;
    private static final String ENCODING =
            System.getProperty("java.util.PropertyResourceBundle.encoding", "");
    private final HashMap<String, Object> lookup = new HashMap<>();

    public PropertyResourceBundle(InputStream stream) throws IOException {
        this(new StringReader(text(stream.readAllBytes())));
    }

    /**
     * In the encoding that the property names, else in UTF-8; from the first chunk on that cannot
     * be UTF-8 all is ISO-8859-1. A character that the end cuts is an error.
     */
    private static String text(byte[] bytes) throws CharacterCodingException {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        do {
            int start = in.position();
            int end = out.position();
            in.limit(Math.min(bytes.length, start + CHUNK));
            CoderResult r = decoder.decode(in, out, false);
            if (r.isError() && ENCODING.equalsIgnoreCase("UTF-8")) {
                r.throwException();
            }
            if (r.isError() || ENCODING.equalsIgnoreCase("ISO-8859-1")) {
                in.limit(bytes.length).position(bytes.length);
                out.position(end).put(new String(bytes, start, bytes.length - start,
                        StandardCharsets.ISO_8859_1));
            }
        } while (in.limit() < bytes.length);
        if (in.hasRemaining()) {
            throw new MalformedInputException(in.remaining());
        }
        return out.flip().toString();
    }

    public PropertyResourceBundle(Reader reader) throws IOException {
        Properties p = new Properties();
        p.load(reader);
        for (Map.Entry<Object, Object> e : p.entrySet()) {
            lookup.put((String) e.getKey(), e.getValue());
        }
    }

    @Override
    public Object handleGetObject(String key) {
        return lookup.get(Objects.requireNonNull(key));
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new HashSet<>(lookup.keySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return Collections.enumeration(keys);
    }

    @Override
    protected Set<String> handleKeySet() {
        return lookup.keySet();
    }
}
