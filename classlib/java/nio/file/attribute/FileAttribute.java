/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

/** An attribute to give a new file. */
public interface FileAttribute<T> {
    String name();

    T value();
}
