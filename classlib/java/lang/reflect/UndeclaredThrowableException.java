/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import jdk.internal.access.SharedSecrets;

/** Wraps a checked exception that a proxied method does not declare. */
public class UndeclaredThrowableException extends RuntimeException {
    static final long serialVersionUID = 330127114055056639L;

    private Throwable undeclaredThrowable; // the cause, in streams alone

    public UndeclaredThrowableException(Throwable undeclaredThrowable) {
        super(null, undeclaredThrowable);
    }

    public UndeclaredThrowableException(Throwable undeclaredThrowable, String s) {
        super(s, undeclaredThrowable);
    }

    public Throwable getUndeclaredThrowable() {
        return super.getCause();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        SharedSecrets.getJavaLangAccess().readCause(this, undeclaredThrowable);
        undeclaredThrowable = null;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        undeclaredThrowable = super.getCause();
        out.defaultWriteObject();
    }
}
