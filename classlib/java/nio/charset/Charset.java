/* SPDX-License-Identifier: MIT */
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import jdk.internal.nio.cs.Charsets;

/** A named mapping between characters and bytes. */
public abstract class Charset implements Comparable<Charset> {
    private static volatile Charset defaultCharset;

    private final String name;
    private final String[] aliases;

    protected Charset(String canonicalName, String[] aliases) {
        if (!canonicalName.equals("ISO-8859-1") && !canonicalName.equals("US-ASCII")
                && !canonicalName.equals("UTF-8")) {
            checkName(canonicalName);
        }
        this.name = canonicalName;
        this.aliases = aliases == null ? new String[0] : aliases;
        if (!isBuiltIn()) {
            for (String alias : this.aliases) {
                checkName(alias);
            }
        }
    }

    private boolean isBuiltIn() {
        return getClass().getClassLoader() == null;
    }

    private static void checkName(String s) {
        int n = s.length();
        if (n == 0) {
            throw new IllegalCharsetNameException(s);
        }
        for (int i = 0; i < n; i++) {
            char c = s.charAt(i);
            boolean ok = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9'
                    || i != 0 && (c == '-' || c == '+' || c == ':' || c == '_' || c == '.');
            if (!ok) {
                throw new IllegalCharsetNameException(s);
            }
        }
    }

    public static boolean isSupported(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        if (Charsets.lookup(charsetName) != null) {
            return true;
        }
        checkName(charsetName);
        return false;
    }

    public static Charset forName(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        Charset cs = Charsets.lookup(charsetName);
        if (cs == null) {
            checkName(charsetName);
            throw new UnsupportedCharsetException(charsetName);
        }
        return cs;
    }

    public static Charset defaultCharset() {
        Charset cs = defaultCharset;
        if (cs == null) {
            String name = System.getProperty("file.encoding");
            cs = name == null ? null : Charsets.lookup(name);
            if (cs == null) {
                cs = Charsets.UTF_8;
            }
            defaultCharset = cs;
        }
        return cs;
    }

    public static SortedMap<String, Charset> availableCharsets() {
        TreeMap<String, Charset> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (Charset c : Charsets.all()) {
            m.put(c.name(), c);
        }
        return Collections.unmodifiableSortedMap(m);
    }

    public final String name() {
        return name;
    }

    public final Set<String> aliases() {
        HashSet<String> s = new HashSet<>(aliases.length);
        for (String a : aliases) {
            s.add(a);
        }
        return Collections.unmodifiableSet(s);
    }

    public String displayName() {
        return name;
    }

    public final boolean isRegistered() {
        return !name.startsWith("X-") && !name.startsWith("x-");
    }

    public String displayName(Locale locale) {
        return name;
    }

    public abstract boolean contains(Charset cs);

    public abstract CharsetDecoder newDecoder();

    public abstract CharsetEncoder newEncoder();

    public boolean canEncode() {
        return true;
    }

    public final CharBuffer decode(ByteBuffer bb) {
        try {
            return newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE).decode(bb);
        } catch (CharacterCodingException e) {
            throw new Error(e);
        }
    }

    public final ByteBuffer encode(CharBuffer cb) {
        try {
            return newEncoder().onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE).encode(cb);
        } catch (CharacterCodingException e) {
            throw new Error(e);
        }
    }

    public final ByteBuffer encode(String str) {
        return encode(CharBuffer.wrap(str));
    }

    @Override
    public final int compareTo(Charset that) {
        return name().compareToIgnoreCase(that.name());
    }

    @Override
    public final int hashCode() {
        return name().hashCode();
    }

    @Override
    public final boolean equals(Object ob) {
        return this == ob || ob instanceof Charset && name.equals(((Charset) ob).name());
    }

    @Override
    public final String toString() {
        return name();
    }
}
