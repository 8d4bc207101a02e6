/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

/** What an entry of an access control list does. */
public enum AclEntryType {
    ALLOW, DENY, AUDIT, ALARM
}
