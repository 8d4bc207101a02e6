/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnmappableCharacterException;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.spi.FileSystemProvider;
import java.nio.file.spi.FileTypeDetector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.misc.Entropy;
import jdk.internal.misc.VM;

/** Operations on files, which the provider of a path does, and what is built on them. */
public final class Files {
    private static final int CHUNK = 8192;

    private Files() {
    }

    private static FileSystemProvider provider(Path path) {
        return path.getFileSystem().provider();
    }

    static boolean follows(LinkOption... options) {
        boolean follows = true;
        for (LinkOption option : options) {
            follows &= Objects.requireNonNull(option) != LinkOption.NOFOLLOW_LINKS;
        }
        return follows;
    }

    // ---- Opening ----

    public static InputStream newInputStream(Path path, OpenOption... options)
            throws IOException {
        return provider(path).newInputStream(path, options);
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options)
            throws IOException {
        return provider(path).newOutputStream(path, options);
    }

    public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException {
        return provider(path).newByteChannel(path, options, attrs);
    }

    public static SeekableByteChannel newByteChannel(Path path, OpenOption... options)
            throws IOException {
        Set<OpenOption> set = new HashSet<>();
        Collections.addAll(set, options);
        return newByteChannel(path, set);
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
        return provider(dir).newDirectoryStream(dir, entry -> true);
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir, String glob)
            throws IOException {
        if (glob.equals("*")) {
            return newDirectoryStream(dir);
        }
        FileSystem system = dir.getFileSystem();
        PathMatcher m = system.getPathMatcher("glob:" + glob);
        return system.provider().newDirectoryStream(dir,
                entry -> m.matches(entry.getFileName()));
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir,
            DirectoryStream.Filter<? super Path> filter) throws IOException {
        return provider(dir).newDirectoryStream(dir, filter);
    }

    // ---- Making and deleting ----

    public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
        newByteChannel(path, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                attrs).close();
        return path;
    }

    public static Path createDirectory(Path dir, FileAttribute<?>... attrs)
            throws IOException {
        provider(dir).createDirectory(dir, attrs);
        return dir;
    }

    private static void makeOrFind(Path dir, FileAttribute<?>... attrs) throws IOException {
        try {
            createDirectory(dir, attrs);
        } catch (FileAlreadyExistsException e) {
            if (!isDirectory(dir)) {
                throw e;
            }
        }
    }

    public static Path createDirectories(Path dir, FileAttribute<?>... attrs)
            throws IOException {
        try {
            makeOrFind(dir, attrs);
            return dir;
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException e) {
            // an ancestor may be missing
        }
        Path whole = dir.toAbsolutePath();
        Path parent = whole.getParent();
        for (; parent != null; parent = parent.getParent()) {
            try {
                provider(parent).checkAccess(parent);
                break;
            } catch (NoSuchFileException e) {
                continue;
            }
        }
        if (parent == null) {
            throw new FileSystemException(whole.toString(), null,
                    "Unable to determine if root directory exists");
        }
        Path child = parent;
        for (Path name : parent.relativize(whole)) {
            child = child.resolve(name);
            makeOrFind(child, attrs);
        }
        return whole;
    }

    private static Path temporary(Path dir, String prefix, String suffix, boolean directory,
            FileAttribute<?>[] attrs) throws IOException {
        if (dir == null) {
            dir = Path.of(VM.getSavedProperty("java.io.tmpdir"));
        }
        String head = prefix == null ? "" : prefix;
        String tail = suffix == null ? directory ? "" : ".tmp" : suffix;
        FileSystem system = dir.getFileSystem();
        boolean ownMode = system != FileSystems.getDefault();
        for (FileAttribute<?> a : attrs) {
            ownMode |= a.name().equals("posix:permissions");
        }
        if (!ownMode) {
            attrs = Arrays.copyOf(attrs, attrs.length + 1);
            attrs[attrs.length - 1] = PosixFilePermissions.asFileAttribute(PosixFilePermissions
                    .fromString(directory ? "rwx------" : "rw-------"));
        }
        for (;;) {
            Path name = system.getPath(head + Long.toUnsignedString(Entropy.nextLong()) + tail);
            if (name.getParent() != null) {
                throw new IllegalArgumentException("Invalid prefix or suffix");
            }
            Path p = dir.resolve(name);
            try {
                return directory ? createDirectory(p, attrs) : createFile(p, attrs);
            } catch (FileAlreadyExistsException e) {
                continue;
            }
        }
    }

    public static Path createTempFile(Path dir, String prefix, String suffix,
            FileAttribute<?>... attrs) throws IOException {
        return temporary(Objects.requireNonNull(dir), prefix, suffix, false, attrs);
    }

    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attrs)
            throws IOException {
        return temporary(null, prefix, suffix, false, attrs);
    }

    public static Path createTempDirectory(Path dir, String prefix, FileAttribute<?>... attrs)
            throws IOException {
        return temporary(Objects.requireNonNull(dir), prefix, null, true, attrs);
    }

    public static Path createTempDirectory(String prefix, FileAttribute<?>... attrs)
            throws IOException {
        return temporary(null, prefix, null, true, attrs);
    }

    public static Path createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs)
            throws IOException {
        provider(link).createSymbolicLink(link, target, attrs);
        return link;
    }

    public static Path createLink(Path link, Path existing) throws IOException {
        provider(link).createLink(link, existing);
        return link;
    }

    public static Path readSymbolicLink(Path link) throws IOException {
        return provider(link).readSymbolicLink(link);
    }

    public static void delete(Path path) throws IOException {
        provider(path).delete(path);
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        return provider(path).deleteIfExists(path);
    }

    // ---- Copying and comparing ----

    public static Path copy(Path source, Path target, CopyOption... options)
            throws IOException {
        FileSystemProvider p = provider(source);
        if (provider(target) == p) {
            p.copy(source, target, options);
        } else {
            ForeignCopy.copy(source, target, options);
        }
        return target;
    }

    public static Path move(Path source, Path target, CopyOption... options)
            throws IOException {
        FileSystemProvider p = provider(source);
        if (provider(target) == p) {
            p.move(source, target, options);
        } else {
            ForeignCopy.move(source, target, options);
        }
        return target;
    }

    public static long copy(InputStream in, Path target, CopyOption... options)
            throws IOException {
        Objects.requireNonNull(in);
        for (CopyOption option : options) {
            if (Objects.requireNonNull(option) != StandardCopyOption.REPLACE_EXISTING) {
                throw new UnsupportedOperationException(option + " not supported");
            }
        }
        if (options.length > 0) {
            deleteIfExists(target);
        }
        try (OutputStream out = newOutputStream(target, StandardOpenOption.CREATE_NEW,
                StandardOpenOption.WRITE)) {
            return in.transferTo(out);
        }
    }

    public static long copy(Path source, OutputStream out) throws IOException {
        Objects.requireNonNull(out);
        try (InputStream in = newInputStream(source)) {
            return in.transferTo(out);
        }
    }

    public static boolean isSameFile(Path a, Path b) throws IOException {
        return provider(a).isSameFile(a, b);
    }

    public static long mismatch(Path a, Path b) throws IOException {
        if (isSameFile(a, b)) {
            return -1;
        }
        byte[][] parts = new byte[2][CHUNK];
        try (InputStream one = newInputStream(a); InputStream two = newInputStream(b)) {
            long before = 0;
            int alike;
            while ((alike = nextAlike(one, two, parts)) == CHUNK) {
                before += alike;
            }
            return alike < 0 ? -1 : before + alike;
        }
    }

    /* How many of the next bytes are alike, CHUNK at most; -1: all are, and there are no more. */
    private static int nextAlike(InputStream one, InputStream two, byte[][] parts)
            throws IOException {
        int length = one.readNBytes(parts[0], 0, CHUNK);
        int other = two.readNBytes(parts[1], 0, CHUNK);
        int alike = Arrays.mismatch(parts[0], 0, length, parts[1], 0, other);
        return alike < 0 && length == CHUNK ? length : alike;
    }

    // ---- Attributes ----

    public static boolean isHidden(Path path) throws IOException {
        return provider(path).isHidden(path);
    }

    public static FileStore getFileStore(Path path) throws IOException {
        return provider(path).getFileStore(path);
    }

    private static boolean allows(Path path, AccessMode... modes) {
        try {
            provider(path).checkAccess(path, modes);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean isReadable(Path path) {
        return allows(path, AccessMode.READ);
    }

    public static boolean isWritable(Path path) {
        return allows(path, AccessMode.WRITE);
    }

    public static boolean isExecutable(Path path) {
        return allows(path, AccessMode.EXECUTE);
    }

    /* Null: there are none. */
    private static BasicFileAttributes basic(Path path, LinkOption... options) {
        if (path instanceof UnixPath) {
            return UnixFiles.readOrNull(path, follows(options));
        }
        try {
            return provider(path).readAttributes(path, BasicFileAttributes.class, options);
        } catch (IOException e) {
            return null;
        }
    }

    public static boolean exists(Path path, LinkOption... options) {
        return path instanceof UnixPath || !follows(options) ? basic(path, options) != null
                : allows(path);
    }

    public static boolean notExists(Path path, LinkOption... options) {
        try {
            if (follows(options)) {
                provider(path).checkAccess(path);
            } else {
                readAttributes(path, BasicFileAttributes.class, options);
            }
            return false;
        } catch (NoSuchFileException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean isDirectory(Path path, LinkOption... options) {
        BasicFileAttributes a = basic(path, options);
        return a != null && a.isDirectory();
    }

    public static boolean isRegularFile(Path path, LinkOption... options) {
        BasicFileAttributes a = basic(path, options);
        return a != null && a.isRegularFile();
    }

    public static boolean isSymbolicLink(Path path) {
        BasicFileAttributes a = basic(path, LinkOption.NOFOLLOW_LINKS);
        return a != null && a.isSymbolicLink();
    }

    public static long size(Path path) throws IOException {
        return readAttributes(path, BasicFileAttributes.class).size();
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options)
            throws IOException {
        return readAttributes(path, BasicFileAttributes.class, options).lastModifiedTime();
    }

    public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
        getFileAttributeView(path, BasicFileAttributeView.class)
                .setTimes(Objects.requireNonNull(time), null, null);
        return path;
    }

    /** Those that the system's loader finds, in their order. */
    private static final class Detectors {
        static final List<FileTypeDetector> ALL = new ArrayList<>();

        static {
            for (FileTypeDetector d : ServiceLoader.load(FileTypeDetector.class,
                    ClassLoader.getSystemClassLoader())) {
                ALL.add(d);
            }
        }
    }

    public static String probeContentType(Path path) throws IOException {
        for (FileTypeDetector d : Detectors.ALL) {
            String type = d.probeContentType(path);
            if (type != null) {
                return type;
            }
        }
        Path name = path.getFileName();
        return name == null ? null
                : java.net.URLConnection.guessContentTypeFromName(name.toString());
    }

    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type,
            LinkOption... options) throws IOException {
        return provider(path).readAttributes(path, type, options);
    }

    public static Map<String, Object> readAttributes(Path path, String attributes,
            LinkOption... options) throws IOException {
        return provider(path).readAttributes(path, attributes, options);
    }

    public static Object getAttribute(Path path, String attribute, LinkOption... options)
            throws IOException {
        if (attribute.indexOf('*') >= 0 || attribute.indexOf(',') >= 0) {
            throw new IllegalArgumentException(attribute);
        }
        return readAttributes(path, attribute, options)
                .get(attribute.substring(attribute.indexOf(':') + 1));
    }

    public static Path setAttribute(Path path, String attribute, Object value,
            LinkOption... options) throws IOException {
        provider(path).setAttribute(path, attribute, value, options);
        return path;
    }

    public static <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        return provider(path).getFileAttributeView(path, type, options);
    }

    private static <V extends FileAttributeView> V view(Path path, Class<V> type,
            LinkOption... options) {
        V view = getFileAttributeView(path, type, options);
        if (view == null) {
            throw new UnsupportedOperationException();
        }
        return view;
    }

    public static Set<PosixFilePermission> getPosixFilePermissions(Path path,
            LinkOption... options) throws IOException {
        return readAttributes(path, PosixFileAttributes.class, options).permissions();
    }

    public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> perms)
            throws IOException {
        view(path, PosixFileAttributeView.class).setPermissions(perms);
        return path;
    }

    public static UserPrincipal getOwner(Path path, LinkOption... options) throws IOException {
        return view(path, FileOwnerAttributeView.class, options).getOwner();
    }

    public static Path setOwner(Path path, UserPrincipal owner) throws IOException {
        view(path, FileOwnerAttributeView.class).setOwner(owner);
        return path;
    }

    // ---- Whole files ----

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    public static BufferedReader newBufferedReader(Path path, Charset cs) throws IOException {
        java.nio.charset.CharsetDecoder decoder = cs.newDecoder();
        return new BufferedReader(new InputStreamReader(newInputStream(path), decoder));
    }

    public static BufferedWriter newBufferedWriter(Path path, OpenOption... options)
            throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    public static BufferedWriter newBufferedWriter(Path path, Charset cs,
            OpenOption... options) throws IOException {
        java.nio.charset.CharsetEncoder encoder = cs.newEncoder(); // before the file is made
        return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), encoder));
    }

    public static byte[] readAllBytes(Path path) throws IOException {
        if (path instanceof UnixPath) {
            try (InputStream in = newInputStream(path)) {
                return in.readAllBytes();
            }
        }
        try (SeekableByteChannel channel = newByteChannel(path);
                InputStream in = Channels.newInputStream(channel)) {
            if (channel.size() > Integer.MAX_VALUE) {
                throw new OutOfMemoryError("Required array size too large");
            }
            return in.readAllBytes();
        }
    }

    public static String readString(Path path) throws IOException {
        return readString(path, StandardCharsets.UTF_8);
    }

    public static String readString(Path path, Charset cs) throws IOException {
        return cs.newDecoder().decode(ByteBuffer.wrap(readAllBytes(path))).toString();
    }

    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    public static List<String> readAllLines(Path path, Charset cs) throws IOException {
        try (BufferedReader r = newBufferedReader(path, cs)) {
            List<String> lines = new ArrayList<>();
            for (String s; (s = r.readLine()) != null;) {
                lines.add(s);
            }
            return lines;
        }
    }

    public static Path write(Path path, byte[] bytes, OpenOption... options)
            throws IOException {
        Objects.requireNonNull(bytes);
        try (OutputStream out = newOutputStream(path, options)) {
            for (int i = 0; i < bytes.length; i += CHUNK) {
                out.write(bytes, i, Math.min(CHUNK, bytes.length - i));
            }
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, Charset cs,
            OpenOption... options) throws IOException {
        Objects.requireNonNull(lines);
        try (BufferedWriter w = newBufferedWriter(path, cs, options)) {
            for (CharSequence s : lines) {
                w.append(s);
                w.newLine();
            }
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines,
            OpenOption... options) throws IOException {
        return write(path, lines, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence text, OpenOption... options)
            throws IOException {
        return writeString(path, text, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence text, Charset cs,
            OpenOption... options) throws IOException {
        ByteBuffer b;
        try {
            b = cs.newEncoder().encode(CharBuffer.wrap(text));
        } catch (CharacterCodingException e) {
            boolean common = cs == StandardCharsets.UTF_8 || cs == StandardCharsets.ISO_8859_1;
            throw common ? new UnmappableCharacterException(1) : e; // as the reference tells it
        }
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        return write(path, bytes, options);
    }

    private static Runnable closing(java.io.Closeable c) {
        return () -> {
            try {
                c.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    public static Stream<String> lines(Path path) throws IOException {
        return lines(path, StandardCharsets.UTF_8);
    }

    public static Stream<String> lines(Path path, Charset cs) throws IOException {
        BufferedReader r = newBufferedReader(path, cs);
        return r.lines().onClose(closing(r));
    }

    // ---- Directories ----

    private static <T> Stream<T> stream(Iterator<T> iterator) {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator,
                Spliterator.DISTINCT), false);
    }

    public static Stream<Path> list(Path dir) throws IOException {
        DirectoryStream<Path> entries = newDirectoryStream(dir);
        Iterator<Path> all;
        try {
            all = entries.iterator();
        } catch (Error | RuntimeException e) {
            try {
                entries.close();
            } catch (IOException f) {
                e.addSuppressed(f);
            }
            throw e;
        }
        return stream(new Iterator<Path>() {
            @Override
            public boolean hasNext() {
                try {
                    return all.hasNext();
                } catch (DirectoryIteratorException e) {
                    throw new UncheckedIOException(e.getCause());
                }
            }

            @Override
            public Path next() {
                try {
                    return all.next();
                } catch (DirectoryIteratorException e) {
                    throw new UncheckedIOException(e.getCause());
                }
            }
        }).onClose(closing(entries));
    }

    private static Stream<FileTree.Event> events(Path start, int maxDepth,
            FileVisitOption[] options) throws IOException {
        FileTree tree = new FileTree(Arrays.asList(options), maxDepth);
        boolean begun = false;
        try {
            Iterator<FileTree.Event> events = tree.from(start);
            begun = true;
            return stream(events).onClose(closing(tree));
        } finally {
            if (!begun) {
                tree.close();
            }
        }
    }

    public static Stream<Path> walk(Path start, FileVisitOption... options)
            throws IOException {
        return walk(start, Integer.MAX_VALUE, options);
    }

    public static Stream<Path> walk(Path start, int maxDepth, FileVisitOption... options)
            throws IOException {
        return events(start, maxDepth, options).map(event -> event.file);
    }

    public static Stream<Path> find(Path start, int maxDepth,
            BiPredicate<Path, BasicFileAttributes> matcher, FileVisitOption... options)
            throws IOException {
        return events(start, maxDepth, options)
                .filter(event -> matcher.test(event.file, event.attributes))
                .map(event -> event.file);
    }

    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor)
            throws IOException {
        return walkFileTree(start, Set.of(), Integer.MAX_VALUE, visitor);
    }

    public static Path walkFileTree(Path start, Set<FileVisitOption> options, int maxDepth,
            FileVisitor<? super Path> visitor) throws IOException {
        try (FileTree tree = new FileTree(options, maxDepth)) {
            for (FileTree.Event e = tree.visit(start); e != null; e = tree.next()) {
                FileVisitResult result = Objects.requireNonNull(tell(visitor, e));
                if (result == FileVisitResult.TERMINATE) {
                    break;
                }
                boolean siblings = result == FileVisitResult.SKIP_SIBLINGS;
                if (e.kind == FileTree.START
                        && (siblings || result == FileVisitResult.SKIP_SUBTREE)) {
                    tree.pop();
                }
                if (siblings && e.kind != FileTree.END) {
                    tree.skipSiblings();
                }
            }
        }
        return start;
    }

    private static FileVisitResult tell(FileVisitor<? super Path> visitor, FileTree.Event e)
            throws IOException {
        return e.kind == FileTree.START ? visitor.preVisitDirectory(e.file, e.attributes)
                : e.kind == FileTree.END ? visitor.postVisitDirectory(e.file, e.failure)
                : e.failure != null ? visitor.visitFileFailed(e.file, e.failure)
                : visitor.visitFile(e.file, e.attributes);
    }
}
