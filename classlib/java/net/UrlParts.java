/* SPDX-License-Identifier: MIT */
package java.net;

/**
 * The parts of a URL that its handler finds in a spec. It starts with those of the context; what
 * the spec leaves out stays. RFC 3986 splits and merges much the same, where this differs it is
 * what programs know of java.net.URL.
 */
final class UrlParts {
    String authority;
    String user;
    String host;
    int port;
    String path;
    String query;

    UrlParts(URL context) {
        authority = context.getAuthority();
        user = context.getUserInfo();
        host = context.getHost();
        port = context.getPort();
        path = context.getPath();
        query = context.getQuery();
    }

    /** Takes over from..to of a spec, which has no fragment any more. */
    void resolve(String spec, int from, int to) {
        int mark = from < to ? spec.indexOf('?') : -1;
        int end = to;
        if (mark >= 0 && mark < to) {
            query = spec.substring(mark + 1, to);
            end = mark;
        }
        int rest = from;
        // Four slashes are a path: the name of a file on another machine.
        if (has("//", spec, from, end) && !has("////", spec, from, end)) {
            int slash = spec.indexOf('/', from + 2);
            rest = slash < 0 || slash > end ? end : slash;
            enter(spec.substring(from + 2, rest));
        }
        if (rest < end) {
            path = located(spec.substring(rest, end));
        } else if (mark == from && path != null) {
            path = path.substring(0, Math.max(path.lastIndexOf('/'), 0)) + "/";
        }
        host = host == null ? "" : host;
        path = path == null ? "" : path;
    }

    private static boolean has(String what, String spec, int from, int end) {
        return end - from >= what.length() && spec.startsWith(what, from);
    }

    /* Another authority: nothing of the context's stays but the path, where the authority is
     * empty. */
    private void enter(String text) {
        authority = text;
        int at = text.indexOf('@');
        if (at != text.lastIndexOf('@')) { // nobody knows where the host begins
            user = null;
            host = "";
        } else {
            user = at < 0 ? null : text.substring(0, at);
            visit(text.substring(at + 1));
        }
        if (port < -1) {
            throw new IllegalArgumentException("Invalid port number :" + port);
        }
        if (!text.isEmpty()) {
            path = "";
        }
    }

    private void visit(String place) {
        int colon = place.startsWith("[") ? literal(place) : place.indexOf(':');
        boolean bare = colon < 0 || colon == place.length();
        host = bare ? place : place.substring(0, colon);
        port = bare || colon + 1 == place.length() ? -1
            : Integer.parseInt(place, colon + 1, place.length(), 10);
    }

    /* Checks an address in brackets; where it ends: at the colon of the port or at the end. */
    private int literal(String place) {
        int end = place.indexOf(']') + 1;
        if (end <= 3) {
            throw new IllegalArgumentException("Invalid authority field: " + authority);
        }
        String address = place.substring(0, end);
        if (!AddressText.isSix(address.substring(1, end - 1))) {
            throw new IllegalArgumentException("Invalid host: " + address);
        }
        if (end < place.length() && place.charAt(end) != ':') {
            throw new IllegalArgumentException("Invalid authority field: " + authority);
        }
        return end;
    }

    /* The path that a path of the spec means here. */
    private String located(String name) {
        if (name.charAt(0) == '/') {
            return name;
        }
        String root = authority == null ? "" : "/";
        if (path == null || path.isEmpty()) {
            return root + name;
        }
        int slash = path.lastIndexOf('/');
        return UrlDots.remove((slash < 0 ? root : path.substring(0, slash + 1)) + name);
    }

    /**
     * What a host must not have: control characters and those given. Null: it has none,
     * else the complaint.
     */
    static String flaw(String host, String forbidden) {
        for (int i = 0; i < host.length(); i++) {
            char c = host.charAt(i);
            if (c < ' ' || c == 127 || forbidden.indexOf(c) >= 0) {
                return "Illegal character found in host: " + (c == '\n' ? "LF" : c == '\r' ? "CR"
                    : c < ' ' || c == 127 ? "control char (code=" + (int) c + ")" : "'" + c + "'");
            }
        }
        return null;
    }
}
