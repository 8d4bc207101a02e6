/* SPDX-License-Identifier: MIT */
package java.security;

/** Wraps a checked exception of a privileged action. */
public class PrivilegedActionException extends Exception {
    private static final long serialVersionUID = 1L;

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
}
