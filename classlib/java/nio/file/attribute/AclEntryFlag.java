/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

/** How an entry of an access control list is inherited. */
public enum AclEntryFlag {
    FILE_INHERIT, DIRECTORY_INHERIT, NO_PROPAGATE_INHERIT, INHERIT_ONLY
}
