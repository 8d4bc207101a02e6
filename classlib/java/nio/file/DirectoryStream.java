/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.io.Closeable;
import java.io.IOException;
import java.util.Iterator;

/** The entries of a directory. */
public interface DirectoryStream<T> extends Closeable, Iterable<T> {
    /** Decides which entries are seen. */
    @FunctionalInterface
    interface Filter<T> {
        boolean accept(T entry) throws IOException;
    }

    @Override
    Iterator<T> iterator();
}
