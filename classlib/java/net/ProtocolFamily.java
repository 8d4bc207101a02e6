/* SPDX-License-Identifier: MIT */
package java.net;

/** A family of communication protocols. */
public interface ProtocolFamily {
    String name();
}
