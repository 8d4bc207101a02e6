/* SPDX-License-Identifier: MIT */
package java.util;

/** The stack has no element. */
public class EmptyStackException extends RuntimeException {
    private static final long serialVersionUID = 5084686378493302095L;

    public EmptyStackException() {
    }
}
