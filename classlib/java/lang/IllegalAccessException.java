/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when reflection is used on a member that the caller may not access. */
public class IllegalAccessException extends ReflectiveOperationException {
    private static final long serialVersionUID = 6616958222490762034L;

    public IllegalAccessException() {
    }

    public IllegalAccessException(String message) {
        super(message);
    }
}
