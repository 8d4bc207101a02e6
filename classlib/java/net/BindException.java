/* SPDX-License-Identifier: MIT */
package java.net;

/** The local address cannot be had. */
public class BindException extends SocketException {
    private static final long serialVersionUID = -5945005768251722951L;

    public BindException() {
    }

    public BindException(String msg) {
        super(msg);
    }
}
