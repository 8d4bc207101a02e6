/* SPDX-License-Identifier: MIT */
package java.net;

/** A string is not a URL. */
public class MalformedURLException extends java.io.IOException {
    private static final long serialVersionUID = -182787522200415866L;

    public MalformedURLException() {
        super();
    }

    public MalformedURLException(String message) {
        super(message);
    }
}
