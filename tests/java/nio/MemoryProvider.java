/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.nio.file.spi.FileSystemProvider;
import java.util.*;

/**
 * Files in memory: "mem://name/" makes and finds a file system, "mem://name/path" is a path of it.
 * Tells what it is asked.
 */
public class MemoryProvider extends FileSystemProvider {

    static final List<String> ASKED = new ArrayList<>();
    private static final Map<String, Memory> MADE = new TreeMap<>();

    private static void asked(String what, Object... about) {
        StringBuilder sb = new StringBuilder(what);
        for (Object o : about) {
            sb.append(' ').append(
                o instanceof Object[]
                    ? Arrays.toString((Object[]) o)
                    : o instanceof Set
                      ? new TreeSet<>((Set<?>) o)
                      : o instanceof Class
                        ? ((Class<?>) o).getSimpleName()
                        : o
            );
        }
        ASKED.add(sb.toString());
    }

    static final class Node implements BasicFileAttributes {

        final boolean directory;
        byte[] bytes = {};
        FileTime modified = FileTime.fromMillis(0);

        Node(boolean directory) {
            this.directory = directory;
        }

        @Override
        public FileTime lastModifiedTime() {
            return modified;
        }

        @Override
        public FileTime lastAccessTime() {
            return modified;
        }

        @Override
        public FileTime creationTime() {
            return modified;
        }

        @Override
        public boolean isRegularFile() {
            return !directory;
        }

        @Override
        public boolean isDirectory() {
            return directory;
        }

        @Override
        public boolean isSymbolicLink() {
            return false;
        }

        @Override
        public boolean isOther() {
            return false;
        }

        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public Object fileKey() {
            return null;
        }
    }

    final class Memory extends FileSystem {

        final String name;
        final TreeMap<String, Node> nodes = new TreeMap<>();
        boolean open = true;

        Memory(String name) {
            this.name = name;
            nodes.put("/", new Node(true));
        }

        @Override
        public FileSystemProvider provider() {
            return MemoryProvider.this;
        }

        @Override
        public void close() {
            open = false;
            MADE.remove(name);
        }

        @Override
        public boolean isOpen() {
            return open;
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
            return List.of(getPath("/"));
        }

        @Override
        public Iterable<FileStore> getFileStores() {
            return List.of();
        }

        @Override
        public Set<String> supportedFileAttributeViews() {
            return Set.of("basic");
        }

        @Override
        public Path getPath(String first, String... more) {
            return new MemoryPath(this, Path.of(first, more));
        }

        @Override
        public PathMatcher getPathMatcher(String pattern) {
            PathMatcher m = FileSystems.getDefault().getPathMatcher(pattern);
            return p -> m.matches(((MemoryPath) p).names);
        }

        @Override
        public UserPrincipalLookupService getUserPrincipalLookupService() {
            throw new UnsupportedOperationException();
        }

        @Override
        public WatchService newWatchService() {
            throw new UnsupportedOperationException("no watching");
        }
    }

    /** The names are those of a path of the default file system. */
    static final class MemoryPath implements Path {

        final Memory system;
        final Path names;

        MemoryPath(Memory system, Path names) {
            this.system = system;
            this.names = names;
        }

        private Path with(Path p) {
            return p == null ? null : new MemoryPath(system, p);
        }

        private static Path names(Path p) {
            if (!(p instanceof MemoryPath)) {
                throw new ProviderMismatchException("not in memory");
            }
            return ((MemoryPath) p).names;
        }

        String key() {
            return Path.of("/").resolve(names).normalize().toString();
        }

        @Override
        public FileSystem getFileSystem() {
            return system;
        }

        @Override
        public boolean isAbsolute() {
            return names.isAbsolute();
        }

        @Override
        public Path getRoot() {
            return with(names.getRoot());
        }

        @Override
        public Path getFileName() {
            return with(names.getFileName());
        }

        @Override
        public Path getParent() {
            return with(names.getParent());
        }

        @Override
        public int getNameCount() {
            return names.getNameCount();
        }

        @Override
        public Path getName(int index) {
            return with(names.getName(index));
        }

        @Override
        public Path subpath(int from, int to) {
            return with(names.subpath(from, to));
        }

        @Override
        public boolean startsWith(Path other) {
            return names.startsWith(names(other));
        }

        @Override
        public boolean endsWith(Path other) {
            return names.endsWith(names(other));
        }

        @Override
        public Path normalize() {
            return with(names.normalize());
        }

        @Override
        public Path resolve(Path other) {
            return with(names.resolve(names(other)));
        }

        @Override
        public Path relativize(Path other) {
            return with(names.relativize(names(other)));
        }

        @Override
        public URI toUri() {
            return URI.create("mem://" + system.name + key());
        }

        @Override
        public Path toAbsolutePath() {
            return with(Path.of("/").resolve(names));
        }

        @Override
        public Path toRealPath(LinkOption... options) {
            return toAbsolutePath().normalize();
        }

        @Override
        public WatchKey register(
            WatchService watcher,
            WatchEvent.Kind<?>[] events,
            WatchEvent.Modifier... modifiers
        ) {
            throw new ProviderMismatchException("no watching of " + this);
        }

        @Override
        public int compareTo(Path other) {
            return names.compareTo(names(other));
        }

        @Override
        public boolean equals(Object o) {
            return (
                o instanceof MemoryPath &&
                ((MemoryPath) o).system == system &&
                ((MemoryPath) o).names.equals(names)
            );
        }

        @Override
        public int hashCode() {
            return names.hashCode();
        }

        @Override
        public String toString() {
            return names.toString();
        }
    }

    private static MemoryPath check(Path p) {
        if (p == null) {
            throw new NullPointerException();
        }
        if (!(p instanceof MemoryPath)) {
            throw new ProviderMismatchException();
        }
        return (MemoryPath) p;
    }

    private static Node node(Path p) throws IOException {
        MemoryPath path = check(p);
        if (!path.system.open) {
            throw new ClosedFileSystemException();
        }
        Node n = path.system.nodes.get(path.key());
        if (n == null) {
            throw new NoSuchFileException(p.toString());
        }
        return n;
    }

    private static Node add(Path p, Node n) throws IOException {
        MemoryPath path = check(p);
        if (path.system.nodes.containsKey(path.key())) {
            throw new FileAlreadyExistsException(p.toString());
        }
        MemoryPath parent = (MemoryPath) path.toAbsolutePath().normalize().getParent();
        if (!node(parent).directory) {
            throw new NotDirectoryException(parent.toString());
        }
        path.system.nodes.put(path.key(), n);
        return n;
    }

    @Override
    public String getScheme() {
        return "mem";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
        asked("newFileSystem", uri, new TreeMap<>(env));
        if (MADE.containsKey(uri.getHost())) {
            throw new FileSystemAlreadyExistsException(uri.getHost());
        }
        MADE.put(uri.getHost(), new Memory(uri.getHost()));
        return MADE.get(uri.getHost());
    }

    @Override
    public FileSystem newFileSystem(Path path, Map<String, ?> env) {
        asked("newFileSystem", path, new TreeMap<>(env));
        if (!path.toString().endsWith(".mem")) {
            throw new UnsupportedOperationException();
        }
        return new Memory(path.toString());
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        asked("getFileSystem", uri);
        if (!MADE.containsKey(uri.getHost())) {
            throw new FileSystemNotFoundException(uri.getHost());
        }
        return MADE.get(uri.getHost());
    }

    @Override
    public Path getPath(URI uri) {
        return getFileSystem(uri).getPath(uri.getPath());
    }

    @Override
    public SeekableByteChannel newByteChannel(
        Path path,
        Set<? extends OpenOption> options,
        FileAttribute<?>... attrs
    ) throws IOException {
        asked("newByteChannel", path, options, attrs);
        boolean writes =
            options.contains(StandardOpenOption.WRITE) ||
            options.contains(StandardOpenOption.APPEND);
        Node n;
        if (writes && options.contains(StandardOpenOption.CREATE_NEW)) {
            n = add(path, new Node(false));
        } else if (
            writes &&
            options.contains(StandardOpenOption.CREATE) &&
            !check(path).system.nodes.containsKey(check(path).key())
        ) {
            n = add(path, new Node(false));
        } else {
            n = node(path);
        }
        if (n.directory) {
            throw new FileSystemException(path.toString(), null, "is a directory");
        }
        if (writes && options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
            n.bytes = new byte[0];
        }
        return new MemoryChannel(n, writes, options.contains(StandardOpenOption.APPEND));
    }

    static final class MemoryChannel implements SeekableByteChannel {

        private final Node node;
        private final boolean writes;
        private long position;
        private boolean open = true;

        MemoryChannel(Node node, boolean writes, boolean append) {
            this.node = node;
            this.writes = writes;
            position = append ? node.bytes.length : 0;
        }

        @Override
        public int read(ByteBuffer to) {
            if (position >= node.bytes.length) {
                return -1;
            }
            int n = (int) Math.min(to.remaining(), node.bytes.length - position);
            to.put(node.bytes, (int) position, n);
            position += n;
            return n;
        }

        @Override
        public int write(ByteBuffer from) {
            if (!writes) {
                throw new java.nio.channels.NonWritableChannelException();
            }
            int n = from.remaining();
            node.bytes = Arrays.copyOf(node.bytes, (int) Math.max(node.bytes.length, position + n));
            from.get(node.bytes, (int) position, n);
            position += n;
            return n;
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public SeekableByteChannel position(long p) {
            position = p;
            return this;
        }

        @Override
        public long size() {
            return node.bytes.length;
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            node.bytes = Arrays.copyOf(node.bytes, (int) Math.min(size, node.bytes.length));
            return this;
        }

        @Override
        public boolean isOpen() {
            return open;
        }

        @Override
        public void close() {
            open = false;
        }
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
        Path dir,
        DirectoryStream.Filter<? super Path> filter
    ) throws IOException {
        asked("newDirectoryStream", dir);
        MemoryPath path = check(dir);
        if (!node(dir).directory) {
            throw new NotDirectoryException(dir.toString());
        }
        List<Path> list = new ArrayList<>();
        for (String name : path.system.nodes.keySet()) {
            MemoryPath p = (MemoryPath) path.system.getPath(name);
            if (p.getParent() != null && ((MemoryPath) p.getParent()).key().equals(path.key())) {
                Path entry = dir.resolve(p.getFileName());
                if (filter.accept(entry)) {
                    list.add(entry);
                }
            }
        }
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                Iterator<Path> all = list.iterator();
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return all.hasNext();
                    }

                    @Override
                    public Path next() {
                        Path p = all.next();
                        if (p.endsWith("broken")) {
                            throw new DirectoryIteratorException(new IOException("broken entry"));
                        }
                        return p;
                    }
                };
            }

            @Override
            public void close() throws IOException {
                asked("close", dir);
                if (dir.endsWith("unclosable")) {
                    throw new IOException("unclosable");
                }
            }
        };
    }

    @Override
    public void createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
        asked("createDirectory", dir, attrs);
        add(dir, new Node(true));
    }

    @Override
    public void delete(Path path) throws IOException {
        asked("delete", path);
        MemoryPath p = check(path);
        node(path);
        String next = p.system.nodes.higherKey(p.key());
        if (next != null && next.startsWith(p.key() + "/")) {
            throw new DirectoryNotEmptyException(path.toString());
        }
        p.system.nodes.remove(p.key());
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        asked("copy", source, target, options);
        Node from = node(source);
        if (Arrays.asList(options).contains(StandardCopyOption.REPLACE_EXISTING)) {
            check(target).system.nodes.remove(check(target).key());
        }
        add(target, new Node(from.directory)).bytes = from.bytes.clone();
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        asked("move", source, target, options);
        add(target, node(source));
        check(source).system.nodes.remove(check(source).key());
    }

    @Override
    public boolean isSameFile(Path a, Path b) throws IOException {
        asked("isSameFile", a, b);
        return b instanceof MemoryPath && node(a) == node(b);
    }

    @Override
    public boolean isHidden(Path path) {
        asked("isHidden", path);
        return path.endsWith("hidden");
    }

    @Override
    public FileStore getFileStore(Path path) {
        asked("getFileStore", path);
        return null;
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        asked("checkAccess", path, modes);
        node(path);
        if (Arrays.asList(modes).contains(AccessMode.EXECUTE)) {
            throw new AccessDeniedException(path.toString());
        }
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(
        Path path,
        Class<V> type,
        LinkOption... options
    ) {
        asked("getFileAttributeView", path, type, options);
        if (type != BasicFileAttributeView.class) {
            return null;
        }
        return type.cast(
            new BasicFileAttributeView() {
                @Override
                public String name() {
                    return "basic";
                }

                @Override
                public BasicFileAttributes readAttributes() throws IOException {
                    return node(path);
                }

                @Override
                public void setTimes(FileTime modified, FileTime accessed, FileTime created)
                    throws IOException {
                    asked("setTimes", modified, accessed == null, created == null);
                    if (path.endsWith("untimely")) {
                        throw new IOException("no times");
                    }
                    node(path).modified = modified;
                }
            }
        );
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
        Path path,
        Class<A> type,
        LinkOption... options
    ) throws IOException {
        asked("readAttributes", path, type, options);
        if (type != BasicFileAttributes.class) {
            throw new UnsupportedOperationException(type.getSimpleName());
        }
        return type.cast(node(path));
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
        throws IOException {
        asked("readAttributes", path, attributes, options);
        return Map.of("size", node(path).size());
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
        throws IOException {
        asked("setAttribute", path, attribute, value, options);
        node(path);
    }
}
