/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;

/** The protocol mailto: an address and what is asked of it, no host, and never a fragment. */
final class MailURLHandler extends URLStreamHandler {
    @Override
    protected void parseURL(URL u, String spec, int start, int limit) {
        String all = spec.substring(start, limit);
        int mark = all.indexOf('?');
        String address = mark < 0 ? all : all.substring(0, mark);
        setURL(u, u.getProtocol(), "", -1, null, null, address,
            mark < 0 ? null : all.substring(mark + 1), null);
    }

    @Override
    String flaw(URL u) {
        return u.getFile().isEmpty() ? "No email address" : null;
    }

    @Override
    protected URLConnection openConnection(URL u) {
        return new URLConnection(u) {
            @Override
            public void connect() throws IOException {
                throw new UnknownServiceException("mailto: no connections over the network");
            }
        };
    }
}
