/* SPDX-License-Identifier: MIT */
package java.net;

/** No way leads to the host. */
public class NoRouteToHostException extends SocketException {
    private static final long serialVersionUID = -1897550894873493790L;

    public NoRouteToHostException() {
    }

    public NoRouteToHostException(String msg) {
        super(msg);
    }
}
