/* SPDX-License-Identifier: MIT */
package java.util.jar;

/** A jar file is wrong. */
public class JarException extends java.util.zip.ZipException {
    private static final long serialVersionUID = 7159778400963954473L;

    public JarException() {
        super();
    }

    public JarException(String message) {
        super(message);
    }
}
