/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** Something that happened, once or more often, to what is watched. */
public interface WatchEvent<T> {
    /** What happened. */
    interface Kind<T> {
        String name();

        Class<T> type();
    }

    /** How something is to be watched. */
    interface Modifier {
        String name();
    }

    Kind<T> kind();

    int count();

    T context();
}
