/* SPDX-License-Identifier: MIT */
package java.net;

/** Finds the handler of a protocol. */
public interface URLStreamHandlerFactory {
    URLStreamHandler createURLStreamHandler(String protocol);
}
