/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Thrown when a static initializer ended with an exception. */
public class ExceptionInInitializerError extends LinkageError {
    private static final long serialVersionUID = 1521711792217232256L;

    private Throwable exception; // the cause, in streams alone

    public ExceptionInInitializerError() {
        initCause(null);
    }

    public ExceptionInInitializerError(Throwable thrown) {
        super(null, thrown);
    }

    public ExceptionInInitializerError(String s) {
        super(s, null);
    }

    public Throwable getException() {
        return super.getCause();
    }

    @Override
    public Throwable getCause() {
        return super.getCause();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        readCause(exception);
        exception = null;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        exception = super.getCause();
        out.defaultWriteObject();
    }
}
