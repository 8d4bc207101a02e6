/* SPDX-License-Identifier: MIT */
package java.nio.file;

/** A test of paths. */
@FunctionalInterface
public interface PathMatcher {
    boolean matches(Path path);
}
