/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.IOException;
import java.net.URI;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import jdk.internal.misc.VM;

/**
 * A path of the machine's file system: names between slashes, without empty names. Kept as the
 * bytes that the machine has, each as a character: what it lists is found again, also where the
 * locale's character set has no text for it.
 */
final class UnixPath implements Path {
    static final FileSystem SYSTEM = new MachineFileSystem();
    private static final String[] NO_NAMES = {};

    private final String path;
    private String text; // null: not asked for yet
    private String[] names;
    private int hash;

    private UnixPath(String path) {
        this.path = path;
    }

    static UnixPath of(String s) {
        int n = s.length();
        if (s.indexOf('\0') >= 0) {
            throw new InvalidPathException(s, "Nul character not allowed");
        }
        if (isAscii(s)) {
            return ofBytes(s);
        }
        for (int i = 0; i < n; i++) {
            if (Character.isSurrogate(s.charAt(i))
                    && Character.charCount(s.codePointAt(i++)) == 1) {
                throw unmappable(s);
            }
        }
        String bytes = encode(s, true);
        if (bytes == null) {
            throw unmappable(s);
        }
        return ofBytes(bytes);
    }

    private static InvalidPathException unmappable(String s) {
        return new InvalidPathException(s,
                "Malformed input or input contains unmappable characters");
    }

    private static boolean isAscii(String s) {
        for (int i = s.length(); --i >= 0;) {
            if (s.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    /* The platform's bytes of a text, each as a character; null: it is to be exact and cannot. */
    private static native String encode(String text, boolean exact);

    private static native String decode(String bytes);

    static UnixPath ofBytes(String s) {
        int n = s.length();
        boolean clean = n <= 1 || s.charAt(n - 1) != '/' && s.indexOf("//") < 0;
        if (clean) {
            return new UnixPath(s);
        }
        StringBuilder sb = new StringBuilder(n);
        for (int i = 0; i < n; i++) {
            char c = s.charAt(i);
            if (c != '/' || i == 0 || s.charAt(i - 1) != '/') {
                sb.append(c);
            }
        }
        if (sb.length() > 1 && sb.charAt(sb.length() - 1) == '/') {
            sb.setLength(sb.length() - 1);
        }
        return new UnixPath(sb.toString());
    }

    private String[] names() {
        String[] n = names;
        if (n == null) {
            if (path.isEmpty()) {
                n = new String[] {""};
            } else if (path.equals("/")) {
                n = NO_NAMES;
            } else {
                ArrayList<String> list = new ArrayList<>();
                int i = isAbsolute() ? 1 : 0;
                for (int j; (j = path.indexOf('/', i)) >= 0; i = j + 1) {
                    list.add(path.substring(i, j));
                }
                list.add(path.substring(i));
                n = list.toArray(NO_NAMES);
            }
            names = n;
        }
        return n;
    }

    static UnixPath check(Path p) {
        if (p == null) {
            throw new NullPointerException();
        }
        if (!(p instanceof UnixPath)) {
            throw new ProviderMismatchException();
        }
        return (UnixPath) p;
    }

    private static String join(String[] names, int from, int to) {
        StringBuilder sb = new StringBuilder();
        for (int i = from; i < to; i++) {
            if (i > from) {
                sb.append('/');
            }
            sb.append(names[i]);
        }
        return sb.toString();
    }

    @Override
    public FileSystem getFileSystem() {
        return SYSTEM;
    }

    @Override
    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    @Override
    public Path getRoot() {
        return isAbsolute() ? new UnixPath("/") : null;
    }

    @Override
    public Path getFileName() {
        int slash = path.lastIndexOf('/');
        return path.equals("/") ? null : slash < 0 ? this
                : new UnixPath(path.substring(slash + 1));
    }

    @Override
    public Path getParent() {
        int slash = path.lastIndexOf('/');
        if (slash < 0 || path.length() == 1) {
            return null;
        }
        return slash == 0 ? new UnixPath("/") : new UnixPath(path.substring(0, slash));
    }

    @Override
    public int getNameCount() {
        if (names != null || path.length() <= 1) {
            return names().length;
        }
        int count = 1;
        for (int i = path.indexOf('/', 1); i >= 0; i = path.indexOf('/', i + 1)) {
            count++;
        }
        return count;
    }

    @Override
    public Path getName(int index) {
        String[] n = names();
        if (index < 0 || index >= n.length) {
            throw new IllegalArgumentException();
        }
        return new UnixPath(n[index]);
    }

    @Override
    public Path subpath(int from, int to) {
        String[] n = names();
        if (from < 0 || from >= n.length || to > n.length || from >= to) {
            throw new IllegalArgumentException();
        }
        return new UnixPath(join(n, from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        if (!(Objects.requireNonNull(other) instanceof UnixPath)) {
            return false;
        }
        UnixPath o = (UnixPath) other;
        if (o.isAbsolute() != isAbsolute() || o.path.isEmpty() != path.isEmpty()) {
            return false;
        }
        String[] a = names();
        String[] b = o.names();
        if (b.length > a.length) {
            return false;
        }
        for (int i = 0; i < b.length; i++) {
            if (!a[i].equals(b[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean endsWith(Path other) {
        if (!(Objects.requireNonNull(other) instanceof UnixPath)) {
            return false;
        }
        UnixPath o = (UnixPath) other;
        if (o.isAbsolute()) {
            return equals(o);
        }
        if (o.path.isEmpty() != path.isEmpty()) {
            return false;
        }
        String[] a = names();
        String[] b = o.names();
        if (b.length > a.length) {
            return false;
        }
        for (int i = 0; i < b.length; i++) {
            if (!a[a.length - b.length + i].equals(b[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Path normalize() {
        if (!path.startsWith(".") && path.indexOf("/.") < 0) {
            return this;
        }
        ArrayList<String> out = new ArrayList<>();
        for (String n : names()) {
            if (n.equals(".")) {
                continue;
            }
            if (n.equals("..")) {
                if (!out.isEmpty() && !out.get(out.size() - 1).equals("..")) {
                    out.remove(out.size() - 1);
                    continue;
                }
                if (isAbsolute()) {
                    continue;
                }
            }
            out.add(n);
        }
        String s = join(out.toArray(NO_NAMES), 0, out.size());
        return new UnixPath(isAbsolute() ? "/" + s : s);
    }

    @Override
    public Path resolve(Path other) {
        UnixPath o = check(other);
        if (o.isAbsolute() || path.isEmpty()) {
            return o;
        }
        if (o.path.isEmpty()) {
            return this;
        }
        return new UnixPath(path.equals("/") ? "/" + o.path : path + "/" + o.path);
    }

    @Override
    public Path relativize(Path other) {
        UnixPath o = check(other);
        if (o.equals(this)) {
            return new UnixPath("");
        }
        if (isAbsolute() != o.isAbsolute()) {
            throw new IllegalArgumentException("'other' is different type of Path");
        }
        if (path.isEmpty()) {
            return o;
        }
        UnixPath base = this;
        if (hasDots() || o.hasDots()) {
            base = (UnixPath) normalize();
            o = (UnixPath) o.normalize();
        }
        String[] a = base.path.isEmpty() ? NO_NAMES : base.names();
        String[] b = o.path.isEmpty() ? NO_NAMES : o.names();
        int common = 0;
        while (common < a.length && common < b.length && a[common].equals(b[common])) {
            common++;
        }
        ArrayList<String> out = new ArrayList<>();
        for (int i = common; i < a.length; i++) {
            if (a[i].equals("..")) {
                throw new IllegalArgumentException("Unable to compute relative  path from "
                        + this + " to " + other);
            }
            out.add("..");
        }
        for (int i = common; i < b.length; i++) {
            out.add(b[i]);
        }
        return new UnixPath(join(out.toArray(NO_NAMES), 0, out.size()));
    }

    private boolean hasDots() {
        for (String n : names()) {
            if (n.equals(".") || n.equals("..")) {
                return true;
            }
        }
        return false;
    }

    @Override
    public URI toUri() {
        String s = ((UnixPath) toAbsolutePath()).path;
        StringBuilder sb = new StringBuilder("file://");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean plain = c < 0x80 && (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
                    || c >= '0' && c <= '9' || "/-_.!~*'():@&=+$,".indexOf(c) >= 0);
            if (plain) {
                sb.append(c);
            } else {
                sb.append('%').append("0123456789ABCDEF".charAt(c >> 4))
                        .append("0123456789ABCDEF".charAt(c & 15));
            }
        }
        if (!s.equals("/") && Files.isDirectory(this)) {
            sb.append('/');
        }
        return URI.create(sb.toString());
    }

    @Override
    public Path toAbsolutePath() {
        if (isAbsolute()) {
            return this;
        }
        String dir = VM.getSavedProperty("user.dir");
        if (!isAscii(dir)) {
            dir = encode(dir, false);
        }
        return ofBytes(path.isEmpty() ? dir : dir + "/" + path);
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        if (!Files.follows(options)) {
            return unfollowed();
        }
        String real = UnixFiles.realPath(((UnixPath) toAbsolutePath()).path);
        if (real == null) {
            UnixFiles.read(this, true);
            throw new NoSuchFileException(toString());
        }
        return new UnixPath(real);
    }

    /* A ".." takes the name before it away, unless that is a link or stays itself: then the path
       leads elsewhere. */
    private Path unfollowed() throws IOException {
        Path real = UnixPath.of("/");
        for (Path name : toAbsolutePath()) {
            String text = name.toString();
            if (text.equals("..") && (real.getNameCount() == 0 || !real.endsWith("..")
                    && !UnixFiles.read(real, false).isSymbolicLink())) {
                real = real.getNameCount() == 0 ? real : real.getParent();
            } else if (!text.equals(".")) {
                real = real.resolve(name);
            }
        }
        UnixFiles.read(real, false);
        return real;
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events,
            WatchEvent.Modifier... modifiers) throws IOException {
        if (!(Objects.requireNonNull(watcher) instanceof UnixWatchService)) {
            throw new ProviderMismatchException();
        }
        return ((UnixWatchService) watcher).register(this, events, modifiers);
    }

    @Override
    public int compareTo(Path other) {
        return path.compareTo(((UnixPath) other).path);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof UnixPath && path.equals(((UnixPath) o).path);
    }

    @Override
    public int hashCode() {
        int h = hash;
        if (h == 0) {
            for (int i = 0; i < path.length(); i++) {
                h = 31 * h + path.charAt(i);
            }
            hash = h;
        }
        return h;
    }

    /** The bytes of the path, each as a character; nothing for the empty path. */
    String exactBytes() {
        return path;
    }

    /** What a native method gets, of which each character is a byte; "." for the empty path. */
    String bytes() {
        return path.isEmpty() ? "." : path;
    }

    @Override
    public String toString() {
        String s = text;
        if (s == null) {
            s = isAscii(path) ? path : decode(path);
            text = s;
        }
        return s;
    }

    /** The machine's file system. */
    private static final class MachineFileSystem extends FileSystem {
        @Override
        public FileSystemProvider provider() {
            return UnixProvider.INSTANCE;
        }

        @Override
        public WatchService newWatchService() throws IOException {
            return new UnixWatchService();
        }

        @Override
        public void close() throws IOException {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean isReadOnly() {
            return false;
        }

        @Override
        public String getSeparator() {
            return "/";
        }

        @Override
        public Iterable<Path> getRootDirectories() {
            ArrayList<Path> l = new ArrayList<>();
            l.add(new UnixPath("/"));
            return l;
        }

        @Override
        public Iterable<FileStore> getFileStores() {
            try {
                return java.util.List.of(Files.getFileStore(of("/")));
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        @Override
        public java.nio.file.attribute.UserPrincipalLookupService
                getUserPrincipalLookupService() {
            return new UnixFiles.Lookup();
        }

        @Override
        public Set<String> supportedFileAttributeViews() {
            return UnixFiles.VIEWS;
        }

        @Override
        public Path getPath(String first, String... more) {
            if (more.length == 0) {
                return of(first);
            }
            StringBuilder sb = new StringBuilder(first);
            for (String s : more) {
                if (!s.isEmpty()) {
                    if (sb.length() > 0) {
                        sb.append('/');
                    }
                    sb.append(s);
                }
            }
            return of(sb.toString());
        }

        @Override
        public PathMatcher getPathMatcher(String spec) {
            int colon = spec.indexOf(':');
            if (colon <= 0) {
                throw new IllegalArgumentException();
            }
            String syntax = spec.substring(0, colon);
            String text = spec.substring(colon + 1);
            if (syntax.equalsIgnoreCase("glob")) {
                text = globToRegex(text);
            } else if (!syntax.equalsIgnoreCase("regex")) {
                throw new UnsupportedOperationException("Syntax '" + syntax
                        + "' not recognized");
            }
            Pattern p = Pattern.compile(text);
            return path -> p.matcher(path.toString()).matches();
        }

        private static final String META = ".^$+{[]|()";

        private static String globToRegex(String glob) {
            StringBuilder sb = new StringBuilder("^");
            boolean group = false;
            int n = glob.length();
            for (int i = 0; i < n; i++) {
                char c = glob.charAt(i);
                switch (c) {
                    case '\\':
                        if (++i == n) {
                            throw new PatternSyntaxException("No character to escape", glob,
                                    i - 1);
                        }
                        if ("\\*?".indexOf(glob.charAt(i)) >= 0
                                || META.indexOf(glob.charAt(i)) >= 0) {
                            sb.append('\\');
                        }
                        sb.append(glob.charAt(i));
                        break;
                    case '*':
                        if (i + 1 < n && glob.charAt(i + 1) == '*') {
                            sb.append(".*");
                            i++;
                        } else {
                            sb.append("[^/]*");
                        }
                        break;
                    case '?':
                        sb.append("[^/]");
                        break;
                    case '[':
                        i = set(glob, i + 1, sb);
                        break;
                    case '{':
                        if (group) {
                            throw new PatternSyntaxException("Cannot nest groups", glob, i);
                        }
                        sb.append("(?:(?:");
                        group = true;
                        break;
                    case '}':
                        sb.append(group ? "))" : "}");
                        group = false;
                        break;
                    case ',':
                        sb.append(group ? ")|(?:" : ",");
                        break;
                    default:
                        if (META.indexOf(c) >= 0) {
                            sb.append('\\');
                        }
                        sb.append(c);
                        break;
                }
            }
            if (group) {
                throw new PatternSyntaxException("Missing '}", glob, n - 1);
            }
            return sb.append('$').toString();
        }

        /** Translates the set that begins behind its bracket; returns where it ends. */
        private static int set(String glob, int i, StringBuilder sb) {
            sb.append("[[^/]&&[");
            if (glob.startsWith("^", i)) {
                sb.append("\\^");
                i++;
            } else {
                if (glob.startsWith("!", i)) {
                    sb.append('^');
                    i++;
                }
                if (glob.startsWith("-", i)) {
                    sb.append('-');
                    i++;
                }
            }
            int n = glob.length();
            int low = -1; // where a range may begin
            for (; i < n; i++) {
                char c = glob.charAt(i);
                if (c == ']') {
                    sb.append("]]");
                    return i;
                }
                if (c == '/') {
                    throw new PatternSyntaxException("Explicit 'name separator' in class", glob, i);
                }
                if (c == '\\' || c == '[' || glob.startsWith("&&", i)) {
                    sb.append('\\');
                }
                sb.append(c);
                if (c != '-') {
                    low = c;
                    continue;
                }
                if (low < 0) {
                    throw new PatternSyntaxException("Invalid range", glob, i);
                }
                if (++i == n) {
                    throw new PatternSyntaxException("Missing ']", glob, n);
                }
                c = glob.charAt(i);
                if (c == ']') {
                    i--;
                } else if (c < low) {
                    throw new PatternSyntaxException("Invalid range", glob, i - 2);
                } else {
                    sb.append(c);
                    low = -1;
                }
            }
            throw new PatternSyntaxException("Missing ']", glob, n - 1);
        }
    }
}
