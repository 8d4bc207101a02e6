/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** A socket has no use for addresses of that type. */
public class UnsupportedAddressTypeException extends IllegalArgumentException {
    private static final long serialVersionUID = -2964323842829700493L;

    public UnsupportedAddressTypeException() {
    }
}
