/* SPDX-License-Identifier: MIT */
package java.nio.file;

import java.util.List;

/** What is watched, and what happened to it since its events were last taken. */
public interface WatchKey {
    boolean isValid();

    List<WatchEvent<?>> pollEvents();

    boolean reset();

    void cancel();

    Watchable watchable();
}
