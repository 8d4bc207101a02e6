/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when the heap has no room for an object. */
public class OutOfMemoryError extends VirtualMachineError {
    private static final long serialVersionUID = 8228564086184010517L;

    public OutOfMemoryError() {
    }

    public OutOfMemoryError(String message) {
        super(message);
    }
}
