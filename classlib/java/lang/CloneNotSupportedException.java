/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when an object that is not Cloneable is asked to clone itself. */
public class CloneNotSupportedException extends Exception {
    private static final long serialVersionUID = 5195511250079656443L;

    public CloneNotSupportedException() {
    }

    public CloneNotSupportedException(String message) {
        super(message);
    }
}
