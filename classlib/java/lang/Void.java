/* SPDX-License-Identifier: MIT */
package java.lang;

/** Stands for the keyword void; has no instances. */
public final class Void {
    @SuppressWarnings("unchecked")
    public static final Class<Void> TYPE = (Class<Void>) Class.getPrimitiveClass("void");

    private Void() {
    }
}
