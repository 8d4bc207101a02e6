/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

import java.io.IOException;
import java.util.List;

/** Reads and changes the access control list of a file; no file system of Linux has this view. */
public interface AclFileAttributeView extends FileOwnerAttributeView {
    @Override
    String name();

    List<AclEntry> getAcl() throws IOException;

    void setAcl(List<AclEntry> acl) throws IOException;
}
