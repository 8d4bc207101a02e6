/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;

/**
 * A uniform resource identifier as of RFC 2396, amended for IPv6 literals and non-ASCII text.
 *
 * <p>The components stand in an array, by the numbers below; one that is undefined is null. What
 * differs from component to component (the characters it may have, its name in messages, what is
 * before it in the text, whether it compares without regard to case) stands in tables with the same
 * numbers, so that parsing, quoting, printing and comparing are loops over components.
 */
public final class URI implements Comparable<URI>, Serializable {
    private static final long serialVersionUID = -6052424284110960213L;

    /** A set of ASCII characters, a bit for each. */
    private static final class Alphabet {
        private final long low; // below 64
        private final long high;

        private Alphabet(long low, long high) {
            this.low = low;
            this.high = high;
        }

        static Alphabet range(char first, char last) {
            Alphabet a = new Alphabet(0, 0);
            for (char c = first; c <= last; c++) {
                a = a.or(String.valueOf(c));
            }
            return a;
        }

        Alphabet or(String marks) {
            long l = low;
            long h = high;
            for (int i = 0; i < marks.length(); i++) {
                char c = marks.charAt(i);
                l |= c < 64 ? 1L << c : 0;
                h |= c < 64 ? 0 : 1L << c;
            }
            return new Alphabet(l, h);
        }

        Alphabet or(Alphabet other) {
            return new Alphabet(low | other.low, high | other.high);
        }

        boolean has(char c) {
            return c < 128 && ((c < 64 ? low : high) >>> c & 1) != 0;
        }
    }

    // The productions of RFC 2396, appendix A, with the brackets of RFC 2732.
    private static final Alphabet DIGIT = Alphabet.range('0', '9');
    private static final Alphabet HEX =
            DIGIT.or(Alphabet.range('a', 'f')).or(Alphabet.range('A', 'F'));
    private static final Alphabet ALPHA = Alphabet.range('a', 'z').or(Alphabet.range('A', 'Z'));
    private static final Alphabet ALNUM = ALPHA.or(DIGIT);
    private static final Alphabet UNRESERVED = ALNUM.or("-_.!~*'()");
    private static final Alphabet URIC = UNRESERVED.or(";/?:@&=+$,").or("[]");
    private static final Alphabet REG_NAME = UNRESERVED.or("$,;:@&=+");
    private static final Alphabet SERVER = REG_NAME.or("[]");

    private static final int SCHEME = 0;
    private static final int AUTHORITY = 1;
    private static final int USER = 2;
    private static final int HOST = 3;
    private static final int PATH = 4;
    private static final int QUERY = 5;
    private static final int FRAGMENT = 6;
    // all between scheme and fragment; for others than opaque URIs made when asked for
    private static final int SPECIFIC = 7;
    private static final int COMPONENTS = 8;
    private static final int PORT = 8; // a number, not among the texts

    private static final Alphabet[] LEGAL = {ALNUM.or("+-."), SERVER, UNRESERVED.or(";:&=+$,"),
        null, UNRESERVED.or(":@&=+$,").or(";/"), URIC, URIC, URIC};
    private static final String[] NAMES = {"scheme name", "authority", "user info", "hostname",
        "path", "query", "fragment", "opaque part"};

    // The order in which components count, by the form of the URI.
    private static final int[] OPAQUE_ORDER = {SCHEME, SPECIFIC, FRAGMENT};
    private static final int[] SERVER_ORDER = {SCHEME, USER, HOST, PORT, PATH, QUERY, FRAGMENT};
    private static final int[] REGISTRY_ORDER = {SCHEME, AUTHORITY, PATH, QUERY, FRAGMENT};

    private transient String[] part;
    private transient int port = -1;
    private transient int hash;
    private volatile String string;

    /** One that has its text made of its components. */
    private URI(String[] part, int port) {
        this.part = part;
        this.port = port;
    }

    public URI(String str) throws URISyntaxException {
        parse(str, false);
    }

    public URI(String scheme, String userInfo, String host, int port, String path, String query,
            String fragment) throws URISyntaxException {
        StringBuilder sb = begun(scheme);
        if (host != null) {
            sb.append("//");
            if (userInfo != null) {
                quote(sb, userInfo, LEGAL[USER]).append('@');
            }
            boolean bare = host.indexOf(':') >= 0 && !host.startsWith("[") && !host.endsWith("]");
            sb.append(bare ? "[" : "").append(host).append(bare ? "]" : "");
            if (port != -1) {
                sb.append(':').append(port);
            }
        }
        compose(sb, scheme, path, query, fragment, true);
    }

    public URI(String scheme, String authority, String path, String query, String fragment)
            throws URISyntaxException {
        StringBuilder sb = begun(scheme);
        if (authority != null) {
            sb.append("//");
            int literal = authority.startsWith("[") ? authority.indexOf(']') + 1 : 0;
            quote(sb.append(authority, 0, literal), authority.substring(literal), SERVER);
        }
        compose(sb, scheme, path, query, fragment, false);
    }

    public URI(String scheme, String host, String path, String fragment)
            throws URISyntaxException {
        this(scheme, null, host, -1, path, null, fragment);
    }

    public URI(String scheme, String ssp, String fragment) throws URISyntaxException {
        StringBuilder sb = begun(scheme);
        if (ssp != null) {
            int literal = ssp.startsWith("//[") && ssp.indexOf(':') >= 0 ? ssp.indexOf(']') + 1 : 0;
            quote(sb.append(ssp, 0, literal), ssp.substring(literal), URIC);
        }
        compose(sb, null, null, null, fragment, false);
    }

    public static URI create(String str) {
        try {
            return new URI(str);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    public URI parseServerAuthority() throws URISyntaxException {
        if (part[HOST] == null && part[AUTHORITY] != null) {
            parse(toString(), true);
        }
        return this;
    }

    private void parse(String text, boolean server) throws URISyntaxException {
        Parser parser = new Parser(text);
        parser.parse(server);
        part = parser.found;
        port = parser.number;
        string = text;
    }

    private static StringBuilder begun(String scheme) {
        StringBuilder sb = new StringBuilder();
        return scheme == null ? sb : sb.append(scheme).append(':');
    }

    /** Adds what all forms have at the end and takes the text for this URI's. */
    private void compose(StringBuilder sb, String scheme, String path, String query,
            String fragment, boolean server) throws URISyntaxException {
        String[] tail = {path, query, fragment};
        for (int i = 0; i < tail.length; i++) {
            if (tail[i] != null) {
                quote(sb.append(lead(PATH + i)), tail[i], LEGAL[PATH + i]);
            }
        }
        String text = sb.toString();
        if (scheme != null && path != null && !path.isEmpty() && !path.startsWith("/")) {
            throw new URISyntaxException(text, "Relative path in absolute URI");
        }
        parse(text, server);
    }

    /** What announces a component. */
    private static String lead(int component) {
        return component == AUTHORITY ? "//"
                : component == QUERY ? "?" : component == FRAGMENT ? "#" : "";
    }

    private static boolean isOther(char c) {
        return c > 0x7f && !Character.isSpaceChar(c) && !Character.isISOControl(c);
    }

    private static StringBuilder quote(StringBuilder sb, String s, Alphabet legal) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (legal.has(c) || isOther(c)) {
                sb.append(c);
            } else {
                encode(sb, String.valueOf(c));
            }
        }
        return sb;
    }

    private static void escape(StringBuilder sb, byte b) {
        sb.append('%').append("0123456789ABCDEF".charAt(b >> 4 & 15))
                .append("0123456789ABCDEF".charAt(b & 15));
    }

    private static void encode(StringBuilder sb, String s) {
        for (byte b : s.getBytes(StandardCharsets.UTF_8)) {
            escape(sb, b);
        }
    }

    private static String decode(String s) {
        return decode(s, true);
    }

    private static String decode(String s, boolean keepInBrackets) {
        if (s == null || s.indexOf('%') < 0) {
            return s;
        }
        StringBuilder sb = new StringBuilder(s.length());
        byte[] bytes = new byte[s.length() / 3];
        boolean brackets = false;
        for (int i = 0; i < s.length();) {
            char c = s.charAt(i);
            if (c == '[') {
                brackets = true;
            } else if (c == ']') {
                brackets = false;
            }
            if (c != '%' || brackets && keepInBrackets) {
                sb.append(c);
                i++;
                continue;
            }
            int n = 0;
            while (i < s.length() && s.charAt(i) == '%') {
                bytes[n++] = (byte) (Character.digit(s.charAt(i + 1), 16) << 4
                        | Character.digit(s.charAt(i + 2), 16));
                i += 3;
            }
            sb.append(new String(bytes, 0, n, StandardCharsets.UTF_8));
        }
        return sb.toString();
    }

    public String getScheme() {
        return part[SCHEME];
    }

    public boolean isAbsolute() {
        return part[SCHEME] != null;
    }

    public boolean isOpaque() {
        return part[PATH] == null;
    }

    public String getRawSchemeSpecificPart() {
        if (part[SPECIFIC] == null) {
            String s = toString();
            part[SPECIFIC] = s.substring(part[SCHEME] == null ? 0 : part[SCHEME].length() + 1,
                    s.length() - (part[FRAGMENT] == null ? 0 : part[FRAGMENT].length() + 1));
        }
        return part[SPECIFIC];
    }

    public String getSchemeSpecificPart() {
        return decode(getRawSchemeSpecificPart());
    }

    public String getRawAuthority() {
        return part[AUTHORITY];
    }

    public String getAuthority() {
        return decode(part[AUTHORITY]);
    }

    public String getRawUserInfo() {
        return part[USER];
    }

    public String getUserInfo() {
        return decode(part[USER]);
    }

    public String getHost() {
        return part[HOST];
    }

    public int getPort() {
        return port;
    }

    public String getRawPath() {
        return part[PATH];
    }

    public String getPath() {
        return decode(part[PATH], false);
    }

    public String getRawQuery() {
        return part[QUERY];
    }

    public String getQuery() {
        return decode(part[QUERY], false);
    }

    public String getRawFragment() {
        return part[FRAGMENT];
    }

    public String getFragment() {
        return decode(part[FRAGMENT], false);
    }

    public URL toURL() throws MalformedURLException {
        if (!isAbsolute()) {
            throw new IllegalArgumentException("URI is not absolute");
        }
        return new URL(toString());
    }

    private URI with(int component, String text) {
        String[] p = part.clone();
        p[component] = text;
        p[SPECIFIC] = null;
        return new URI(p, port);
    }

    public URI normalize() {
        if (isOpaque() || part[PATH].isEmpty()) {
            return this;
        }
        String n = normalizePath(part[PATH]);
        return n.equals(part[PATH]) ? this : with(PATH, n);
    }

    private static String normalizePath(String p) {
        boolean absolute = p.startsWith("/");
        ArrayList<String> out = new ArrayList<>();
        boolean directory = false;
        boolean changed = false;
        int i = 0;
        while (i < p.length()) {
            if (p.charAt(i) == '/') {
                changed |= i > 0 && p.charAt(i - 1) == '/';
                i++;
                continue;
            }
            int j = p.indexOf('/', i);
            if (j < 0) {
                j = p.length();
            }
            String segment = p.substring(i, j);
            directory = j < p.length();
            i = j;
            if (segment.equals(".")) {
                changed = true;
                directory = true;
            } else if (segment.equals("..") && !out.isEmpty()
                    && !out.get(out.size() - 1).equals("..")) {
                out.remove(out.size() - 1);
                changed = true;
                directory = true;
            } else {
                out.add(segment);
            }
        }
        if (!changed) {
            return p;
        }
        StringBuilder sb = new StringBuilder();
        if (absolute) {
            sb.append('/');
        } else if (!out.isEmpty() && out.get(0).indexOf(':') >= 0) {
            sb.append("./");
        }
        for (int k = 0; k < out.size(); k++) {
            sb.append(out.get(k));
            if (k < out.size() - 1 || directory && !out.get(k).isEmpty()) {
                sb.append('/');
            }
        }
        return sb.toString();
    }

    public URI resolve(String str) {
        return resolve(create(str));
    }

    /**
     * RFC 2396, 5.2: what the child leaves undefined comes from here,
     * up to the first that it defines.
     */
    public URI resolve(URI child) {
        if (child.isOpaque() || isOpaque() || child.isAbsolute()) {
            return child;
        }
        String[] p = child.part.clone();
        p[SCHEME] = part[SCHEME];
        p[SPECIFIC] = null;
        if (p[AUTHORITY] != null) {
            return new URI(p, child.port);
        }
        // within the same document
        if (p[PATH].isEmpty() && p[QUERY] == null && p[FRAGMENT] != null) {
            return p[FRAGMENT].equals(part[FRAGMENT]) ? this : with(FRAGMENT, p[FRAGMENT]);
        }
        System.arraycopy(part, AUTHORITY, p, AUTHORITY, PATH - AUTHORITY);
        if (!p[PATH].startsWith("/")) {
            String base = part[PATH];
            String directory = base.substring(0, base.lastIndexOf('/') + 1);
            boolean root = directory.isEmpty() && (part[SCHEME] != null || p[AUTHORITY] != null)
                    && !p[PATH].isEmpty();
            p[PATH] = normalizePath((root ? "/" : directory) + p[PATH]);
        }
        return new URI(p, port);
    }

    public URI relativize(URI child) {
        if (child.isOpaque() || isOpaque() || !agree(child, 0, PATH)) {
            return child;
        }
        String within = normalizePath(child.part[PATH]);
        String directory = normalizePath(part[PATH]);
        if (within.equals(directory)) {
            within = "";
        } else {
            int depth = directory.endsWith("/") ? directory.length() : directory.length() + 1;
            if (!within.startsWith(directory) || !within.startsWith("/", depth - 1)) {
                return child;
            }
            within = within.substring(depth);
        }
        String[] p = new String[COMPONENTS];
        p[PATH] = within;
        p[QUERY] = child.part[QUERY];
        p[FRAGMENT] = child.part[FRAGMENT];
        return new URI(p, -1);
    }

    /* ---- Order ---- */

    private static boolean ignoresCase(int component) {
        return component == SCHEME || component == HOST;
    }

    /**
     * A component as it compares: letters of a scheme or host count as small,
     * those of escapes as capitals.
     */
    private String folded(int component) {
        String s = component == SPECIFIC ? getRawSchemeSpecificPart() : part[component];
        if (s == null || !ignoresCase(component)) {
            return s == null ? null : foldEscapes(s);
        }
        char[] c = null;
        for (int i = 0; i < s.length(); i++) {
            char x = s.charAt(i);
            if (x >= 'A' && x <= 'Z') {
                c = c == null ? s.toCharArray() : c;
                c[i] = (char) (x | 0x20);
            }
        }
        return c == null ? s : new String(c);
    }

    private static String foldEscapes(String s) {
        if (s.indexOf('%') < 0) {
            return s;
        }
        char[] c = s.toCharArray();
        for (int i = 0; i < c.length; i++) {
            if (c[i] == '%') {
                for (int k = i + 1; k <= i + 2 && k < c.length; k++) {
                    c[k] = Character.toUpperCase(c[k]);
                }
            }
        }
        return new String(c);
    }

    /** What is undefined comes first. */
    private int compare(URI u, int component) {
        if (component == PORT) {
            return port - u.port;
        }
        String a = folded(component);
        String b = u.folded(component);
        if (a == null || b == null) {
            return Boolean.compare(a != null, b != null);
        }
        return a.compareTo(b);
    }

    /** The components that decide between two URIs of one kind. */
    private int[] order(URI u) {
        if (isOpaque()) {
            return OPAQUE_ORDER;
        }
        return part[HOST] != null && u.part[HOST] != null ? SERVER_ORDER : REGISTRY_ORDER;
    }

    /** Whether two hierarchical or two opaque URIs agree in the components that are numbered so. */
    private boolean agree(URI u, int first, int end) {
        if ((part[HOST] == null) != (u.part[HOST] == null)) {
            return false;
        }
        for (int component : order(u)) {
            boolean counts = component >= first && component < end || component == PORT;
            if (counts && compare(u, component) != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof URI)) {
            return false;
        }
        URI u = (URI) o;
        return u == this || isOpaque() == u.isOpaque() && agree(u, 0, COMPONENTS);
    }

    @Override
    public int compareTo(URI u) {
        if (isOpaque() != u.isOpaque()) {
            int d = compare(u, SCHEME);
            return d != 0 ? d : isOpaque() ? 1 : -1;
        }
        for (int component : order(u)) {
            int d = compare(u, component);
            if (d != 0) {
                return d;
            }
        }
        return 0;
    }

    /** Scheme and fragment first, the authority last. */
    @Override
    public int hashCode() {
        if (hash == 0) {
            int h = mixed(mixed(0, SCHEME), FRAGMENT);
            if (isOpaque()) {
                h = mixed(h, SPECIFIC);
            } else {
                h = mixed(mixed(h, PATH), QUERY);
                h = part[HOST] == null ? mixed(h, AUTHORITY)
                        : mixed(mixed(h, USER), HOST) + 1949 * port;
            }
            hash = h;
        }
        return hash;
    }

    private int mixed(int h, int component) {
        String s = folded(component);
        if (s == null) {
            return h;
        }
        int factor = 127;
        if (ignoresCase(component)) { // the text goes on with the polynomial of String.hashCode
            factor = 1;
            for (int i = 0; i < s.length(); i++) {
                factor *= 31;
            }
        }
        return h * factor + s.hashCode();
    }

    /**
     * A text is made of the components of hierarchical URIs alone:
     * opaque ones all have come from a text.
     */
    @Override
    public String toString() {
        if (string == null) {
            StringBuilder sb = begun(part[SCHEME]);
            for (int component = AUTHORITY; component <= FRAGMENT; component++) {
                if (component == HOST && part[HOST] != null) {
                    sb.append(lead(AUTHORITY)).append(part[USER] == null ? "" : part[USER] + "@")
                            .append(part[HOST]).append(port == -1 ? "" : ":" + port);
                } else if (part[component] != null && component != USER
                        && (component != AUTHORITY || part[HOST] == null)) {
                    sb.append(lead(component)).append(part[component]);
                }
            }
            string = sb.toString();
        }
        return string;
    }

    public String toASCIIString() {
        String s = toString();
        boolean ascii = true;
        for (int i = 0; i < s.length() && ascii; i++) {
            ascii = s.charAt(i) < 0x80;
        }
        if (ascii) {
            return s;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 0x80) {
                sb.append(c);
            } else {
                int cp = s.codePointAt(i);
                encode(sb, new String(Character.toChars(cp)));
                i += Character.charCount(cp) - 1;
            }
        }
        return sb.toString();
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        toString();
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws ClassNotFoundException, IOException {
        in.defaultReadObject();
        try {
            parse(string, false);
        } catch (URISyntaxException e) {
            IOException x = new InvalidObjectException("Invalid URI");
            x.initCause(e);
            throw x;
        }
    }

    /**
     * Takes a string apart. The bounds of the components are known from the delimiters alone (RFC
     * 2396, appendix B); then each is looked through for what it may not have, from left to right.
     */
    private static final class Parser {
        private final String input;
        final String[] found = new String[COMPONENTS];
        int number = -1;

        Parser(String s) {
            input = s;
        }

        private URISyntaxException failure(String reason, int at) {
            return new URISyntaxException(input, reason, at);
        }

        /** Where the delimiter is, or the end of the part. */
        private int before(char delimiter, int from, int to) {
            int i = input.indexOf(delimiter, from);
            return i < 0 || i > to ? to : i;
        }

        /** The end of the run of characters of a set; escapes and other Unicode belong to each. */
        private int span(Alphabet legal, int from, int to) throws URISyntaxException {
            for (int i = from; i < to; i++) {
                char c = input.charAt(i);
                if (c == '%') {
                    if (to - i < 3 || !HEX.has(input.charAt(i + 1))
                            || !HEX.has(input.charAt(i + 2))) {
                        throw failure("Malformed escape pair", i);
                    }
                    i += 2;
                } else if (!legal.has(c) && !isOther(c)) {
                    return i;
                }
            }
            return to;
        }

        private void take(int component, int from, int to) throws URISyntaxException {
            int stop = span(LEGAL[component], from, to);
            if (stop < to) {
                throw failure("Illegal character in " + NAMES[component], stop);
            }
            found[component] = input.substring(from, to);
        }

        void parse(boolean server) throws URISyntaxException {
            int end = input.length();
            int sharp = before('#', 0, end);
            int colon = before(':', 0, sharp);
            int rest = 0;
            if (colon < sharp && before('/', 0, colon) == colon && before('?', 0, colon) == colon) {
                scheme(colon);
                rest = colon + 1;
            }
            if (rest == 0 || input.startsWith("/", rest)) {
                int mark = before('?', rest, sharp);
                int path = rest;
                if (input.startsWith(lead(AUTHORITY), rest)) {
                    rest += 2;
                    path = before('/', rest, mark);
                    if (path > rest) {
                        authority(rest, path, server);
                    } else if (path == end) {
                        throw failure("Expected authority", end);
                    }
                }
                take(PATH, path, mark);
                if (mark < sharp) {
                    take(QUERY, mark + 1, sharp);
                }
            } else if (rest == sharp) {
                throw failure("Expected scheme-specific part", rest);
            } else {
                take(SPECIFIC, rest, sharp);
            }
            if (sharp < end) {
                take(FRAGMENT, sharp + 1, end);
            }
        }

        private void scheme(int end) throws URISyntaxException {
            if (end == 0) {
                throw failure("Expected " + NAMES[SCHEME], 0);
            }
            Alphabet legal = ALPHA;
            for (int i = 0; i < end; i++) {
                if (!legal.has(input.charAt(i))) {
                    throw failure("Illegal character in " + NAMES[SCHEME], i);
                }
                legal = LEGAL[SCHEME];
            }
            found[SCHEME] = input.substring(0, end);
        }

        /** One that names no server still is the name of a registry, if its characters allow it. */
        private void authority(int from, int to, boolean server) throws URISyntaxException {
            int open = before('[', from, to);
            int close = before(']', open, to);
            int scope = before('%', open, close);
            URISyntaxException why;
            int legal = span(SERVER, from, scope < close ? scope : to);
            boolean zone = scope < close;
            while (scope < close && legal == scope) { // no escape, in the name of an interface
                scope = before('%', scope + 1, close);
                legal = span(SERVER, legal + 1, scope < close ? scope : to);
            }
            if (legal < to) {
                why = failure("Illegal character in " + NAMES[AUTHORITY], from);
            } else {
                found[AUTHORITY] = input.substring(from, to);
                try {
                    server(from, to);
                    return;
                } catch (URISyntaxException e) {
                    why = e;
                }
                found[USER] = null;
            }
            if (server || zone || span(REG_NAME, from, to) < to) {
                throw why;
            }
        }

        /** [ user info @ ] host [ : port ] */
        private void server(int from, int to) throws URISyntaxException {
            int host = before('@', from, to);
            if (host < to) {
                take(USER, from, host++);
            } else {
                host = from;
            }
            int end = host < to && input.charAt(host) == '[' ? literal(host, to) : ipv4(host, to);
            if (end < 0 || end == host) {
                end = hostName(host, to);
            }
            number = end < to ? port(end + 1, to) : -1;
            found[HOST] = input.substring(host, end);
        }

        private int literal(int from, int to) throws URISyntaxException {
            int close = before(']', from, to);
            if (close == to || close == from + 1) {
                throw failure("Expected closing bracket for IPv6 address", close);
            }
            ipv6(from + 1, close);
            if (close + 1 < to && input.charAt(close + 1) != ':') {
                throw failure("Expected port number", close + 1);
            }
            return close + 1;
        }

        private int port(int from, int to) throws URISyntaxException {
            long value = 0;
            for (int i = from; i < to; i++) {
                if (!DIGIT.has(input.charAt(i))) {
                    throw failure("Illegal character in port number", i);
                }
                value = Math.min(value * 10 + input.charAt(i) - '0', Long.MAX_VALUE / 100);
            }
            if (value > Integer.MAX_VALUE) {
                throw failure("Malformed port number", from);
            }
            return from == to ? -1 : (int) value;
        }

        private void ipv6(int start, int end) throws URISyntaxException {
            int percent = before('%', start, end);
            if (percent < end && percent + 1 >= end) {
                throw failure("scope id expected", -1);
            }
            for (int i = percent + 1; i < end; i++) {
                char c = input.charAt(i);
                if (!ALPHA.has(c) && !DIGIT.has(c) && c != '_' && c != '.') {
                    throw failure("Illegal character in scope id", i);
                }
            }
            int groups = 0;
            boolean compressed = false;
            int i = start;
            if (i + 1 < percent && input.startsWith("::", i)) {
                compressed = true;
                i += 2;
            }
            while (i < percent) {
                int q = i;
                while (q < percent && HEX.has(input.charAt(q))) {
                    q++;
                }
                if (q < percent && input.charAt(q) == '.') {
                    if (i == start) {
                        throw failure("Malformed IPv6 address", i);
                    }
                    if (ipv4(i, percent) != percent) {
                        throw failure("Malformed IPv4 address", scan4(i, percent));
                    }
                    groups += 2;
                    i = percent;
                    break;
                }
                if (q == i) {
                    throw failure(i == start ? "Malformed IPv6 address"
                            : compressed && input.startsWith("::", i - 2)
                            ? "Expected hex digits or IPv4 address"
                            : "Expected digits for an IPv6 address", i);
                }
                if (q - i > 4) {
                    throw failure("IPv6 hexadecimal digit sequence too long", i);
                }
                groups++;
                i = q;
                if (i < percent) {
                    if (input.charAt(i) != ':') {
                        throw failure("Malformed IPv6 address", i);
                    }
                    i++;
                    if (i < percent && input.charAt(i) == ':') {
                        if (compressed) {
                            throw failure("Expected hex digits or IPv4 address", i);
                        }
                        compressed = true;
                        i++;
                    } else if (i == percent) {
                        throw failure("Expected digits for an IPv6 address", i);
                    }
                }
            }
            if (groups > 8) {
                throw failure("IPv6 address too long", start);
            }
            if (groups < 8 && !compressed) {
                throw failure("IPv6 address too short", start);
            }
            if (groups == 8 && compressed) {
                throw failure("Malformed IPv6 address", start);
            }
        }

        // The end of a dotted quad at start, or -1.
        private int ipv4(int start, int n) {
            int p = start;
            for (int k = 0; k < 4; k++) {
                int q = p;
                int value = 0;
                while (q < n && input.charAt(q) >= '0' && input.charAt(q) <= '9' && value < 256) {
                    value = value * 10 + input.charAt(q) - '0';
                    q++;
                }
                if (q == p || value > 255) {
                    return -1;
                }
                p = q;
                if (k < 3) {
                    if (p >= n || input.charAt(p) != '.') {
                        return -1;
                    }
                    p++;
                }
            }
            return p >= n || input.charAt(p) == ':' ? p : -1;
        }

        /** Where a dotted quad from start on goes wrong. */
        private int scan4(int start, int n) {
            int p = start;
            for (int k = 0; k < 4; k++) {
                int value = 0;
                for (int first = p; p < n && p < first + 3
                        && Character.digit(input.charAt(p), 10) >= 0; p++) {
                    value = value * 10 + input.charAt(p) - '0';
                }
                if (value > 255 || k < 3 && (p >= n || input.charAt(p) != '.')) {
                    break;
                }
                p += k < 3 ? 1 : 0;
            }
            return p;
        }

        private int hostName(int start, int n) throws URISyntaxException {
            int p = start;
            int last = -1;
            while (p < n) {
                int q = p;
                while (q < n && (ALNUM.has(input.charAt(q))
                        || q > p && input.charAt(q) == '-')) {
                    q++;
                }
                if (q == p) {
                    break;
                }
                if (input.charAt(q - 1) == '-') {
                    throw failure("Illegal character in hostname", q - 1);
                }
                last = p;
                p = q;
                if (p < n && input.charAt(p) == '.') {
                    p++;
                } else {
                    break;
                }
            }
            if (p < n && input.charAt(p) != ':') {
                throw failure("Illegal character in hostname", p);
            }
            if (last < 0) {
                throw failure("Expected hostname", start);
            }
            if (last > start && !ALPHA.has(input.charAt(last))) {
                throw failure("Illegal character in hostname", last);
            }
            return p;
        }
    }
}
