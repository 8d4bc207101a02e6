/* SPDX-License-Identifier: MIT */
package java.text;

/**
 * An attribute's value that holds for the text it is given to as a whole, and for no part of it.
 */
public class Annotation {
    private final Object value;

    public Annotation(Object value) {
        this.value = value;
    }

    public Object getValue() {
        return value;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[value=" + value + "]";
    }
}
