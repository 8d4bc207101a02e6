/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown after an unknown serious failure of the virtual machine. */
public class UnknownError extends VirtualMachineError {
    private static final long serialVersionUID = 2524784860676771849L;

    public UnknownError() {
    }

    public UnknownError(String message) {
        super(message);
    }
}
