/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A reader that can be closed, and then says so. */
abstract class OpenReader implements ModuleReader {
    private volatile boolean closed;

    abstract Optional<URI> locate(String name) throws IOException;

    abstract Optional<InputStream> stream(String name) throws IOException;

    abstract Stream<String> names() throws IOException;

    /* What is to be closed with it. */
    void closeSource() throws IOException {
    }

    private void check() throws IOException {
        if (closed) {
            throw new IOException("ModuleReader is closed");
        }
    }

    @Override
    public final Optional<URI> find(String name) throws IOException {
        Objects.requireNonNull(name);
        check();
        return locate(name);
    }

    @Override
    public final Optional<InputStream> open(String name) throws IOException {
        Objects.requireNonNull(name);
        check();
        return stream(name);
    }

    @Override
    public final Stream<String> list() throws IOException {
        check();
        return names();
    }

    @Override
    public final void close() throws IOException {
        if (!closed) {
            closed = true;
            closeSource();
        }
    }
}
