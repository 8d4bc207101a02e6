/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.DosFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import sun.nio.ch.FileChannelImpl;
import sun.nio.ch.PooledFileChannel;

/** The machine's files, by what java.io and the operating system offer. */
final class UnixProvider extends FileSystemProvider {
    static final FileSystemProvider INSTANCE = new UnixProvider();

    private UnixProvider() {
    }

    @Override
    public String getScheme() {
        return "file";
    }

    private static void refuse(boolean bad, String text) {
        if (bad) {
            throw new IllegalArgumentException(text);
        }
    }

    private static void checkRoot(URI uri) {
        refuse(!"file".equalsIgnoreCase(uri.getScheme()), "URI does not match this provider");
        refuse(uri.getRawAuthority() != null, "Authority component present");
        refuse(uri.getPath() == null, "Path component is undefined");
        refuse(!uri.getPath().equals("/"), "Path component should be '/'");
        refuse(uri.getRawQuery() != null && !uri.getRawQuery().isEmpty(),
                "Query component present");
        refuse(uri.getRawFragment() != null && !uri.getRawFragment().isEmpty(),
                "Fragment component present");
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
        checkRoot(uri);
        throw new FileSystemAlreadyExistsException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        checkRoot(uri);
        return UnixPath.SYSTEM;
    }

    @Override
    public Path getPath(URI uri) {
        String path = new File(uri).getPath();
        refuse(path.indexOf('\0') >= 0, "Nul character not allowed");
        String raw = uri.getRawPath();
        StringBuilder bytes = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c >= 0x80) {
                return UnixPath.of(path);
            } else if (c == '%') {
                bytes.append((char) Integer.parseInt(raw, i + 1, i + 3, 16));
                i += 2;
            } else {
                bytes.append(c);
            }
        }
        return UnixPath.ofBytes(bytes.toString());
    }

    private static File file(Path p) {
        String s = p.toString();
        return new File(s.isEmpty() ? "." : s);
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

    /**
     * What a new file is to have of permissions, of which the process's mask takes some; the usual
     * ones if none are asked for.
     */
    @SuppressWarnings("unchecked")
    private static int initialMode(FileAttribute<?>[] attrs, int usual) {
        int mode = usual;
        for (FileAttribute<?> a : attrs) {
            if (!a.name().equals("posix:permissions")) {
                throw new UnsupportedOperationException("'" + a.name()
                        + "' not supported as initial attribute");
            }
            mode = UnixFiles.mode((Set<PosixFilePermission>) a.value());
        }
        return mode;
    }

    // ---- Opening ----

    @Override
    public InputStream newInputStream(Path path, OpenOption... options)
            throws IOException {
        UnixPath.check(path);
        for (OpenOption o : options) {
            if (o == StandardOpenOption.APPEND || o == StandardOpenOption.WRITE) {
                throw new UnsupportedOperationException("'" + o + "' not allowed");
            }
        }
        Set<OpenOption> all = new HashSet<>(Arrays.asList(options));
        all.add(StandardOpenOption.READ);
        return Channels.newInputStream(openForStream(path, all));
    }

    @Override
    public OutputStream newOutputStream(Path path, OpenOption... options)
            throws IOException {
        UnixPath.check(path);
        boolean standard = options.length == 0;
        if (has(options, StandardOpenOption.READ)) {
            throw new IllegalArgumentException("READ not allowed");
        }
        boolean append = has(options, StandardOpenOption.APPEND);
        boolean truncate = standard || has(options, StandardOpenOption.TRUNCATE_EXISTING);
        if (append && truncate) {
            throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
        }
        Set<OpenOption> all = new HashSet<>(Arrays.asList(options));
        all.add(StandardOpenOption.WRITE);
        if (standard) {
            all.add(StandardOpenOption.CREATE);
            all.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        return Channels.newOutputStream(openForStream(path, all));
    }

    /** Streams open as channels do; an interrupt, which closes a channel, leaves them alone. */
    private FileChannel openForStream(Path path, Set<OpenOption> options) throws IOException {
        return ((FileChannelImpl) newFileChannel(path, options)).withoutInterrupts();
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException {
        return newFileChannel(path, options, attrs);
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException {
        UnixPath checked = UnixPath.check(path);
        return open(null, checked, checked.bytes(), options, fileMode(attrs));
    }

    /** What a new file of a channel is to have of permissions. */
    static int fileMode(FileAttribute<?>[] attrs) {
        return initialMode(attrs, 0666);
    }

    /** Opens a path that begins in the folder, or where that is null in the working directory. */
    static FileChannel open(FileDescriptor folder, Path path, String bytes,
            Set<? extends OpenOption> options, int mode) throws IOException {
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
                flags |= FileChannelImpl.O_NOFOLLOW;
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
        FileChannel channel = FileChannelImpl.open(folder, bytes, flags, mode, delete, error);
        if (error[0] == 40 && (flags & FileChannelImpl.O_NOFOLLOW) != 0) {
            throw new IOException(UnixFiles.errorText(error[0]) + " (NOFOLLOW_LINKS specified)");
        }
        UnixFiles.check(error[0], path, null);
        return channel;
    }

    @Override
    public AsynchronousFileChannel newAsynchronousFileChannel(Path path,
            Set<? extends OpenOption> options, ExecutorService executor,
            FileAttribute<?>... attrs) throws IOException {
        UnixPath.check(path);
        return new PooledFileChannel(path, options, executor, attrs);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path dir,
            DirectoryStream.Filter<? super Path> filter) throws IOException {
        return UnixFolder.open(UnixPath.check(dir), Objects.requireNonNull(filter));
    }

    // ---- Making, deleting, copying ----

    @Override
    public void createDirectory(Path dir, FileAttribute<?>... attrs)
            throws IOException {
        UnixPath.check(dir);
        UnixFiles.makeDirectory(dir, initialMode(attrs, 0777));
    }

    @Override
    public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs)
            throws IOException {
        UnixPath.check(link);
        UnixPath.check(target);
        initialMode(attrs, 0);
        if (attrs.length > 0) {
            throw new UnsupportedOperationException("Initial file attributes"
                    + " not supported when creating symbolic link");
        }
        UnixFiles.link(link, target, true);
    }

    @Override
    public void createLink(Path link, Path existing) throws IOException {
        UnixPath.check(link);
        UnixPath.check(existing);
        UnixFiles.link(link, existing, false);
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        UnixPath.check(link);
        return UnixFiles.readLink(link);
    }

    @Override
    public void delete(Path path) throws IOException {
        UnixPath.check(path);
        UnixFiles.remove(path, UnixFiles.read(path, false));
    }

    private static void checkOptions(Path source, Path target, boolean moves,
            CopyOption[] options) {
        UnixPath.check(source);
        UnixPath.check(target);
        for (CopyOption o : options) {
            if (o != StandardCopyOption.REPLACE_EXISTING && o != LinkOption.NOFOLLOW_LINKS
                    && o != (moves ? StandardCopyOption.ATOMIC_MOVE
                    : StandardCopyOption.COPY_ATTRIBUTES)) {
                Objects.requireNonNull(o);
                throw new UnsupportedOperationException("Unsupported copy option");
            }
        }
    }

    /** Whether the target is the source already; else makes room for it. */
    private static boolean isThere(UnixFiles.Attributes source, Path target, CopyOption[] options)
            throws IOException {
        UnixFiles.Attributes a = UnixFiles.readOrNull(target, false);
        if (a == null || a.fileKey().equals(source.fileKey())) {
            return a != null;
        }
        if (!has(options, StandardCopyOption.REPLACE_EXISTING)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        UnixFiles.remove(target, a);
        return false;
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options)
            throws IOException {
        checkOptions(source, target, false, options);
        UnixFiles.Attributes a = UnixFiles.read(source, !has(options, LinkOption.NOFOLLOW_LINKS));
        if (isThere(a, target, options)) {
            return;
        }
        boolean whole = has(options, StandardCopyOption.COPY_ATTRIBUTES);
        if (a.isSymbolicLink()) {
            createSymbolicLink(target, readSymbolicLink(source));
        } else if (a.isDirectory()) {
            UnixFiles.makeDirectory(target, a.mode());
        } else {
            copyBytes(source, target, a.mode());
        }
        if (whole) {
            UnixFiles.giveAway(target, a);
        }
        if (whole && !a.isSymbolicLink()) {
            ExtendedAttributes.copy(source, target);
            UnixFiles.setMode(target, true, a.mode()); // giving away takes the bits that set ids
            UnixFiles.setTimes(target, false, a.lastModifiedTime(), a.lastAccessTime());
        }
    }

    /* Into a new file with the mode, less what the process masks. */
    private void copyBytes(Path source, Path target, int mode) throws IOException {
        int[] error = new int[1];
        try (InputStream in = newInputStream(source);
                FileChannel out = FileChannelImpl.open(null, ((UnixPath) target).bytes(),
                        FileChannelImpl.O_WRONLY | FileChannelImpl.O_CREAT
                        | FileChannelImpl.O_EXCL, mode, false, error)) {
            UnixFiles.check(error[0], target, null);
            in.transferTo(Channels.newOutputStream(((FileChannelImpl) out).withoutInterrupts()));
        }
    }

    @Override
    public void move(Path source, Path target, CopyOption... options)
            throws IOException {
        checkOptions(source, target, true, options);
        boolean atomic = has(options, StandardCopyOption.ATOMIC_MOVE);
        if (!atomic && isThere(UnixFiles.read(source, false), target, options)) {
            return;
        }
        int error = UnixFiles.rename(source, target);
        if (error != 18 && (atomic || error != 21)) {
            UnixFiles.check(error, source, target);
            return;
        }
        if (atomic) {
            throw new AtomicMoveNotSupportedException(source.toString(), target.toString(),
                    UnixFiles.errorText(error));
        }
        if (Files.isDirectory(source, LinkOption.NOFOLLOW_LINKS) 
                && UnixFiles.names(((UnixPath) source).bytes()).length > 0) {
            throw new DirectoryNotEmptyException(source.toString());
        }
        copy(source, target, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
        delete(source);
    }

    @Override
    public boolean isSameFile(Path a, Path b) throws IOException {
        UnixPath.check(a);
        if (a.equals(b)) {
            return true;
        }
        return Objects.requireNonNull(b) instanceof UnixPath && UnixFiles.read(a, true).fileKey()
                .equals(UnixFiles.read(b, true).fileKey());
    }

    // ---- Attributes ----

    @Override
    public boolean isHidden(Path path) {
        UnixPath.check(path);
        Path name = path.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        UnixPath.check(path);
        return new UnixFileStore(path);
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        UnixPath.check(path);
        UnixFiles.read(path, true);
        for (AccessMode mode : modes) {
            int bit = Objects.requireNonNull(mode) == AccessMode.READ ? 4
                    : mode == AccessMode.WRITE ? 2 : 1;
            if (UnixFiles.access(((UnixPath) path).bytes(), bit) != 0) {
                throw new AccessDeniedException(path.toString());
            }
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type,
            LinkOption... options) throws IOException {
        UnixPath.check(path);
        boolean follow = Files.follows(options);
        if (type == BasicFileAttributes.class) {
            return (A) UnixFiles.read(path, follow);
        }
        if (type == PosixFileAttributes.class) {
            return (A) new UnixFiles.PosixAttributes(UnixFiles.read(path, follow));
        }
        if (type == DosFileAttributes.class) {
            return (A) ExtendedAttributes.readDos(path, follow);
        }
        Objects.requireNonNull(type);
        throw new UnsupportedOperationException();
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes,
            LinkOption... options) throws IOException {
        UnixPath.check(path);
        return UnixFiles.named(path, attributes, Files.follows(options));
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
            throws IOException {
        UnixPath.check(path);
        UnixFiles.set(path, attribute, value, Files.follows(options));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        UnixPath.check(path);
        boolean follow = Files.follows(options);
        if (type == DosFileAttributeView.class) {
            return (V) ExtendedAttributes.dos(path, follow);
        }
        if (type == UserDefinedFileAttributeView.class) {
            return (V) ExtendedAttributes.user(path, follow);
        }
        String name = type == BasicFileAttributeView.class ? "basic"
                : type == FileOwnerAttributeView.class ? "owner"
                : type == PosixFileAttributeView.class ? "posix" : null;
        if (name == null) {
            Objects.requireNonNull(type);
            return null;
        }
        return (V) (type == BasicFileAttributeView.class
                ? new UnixFiles.BasicView(path, follow, name)
                : new UnixFiles.View(path, follow, name));
    }
}
