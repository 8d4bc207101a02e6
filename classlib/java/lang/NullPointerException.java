/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when null is used where an object is required. */
public class NullPointerException extends RuntimeException {
    private static final long serialVersionUID = 5162710183389028792L;

    /* 0: made by a constructor call of the program; 1: message computed;
       the virtual machine may answer a text for those that it threw itself. */
    private transient boolean messageComputed;
    private transient String extendedMessage;

    public NullPointerException() {
    }

    public NullPointerException(String s) {
        super(s);
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        if (message == null) {
            synchronized (this) {
                if (!messageComputed) {
                    extendedMessage = getExtendedNPEMessage();
                    messageComputed = true;
                }
                message = extendedMessage;
            }
        }
        return message;
    }

    private native String getExtendedNPEMessage();
}
