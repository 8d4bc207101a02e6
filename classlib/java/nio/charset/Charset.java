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
    /* What names have of the characters below 64 and of the 64 from there on, one bit each. */
    private static final long LOW = bits("0123456789+-.:");
    private static final long HIGH = bits("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_");
    private static final String MARKS = "-+:_.";
    private static volatile Charset defaultCharset;

    private final String name;
    private final String[] aliases;

    protected Charset(String canonicalName, String[] aliases) {
        boolean ours = getClass().getClassLoader() == null;
        this.name = ours ? canonicalName : named(canonicalName);
        this.aliases = aliases == null ? new String[0] : aliases;
        for (int i = ours ? this.aliases.length : 0; i < this.aliases.length; i++) {
            named(this.aliases[i]);
        }
    }

    private static long bits(String some) {
        long bits = 0;
        for (char c : some.toCharArray()) {
            bits |= 1L << c;
        }
        return bits;
    }

    /* Letters, digits and marks of ASCII; no mark comes first. */
    private static String named(String s) {
        int i = s.length();
        if (i == 0 || MARKS.indexOf(s.charAt(0)) >= 0) {
            throw new IllegalCharsetNameException(s);
        }
        while (i-- > 0) {
            char c = s.charAt(i);
            if (c > 'z' || ((c < 64 ? LOW : HIGH) >>> c & 1) == 0) {
                throw new IllegalCharsetNameException(s);
            }
        }
        return s;
    }

    public static boolean isSupported(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        if (Charsets.lookup(charsetName) != null) {
            return true;
        }
        named(charsetName);
        return false;
    }

    public static Charset forName(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        Charset cs = Charsets.lookup(charsetName);
        if (cs == null) {
            throw new UnsupportedCharsetException(named(charsetName));
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
