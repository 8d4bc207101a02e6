/* SPDX-License-Identifier: MIT */
package java.io;

import jdk.internal.access.DescriptorAccess;
import jdk.internal.access.SharedSecrets;

/** Gives the rest of the library what it may ask of this package. */
final class DescriptorCloser implements DescriptorAccess {
    static {
        SharedSecrets.setDescriptorAccess(new DescriptorCloser());
    }

    @Override
    public void closeWhenForgotten(FileDescriptor fd) {
        fd.closeWhenForgotten();
    }

    @Override
    public void close(FileDescriptor fd) throws IOException {
        fd.close();
    }

    @Override
    public int hold(FileDescriptor fd) {
        return fd.hold();
    }

    @Override
    public void leave(FileDescriptor fd) throws IOException {
        fd.leave();
    }
}
