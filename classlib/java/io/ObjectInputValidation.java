/* SPDX-License-Identifier: MIT */
package java.io;

/** Called back when an object graph is complete. */
public interface ObjectInputValidation {
    void validateObject() throws InvalidObjectException;
}
