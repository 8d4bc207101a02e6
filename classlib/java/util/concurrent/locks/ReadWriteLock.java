/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

/** A pair of locks, one shared and one exclusive. */
public interface ReadWriteLock {
    Lock readLock();

    Lock writeLock();
}
