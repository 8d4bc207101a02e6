/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

import java.io.IOException;

/** The attributes that files have everywhere. */
public interface BasicFileAttributeView extends FileAttributeView {
    @Override
    String name();

    BasicFileAttributes readAttributes() throws IOException;

    void setTimes(FileTime lastModifiedTime, FileTime lastAccessTime, FileTime createTime)
            throws IOException;
}
