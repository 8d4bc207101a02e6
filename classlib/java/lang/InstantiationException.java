/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when reflection cannot instantiate a class. */
public class InstantiationException extends ReflectiveOperationException {
    private static final long serialVersionUID = -8441929162975509110L;

    public InstantiationException() {
    }

    public InstantiationException(String message) {
        super(message);
    }
}
