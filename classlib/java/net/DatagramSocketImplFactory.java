/* SPDX-License-Identifier: MIT */
package java.net;

/** Makes the implementations of datagram sockets. */
public interface DatagramSocketImplFactory {
    DatagramSocketImpl createDatagramSocketImpl();
}
