/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when null is used where an object is required. */
public class NullPointerException extends RuntimeException {
    private static final long serialVersionUID = 5162710183389028792L;

    /* The text belongs to the first trace: it is computed when asked for,
     * or before a second trace replaces the first. */
    private transient boolean traced;
    private transient boolean messageComputed;
    private transient String extendedMessage;

    public NullPointerException() {
    }

    public NullPointerException(String s) {
        super(s);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        if (traced) computeMessage();
        traced = true;
        return super.fillInStackTrace();
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message != null ? message : computeMessage();
    }

    private synchronized String computeMessage() {
        if (!messageComputed) {
            extendedMessage = getExtendedNPEMessage();
            messageComputed = true;
        }
        return extendedMessage;
    }

    private native String getExtendedNPEMessage();
}
