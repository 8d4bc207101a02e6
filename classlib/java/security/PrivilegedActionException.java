/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import jdk.internal.access.SharedSecrets;

/** Wraps a checked exception of a privileged action. */
public class PrivilegedActionException extends Exception {
    private static final long serialVersionUID = 4724086851538908602L;

    private Exception exception; // the cause, in streams alone

    public PrivilegedActionException(Exception exception) {
        super(null, exception);
    }

    public Exception getException() {
        return (Exception) super.getCause();
    }

    @Override
    public String toString() {
        String s = getClass().getName();
        return getCause() == null ? s : s + ": " + getCause().toString();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        SharedSecrets.getJavaLangAccess().readCause(this, exception);
        exception = null;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        exception = (Exception) super.getCause();
        out.defaultWriteObject();
    }
}
