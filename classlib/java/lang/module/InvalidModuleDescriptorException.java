/* SPDX-License-Identifier: MIT */
package java.lang.module;

/** Thrown when the bytes of a module declaration are bad. */
public class InvalidModuleDescriptorException extends RuntimeException {
    private static final long serialVersionUID = 4863390386809347380L;

    public InvalidModuleDescriptorException() {
    }

    public InvalidModuleDescriptorException(String message) {
        super(message);
    }
}
