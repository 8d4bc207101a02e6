/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Objects;

/** The path of a socket in the file system; an empty one of a socket without a name. */
public final class UnixDomainSocketAddress extends SocketAddress {
    private static final long serialVersionUID = 92902496589351288L;

    private final transient Path path;

    /** Is written instead: the path's text. */
    private static final class Ser implements Serializable {
        private static final long serialVersionUID = -7955684448513979814L;

        private final String pathname;

        Ser(String pathname) {
            this.pathname = pathname;
        }

        private Object readResolve() {
            return UnixDomainSocketAddress.of(pathname);
        }
    }

    private UnixDomainSocketAddress(Path path) {
        if (path.getFileSystem() != FileSystems.getDefault()) {
            throw new IllegalArgumentException();
        }
        this.path = path;
    }

    private Object writeReplace() {
        return new Ser(path.toString());
    }

    private void readObject(ObjectInputStream s) throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }

    private void readObjectNoData() throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }

    public static UnixDomainSocketAddress of(String pathname) {
        return of(Path.of(pathname));
    }

    public static UnixDomainSocketAddress of(Path path) {
        return new UnixDomainSocketAddress(Objects.requireNonNull(path));
    }

    public Path getPath() {
        return path;
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof UnixDomainSocketAddress
                && path.equals(((UnixDomainSocketAddress) o).path);
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
