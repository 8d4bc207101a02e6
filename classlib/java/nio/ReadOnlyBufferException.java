/* SPDX-License-Identifier: MIT */
package java.nio;

/** The buffer may not be written. */
public class ReadOnlyBufferException extends UnsupportedOperationException {
    private static final long serialVersionUID = -1210063976496234090L;

    public ReadOnlyBufferException() {
        super();
    }
}
