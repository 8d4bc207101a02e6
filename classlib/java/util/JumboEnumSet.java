/* SPDX-License-Identifier: MIT */
package java.util;

/** A set of constants of an enum that has more than 64. Programs know the class by its name. */
final class JumboEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private static final long serialVersionUID = 334349849919042784L;

    JumboEnumSet(Class<E> type) {
        super(type);
    }
}
