/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Thrown when a class is asked for by name and no definition is found. */
public class ClassNotFoundException extends ReflectiveOperationException {
    private static final long serialVersionUID = 9176873029745254542L;

    private Throwable ex; // the cause, in streams alone

    public ClassNotFoundException() {
        super((Throwable) null);
    }

    public ClassNotFoundException(String s) {
        super(s, null);
    }

    public ClassNotFoundException(String s, Throwable ex) {
        super(s, ex);
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
        readCause(ex);
        ex = null;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ex = super.getCause();
        out.defaultWriteObject();
    }
}
