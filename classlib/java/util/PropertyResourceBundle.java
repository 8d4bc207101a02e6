/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A bundle read from a properties file. */
public class PropertyResourceBundle extends ResourceBundle {
    private final HashMap<String, Object> lookup = new HashMap<>();

    public PropertyResourceBundle(InputStream stream) throws IOException {
        this(new StringReader(text(stream.readAllBytes())));
    }

    /**
     * In the encoding that the property names, else in UTF-8 if it can be that, else in ISO-8859-1.
     */
    private static String text(byte[] bytes) throws CharacterCodingException {
        String encoding = System.getProperty("java.util.PropertyResourceBundle.encoding", "");
        boolean latin = encoding.equalsIgnoreCase("ISO-8859-1");
        try {
            return (latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8).newDecoder()
                    .decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            if (encoding.equalsIgnoreCase("UTF-8")) {
                throw e;
            }
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
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
