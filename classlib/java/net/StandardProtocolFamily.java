/* SPDX-License-Identifier: MIT */
package java.net;

/** The families that are known. */
public enum StandardProtocolFamily implements ProtocolFamily {
    INET, INET6, UNIX
}
