/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import jdk.internal.access.SharedSecrets;
import sun.nio.ch.FileChannelImpl;

/**
 * A directory that is open. Its descriptor stays while a thread uses it, so that its number is no
 * other file's meanwhile: of close() and the threads inside, the last one closes it.
 */
final class UnixFolder implements SecureDirectoryStream<Path> {
    private static final int NO_DIRECTORY = 20;
    private static final int LINKED = 40;
    private static final String[] NO_NAMES = {};

    private final Path dir;
    private final DirectoryStream.Filter<? super Path> filter;
    private final FileDescriptor fd;
    private int users;
    private boolean closed;
    private boolean taken;

    private UnixFolder(Path dir, DirectoryStream.Filter<? super Path> filter, FileDescriptor fd) {
        this.dir = dir;
        this.filter = filter;
        this.fd = fd;
    }

    static UnixFolder open(UnixPath dir, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        return new UnixFolder(dir, filter, openDirectory(null, dir, dir.bytes(), true));
    }

    private static FileDescriptor openDirectory(FileDescriptor folder, UnixPath path, String bytes,
            boolean follow) throws IOException {
        int[] error = new int[1];
        FileDescriptor opened = FileChannelImpl.openFile(folder, bytes, FileChannelImpl.O_DIRECTORY
                | (follow ? 0 : FileChannelImpl.O_NOFOLLOW), 0, false, error);
        if (error[0] == NO_DIRECTORY) {
            if (follow || !isLink(folder, path)) {
                throw new NotDirectoryException(path.toString());
            }
            error[0] = LINKED;
        }
        UnixFiles.check(error[0], path, null);
        return opened;
    }

    private static boolean isLink(FileDescriptor folder, UnixPath path) {
        try {
            return UnixFiles.readIn(folder, path, false).isSymbolicLink();
        } catch (IOException e) {
            return false;
        }
    }

    private static void close(FileDescriptor descriptor) {
        try {
            SharedSecrets.getDescriptorAccess().close(descriptor);
        } catch (IOException e) {
            return; // nothing was written that could be lost
        }
    }

    // ---- Being open ----

    /** What is done with an open file. */
    private interface Use<T> {
        T with(FileDescriptor file) throws IOException;
    }

    private <T> T use(Use<T> use) throws IOException {
        enter();
        try {
            return use.with(fd);
        } finally {
            leave();
        }
    }

    private synchronized void enter() {
        if (closed) {
            throw new ClosedDirectoryStreamException();
        }
        users++;
    }

    private synchronized void leave() {
        users--;
        closeUnused();
    }

    private void closeUnused() {
        if (closed && users == 0) {
            close(fd);
        }
    }

    private synchronized boolean isClosed() {
        return closed;
    }

    @Override
    public synchronized void close() {
        closed = true;
        closeUnused();
    }

    // ---- Entries ----

    @Override
    public synchronized Iterator<Path> iterator() {
        if (closed) {
            throw new IllegalStateException("Directory stream is closed");
        }
        if (taken) {
            throw new IllegalStateException("Iterator already obtained");
        }
        taken = true;
        return new Entries();
    }

    /** Read when the first one is asked for. After the end of the stream the next one is left. */
    private final class Entries implements Iterator<Path> {
        private String[] names; // null: not read yet
        private int position;
        private Path next;

        private String[] read() throws IOException {
            int[] error = new int[1];
            String[] found = use(file -> UnixFiles.namesIn(file, error));
            UnixFiles.check(error[0], dir, null);
            return found;
        }

        private boolean hasName() throws IOException {
            if (isClosed()) {
                return false;
            }
            if (names == null) {
                try {
                    names = read();
                } catch (ClosedDirectoryStreamException e) {
                    names = NO_NAMES;
                }
            }
            return position < names.length;
        }

        @Override
        public synchronized boolean hasNext() {
            try {
                while (next == null && hasName()) {
                    Path p = dir.resolve(UnixPath.ofBytes(names[position++]));
                    next = filter.accept(p) ? p : null;
                }
            } catch (IOException e) {
                throw new DirectoryIteratorException(e);
            }
            return next != null;
        }

        @Override
        public synchronized Path next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Path p = next;
            next = null;
            return p;
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    // ---- What is below ----

    @Override
    public SecureDirectoryStream<Path> newDirectoryStream(Path path, LinkOption... options)
            throws IOException {
        UnixPath below = UnixPath.check(path);
        boolean follow = Files.follows(options);
        return new UnixFolder(dir.resolve(below), entry -> true,
                use(file -> openDirectory(file, below, below.exactBytes(), follow)));
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
            FileAttribute<?>... attrs) throws IOException {
        UnixPath below = UnixPath.check(path);
        int mode = UnixProvider.fileMode(attrs);
        return use(file -> UnixProvider.open(file, below, below.exactBytes(), options, mode));
    }

    private void remove(Path path, boolean directory) throws IOException {
        UnixPath below = UnixPath.check(path);
        use(file -> {
            UnixFiles.removeIn(file, below, directory);
            return null;
        });
    }

    @Override
    public void deleteFile(Path path) throws IOException {
        remove(path, false);
    }

    @Override
    public void deleteDirectory(Path path) throws IOException {
        remove(path, true);
    }

    @Override
    public void move(Path source, SecureDirectoryStream<Path> targetFolder, Path target)
            throws IOException {
        UnixPath from = UnixPath.check(source);
        UnixPath to = UnixPath.check(target);
        if (!(Objects.requireNonNull(targetFolder) instanceof UnixFolder)) {
            throw new ProviderMismatchException();
        }
        use(file -> ((UnixFolder) targetFolder).use(targetFile -> {
            UnixFiles.renameIn(file, from, targetFile, to);
            return null;
        }));
    }

    // ---- Attributes ----

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(Class<V> type) {
        return view(null, type, false);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
            LinkOption... options) {
        UnixPath below = UnixPath.check(path);
        return view(below, type, Files.follows(options));
    }

    @SuppressWarnings("unchecked")
    private <V extends FileAttributeView> V view(UnixPath path, Class<V> type, boolean follow) {
        if (Objects.requireNonNull(type) == BasicFileAttributeView.class) {
            return (V) new View(path, follow);
        }
        return type == PosixFileAttributeView.class || type == FileOwnerAttributeView.class
                ? (V) new PosixView(path, follow) : null;
    }

    /** Answers 0 or the number of an error. */
    private interface Change {
        int of(FileDescriptor file) throws IOException;
    }

    /** The basic view of what a path leads to, or without one of the directory itself. */
    private class View implements BasicFileAttributeView {
        private final UnixPath path;
        private final boolean follow;

        View(UnixPath path, boolean follow) {
            this.path = path;
            this.follow = follow;
        }

        @Override
        public String name() {
            return "basic";
        }

        final UnixFiles.Attributes read() throws IOException {
            return use(file -> UnixFiles.readIn(file, path, follow));
        }

        /* Changes go to what was opened, so that no link can take its place before they do. */
        final void change(Change change) throws IOException {
            use(file -> {
                if (path == null) {
                    UnixFiles.check(change.of(file), null, null);
                    return null;
                }
                FileDescriptor opened = open(file);
                try {
                    UnixFiles.check(change.of(opened), path, null);
                } finally {
                    close(opened);
                }
                return null;
            });
        }

        private FileDescriptor open(FileDescriptor folder) throws IOException {
            int[] error = new int[1];
            FileDescriptor opened = FileChannelImpl.openFile(folder, path.exactBytes(),
                    FileChannelImpl.O_NONBLOCK | (follow ? 0 : FileChannelImpl.O_NOFOLLOW), 0,
                    false, error);
            UnixFiles.check(error[0], path, null);
            return opened;
        }

        @Override
        public BasicFileAttributes readAttributes() throws IOException {
            return read();
        }

        @Override
        public void setTimes(FileTime modified, FileTime accessed, FileTime created)
                throws IOException {
            change(file -> UnixFiles.setTimesOf(file, modified, accessed));
        }
    }

    /** The others in one. */
    private final class PosixView extends View implements PosixFileAttributeView {
        PosixView(UnixPath path, boolean follow) {
            super(path, follow);
        }

        @Override
        public String name() {
            return "posix";
        }

        @Override
        public PosixFileAttributes readAttributes() throws IOException {
            return new UnixFiles.PosixAttributes(read());
        }

        @Override
        public UserPrincipal getOwner() throws IOException {
            return read().owner();
        }

        @Override
        public void setOwner(UserPrincipal owner) throws IOException {
            int user = UnixFiles.userId(owner);
            change(file -> UnixFiles.setOwnerOf(file, user, -1));
        }

        @Override
        public void setGroup(GroupPrincipal group) throws IOException {
            int number = UnixFiles.numberOf(group);
            change(file -> UnixFiles.setOwnerOf(file, -1, number));
        }

        @Override
        public void setPermissions(Set<PosixFilePermission> perms) throws IOException {
            change(file -> UnixFiles.setModeOf(file, UnixFiles.mode(perms)));
        }
    }
}
