/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;

/** A uniform resource identifier as of RFC 2396, amended for IPv6 literals and non-ASCII text. */
public final class URI implements Comparable<URI>, Serializable {
    private static final long serialVersionUID = -6052424284110960213L;

    private static final String UNRESERVED = "_-!.~'()*";
    private static final String RESERVED = ";/?:@&=+$,[]";
    private static final String PATH = UNRESERVED + ":@&=+$,;/";
    private static final String USERINFO = UNRESERVED + ";:&=+$,";
    private static final String REG_NAME = UNRESERVED + "$,;:@&=+";
    private static final String SERVER = USERINFO + "@[]";
    private static final String URIC = UNRESERVED + RESERVED;

    private transient String scheme;
    private transient String fragment;
    private transient String authority;
    private transient String userInfo;
    private transient String host;
    private transient int port = -1;
    private transient String path;
    private transient String query;
    private transient String schemeSpecificPart;
    private transient int hash;
    private volatile String string;

    private URI() {
    }

    public URI(String str) throws URISyntaxException {
        new Parser(str).parse(false);
    }

    public URI(String scheme, String userInfo, String host, int port, String path, String query,
            String fragment) throws URISyntaxException {
        StringBuilder sb = new StringBuilder();
        String s = compose(sb, scheme, null, null, userInfo, host, port, path, query, fragment);
        checkPath(s, scheme, path);
        new Parser(s).parse(true);
    }

    public URI(String scheme, String authority, String path, String query, String fragment)
            throws URISyntaxException {
        StringBuilder sb = new StringBuilder();
        String s = compose(sb, scheme, null, authority, null, null, -1, path, query, fragment);
        checkPath(s, scheme, path);
        new Parser(s).parse(false);
    }

    public URI(String scheme, String host, String path, String fragment)
            throws URISyntaxException {
        this(scheme, null, host, -1, path, null, fragment);
    }

    public URI(String scheme, String ssp, String fragment) throws URISyntaxException {
        new Parser(compose(new StringBuilder(), scheme, ssp, null, null, null, -1, null, null,
                fragment)).parse(false);
    }

    public static URI create(String str) {
        try {
            return new URI(str);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    public URI parseServerAuthority() throws URISyntaxException {
        if (host == null && authority != null) {
            new Parser(toString()).parse(true);
        }
        return this;
    }

    private static void checkPath(String s, String scheme, String path)
            throws URISyntaxException {
        if (scheme != null && path != null && !path.isEmpty() && path.charAt(0) != '/') {
            throw new URISyntaxException(s, "Relative path in absolute URI");
        }
    }

    private static String compose(StringBuilder sb, String scheme, String opaque,
            String authority, String userInfo, String host, int port, String path, String query,
            String fragment) {
        if (scheme != null) {
            sb.append(scheme).append(':');
        }
        if (opaque != null) {
            quoteBracketed(sb, opaque, URIC);
        } else {
            if (host != null) {
                sb.append("//");
                if (userInfo != null) {
                    quote(sb, userInfo, USERINFO);
                    sb.append('@');
                }
                boolean bracket = host.indexOf(':') >= 0 && !host.startsWith("[")
                        && !host.endsWith("]");
                sb.append(bracket ? "[" + host + "]" : host);
                if (port != -1) {
                    sb.append(':').append(port);
                }
            } else if (authority != null) {
                sb.append("//");
                if (authority.startsWith("[")) {
                    int end = authority.indexOf(']');
                    sb.append(authority, 0, end + 1);
                    authority = authority.substring(end + 1);
                }
                quote(sb, authority, SERVER + REG_NAME, true);
            }
            if (path != null) {
                quote(sb, path, PATH);
            }
            if (query != null) {
                sb.append('?');
                quote(sb, query, URIC);
            }
        }
        if (fragment != null) {
            sb.append('#');
            quote(sb, fragment, URIC);
        }
        return sb.toString();
    }

    private static void quoteBracketed(StringBuilder sb, String s, String legal) {
        if (s.startsWith("//[")) {
            int end = s.indexOf(']');
            if (end >= 0 && s.indexOf(':') >= 0) {
                sb.append(s, 0, end + 1);
                s = s.substring(end + 1);
            }
        }
        quote(sb, s, legal);
    }

    private static boolean isHex(char c) {
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
    }

    private static boolean isAlpha(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isAlphaNum(char c) {
        return isAlpha(c) || c >= '0' && c <= '9';
    }

    private static boolean isOther(char c) {
        return c > 0x7f && !Character.isSpaceChar(c) && !Character.isISOControl(c);
    }

    private static void quote(StringBuilder sb, String s, String legal) {
        quote(sb, s, legal, false);
    }

    private static void quote(StringBuilder sb, String s, String legal, boolean keepEscapes) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 0x80) {
                if (isAlphaNum(c) || legal.indexOf(c) >= 0 || c == '%' && keepEscapes) {
                    sb.append(c);
                } else {
                    escape(sb, (byte) c);
                }
            } else if (isOther(c)) {
                sb.append(c);
            } else {
                encode(sb, String.valueOf(c));
            }
        }
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
        return scheme;
    }

    public boolean isAbsolute() {
        return scheme != null;
    }

    public boolean isOpaque() {
        return path == null;
    }

    public String getRawSchemeSpecificPart() {
        String part = schemeSpecificPart;
        if (part == null) {
            String s = toString();
            int start = scheme == null ? 0 : scheme.length() + 1;
            int end = fragment == null ? s.length() : s.length() - fragment.length() - 1;
            part = s.substring(start, end);
            schemeSpecificPart = part;
        }
        return part;
    }

    public String getSchemeSpecificPart() {
        return decode(getRawSchemeSpecificPart());
    }

    public String getRawAuthority() {
        return authority;
    }

    public String getAuthority() {
        return decode(authority);
    }

    public String getRawUserInfo() {
        return userInfo;
    }

    public String getUserInfo() {
        return decode(userInfo);
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public String getRawPath() {
        return path;
    }

    public String getPath() {
        return decode(path, false);
    }

    public String getRawQuery() {
        return query;
    }

    public String getQuery() {
        return decode(query, false);
    }

    public String getRawFragment() {
        return fragment;
    }

    public String getFragment() {
        return decode(fragment, false);
    }

    public URL toURL() throws MalformedURLException {
        if (!isAbsolute()) {
            throw new IllegalArgumentException("URI is not absolute");
        }
        return new URL(toString());
    }

    private URI copyWithPath(String newPath) {
        URI u = new URI();
        u.scheme = scheme;
        u.authority = authority;
        u.userInfo = userInfo;
        u.host = host;
        u.port = port;
        u.path = newPath;
        u.query = query;
        u.fragment = fragment;
        return u;
    }

    public URI normalize() {
        if (isOpaque() || path.isEmpty()) {
            return this;
        }
        String n = normalizePath(path);
        return n.equals(path) ? this : copyWithPath(n);
    }

    private static String normalizePath(String p) {
        boolean absolute = p.startsWith("/");
        java.util.ArrayList<String> out = new java.util.ArrayList<>();
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

    public URI resolve(URI child) {
        if (child.isOpaque() || isOpaque()) {
            return child;
        }
        if (child.scheme == null && child.authority == null && child.path.isEmpty()
                && child.fragment != null && child.query == null) {
            if (child.fragment.equals(fragment)) {
                return this;
            }
            URI u = copyWithPath(path);
            u.fragment = child.fragment;
            return u;
        }
        if (child.scheme != null) {
            return child;
        }
        URI u = new URI();
        u.scheme = scheme;
        u.query = child.query;
        u.fragment = child.fragment;
        if (child.authority != null) {
            u.authority = child.authority;
            u.host = child.host;
            u.userInfo = child.userInfo;
            u.port = child.port;
            u.path = child.path;
            return u;
        }
        u.authority = authority;
        u.host = host;
        u.userInfo = userInfo;
        u.port = port;
        if (child.path.startsWith("/")) {
            u.path = child.path;
        } else {
            int slash = path.lastIndexOf('/');
            String base = slash >= 0 ? path.substring(0, slash + 1) : "";
            if (slash < 0 && authority != null && !child.path.isEmpty()) {
                base = "/";
            }
            u.path = normalizePath(base + child.path);
        }
        return u;
    }

    public URI relativize(URI child) {
        if (child.isOpaque() || isOpaque()) {
            return child;
        }
        if (!equalIgnoringCase(scheme, child.scheme) || !sameAuthority(child)) {
            return child;
        }
        String base = normalizePath(path);
        String other = normalizePath(child.path);
        if (!base.equals(other)) {
            if (!base.endsWith("/")) {
                base += "/";
            }
            if (!other.startsWith(base)) {
                return child;
            }
        }
        URI u = new URI();
        u.path = other.substring(base.length());
        u.query = child.query;
        u.fragment = child.fragment;
        return u;
    }

    private static boolean equalIgnoringCase(String a, String b) {
        return a == b || a != null && b != null && a.equalsIgnoreCase(b);
    }

    // Hexadecimal digits of escapes compare without regard to case.
    private static boolean equal(String a, String b) {
        return a == b || a != null && b != null && compare(a, b) == 0;
    }

    private static int compare(String a, String b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return foldEscapes(a).compareTo(foldEscapes(b));
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

    private static int compareIgnoringCase(String a, String b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) {
            int d = lower(a.charAt(i)) - lower(b.charAt(i));
            if (d != 0) {
                return d;
            }
        }
        return a.length() - b.length();
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    private boolean sameAuthority(URI u) {
        if (host != null && u.host != null) {
            return equal(userInfo, u.userInfo) && host.equalsIgnoreCase(u.host) && port == u.port;
        }
        return host == null && u.host == null && equal(authority, u.authority);
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof URI)) {
            return false;
        }
        URI u = (URI) o;
        if (isOpaque() != u.isOpaque() || !equalIgnoringCase(scheme, u.scheme)
                || !equal(fragment, u.fragment)) {
            return false;
        }
        if (isOpaque()) {
            return equal(getRawSchemeSpecificPart(), u.getRawSchemeSpecificPart());
        }
        return equal(path, u.path) && equal(query, u.query) && sameAuthority(u);
    }

    private static int hash(int h, String s) {
        if (s == null) {
            return h;
        }
        return h * 127 + foldEscapes(s).hashCode();
    }

    private static int hashIgnoringCase(int h, String s) {
        if (s == null) {
            return h;
        }
        for (int i = 0; i < s.length(); i++) {
            h = 31 * h + lower(s.charAt(i));
        }
        return h;
    }

    @Override
    public int hashCode() {
        int h = hash;
        if (h == 0) {
            h = hashIgnoringCase(0, scheme);
            h = hash(h, fragment);
            if (isOpaque()) {
                h = hash(h, getRawSchemeSpecificPart());
            } else {
                h = hash(h, path);
                h = hash(h, query);
                if (host != null) {
                    h = hash(h, userInfo);
                    h = hashIgnoringCase(h, host);
                    h += 1949 * port;
                } else {
                    h = hash(h, authority);
                }
            }
            hash = h;
        }
        return h;
    }

    @Override
    public int compareTo(URI u) {
        int c = compareIgnoringCase(scheme, u.scheme);
        if (c != 0) {
            return c;
        }
        if (isOpaque()) {
            if (!u.isOpaque()) {
                return 1;
            }
            c = compare(getRawSchemeSpecificPart(), u.getRawSchemeSpecificPart());
            return c != 0 ? c : compare(fragment, u.fragment);
        }
        if (u.isOpaque()) {
            return -1;
        }
        if (host != null && u.host != null) {
            c = compare(userInfo, u.userInfo);
            if (c == 0) {
                c = compareIgnoringCase(host, u.host);
            }
            if (c == 0) {
                c = port - u.port;
            }
        } else {
            c = compare(authority, u.authority);
        }
        if (c == 0) {
            c = compare(path, u.path);
        }
        if (c == 0) {
            c = compare(query, u.query);
        }
        return c != 0 ? c : compare(fragment, u.fragment);
    }

    @Override
    public String toString() {
        String s = string;
        if (s == null) {
            StringBuilder sb = new StringBuilder();
            if (scheme != null) {
                sb.append(scheme).append(':');
            }
            if (isOpaque()) {
                sb.append(schemeSpecificPart);
            } else {
                if (host != null) {
                    sb.append("//");
                    if (userInfo != null) {
                        sb.append(userInfo).append('@');
                    }
                    boolean bracket = host.indexOf(':') >= 0 && !host.startsWith("[");
                    sb.append(bracket ? "[" + host + "]" : host);
                    if (port != -1) {
                        sb.append(':').append(port);
                    }
                } else if (authority != null) {
                    sb.append("//").append(authority);
                }
                if (path != null) {
                    sb.append(path);
                }
                if (query != null) {
                    sb.append('?').append(query);
                }
            }
            if (fragment != null) {
                sb.append('#').append(fragment);
            }
            s = sb.toString();
            string = s;
        }
        return s;
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
        port = -1;
        in.defaultReadObject();
        try {
            new Parser(string).parse(false);
        } catch (URISyntaxException e) {
            IOException x = new InvalidObjectException("Invalid URI");
            x.initCause(e);
            throw x;
        }
    }

    /** Takes a string apart and fills in the enclosing URI. */
    private final class Parser {
        private final String input;

        Parser(String s) {
            input = s;
            string = s;
            s.length();
        }

        private URISyntaxException failure(String reason, int at) {
            return new URISyntaxException(input, reason, at);
        }

        private int scan(int start, int end, String stops) {
            int i = start;
            while (i < end && stops.indexOf(input.charAt(i)) < 0) {
                i++;
            }
            return i;
        }

        // The first index that holds no legal character (escapes and other Unicode are legal).
        private int scanLegal(int start, int end, String legal) throws URISyntaxException {
            int i = start;
            while (i < end) {
                char c = input.charAt(i);
                if (c == '%') {
                    if (i + 3 > end || !isHex(input.charAt(i + 1))
                            || !isHex(input.charAt(i + 2))) {
                        throw failure("Malformed escape pair", i);
                    }
                    i += 3;
                } else if (isAlphaNum(c) || c < 0x80 && legal.indexOf(c) >= 0 || isOther(c)) {
                    i++;
                } else {
                    break;
                }
            }
            return i;
        }

        private void check(int start, int end, String legal, String what)
                throws URISyntaxException {
            int i = scanLegal(start, end, legal);
            if (i < end) {
                throw failure("Illegal character in " + what, i);
            }
        }

        void parse(boolean serverOnly) throws URISyntaxException {
            int n = input.length();
            int p = scan(0, n, "/?#:");
            int ssp = 0;
            if (p < n && input.charAt(p) == ':') {
                if (p == 0) {
                    throw failure("Expected scheme name", 0);
                }
                if (!isAlpha(input.charAt(0))) {
                    throw failure("Illegal character in scheme name", 0);
                }
                for (int i = 1; i < p; i++) {
                    char c = input.charAt(i);
                    if (!isAlphaNum(c) && c != '+' && c != '-' && c != '.') {
                        throw failure("Illegal character in scheme name", i);
                    }
                }
                scheme = input.substring(0, p);
                p++;
                ssp = p;
                if (p < n && input.charAt(p) == '/') {
                    p = hierarchical(p, n, serverOnly);
                } else {
                    int q = scan(p, n, "#");
                    if (q <= p) {
                        throw failure("Expected scheme-specific part", p);
                    }
                    check(p, q, URIC, "opaque part");
                    p = q;
                }
            } else {
                p = hierarchical(0, n, serverOnly);
            }
            schemeSpecificPart = input.substring(ssp, p);
            if (p < n && input.charAt(p) == '#') {
                check(p + 1, n, URIC, "fragment");
                fragment = input.substring(p + 1, n);
                p = n;
            }
            if (p < n) {
                throw failure("end of URI", p);
            }
        }

        private int hierarchical(int start, int n, boolean serverOnly)
                throws URISyntaxException {
            int p = start;
            if (p + 1 < n && input.charAt(p) == '/' && input.charAt(p + 1) == '/') {
                p += 2;
                int q = scan(p, n, "/?#");
                if (q > p) {
                    authority(p, q, serverOnly);
                    p = q;
                } else if (q >= n) {
                    throw failure("Expected authority", p);
                }
            }
            int q = scan(p, n, "?#");
            check(p, q, PATH, "path");
            path = input.substring(p, q);
            p = q;
            if (p < n && input.charAt(p) == '?') {
                p++;
                q = scan(p, n, "#");
                check(p, q, URIC, "query");
                query = input.substring(p, q);
                p = q;
            }
            return p;
        }

        private void authority(int start, int n, boolean serverOnly) throws URISyntaxException {
            int bracket = scan(start, n, "]");
            int open = scan(start, n, "[");
            int scope = open < bracket && bracket < n ? scan(open, bracket, "%") : bracket;
            boolean scoped = scope < bracket; // no escape: what follows names an interface
            boolean serverChars = scoped ? scanLegal(start, scope, SERVER) == scope
                    && scanLegal(scope + 1, n, SERVER) == n : scanLegal(start, n, SERVER) == n;
            boolean regChars = !scoped && scanLegal(start, n, REG_NAME) == n;
            if (regChars && !serverChars) {
                authority = input.substring(start, n);
                return;
            }
            URISyntaxException problem = null;
            int q = start;
            if (serverChars) {
                try {
                    q = server(start, n);
                    if (q < n) {
                        throw failure("Expected end of authority", q);
                    }
                    authority = input.substring(start, n);
                } catch (URISyntaxException e) {
                    userInfo = null;
                    host = null;
                    port = -1;
                    if (serverOnly) {
                        throw e;
                    }
                    problem = e;
                    q = start;
                }
            }
            if (q < n) {
                if (regChars) {
                    authority = input.substring(start, n);
                } else if (problem != null) {
                    throw problem;
                } else {
                    throw failure("Illegal character in authority", q);
                }
            }
        }

        private int server(int start, int n) throws URISyntaxException {
            int p = start;
            int q = scan(p, n, "/?#@");
            if (q < n && input.charAt(q) == '@') {
                check(p, q, USERINFO, "user info");
                userInfo = input.substring(p, q);
                p = q + 1;
            }
            if (p < n && input.charAt(p) == '[') {
                q = scan(p + 1, n, "]/?#");
                if (q == p + 1 || q >= n || input.charAt(q) != ']') {
                    throw failure("Expected closing bracket for IPv6 address", q);
                }
                ipv6(p + 1, q);
                p = q + 1;
                host = input.substring(p - (q + 1 - (input.lastIndexOf('[', q))), p);
                if (p < n && input.charAt(p) != ':') {
                    throw failure("Expected port number", p);
                }
            } else {
                q = ipv4(p, n);
                if (q <= p) {
                    q = hostName(p, n);
                }
                host = input.substring(p, q);
                p = q;
            }
            if (p < n && input.charAt(p) == ':') {
                p++;
                q = p;
                while (q < n && input.charAt(q) >= '0' && input.charAt(q) <= '9') {
                    q++;
                }
                if (q < n) {
                    throw failure("Illegal character in port number", q);
                }
                if (q > p) {
                    try {
                        port = Integer.parseInt(input.substring(p, q));
                    } catch (NumberFormatException e) {
                        throw failure("Malformed port number", p);
                    }
                }
                p = q;
            }
            if (p < n) {
                throw failure("Illegal character in hostname", p);
            }
            return p;
        }

        private void ipv6(int start, int end) throws URISyntaxException {
            int percent = scan(start, end, "%");
            if (percent < end && percent + 1 >= end) {
                throw failure("scope id expected", -1);
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
                while (q < percent && isHex(input.charAt(q))) {
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
                    throw failure(i == start ? "Malformed IPv6 address" : compressed && input.startsWith("::", i - 2)
                            ? "Expected hex digits or IPv4 address" : "Expected digits for an IPv6 address", i);
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
                for (int first = p; p < n && p < first + 3 && Character.digit(input.charAt(p), 10) >= 0; p++) {
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
                while (q < n && (isAlphaNum(input.charAt(q))
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
            if (last > start && !isAlpha(input.charAt(last))) {
                throw failure("Illegal character in hostname", last);
            }
            return p;
        }
    }
}
