/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a thread recurses too deeply. */
public class StackOverflowError extends VirtualMachineError {
    private static final long serialVersionUID = 8609175038441759607L;

    public StackOverflowError() {
    }

    public StackOverflowError(String message) {
        super(message);
    }
}
