/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * Goes through a tree of files in preorder: what comes is a file,
 * the start of a directory or its end.
 */
final class FileTree implements Closeable {
    static final int FILE = 0;
    static final int START = 1;
    static final int END = 2;

    /** A file or directory, with what is known of it or why it is not. */
    static final class Event {
        final int kind;
        final Path file;
        final BasicFileAttributes attributes;
        final IOException failure;

        Event(int kind, Path file, BasicFileAttributes attributes, IOException failure) {
            this.kind = kind;
            this.file = file;
            this.attributes = attributes;
            this.failure = failure;
        }
    }

    private static final class Level {
        final Path dir;
        final Object key;
        final DirectoryStream<Path> stream;
        final Iterator<Path> entries;
        boolean skipped;

        Level(Path dir, Object key, DirectoryStream<Path> stream) {
            this.dir = dir;
            this.key = key;
            this.stream = stream;
            entries = stream.iterator();
        }
    }

    private final boolean follow;
    private final LinkOption[] links;
    private final int maxDepth;
    private final ArrayDeque<Level> above = new ArrayDeque<>();
    private boolean closed;

    FileTree(Iterable<FileVisitOption> options, int maxDepth) {
        boolean follows = false;
        for (FileVisitOption option : options) {
            follows |= Objects.requireNonNull(option) == FileVisitOption.FOLLOW_LINKS;
        }
        if (maxDepth < 0) {
            throw new IllegalArgumentException("'maxDepth' is negative");
        }
        follow = follows;
        links = follow ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
        this.maxDepth = maxDepth;
    }

    /* Of a link that leads nowhere, those of the link. */
    private BasicFileAttributes attributes(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class, links);
        } catch (IOException e) {
            if (!follow) {
                throw e;
            }
            return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        }
    }

    private boolean loops(Path dir, Object key) {
        for (Level level : above) {
            if (key != null && level.key != null) {
                if (key.equals(level.key)) {
                    return true;
                }
                continue;
            }
            try {
                if (Files.isSameFile(dir, level.dir)) {
                    return true;
                }
            } catch (IOException | SecurityException e) {
                continue;
            }
        }
        return false;
    }

    Event visit(Path file) {
        try {
            BasicFileAttributes attributes = attributes(file);
            if (above.size() >= maxDepth || !attributes.isDirectory()) {
                return new Event(FILE, file, attributes, null);
            }
            if (follow && loops(file, attributes.fileKey())) {
                throw new FileSystemLoopException(file.toString());
            }
            above.push(new Level(file, attributes.fileKey(), Files.newDirectoryStream(file)));
            return new Event(START, file, attributes, null);
        } catch (IOException e) {
            return new Event(FILE, file, null, e);
        }
    }

    /** Null: that was all. */
    Event next() {
        Level top = above.peek();
        if (top == null) {
            return null;
        }
        IOException failure = null;
        try {
            if (!top.skipped && top.entries.hasNext()) {
                return visit(top.entries.next());
            }
        } catch (DirectoryIteratorException e) {
            failure = e.getCause();
        }
        try {
            top.stream.close();
        } catch (IOException e) {
            if (failure == null) {
                failure = e;
            } else {
                failure.addSuppressed(e);
            }
        }
        above.pop();
        return new Event(END, top.dir, null, failure);
    }

    /** Leaves the directory that has just begun. */
    void pop() {
        if (!above.isEmpty()) {
            try {
                above.pop().stream.close();
            } catch (IOException e) {
                return;
            }
        }
    }

    void skipSiblings() {
        if (!above.isEmpty()) {
            above.peek().skipped = true;
        }
    }

    @Override
    public void close() {
        while (!above.isEmpty()) {
            pop();
        }
        closed = true;
    }

    /** The files and directories, without the ends. */
    Iterator<Event> from(Path start) throws IOException {
        Event first = visit(start);
        if (first.failure != null) {
            throw first.failure;
        }
        return new Iterator<>() {
            private Event next = first;

            @Override
            public boolean hasNext() {
                if (closed) {
                    throw new IllegalStateException();
                }
                while (next == null || next.kind == END) {
                    next = FileTree.this.next();
                    if (next == null) {
                        return false;
                    }
                    if (next.failure != null) {
                        IOException failure = next.failure;
                        next = null;
                        throw new UncheckedIOException(failure);
                    }
                }
                return true;
            }

            @Override
            public Event next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                Event event = next;
                next = null;
                return event;
            }
        };
    }
}
