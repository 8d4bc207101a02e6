/* SPDX-License-Identifier: MIT */
package java.net;

/** A connection was refused. */
public class ConnectException extends SocketException {
    private static final long serialVersionUID = 3831404271622369215L;

    public ConnectException() {
        super();
    }

    public ConnectException(String message) {
        super(message);
    }
}
