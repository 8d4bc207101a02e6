/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;

/** Makes an object of what a connection delivers. */
public abstract class ContentHandler {
    public ContentHandler() {
    }

    public abstract Object getContent(URLConnection connection) throws IOException;

    public Object getContent(URLConnection connection, Class[] classes) throws IOException {
        Object o = getContent(connection);
        for (Class<?> c : classes) {
            if (c.isInstance(o)) {
                return o;
            }
        }
        return null;
    }
}
