/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.io.FileDescriptor;
import java.io.IOException;

/** What other packages may ask of java.io. */
public interface DescriptorAccess {
    void closeWhenForgotten(FileDescriptor fd);

    void close(FileDescriptor fd) throws IOException;

    /** The number, which stays this file's until leave(); -1: it is closed. */
    int hold(FileDescriptor fd);

    void leave(FileDescriptor fd) throws IOException;
}
