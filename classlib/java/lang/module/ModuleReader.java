/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads what is in a module; resources are named by paths with slashes. */
public interface ModuleReader extends Closeable {
    Optional<URI> find(String name) throws IOException;

    default Optional<InputStream> open(String name) throws IOException {
        Optional<URI> found = find(name);
        return found.isPresent() ? Optional.of(found.get().toURL().openStream()) : Optional.empty();
    }

    default Optional<ByteBuffer> read(String name) throws IOException {
        Optional<InputStream> in = open(name);
        if (!in.isPresent()) {
            return Optional.empty();
        }
        try (InputStream stream = in.get()) {
            return Optional.of(ByteBuffer.wrap(stream.readAllBytes()));
        }
    }

    default void release(ByteBuffer bb) {
        Objects.requireNonNull(bb);
    }

    Stream<String> list() throws IOException;

    @Override
    void close() throws IOException;
}
