/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.io.InvalidClassException;
import java.io.ObjectInputStream;

/** What collections tell a stream that they are read from. */
@FunctionalInterface
public interface ArrayAnnouncement {
    /**
     * Asks the stream's filter whether an array may be made, of which the stream has only the
     * length.
     */
    void announce(ObjectInputStream in, Class<?> type, int length) throws InvalidClassException;
}
