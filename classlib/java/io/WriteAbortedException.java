/* SPDX-License-Identifier: MIT */
package java.io;

/** The writer of a stream failed. */
public class WriteAbortedException extends ObjectStreamException {
    private static final long serialVersionUID = -3326426625597282442L;

    public Exception detail;

    public WriteAbortedException(String message, Exception cause) {
        super(message);
        initCause(null);
        detail = cause;
    }

    @Override
    public String getMessage() {
        return detail == null ? super.getMessage()
                : super.getMessage() + "; " + detail.toString();
    }

    @Override
    public Throwable getCause() {
        return detail;
    }
}
