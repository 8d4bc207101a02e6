/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a class is asked for by name and no definition is found. */
public class ClassNotFoundException extends ReflectiveOperationException {
    private static final long serialVersionUID = 9176873029745254542L;

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
}
