/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import sun.nio.ch.FileChannelImpl;

/** Operations on files, built on those of java.io. */
public final class Files {
    private static final int CHUNK = 8192;

    private Files() {
    }

    private static File file(Path p) {
        String s = p.toString();
        return new File(s.isEmpty() ? "." : s);
    }

    private static IOException failure(Path p, String reason) {
        File f = file(p);
        if (!f.exists() && !isSymbolicLink(p)) {
            return new NoSuchFileException(p.toString());
        }
        return f.canRead() && f.canWrite() ? new FileSystemException(p.toString(), null, reason)
                : new AccessDeniedException(p.toString());
    }

    private static boolean has(Object[] options, Object wanted) {
        for (Object o : options) {
            if (o == wanted) {
                return true;
            }
            if (o == null) {
                throw new NullPointerException();
            }
        }
        return false;
    }

    private static void checkAttributes(FileAttribute<?>[] attrs) {
        for (FileAttribute<?> a : attrs) {
            if (!a.name().equals("posix:permissions")) {
                throw new UnsupportedOperationException("'" + a.name()
                        + "' not supported as initial attribute");
            }
        }
    }

    /** Gives a new file the permissions asked for. */
    @SuppressWarnings("unchecked")
    private static Path initialize(Path path, FileAttribute<?>[] attrs) throws IOException {
        for (FileAttribute<?> a : attrs) {
            UnixFiles.setMode(path, (Set<PosixFilePermission>) a.value());
        }
        return path;
    }

    public static InputStream newInputStream(Path path, OpenOption... options)
            throws IOException {
        for (OpenOption o : options) {
            if (o == StandardOpenOption.APPEND || o == StandardOpenOption.WRITE) {
                throw new UnsupportedOperationException("'" + o + "' not allowed");
            }
        }
        File f = file(path);
        if (f.isDirectory()) {
            return new InputStream() {
                @Override
                public int read() throws IOException {
                    throw new IOException("Is a directory");
                }
            };
        }
        try {
            return new FileInputStream(f);
        } catch (FileNotFoundException e) {
            throw failure(path, e.getMessage());
        }
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options)
            throws IOException {
        boolean standard = options.length == 0;
        if (has(options, StandardOpenOption.READ)) {
            throw new IllegalArgumentException("READ not allowed");
        }
        boolean append = has(options, StandardOpenOption.APPEND);
        boolean truncate = standard || has(options, StandardOpenOption.TRUNCATE_EXISTING);
        if (append && truncate) {
            throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
        }
        File f = file(path);
        if (has(options, StandardOpenOption.CREATE_NEW)) {
            try {
                if (!f.createNewFile()) {
                    throw new FileAlreadyExistsException(path.toString());
                }
            } catch (FileAlreadyExistsException e) {
                throw e;
            } catch (IOException e) {
                throw parentFailure(path, e);
            }
        } else if (!standard && !has(options, StandardOpenOption.CREATE) && !f.exists()) {
            throw new NoSuchFileException(path.toString());
        }
        if (f.isDirectory()) {
            throw new FileSystemException(path.toString(), null, "Is a directory");
        }
        try {
            if (append || truncate) {
                return new FileOutputStream(f, append);
            }
            return Channels.newOutputStream(new RandomAccessFile(f, "rw").getChannel());
        } catch (FileNotFoundException e) {
            throw parentFailure(path, e);
        }
    }

    public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException {
        Objects.requireNonNull(path);
        checkAttributes(attrs);
        boolean read = false;
        boolean write = false;
        boolean append = false;
        boolean truncate = false;
        boolean delete = false;
        int flags = 0;
        for (OpenOption o : options) {
            if (o == null) {
                throw new NullPointerException();
            } else if (o == StandardOpenOption.READ) {
                read = true;
            } else if (o == StandardOpenOption.WRITE) {
                write = true;
            } else if (o == StandardOpenOption.APPEND) {
                append = true;
            } else if (o == StandardOpenOption.TRUNCATE_EXISTING) {
                truncate = true;
            } else if (o == StandardOpenOption.CREATE) {
                flags |= FileChannelImpl.O_CREAT;
            } else if (o == StandardOpenOption.CREATE_NEW) {
                flags |= FileChannelImpl.O_CREAT | FileChannelImpl.O_EXCL;
            } else if (o == StandardOpenOption.DELETE_ON_CLOSE) {
                delete = true;
            } else if (o == StandardOpenOption.SYNC) {
                flags |= FileChannelImpl.O_SYNC;
            } else if (o == StandardOpenOption.DSYNC) {
                flags |= FileChannelImpl.O_DSYNC;
            } else if (o == LinkOption.NOFOLLOW_LINKS) {
                flags |= FileChannelImpl.O_NOFOLLOW;
            } else if (o != StandardOpenOption.SPARSE) {
                throw new UnsupportedOperationException(o + " not supported");
            }
        }
        if (read && append) {
            throw new IllegalArgumentException("READ + APPEND not allowed");
        }
        if (append && truncate) {
            throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
        }
        if (!write && !append) {
            flags &= ~(FileChannelImpl.O_CREAT | FileChannelImpl.O_EXCL);
            truncate = false;
        } else {
            flags |= read ? FileChannelImpl.O_RDWR : FileChannelImpl.O_WRONLY;
            if (append) {
                flags |= FileChannelImpl.O_APPEND;
            }
            if (truncate) {
                flags |= FileChannelImpl.O_TRUNC;
            }
        }
        int[] error = new int[1];
        SeekableByteChannel channel = FileChannelImpl.open(file(path).getPath(), flags,
                initialMode(attrs), delete, error);
        if (error[0] == 40 && (flags & FileChannelImpl.O_NOFOLLOW) != 0) {
            throw new IOException(UnixFiles.errorText(error[0]) + " (NOFOLLOW_LINKS specified)");
        }
        UnixFiles.check(error[0], path, null);
        return channel;
    }

    @SuppressWarnings("unchecked")
    private static int initialMode(FileAttribute<?>[] attrs) {
        int mode = 0666;
        for (FileAttribute<?> a : attrs) {
            mode = UnixFiles.mode((Set<PosixFilePermission>) a.value());
        }
        return mode;
    }

    public static SeekableByteChannel newByteChannel(Path path, OpenOption... options) throws IOException {
        Set<OpenOption> set = new HashSet<>();
        for (OpenOption option : options) {
            set.add(option);
        }
        return newByteChannel(path, set);
    }

    private static IOException parentFailure(Path path, IOException e) {
        Path parent = path.toAbsolutePath().getParent();
        if (parent != null && !exists(parent)) {
            return new NoSuchFileException(path.toString());
        }
        return parent != null && !isDirectory(parent)
                ? new FileSystemException(path.toString(), null, "Not a directory")
                : new AccessDeniedException(path.toString());
    }

    /** The entries of a directory, read when opened. */
    private static final class Listing implements DirectoryStream<Path> {
        private final Iterator<Path> entries;
        private boolean closed;
        private boolean taken;

        Listing(Path dir, DirectoryStream.Filter<? super Path> filter) throws IOException {
            File f = file(dir);
            String[] names = f.list();
            if (names == null) {
                if (f.exists() && !f.isDirectory()) {
                    throw new NotDirectoryException(dir.toString());
                }
                throw f.exists() ? new AccessDeniedException(dir.toString())
                        : new NoSuchFileException(dir.toString());
            }
            ArrayList<Path> list = new ArrayList<>();
            for (String n : names) {
                Path p = dir.resolve(n);
                try {
                    if (filter == null || filter.accept(p)) {
                        list.add(p);
                    }
                } catch (IOException e) {
                    throw new DirectoryIteratorException(e);
                }
            }
            entries = list.iterator();
        }

        @Override
        public Iterator<Path> iterator() {
            if (closed) {
                throw new IllegalStateException("Directory stream is closed");
            }
            if (taken) {
                throw new IllegalStateException("Iterator already obtained");
            }
            taken = true;
            return new Iterator<Path>() {
                @Override
                public boolean hasNext() {
                    return !closed && entries.hasNext();
                }

                @Override
                public Path next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return entries.next();
                }
            };
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
        return new Listing(dir, null);
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir, String glob)
            throws IOException {
        if (glob.equals("*")) {
            return new Listing(dir, null);
        }
        PathMatcher m = dir.getFileSystem().getPathMatcher("glob:" + glob);
        return new Listing(dir, entry -> m.matches(entry.getFileName()));
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir,
            DirectoryStream.Filter<? super Path> filter) throws IOException {
        return new Listing(dir, Objects.requireNonNull(filter));
    }

    public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
        checkAttributes(attrs);
        newOutputStream(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE).close();
        return initialize(path, attrs);
    }

    public static Path createDirectory(Path dir, FileAttribute<?>... attrs)
            throws IOException {
        checkAttributes(attrs);
        File f = file(dir);
        if (!f.mkdir()) {
            if (f.exists()) {
                throw new FileAlreadyExistsException(dir.toString());
            }
            throw parentFailure(dir, null);
        }
        return initialize(dir, attrs);
    }

    public static Path createDirectories(Path dir, FileAttribute<?>... attrs)
            throws IOException {
        checkAttributes(attrs);
        if (isDirectory(dir)) {
            return dir;
        }
        if (exists(dir)) {
            throw new FileAlreadyExistsException(dir.toString());
        }
        Path parent = dir.toAbsolutePath().getParent();
        if (parent != null && !isDirectory(parent)) {
            createDirectories(parent);
        }
        try {
            createDirectory(dir);
        } catch (FileAlreadyExistsException e) {
            if (!isDirectory(dir)) {
                throw e;
            }
        }
        return dir;
    }

    private static Path temporary(Path dir, String prefix, String suffix, boolean directory,
            FileAttribute<?>[] attrs) throws IOException {
        if (dir == null) {
            dir = Path.of(System.getProperty("java.io.tmpdir", "/tmp"));
        }
        String head = prefix == null ? "" : prefix;
        String tail = suffix == null ? directory ? "" : ".tmp" : suffix;
        Random random = new Random(System.nanoTime() ^ System.identityHashCode(new Object()));
        for (;;) {
            Path name = Path.of(head + Long.toUnsignedString(random.nextLong()) + tail);
            if (name.getParent() != null) {
                throw new IllegalArgumentException("Invalid prefix or suffix");
            }
            try {
                Path p = dir.resolve(name);
                return initialize(directory ? createDirectory(p) : createFile(p),
                        attrs.length > 0 ? attrs : new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions
                                    .fromString(directory ? "rwx------" : "rw-------"))});
            } catch (FileAlreadyExistsException e) {
                continue;
            }
        }
    }

    public static Path createTempFile(Path dir, String prefix, String suffix,
            FileAttribute<?>... attrs) throws IOException {
        checkAttributes(attrs);
        return temporary(Objects.requireNonNull(dir), prefix, suffix, false, attrs);
    }

    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attrs)
            throws IOException {
        checkAttributes(attrs);
        return temporary(null, prefix, suffix, false, attrs);
    }

    public static Path createTempDirectory(Path dir, String prefix, FileAttribute<?>... attrs)
            throws IOException {
        checkAttributes(attrs);
        return temporary(Objects.requireNonNull(dir), prefix, null, true, attrs);
    }

    public static Path createTempDirectory(String prefix, FileAttribute<?>... attrs)
            throws IOException {
        checkAttributes(attrs);
        return temporary(null, prefix, null, true, attrs);
    }

    public static void delete(Path path) throws IOException {
        File f = file(path);
        if (!f.delete()) {
            if (!f.exists() && !isSymbolicLink(path)) {
                throw new NoSuchFileException(path.toString());
            }
            String[] names = f.isDirectory() ? f.list() : null;
            if (names != null && names.length > 0) {
                throw new DirectoryNotEmptyException(path.toString());
            }
            throw new AccessDeniedException(path.toString());
        }
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        try {
            delete(path);
            return true;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private static void prepareTarget(Path target, CopyOption[] options) throws IOException {
        if (has(options, StandardCopyOption.REPLACE_EXISTING)) {
            deleteIfExists(target);
        } else if (exists(target) || isSymbolicLink(target)) {
            throw new FileAlreadyExistsException(target.toString());
        }
    }

    public static Path copy(Path source, Path target, CopyOption... options)
            throws IOException {
        if (has(options, LinkOption.NOFOLLOW_LINKS) && isSymbolicLink(source)) {
            prepareTarget(target, options);
            return createSymbolicLink(target, readSymbolicLink(source));
        }
        if (!exists(source)) {
            throw new NoSuchFileException(source.toString());
        }
        if (exists(target) && isSameFile(source, target)) {
            return target;
        }
        prepareTarget(target, options);
        if (isDirectory(source)) {
            createDirectory(target);
        } else {
            try (InputStream in = newInputStream(source);
                    OutputStream out = newOutputStream(target, StandardOpenOption.CREATE_NEW,
                            StandardOpenOption.WRITE)) {
                in.transferTo(out);
            }
        }
        UnixFiles.Attributes a = UnixFiles.read(source, true);
        UnixFiles.setMode(target, a.permissions());
        if (has(options, StandardCopyOption.COPY_ATTRIBUTES)) {
            UnixFiles.setTimes(target, a.lastModifiedTime(), a.lastAccessTime());
        }
        return target;
    }

    public static Path move(Path source, Path target, CopyOption... options)
            throws IOException {
        if (!exists(source) && !isSymbolicLink(source)) {
            throw new NoSuchFileException(source.toString());
        }
        boolean atomic = has(options, StandardCopyOption.ATOMIC_MOVE);
        if (!atomic) {
            if (exists(target) && isSameFile(source, target)) {
                return target;
            }
            prepareTarget(target, options);
        }
        if (!file(source).renameTo(file(target))) {
            if (atomic) {
                throw new AtomicMoveNotSupportedException(source.toString(), target.toString(),
                        "rename failed");
            }
            if (isDirectory(source) && file(source).list().length > 0) {
                throw new DirectoryNotEmptyException(source.toString());
            }
            copy(source, target, StandardCopyOption.COPY_ATTRIBUTES);
            delete(source);
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
        prepareTarget(target, options);
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
        return a.equals(b) || UnixFiles.read(a, true).fileKey()
                .equals(UnixFiles.read(b, true).fileKey());
    }

    public static long mismatch(Path a, Path b) throws IOException {
        byte[] x = readAllBytes(a);
        byte[] y = readAllBytes(b);
        return Arrays.mismatch(x, y);
    }

    public static boolean isHidden(Path path) throws IOException {
        Path name = path.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    public static boolean exists(Path path, LinkOption... options) {
        return file(path).exists() || options.length > 0 && isSymbolicLink(path);
    }

    public static boolean notExists(Path path, LinkOption... options) {
        return !exists(path, options);
    }

    public static boolean isDirectory(Path path, LinkOption... options) {
        return file(path).isDirectory() && !(options.length > 0 && isSymbolicLink(path));
    }

    public static boolean isRegularFile(Path path, LinkOption... options) {
        return file(path).isFile() && !(options.length > 0 && isSymbolicLink(path));
    }

    public static boolean isSymbolicLink(Path path) {
        return UnixFiles.isLink(path);
    }

    public static boolean isReadable(Path path) {
        return file(path).canRead();
    }

    public static boolean isWritable(Path path) {
        return file(path).canWrite();
    }

    public static boolean isExecutable(Path path) {
        return file(path).canExecute();
    }

    public static long size(Path path) throws IOException {
        return UnixFiles.read(path, true).size();
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options)
            throws IOException {
        return UnixFiles.read(path, options.length == 0).lastModifiedTime();
    }

    public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
        UnixFiles.setTimes(path, Objects.requireNonNull(time), null);
        return path;
    }

    public static String probeContentType(Path path) throws IOException {
        return java.net.URLConnection.guessContentTypeFromName(path.toString());
    }

    @SuppressWarnings("unchecked")
    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type,
            LinkOption... options) throws IOException {
        if (!UnixFiles.isView(Objects.requireNonNull(type))) {
            throw new UnsupportedOperationException();
        }
        return (A) attributes(path, options.length == 0);
    }

    private static BasicFileAttributes attributes(Path path, boolean follow)
            throws IOException {
        return UnixFiles.read(path, follow);
    }

    public static Map<String, Object> readAttributes(Path path, String attributes,
            LinkOption... options) throws IOException {
        return UnixFiles.named(path, attributes, options.length == 0);
    }

    public static Object getAttribute(Path path, String attribute, LinkOption... options)
            throws IOException {
        if (attribute.indexOf('*') >= 0 || attribute.indexOf(',') >= 0) {
            throw new IllegalArgumentException(attribute);
        }
        return UnixFiles.named(path, attribute, options.length == 0)
                .get(attribute.substring(attribute.indexOf(':') + 1));
    }

    public static Path setAttribute(Path path, String attribute, Object value,
            LinkOption... options) throws IOException {
        UnixFiles.set(path, attribute, value, options.length == 0);
        return path;
    }

    @SuppressWarnings("unchecked")
    public static <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        String name = type == BasicFileAttributeView.class ? "basic"
                : type == FileOwnerAttributeView.class ? "owner"
                : type == PosixFileAttributeView.class ? "posix" : null;
        return name == null ? null : (V) new UnixFiles.View(path, options.length == 0, name);
    }

    public static Set<PosixFilePermission> getPosixFilePermissions(Path path,
            LinkOption... options) throws IOException {
        return UnixFiles.read(path, options.length == 0).permissions();
    }

    public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> perms)
            throws IOException {
        UnixFiles.setMode(path, perms);
        return path;
    }

    public static UserPrincipal getOwner(Path path, LinkOption... options) throws IOException {
        return UnixFiles.read(path, options.length == 0).owner();
    }

    public static Path setOwner(Path path, UserPrincipal owner) throws IOException {
        UnixFiles.setOwner(path, true, Objects.requireNonNull(owner), null);
        return path;
    }

    public static Path createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs)
            throws IOException {
        for (FileAttribute<?> a : attrs) {
            throw new UnsupportedOperationException("Initial file attributes"
                    + " not supported when creating symbolic link");
        }
        UnixFiles.link(link, target, true);
        return link;
    }

    public static Path createLink(Path link, Path existing) throws IOException {
        UnixFiles.link(link, existing, false);
        return link;
    }

    public static Path readSymbolicLink(Path link) throws IOException {
        return UnixFiles.readLink(link);
    }

    public static FileStore getFileStore(Path path) throws IOException {
        return new UnixFiles.Store(path);
    }

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    public static BufferedReader newBufferedReader(Path path, Charset cs) throws IOException {
        return new BufferedReader(new InputStreamReader(newInputStream(path), cs.newDecoder()));
    }

    public static BufferedWriter newBufferedWriter(Path path, OpenOption... options)
            throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    public static BufferedWriter newBufferedWriter(Path path, Charset cs,
            OpenOption... options) throws IOException {
        return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options),
                cs.newEncoder()));
    }

    public static byte[] readAllBytes(Path path) throws IOException {
        try (InputStream in = newInputStream(path)) {
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
        ByteBuffer b = cs.newEncoder().encode(CharBuffer.wrap(text));
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        return write(path, bytes, options);
    }

    public static Stream<Path> list(Path dir) throws IOException {
        ArrayList<Path> all = new ArrayList<>();
        for (Path p : newDirectoryStream(dir)) {
            all.add(p);
        }
        return all.stream();
    }

    public static Stream<String> lines(Path path) throws IOException {
        return lines(path, StandardCharsets.UTF_8);
    }

    public static Stream<String> lines(Path path, Charset cs) throws IOException {
        BufferedReader r = newBufferedReader(path, cs);
        return r.lines().onClose(() -> {
            try {
                r.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    public static Stream<Path> walk(Path start, FileVisitOption... options)
            throws IOException {
        return walk(start, Integer.MAX_VALUE, options);
    }

    public static Stream<Path> walk(Path start, int maxDepth, FileVisitOption... options)
            throws IOException {
        if (maxDepth < 0) {
            throw new IllegalArgumentException("'maxDepth' is negative");
        }
        boolean follow = has(options, FileVisitOption.FOLLOW_LINKS);
        attributes(start, false);
        Walk walk = new Walk(start, maxDepth, follow);
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk,
                Spliterator.DISTINCT), false);
    }

    public static Stream<Path> find(Path start, int maxDepth,
            BiPredicate<Path, BasicFileAttributes> matcher, FileVisitOption... options)
            throws IOException {
        boolean follow = has(options, FileVisitOption.FOLLOW_LINKS);
        return walk(start, maxDepth, options).filter(p -> {
            try {
                return matcher.test(p, attributes(p, follow));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Goes through a tree of files in preorder. */
    private static final class Walk implements Iterator<Path> {
        private final int maxDepth;
        private final boolean follow;
        private final ArrayDeque<Iterator<Path>> stack = new ArrayDeque<>();
        private Path pending;

        Walk(Path start, int maxDepth, boolean follow) {
            this.maxDepth = maxDepth;
            this.follow = follow;
            ArrayList<Path> first = new ArrayList<>();
            first.add(start);
            stack.push(first.iterator());
        }

        @Override
        public boolean hasNext() {
            if (pending != null && stack.size() <= maxDepth && isDirectory(pending)
                    && (follow || stack.size() == 1 || !isSymbolicLink(pending))) {
                try {
                    stack.push(newDirectoryStream(pending).iterator());
                } catch (IOException e) {
                    pending = null;
                    throw new UncheckedIOException(e);
                }
            }
            pending = null;
            while (!stack.isEmpty() && !stack.peek().hasNext()) {
                stack.pop();
            }
            return !stack.isEmpty();
        }

        @Override
        public Path next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            pending = stack.peek().next();
            return pending;
        }
    }

    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor)
            throws IOException {
        return walkFileTree(start, Set.of(), Integer.MAX_VALUE, visitor);
    }

    public static Path walkFileTree(Path start, Set<FileVisitOption> options, int maxDepth,
            FileVisitor<? super Path> visitor) throws IOException {
        if (maxDepth < 0) {
            throw new IllegalArgumentException("'maxDepth' is negative");
        }
        visit(start, options.contains(FileVisitOption.FOLLOW_LINKS), maxDepth, visitor,
                new ArrayList<>());
        return start;
    }

    private static FileVisitResult visit(Path p, boolean follow, int depth,
            FileVisitor<? super Path> visitor, ArrayList<Path> above) throws IOException {
        BasicFileAttributes attrs;
        try {
            try {
                attrs = attributes(p, follow);
            } catch (NoSuchFileException e) {
                attrs = attributes(p, false);
            }
        } catch (IOException e) {
            return Objects.requireNonNull(visitor.visitFileFailed(p, e));
        }
        if (depth == 0 || !attrs.isDirectory()) {
            return Objects.requireNonNull(visitor.visitFile(p, attrs));
        }
        Path real = follow ? p.toRealPath() : null;
        if (follow && above.contains(real)) {
            return Objects.requireNonNull(visitor.visitFileFailed(p,
                    new FileSystemLoopException(p.toString())));
        }
        DirectoryStream<Path> entries;
        try {
            entries = newDirectoryStream(p);
        } catch (IOException e) {
            return Objects.requireNonNull(visitor.visitFileFailed(p, e));
        }
        FileVisitResult r = Objects.requireNonNull(visitor.preVisitDirectory(p, attrs));
        if (r == FileVisitResult.SKIP_SUBTREE) {
            return FileVisitResult.CONTINUE;
        }
        if (r != FileVisitResult.CONTINUE) {
            return r;
        }
        above.add(real);
        for (Path child : entries) {
            r = visit(child, follow, depth - 1, visitor, above);
            if (r == FileVisitResult.TERMINATE) {
                return r;
            }
            if (r == FileVisitResult.SKIP_SIBLINGS) {
                break;
            }
        }
        above.remove(above.size() - 1);
        r = Objects.requireNonNull(visitor.postVisitDirectory(p, null));
        return r == FileVisitResult.SKIP_SUBTREE ? FileVisitResult.CONTINUE : r;
    }
}
