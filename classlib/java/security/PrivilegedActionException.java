/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.IOException;
import java.io.ObjectOutputStream;

/** Wraps a checked exception of a privileged action. */
public class PrivilegedActionException extends Exception {
    private static final long serialVersionUID = 4724086851538908602L;

    private Exception exception; // the cause, in streams alone

    public PrivilegedActionException(Exception exception) {
        super(null, exception);
    }

    public Exception getException() {
        return (Exception) getCause();
    }

    @Override
    public String toString() {
        String s = getClass().getName();
        return getCause() == null ? s : s + ": " + getCause().toString();
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        exception = (Exception) getCause();
        out.defaultWriteObject();
    }
}
