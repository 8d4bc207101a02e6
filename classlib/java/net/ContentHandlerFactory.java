/* SPDX-License-Identifier: MIT */
package java.net;

/** Finds the handler of a content type. */
public interface ContentHandlerFactory {
    ContentHandler createContentHandler(String mimetype);
}
