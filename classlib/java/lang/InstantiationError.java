/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when compiled code instantiates an abstract class or interface. */
public class InstantiationError extends IncompatibleClassChangeError {
    private static final long serialVersionUID = -4885810657349421204L;

    public InstantiationError() {
    }

    public InstantiationError(String message) {
        super(message);
    }
}
